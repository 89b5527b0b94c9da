import type { PlaceCustomOrder } from '#contract/custom.ts'
import { takenAs, unpaid, type LineKind, type RequestOf } from '../cart/index.ts'
import { placeCustomOrder } from './place.ts'

type Request = RequestOf<'custom'>

/** A service that the house defined itself, of a cart. */
export const customLine: LineKind<Request> = {
  offers: 'custom_services',
  ids: ({ service_id }) => [service_id],
  locks: ({ service_id }) => service_id,
  take: takenAs(
    'custom',
    placeCustomOrder,
    (request: Request, guest): Omit<PlaceCustomOrder, 'source'> => {
      const { customer, language } = guest
      const { method } = unpaid(guest)
      return { ...request, customer, language, payment: { method } }
    },
  ),
  priced: (request, current) => ({ ...request, totals: current as PlaceCustomOrder['totals'] }),
}
