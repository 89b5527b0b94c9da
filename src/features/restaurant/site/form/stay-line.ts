import type { CartLine } from '#contract/cart.ts'
import type { PlaceOrder } from '#contract/restaurant.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import { formOf } from './body.ts'
import type { OrderForm } from './form.ts'

/** An order as a line of a stay: without who and how it is paid, which are asked there for all. */
export function stayLineOf(
  body: PlaceOrder,
  words: Pick<NewCartLine, 'title' | 'detail'>,
): NewCartLine {
  const { service_type, schedule, party_size, notes, promo_code, items } = body
  const { custom_request, totals, source } = body
  return {
    kind: 'restaurant',
    request: {
      service_type,
      schedule,
      party_size,
      notes,
      promo_code,
      items,
      custom_request,
      totals,
      source,
    },
    ...words,
    from: schedule.date,
    to: schedule.date,
    total: totals.total,
  }
}

/** A line of a stay back in the form, for changing. */
export function formOfStay({ request }: Extract<CartLine, { kind: 'restaurant' }>): OrderForm {
  return formOf({
    ...request,
    customer: { name: '', phone: '', email: null },
    payment: { method: 'cash', amount: 0, reference: null, processor: null },
  })
}
