import type { CartLine as StayLine } from '#contract/cart.ts'
import { serviceTypes, type ServiceType } from '#domain/restaurant.ts'
import { dirtyFields } from '#lib/dirty-fields.ts'
import {
  readDay,
  readOneOf,
  readTime,
  readWhole,
  requestKind,
} from '#parts/request-form/form-kind.ts'
import type { Item } from '../../data.ts'
import { formOf } from './body.ts'

/** The order form: plain data, so that it can be stored as a draft and restored after a crash. */

/** A dish in the cart, with what was shown when it was added. */
export interface CartLine {
  id: string
  name: string
  priceCents: number
  qty: number
}

/** As the documents name them; pay-counter goes over the wire as cash (spec 2 §4). */
export const paymentChoices = ['pay-counter', 'room', 'card'] as const
export type PaymentChoice = (typeof paymentChoices)[number]

export interface OrderForm {
  cart: CartLine[]
  service: ServiceType
  /** Null until the person chooses: then the next good time is offered. */
  date: string | null
  time: string | null
  partySize: number
  notes: string
  customRequest: string
  promoOn: boolean
  promoCode: string
  name: string
  phone: string
  email: string
  payment: PaymentChoice
  roomNumber: string
  roomGuest: string
}

/** The contract's bound for one dish. */
export const MAX_DISH_QUANTITY = 99
/** The contract's bound for a party. */
export const MAX_PARTY_SIZE = 50

/** Defaults of spec 2 §4. */
export const emptyForm: OrderForm = {
  cart: [],
  service: 'dine-in',
  date: null,
  time: null,
  partySize: 2,
  notes: '',
  customRequest: '',
  promoOn: false,
  promoCode: '',
  name: '',
  phone: '',
  email: '',
  payment: 'pay-counter',
  roomNumber: '',
  roomGuest: '',
}

export function quantityOf(form: Pick<OrderForm, 'cart'>, itemId: string): number {
  return form.cart.find(({ id }) => id === itemId)?.qty ?? 0
}

/** The cart with so many of a dish; none takes it out. */
export function withQuantity(
  form: OrderForm,
  item: Pick<Item, 'id' | 'name' | 'priceCents'>,
  qty: number,
): OrderForm {
  const bounded = Math.min(Math.max(Math.trunc(qty), 0), MAX_DISH_QUANTITY)
  const line: CartLine = {
    id: item.id,
    name: item.name,
    priceCents: item.priceCents,
    qty: bounded,
  }
  const there = form.cart.some(({ id }) => id === item.id)
  const cart = there
    ? form.cart.map((old) => (old.id === item.id ? line : old))
    : [...form.cart, line]
  return { ...form, cart: cart.filter((one) => one.qty > 0) }
}

/** What is no line of this form is left out: the draft may be of another version. */
function lineOf(stored: unknown): CartLine[] {
  const { id, name, priceCents, qty } = (stored ?? {}) as Partial<CartLine>
  if (!id || !name || typeof priceCents !== 'number' || !((qty ?? 0) >= 1)) return []
  return [{ id, name, priceCents, qty: Math.min(Math.trunc(qty ?? 0), MAX_DISH_QUANTITY) }]
}

export const orders = requestKind({
  draft: 'restaurant',
  empty: emptyForm,
  fields: {
    cart: (stored) => (Array.isArray(stored) ? stored.flatMap(lineOf) : undefined),
    service: readOneOf(serviceTypes),
    date: readDay,
    time: readTime,
    partySize: readWhole(1, MAX_PARTY_SIZE),
    payment: readOneOf(paymentChoices),
  },
  // The cart is both together.
  merge(draft: OrderForm, typed: OrderForm): OrderForm {
    const added = new Set(typed.cart.map(({ id }) => id))
    const before = draft.cart.filter(({ id }) => !added.has(id))
    return { ...draft, ...dirtyFields(typed, emptyForm), cart: [...before, ...typed.cart] }
  },
  isBegun: ({ cart }) => cart.length > 0,
  formOf,
  formOfLine: ({ request }: Extract<StayLine, { kind: 'restaurant' }>) =>
    formOf({
      ...request,
      customer: { name: '', phone: '', email: null },
      payment: { method: 'cash', amount: 0, reference: null, processor: null },
    }),
  timed: {
    when: ({ date, time }) => ({ date: date ?? '', time: time ?? '' }),
    without: (form) => ({ ...form, date: null, time: null }),
  },
})
