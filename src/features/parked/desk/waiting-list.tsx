import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { offline } from '#offline/offline.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { moneyOf } from '../money.ts'
import { GivenBackDialog } from './money-dialog.tsx'
import { OperationLine } from './operation-line.tsx'
import { useAsked, useRecoveryActions } from './use-recovery-actions.ts'

/** This person's operations on this device that the server may not have yet. */
export function WaitingList({
  rows,
  descriptors,
}: {
  rows: OperationRow[]
  descriptors: OperationDescriptors
}) {
  const [busy, setBusy] = useState(false)
  if (rows.length === 0) return null
  const send = () => {
    setBusy(true)
    void offline()
      .outbox.sendNow()
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <section aria-labelledby="waiting-work" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="waiting-work" className="text-base font-semibold">
          <Plural value={rows.length} one="# change waits" other="# changes wait" />
        </h3>
        <Button variant="secondary" busy={busy} busyText={<Trans>Sending…</Trans>} onClick={send}>
          <Trans>Send now</Trans>
        </Button>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <EntryBoundary key={row.id} as="li">
            <WaitingRow row={row} descriptors={descriptors} />
          </EntryBoundary>
        ))}
      </ul>
    </section>
  )
}

function WaitingRow({
  row,
  descriptors,
}: {
  row: OperationRow
  descriptors: OperationDescriptors
}) {
  const { i18n } = useLingui()
  const { busy, withdraw } = useRecoveryActions({ head: row, followers: [] }, descriptors)
  const { asking, ask, asked } = useAsked(busy, withdraw)
  const held = moneyOf(row, descriptors)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5">
      <div className="grid min-w-0 gap-1">
        <OperationLine
          row={row}
          descriptors={descriptors}
          status={
            row.wish?.kind === 'withdraw' && (
              <Badge tone="waiting">
                <Trans>Withdrawal asked for</Trans>
              </Badge>
            )
          }
        >
          {row.tries > 0 && <Plural value={row.tries} one="tried once" other="tried # times" />}
        </OperationLine>
      </div>
      {row.wish?.kind !== 'withdraw' && (
        <Button
          variant="quiet"
          className="max-sm:-ml-3"
          busy={busy === 'withdraw'}
          onClick={() => (held ? ask() : void withdraw())}
        >
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {asking && held && <GivenBackDialog amount={i18n._(held)} {...asked} />}
    </li>
  )
}
