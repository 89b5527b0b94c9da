import { houseMoney } from '#domain/money.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, ReceiptText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useSaveOrSay } from '#parts/desk/use-save-or-say.ts'
import { useHouse } from '#parts/use-house.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Candidate } from '../charges.ts'
import type { BillLine, Folio } from '../folio.ts'
import type { Stay } from '../stay.ts'
import { AddItemDialog } from './add-item-dialog.tsx'
import { ChargePicker } from './charge-picker.tsx'
import { charge, removeItem } from './commands.ts'
import { LineRow } from './line-row.tsx'
import { PaidList } from './paid-list.tsx'
import { ReceiptList } from './receipt-list.tsx'
import { type MoneyTaken, useSettle } from './use-settle.ts'
import { SettleForm } from './settle-form.tsx'
import { Money } from '#ui/money.tsx'

/** What is on the bill, what was paid, and the form to settle it. */
export function Bill({
  folio,
  stay,
  candidates,
  money,
}: {
  folio: Folio
  stay: Stay
  candidates: readonly Candidate[]
  money: MoneyTaken
}) {
  const { t } = useLingui()
  const saveOrSay = useSaveOrSay()
  const house = useHouse()
  const [open, setOpen] = useState<'item' | 'charge' | null>(null)
  const settle = useSettle(folio, stay, houseMoney(house), money, 'bill')

  /** Removes an item; an order of a service is taken off this bill and paid by itself. */
  async function takeOff(line: BillLine) {
    const on = folio.stays.find(({ id }) => id === line.stayId) ?? stay
    await saveOrSay(async () => {
      if (line.charge) {
        const { kind, id } = line.charge
        await charge(on, { kind, subject_id: id, on: false }, line.title)
      } else if (line.ref !== null) await removeItem(on, line.ref, line.title)
    })
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <Card as="section" padding="none" aria-labelledby="bill">
        <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2.5">
          <h2 id="bill" className="text-lg">
            <Trans>On this bill</Trans>
          </h2>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" icon={<Plus />} onClick={() => setOpen('item')}>
              <Trans>Add item</Trans>
            </Button>
            <Button variant="secondary" icon={<ReceiptText />} onClick={() => setOpen('charge')}>
              <Trans>Put on this stay</Trans>
            </Button>
          </div>
        </div>
        <ul aria-label={t`Lines of the bill`} className="divide-y divide-line">
          {folio.lines.map((line) => (
            <LineRow
              key={line.key}
              line={line}
              chosen={settle.isChosen(line.key)}
              onToggle={() => settle.toggle(line.key)}
              onTakeOff={() => void takeOff(line)}
            />
          ))}
        </ul>
        <Sums folio={folio} />
      </Card>
      <SettleForm settle={settle} stay={stay} house={house} />
      <div className="grid min-w-0 gap-5 empty:hidden">
        <PaidList folio={folio} />
        <ReceiptList stay={stay} receipts={folio.receipts} voided={folio.voided} />
      </div>
      {open === 'item' && <AddItemDialog stay={stay} onClose={() => setOpen(null)} />}
      {open === 'charge' && (
        <ChargePicker stay={stay} candidates={candidates} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

/** Total, paid, what was given up, and the balance: what is left of the total. */
function Sums({ folio }: { folio: Folio }) {
  const { total, totalPaid, writtenOff, balance } = folio
  return (
    <dl className="grid gap-1 border-t border-line bg-sunken px-4 py-3">
      <Sum cents={total}>
        <Trans>Total</Trans>
      </Sum>
      <Sum cents={totalPaid}>
        <Trans context="money">Paid</Trans>
      </Sum>
      {writtenOff > 0 && (
        <Sum cents={writtenOff}>
          <Trans>Written off</Trans>
        </Sum>
      )}
      <div className="flex items-baseline justify-between gap-6 pt-1">
        <dt className="font-semibold">
          {balance < 0 ? <Trans>Paid too much</Trans> : <Trans>Balance</Trans>}
        </dt>
        <dd data-testid="balance">
          <Money cents={Math.abs(balance)} className="font-display text-xl font-semibold" />
        </dd>
      </div>
    </dl>
  )
}

function Sum({ cents, children }: { cents: number; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="text-ink-soft">{children}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  )
}
