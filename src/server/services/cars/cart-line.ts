import type { RentCar } from '#contract/rentals.ts'
import { type LineKind, type RequestOf, takenAs } from '../cart/index.ts'
import { rentCar } from './rent.ts'

type Request = RequestOf<'car'>

/** A rental of a cart. */
export const rentalLine: LineKind<Request> = {
  offers: 'cars',
  ids: ({ car_id }) => [car_id],
  locks: ({ car_id }) => car_id,
  take: takenAs(
    'car',
    rentCar,
    (request: Request, { customer, language }): Omit<RentCar, 'source'> => ({
      ...request,
      customer,
      language,
    }),
  ),
  priced: (request, current) => ({ ...request, totals: current as RentCar['totals'] }),
}
