import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TourTotals } from '#domain/tours.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import { Price, useShownCurrency } from '#ui/shown-currency.tsx'

/** The sums and the one act; stays in view while the form scrolls. */
export function BookingFoot({
  totals,
  act,
  busy,
  others,
}: {
  totals: TourTotals
  act: 'book' | 'change' | 'stay'
  busy: boolean
  /** The other way to have it. */
  others: ReactNode
}) {
  const { currency } = useShownCurrency()
  const { subtotal_cents: subtotal, discount_cents: discount, total_cents: total } = totals
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:-mx-5 lg:px-5">
      <dl className="grid grid-cols-[1fr_auto] gap-y-0.5">
        {discount > 0 && (
          <>
            <dt className="text-ink-soft">
              <Trans>Subtotal</Trans>
            </dt>
            <dd className="text-right">
              <Money cents={subtotal} />
            </dd>
            <dt className="text-ink-soft">
              <Trans>Discount</Trans>
            </dt>
            <dd className="text-right text-confirmed">
              <Money cents={-discount} />
            </dd>
          </>
        )}
        {total > 0 && (
          <>
            <dt className="text-ink-soft">
              <Trans>Per person</Trans>
            </dt>
            <dd className="text-right">
              <Money cents={totals.per_person_cents} />
            </dd>
          </>
        )}
        <dt className="text-lg font-semibold">
          <Trans>Total</Trans>
        </dt>
        <dd className="text-right text-lg font-semibold">
          <Money cents={total} />
        </dd>
        {currency !== 'USD' && (
          <dd className="col-span-2 text-right text-sm text-ink-soft">
            <Trans>
              about <Price cents={total} />; you pay in dollars or at the day’s rate
            </Trans>
          </dd>
        )}
      </dl>
      <Button type="submit" size="lg" block busy={busy} busyText={<Trans>Saving…</Trans>}>
        {act === 'book' && <Trans>Book this tour</Trans>}
        {act === 'change' && <Trans>Send the changed booking</Trans>}
        {act === 'stay' && <Trans>Add to my stay</Trans>}
      </Button>
      {others}
    </div>
  )
}
