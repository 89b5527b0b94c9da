import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import { type LineKind, type RequestOf, takenAs } from '../cart/index.ts'
import { placeLaundryOrder } from './place.ts'

type Request = RequestOf<'laundry'>

/** Laundry of a cart. */
export const laundryLine: LineKind<Request> = {
  offers: 'laundry_services',
  ids: ({ items }) => items.map(({ service_id }) => service_id),
  take: takenAs(
    'laundry',
    placeLaundryOrder,
    (request: Request, { customer, language }): Omit<PlaceLaundryOrder, 'source'> => {
      const { name, phone, email } = customer
      const whose = { customer: name, customer_phone: phone, customer_email: email }
      return { ...request, ...whose, language }
    },
  ),
  priced: (request, current) => ({ ...request, totals: current as PlaceLaundryOrder['totals'] }),
}
