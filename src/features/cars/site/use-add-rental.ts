import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { RentCar } from '#contract/rentals.ts'
import { putInCart } from '#offline/stay-cart.ts'
import type { ForStay } from '#ui/for-stay.ts'
import { useAddToStay } from '#ui/use-add-to-stay.ts'
import { stayLineOf } from '../form/stay-line.ts'

/** Puts a rental with the rest of a stay, and leads there: these steps are done. */
export function useAddRental() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { busy, add } = useAddToStay()
  return {
    busy,
    /** `forStay`: where the person came from, if they did. `done`: it lies there. */
    add(body: RentCar, carName: string, forStay: ForStay | null, done: () => void): Promise<void> {
      const { pickup_time: time } = body.schedule
      const place = body.locations.pickup
      const detail = t`Pick-up at ${time}, ${place}`
      const line = stayLineOf(body, { title: carName, detail })
      const put = () => putInCart(client, line, forStay?.line ?? undefined)
      return add(put, { goThere: true, done })
    },
  }
}
