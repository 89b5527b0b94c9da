import type { CartLine as StayLine } from '#contract/cart.ts'
import { serviceTypes, type ServiceType } from '#domain/restaurant.ts'
import { dirtyFields } from '#lib/dirty-fields.ts'
import {
  readDay,
  readOneOf,
  readTime,
  readWhole,
  requestKind,
  type Person,
} from '#parts/request-form/form-kind.ts'
import { nobody, promoForm, type Promo } from '#parts/request-form/body.ts'
import { MAX_PARTY_SIZE, readCartLine, type CartLine } from '../../cart.ts'
import { formOf } from './body.ts'

/** The order form: plain data, so that it can be stored as a draft and restored after a crash. */

/** As the documents name them; pay-counter goes over the wire as cash (spec 2 §4). */
export const paymentChoices = ['pay-counter', 'room', 'card'] as const
export type PaymentChoice = (typeof paymentChoices)[number]

export interface OrderForm extends Person, Promo {
  cart: CartLine[]
  service: ServiceType
  /** Null until the person chooses: then the next good time is offered. */
  date: string | null
  time: string | null
  partySize: number
  notes: string
  customRequest: string
  payment: PaymentChoice
  roomNumber: string
  roomGuest: string
}

/** Defaults of spec 2 §4. */
export const emptyForm: OrderForm = {
  cart: [],
  service: 'dine-in',
  date: null,
  time: null,
  partySize: 2,
  notes: '',
  customRequest: '',
  ...promoForm(),
  ...nobody,
  payment: 'pay-counter',
  roomNumber: '',
  roomGuest: '',
}

export const orders = requestKind({
  draft: 'restaurant',
  empty: emptyForm,
  fields: {
    cart: (stored) => (Array.isArray(stored) ? stored.flatMap(readCartLine) : undefined),
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
