import type { CartLine } from '#contract/cart.ts'
import type { PlaceLaundryOrder } from '#contract/laundry.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import { formOf } from './body.ts'
import type { LaundryForm } from './form.ts'

/** Laundry as a line of a stay: without who it is for, which is asked there for all. */
export function stayLineOf(
  body: PlaceLaundryOrder,
  words: Pick<NewCartLine, 'title' | 'detail'>,
): NewCartLine {
  const { room, address, pickup, drop_off, pick_up, rush, notes, items } = body
  const { totals, schedule, source } = body
  return {
    kind: 'laundry',
    request: {
      room,
      address,
      pickup,
      drop_off,
      pick_up,
      rush,
      notes,
      items,
      totals,
      schedule,
      source,
    },
    ...words,
    from: pick_up.slice(0, 10),
    to: drop_off.slice(0, 10),
    total: totals?.grand_total ?? 0,
  }
}

/** A line of a stay back in the form, for changing. */
export function formOfStay({ request }: Extract<CartLine, { kind: 'laundry' }>): LaundryForm {
  return formOf({ ...request, customer: '' })
}
