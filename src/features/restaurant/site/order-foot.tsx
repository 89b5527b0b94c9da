import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Totals } from '#domain/restaurant.ts'
import { SumsFoot } from '#ui/sums-foot.tsx'

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
  return (
    <SumsFoot
      subtotalCents={totals.subtotal_cents}
      discountCents={totals.discount_cents}
      totalCents={totals.total_cents}
      act={
        {
          buy: <Trans>Buy Now</Trans>,
          change: <Trans>Send the changed order</Trans>,
          stay: <Trans>Add to my stay</Trans>,
        }[act]
      }
      busy={busy}
      others={others}
    />
  )
}
