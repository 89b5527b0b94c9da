import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Totals } from '#domain/restaurant.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import { Price, useShownCurrency } from '#ui/shown-currency.tsx'

/** The sums and the one act; stays in view while the form scrolls. */
export function OrderFoot({
  totals,
  act,
  busy,
  others,
}: {
  totals: Totals
  act: 'buy' | 'change' | 'stay'
  busy: boolean
  /** What else the form serves (spec 2 §2). */
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
        {act === 'buy' && <Trans>Buy Now</Trans>}
        {act === 'change' && <Trans>Send the changed order</Trans>}
        {act === 'stay' && <Trans>Add to my stay</Trans>}
      </Button>
      {others}
    </div>
  )
}
