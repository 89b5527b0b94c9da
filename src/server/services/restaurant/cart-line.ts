import type { PlaceOrder } from '#contract/restaurant.ts'
import { type LineKind, type RequestOf, takenAs, unpaid } from '../cart/index.ts'
import { placeRestaurantOrder } from './place.ts'

type Request = RequestOf<'restaurant'>

/** A meal of a cart. */
export const mealLine: LineKind<Request> = {
  offers: 'items',
  ids: ({ items }) => items.map(({ id }) => id),
  wish: ({ custom_request }) => custom_request,
  take: takenAs(
    'restaurant',
    placeRestaurantOrder,
    (request: Request, guest): Omit<PlaceOrder, 'source'> => {
      const { customer, language } = guest
      return { ...request, customer, language, payment: unpaid(guest) }
    },
  ),
  priced: (request, current) => ({ ...request, totals: current as PlaceOrder['totals'] }),
}
