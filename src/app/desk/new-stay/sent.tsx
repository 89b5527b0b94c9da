import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import type { RecordPayment } from '#contract/money.ts'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { useLoadedDeviceRows } from '#parts/use-device-rows.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Money } from '#ui/money.tsx'
import { SyncStatusHeadline, SyncStatusSteps, type SyncStatus } from '#ui/sync-status.tsx'
import { descriptors } from '../../operations.ts'
import { chainOf, syncStatusOfChain } from './chain-state.ts'

interface SentChain {
  /** The operation that makes the stay. */
  head: OperationRow
  syncStatus: SyncStatus
  /** The money that was taken with it; undefined: none. */
  taken: ReactNode
}

interface SentTexts {
  code: string | null | undefined
  /** What it means that the house has it. */
  confirmed: ReactNode
  /** What can be told to the guest while it waits here. */
  waiting: ReactNode
  /** What to do once it is decided. */
  refused: ReactNode
  facts: Description[]
  /** Further ways on. */
  links: { to: string; text: ReactNode }[]
}

/** What was written down, the code to tell, and how far it has come. */
export function NewStaySent({
  id,
  done,
  gone,
  describe,
}: {
  /** Of the chain's first operation. */
  id: string
  /** The step of the chain by which all of it is done. */
  done: OperationRow['route']
  /** Said where this device has nothing of it any more. */
  gone: string
  describe: (sent: SentChain) => SentTexts
}) {
  const rows = useLoadedDeviceRows()
  // To whom a room went is told by the bookings: they are followed while this is looked at.
  useBookings()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
  }, [])
  const chain = chainOf(rows ?? [], id)
  const head = chain?.[0]
  if (chain === undefined || head === undefined) {
    if (rows === undefined) return null
    return (
      <EmptyState
        picture={<DrawnLantern />}
        title={gone}
        action={
          <ButtonLink to="/dashboard/bookings?type=room">
            <Trans>Look in the bookings</Trans>
          </ButtonLink>
        }
      />
    )
  }
  const syncStatus = syncStatusOfChain(chain, done)
  const payment = chain.find(({ route }) => route === 'recordBookingPayment')
  const money = payment?.body as RecordPayment | undefined
  const taken = money && <Money amount={money.amount} currency={money.currency} />
  const texts = describe({ head, syncStatus, taken })
  return (
    <div ref={top} tabIndex={-1} className="mx-auto grid max-w-3xl gap-5 outline-none">
      <SyncStatusHeadline syncStatus={syncStatus}>
        {syncStatus === 'confirmed' && texts.confirmed}
        {(syncStatus === 'saved' || syncStatus === 'sent') && texts.waiting}
        {syncStatus === 'needs-decision' && texts.refused}
      </SyncStatusHeadline>
      {syncStatus === 'needs-decision' && <ParkedWork descriptors={descriptors} />}
      {(syncStatus === 'saved' ||
        syncStatus === 'sent' ||
        syncStatus === 'received' ||
        syncStatus === 'confirmed') && <SyncStatusSteps syncStatus={syncStatus} />}
      <Card className="grid gap-4">
        <p className="grid gap-1">
          <span className="text-sm text-ink-soft">
            <Trans>Code for the guest</Trans>
          </span>
          <strong className="font-mono text-2xl font-semibold tracking-widest">{texts.code}</strong>
        </p>
        <DescriptionList items={texts.facts} />
      </Card>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="lg" to="/dashboard">
          <Trans>Done</Trans>
        </ButtonLink>
        {texts.links.map(({ to, text }) => (
          <ButtonLink key={to} size="lg" variant="secondary" to={to}>
            {text}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}
