import type { PlaceOrder } from '#contract/restaurant.ts'
import { isBarCategory } from '#domain/bar.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { orderSums, orderTotals, type Totals } from '#domain/restaurant.ts'
import type { Category, Item } from './data.ts'

/** The dishes of an order in the making, for guests and the desk alike. Pure. */

/** A dish in the cart, with what was shown when it was added. */
export interface CartLine {
  id: string
  name: string
  priceCents: number
  qty: number
}

interface WithCart {
  cart: readonly CartLine[]
}

export interface CartMenu {
  categories: readonly Category[]
  items: readonly Item[]
  complete: boolean
}

/** The contract's bound for one dish. */
export const MAX_DISH_QUANTITY = 99
/** The contract's bound for a party. */
export const MAX_PARTY_SIZE = 50

export function quantityOf({ cart }: WithCart, itemId: string): number {
  return cart.find(({ id }) => id === itemId)?.qty ?? 0
}

/** The cart with so many of a dish; none takes it out. */
export function withQuantity<Form extends { cart: CartLine[] }>(
  form: Form,
  { id, name, priceCents }: Pick<Item, 'id' | 'name' | 'priceCents'>,
  qty: number,
): Form {
  const bounded = Math.min(Math.max(Math.trunc(qty), 0), MAX_DISH_QUANTITY)
  const line: CartLine = { id, name, priceCents, qty: bounded }
  const there = form.cart.some((old) => old.id === id)
  const cart = there ? form.cart.map((old) => (old.id === id ? line : old)) : [...form.cart, line]
  return { ...form, cart: cart.filter((one) => one.qty > 0) }
}

/** What is no line of this form is left out: the draft may be of another version. */
export function readCartLine(stored: unknown): CartLine[] {
  const { id, name, priceCents, qty } = (stored ?? {}) as Partial<CartLine>
  if (!id || !name || typeof priceCents !== 'number' || !((qty ?? 0) >= 1)) return []
  return [{ id, name, priceCents, qty: Math.min(Math.trunc(qty ?? 0), MAX_DISH_QUANTITY) }]
}

/**
 * The cart with the menu's present names and prices; a line that the menu lacks keeps its old ones.
 */
export function atMenuPrices<Form extends { cart: CartLine[] }>(
  form: Form,
  { items }: Pick<CartMenu, 'items'>,
): Form {
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
export function goneLines({ cart }: WithCart, { items, complete }: CartMenu): CartLine[] {
  if (!complete) return []
  const offered = new Set(items.filter(({ available }) => available).map(({ id }) => id))
  return cart.filter(({ id }) => !offered.has(id))
}

/** Whether all of it comes from the bar, whose hours then count too. */
export function isFromBarAlone(
  { cart, customRequest }: WithCart & { customRequest: string },
  { categories, items }: CartMenu,
): boolean {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const menu = new Map(items.map((item) => [item.id, item]))
  return (
    cart.length > 0 &&
    customRequest.trim() === '' &&
    cart.every(({ id }) => isBarCategory(names.get(menu.get(id)?.categoryId ?? '') ?? ''))
  )
}

/** What it costs as the device works it out; the server works out its own (design §6). */
export function cartTotals(
  cart: readonly CartLine[],
  promoCode: string | null,
  promoCounts: boolean,
): Totals {
  return orderTotals(
    cart.map((line) => ({ price_cents: line.priceCents, qty: line.qty })),
    promoCode,
    promoCounts,
  )
}

/** The cart of an order's body. */
export const cartOf = ({ items }: Pick<PlaceOrder, 'items'>): CartLine[] =>
  items.map(({ id, name, price, qty }) => ({ id, name, priceCents: toCents(price), qty }))

/** Dishes and sums of an order's body: the base currency as decimals. */
export const cartWire = (
  cart: readonly CartLine[],
  totals: Totals,
): Pick<PlaceOrder, 'items' | 'totals'> => ({
  items: cart.map(({ id, name, priceCents, qty }) => ({
    id,
    name,
    price: fromCents(priceCents),
    qty,
  })),
  totals: orderSums(totals),
})
