import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { putInCart } from '#offline/stay-cart.ts'
import type { ForStay } from '#ui/for-stay.ts'
import { useAddToStay } from '#ui/use-add-to-stay.ts'
import { orderDetail, orderTitle } from '../operations/place.ts'
import { stayLineOf } from './form/stay-line.ts'

/** Puts an order with the rest of a stay. */
export function useAddOrder() {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const { busy, add } = useAddToStay()
  return {
    busy,
    /** `forStay`: where the person came from, if they did. `done`: it lies there. */
    add(body: PlaceOrder, forStay: ForStay | null, done: () => void): Promise<void> {
      const line = stayLineOf(body, {
        title: i18n._(orderTitle(body)),
        detail: orderDetail(body),
      })
      const put = () => putInCart(client, line, forStay?.line ?? undefined)
      return add(put, { goThere: forStay !== null, done })
    },
  }
}
