import { touched } from '#lib/touched.ts'
import { emptyForm, type OrderForm } from './form.ts'

/**
 * A draft that comes in after the person has begun: what was touched since stays, the rest is the
 * draft's. The cart is both together.
 */
export function mergedDraft(draft: OrderForm, current: OrderForm): OrderForm {
  const added = new Set(current.cart.map(({ id }) => id))
  return {
    ...draft,
    ...touched(current, emptyForm),
    cart: [...draft.cart.filter(({ id }) => !added.has(id)), ...current.cart],
  }
}
