import { emptyForm, type OrderForm } from './form.ts'

/**
 * A draft that comes in after the person has begun: what was touched since stays, the rest is the
 * draft's. The cart is both together.
 */
export function mergedDraft(draft: OrderForm, current: OrderForm): OrderForm {
  const touched = Object.entries(current).filter(
    ([field, value]) => value !== emptyForm[field as keyof OrderForm],
  )
  const added = new Set(current.cart.map(({ id }) => id))
  return {
    ...draft,
    ...(Object.fromEntries(touched) as Partial<OrderForm>),
    cart: [...draft.cart.filter(({ id }) => !added.has(id)), ...current.cart],
  }
}
