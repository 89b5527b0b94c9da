import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { BookTour } from '#contract/tour-bookings.ts'
import { putInCart } from '#offline/stay-cart.ts'
import type { ForStay } from '#ui/for-stay.ts'
import { useAddToStay } from '#ui/use-add-to-stay.ts'
import { stayLineOf } from '../form/stay-line.ts'

/** Puts a tour with the rest of a stay. */
export function useAddBooking() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { busy, add } = useAddToStay()
  return {
    busy,
    /** `forStay`: where the person came from, if they did. `done`: it lies there. */
    add(body: BookTour, name: string, forStay: ForStay | null, done: () => void): Promise<void> {
      const { people } = body.booking
      const line = stayLineOf(body, {
        title: name,
        detail: t`${plural(people, { one: '# person', other: '# people' })}`,
      })
      const put = () => putInCart(client, line, forStay?.line ?? undefined)
      return add(put, { goThere: forStay !== null, done })
    },
  }
}
