import { Trans, useLingui } from '@lingui/react/macro'
import type { LaundryTotals } from '#domain/laundry.ts'
import { Alert } from '#ui/alert.tsx'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'

/**
 * What the order comes to.
 *
 * @param fetched a guest's, that the house fetches and brings back: its fees are more than the rush
 * @param paidCents what was paid for it until now; null: nothing, or nobody here knows
 */
export function OrderSums({
  quote,
  rush,
  percent,
  fetched,
  paidCents,
}: {
  quote: LaundryTotals
  rush: boolean
  percent: number
  fetched: boolean
  paidCents: number | null
}) {
  const { t } = useLingui()
  return (
    <>
      <dl className="grid gap-1 border-t border-line pt-4 tabular">
        <Sum term={t`Subtotal`} cents={quote.subtotal_cents} />
        {fetched && quote.fees_cents > 0 && <Sum term={t`Fees`} cents={quote.fees_cents} />}
        {!fetched && rush && <Sum term={t`Rush fee (${percent}%)`} cents={quote.fees_cents} />}
        <Sum term={t`Total`} cents={quote.total_cents} strong />
      </dl>
      {paidCents !== null && <PaidAlready paid={paidCents} total={quote.total_cents} />}
    </>
  )
}

function Sum({ term, cents, strong = false }: { term: string; cents: number; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className={strong ? 'text-lg font-semibold' : undefined}>
        <Money cents={cents} />
      </dd>
    </div>
  )
}

/** What the price means at the counter once money was taken. */
function PaidAlready({ paid, total }: { paid: number; total: number }) {
  const formats = useFormats()
  if (paid === total) return null
  const came = formats.cents(paid)
  const difference = formats.cents(Math.abs(total - paid))
  return (
    <Alert tone="waiting" live>
      {total > paid ? (
        <Trans>
          {came} was paid: {difference} more is due then.
        </Trans>
      ) : (
        <Trans>
          {came} was paid: {difference} goes back to the guest then.
        </Trans>
      )}
    </Alert>
  )
}
