import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TourTotals } from '#domain/tours.ts'
import { SumsFoot } from '#ui/sums-foot.tsx'

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
  return (
    <SumsFoot
      subtotalCents={totals.subtotal_cents}
      discountCents={totals.discount_cents}
      more={
        totals.total_cents > 0
          ? { term: <Trans>Per person</Trans>, cents: totals.per_person_cents }
          : undefined
      }
      totalCents={totals.total_cents}
      act={
        {
          book: <Trans>Book this tour</Trans>,
          change: <Trans>Send the changed booking</Trans>,
          stay: <Trans>Add to my stay</Trans>,
        }[act]
      }
      busy={busy}
      others={others}
    />
  )
}
