import { isBarCategory } from '#domain/bar.ts'
import type { Category, Item } from '../../data.ts'
import type { CartLine, OrderForm } from './form.ts'

export interface CartMenu {
  categories: readonly Category[]
  items: readonly Item[]
  complete: boolean
}

/**
 * The cart with the menu's present names and prices; a line that the menu lacks keeps its old ones.
 */
export function atMenuPrices(form: OrderForm, { items }: CartMenu): OrderForm {
  const menu = new Map(items.map((item) => [item.id, item]))
  return {
    ...form,
    cart: form.cart.map((line) => {
      const item = menu.get(line.id)
      return item ? { ...line, name: item.name, priceCents: item.priceCents } : line
    }),
  }
}

/** Lines of the cart that the house no longer has. Only a complete menu shows that. */
export function goneLines(form: OrderForm, { items, complete }: CartMenu): CartLine[] {
  if (!complete) return []
  const offered = new Set(items.filter(({ available }) => available).map(({ id }) => id))
  return form.cart.filter(({ id }) => !offered.has(id))
}

/** Whether all of it comes from the bar, whose hours then count too. */
export function isFromBarAlone(form: OrderForm, { categories, items }: CartMenu): boolean {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const menu = new Map(items.map((item) => [item.id, item]))
  return (
    form.cart.length > 0 &&
    form.customRequest.trim() === '' &&
    form.cart.every(({ id }) => isBarCategory(names.get(menu.get(id)?.categoryId ?? '') ?? ''))
  )
}
