import { useFormats } from '#ui/formats.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { Folio } from '../folio.ts'
import type { PaidRow, RefundRow, VoidedRow } from '../paid.ts'
import { useMethodLabels } from './method-labels.ts'

/** The money on this bill, oldest first. */
export function PaidList({ folio }: { folio: Folio }) {
  const { t } = useLingui()
  const { paid, earlier, voided, refunds } = folio
  if (paid.length + voided.length + refunds.length === 0 && earlier === 0) return null
  return (
    <Card as="section" padding="none" aria-labelledby="paid">
      <h2 id="paid" className="border-b border-line px-4 py-3 text-lg">
        <Trans>Payments</Trans>
      </h2>
      <ul aria-label={t`Payments`} className="divide-y divide-line">
        {earlier > 0 && (
          <li className="flex min-h-12 items-center justify-between gap-4 px-4 py-2">
            <Trans>Paid earlier</Trans>
            <Money cents={earlier} className="font-semibold" />
          </li>
        )}
        {paid.map((row) => (
          <PaidItem key={row.id} row={row} on={folio.bills.get(row.bill)?.title ?? ''} />
        ))}
        {refunds.map((row) => (
          <RefundItem key={`refund:${row.id}`} row={row} />
        ))}
        {voided.map((row) => (
          <VoidedItem key={row.id} row={row} />
        ))}
      </ul>
    </Card>
  )
}

function PaidItem({ row, on }: { row: PaidRow; on: string }) {
  const { base } = useFormats()
  const methodLabels = useMethodLabels()
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 px-4 py-2">
      <span className="grid min-w-0">
        <PaymentName id={row.id} waits={row.waits}>
          {[methodLabels(row.method), row.reference].filter(Boolean).join(' · ')}
        </PaymentName>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {row.at && <DateTimeText value={row.at} format="short" />}
          {row.by && <span>{row.by}</span>}
          {on && <span className="wrap-anywhere">{on}</span>}
          {row.waits && (
            <span className="inline-flex items-center gap-1 text-waiting">
              <Clock className="size-4" />
              <Trans>not yet with the house</Trans>
            </span>
          )}
        </span>
      </span>
      <span className="grid justify-items-end">
        <Money amount={row.amount} currency={row.currency} className="font-semibold" />
        {row.currency !== base && <Money cents={row.cents} className="text-sm text-ink-soft" />}
      </span>
    </li>
  )
}

/** Leads to the payment itself; one that waits on this device has no row there yet. */
function PaymentName({
  id,
  waits = false,
  children,
}: {
  id: string
  waits?: boolean
  children: ReactNode
}) {
  if (waits) return <span className="font-medium wrap-anywhere">{children}</span>
  return (
    <TextLink standalone to={`/dashboard/payments?payment=${encodeURIComponent(id)}`}>
      <span className="wrap-anywhere">{children}</span>
    </TextLink>
  )
}

/** What went back of a payment, or is to: the payment above counts without it once it went. */
function RefundItem({ row }: { row: RefundRow }) {
  const methodLabels = useMethodLabels()
  const { amount, of: paid, currency, method, at } = row
  const back = <Money amount={amount} currency={currency} />
  const whole = <Money amount={paid} currency={currency} />
  return (
    <li className="grid min-h-12 content-center px-4 py-2">
      <PaymentName id={row.id}>
        {at === null ? (
          <Trans>
            To be given back: {back} of {whole}
          </Trans>
        ) : (
          <Trans>
            Given back: {back} of {whole}
          </Trans>
        )}
      </PaymentName>
      <span className="text-sm text-ink-soft">
        {methodLabels(method)}
        {at !== null && (
          <>
            {' · '}
            <DateTimeText value={at} format="short" />
          </>
        )}
      </span>
    </li>
  )
}

/** A voided payment stays visible beside the one that replaced it. */
function VoidedItem({ row }: { row: VoidedRow }) {
  const methodLabels = useMethodLabels()
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 text-ink-soft">
      <span className="grid min-w-0">
        <PaymentName id={row.id}>{methodLabels(row.method)}</PaymentName>
        <span className="text-sm wrap-anywhere">
          <Trans>
            Voided <DateTimeText value={row.at} format="short" />: {row.reason}
          </Trans>
        </span>
      </span>
      <s>
        <Money amount={row.amount} currency={row.currency} />
      </s>
    </li>
  )
}
