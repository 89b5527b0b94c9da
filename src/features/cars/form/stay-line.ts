import type { CartLine } from '#contract/cart.ts'
import type { RentCar } from '#contract/rentals.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import { formOf } from './body.ts'
import type { RentalForm } from './form.ts'

/** A rental as a line of a stay: without who and how it is paid, which are asked there for all. */
export function stayLineOf(
  { car_id, schedule, locations, extras, totals, source }: RentCar,
  words: Pick<NewCartLine, 'title' | 'detail'>,
): NewCartLine {
  return {
    kind: 'car',
    request: { car_id, schedule, locations, extras, totals, source },
    ...words,
    from: schedule.pickup_date,
    to: schedule.dropoff_date,
    total: totals.grand_total,
  }
}

/** A line of a stay back in the form, for changing. */
export function formOfStay({ request }: Extract<CartLine, { kind: 'car' }>): RentalForm {
  return formOf({ ...request, customer: { name: '', phone: '', email: null } })
}
