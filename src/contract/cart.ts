import * as z from 'zod/mini'
import { bookBundle, bookRoom } from './bookings.ts'
import * as f from './fields.ts'
import { cartServiceKinds } from './services/index.ts'
import { servicesInCart } from './services/schemas.ts'

/**
 * One cart for the whole stay: rooms and services ordered together, paid once, confirmed once (spec
 * 1 §1; decisions.md, "/book"). A line is the request of its service without what the cart has for
 * all lines: guest and payment. All amounts are in the base currency.
 */

export const cartKinds = ['room', 'bundle', ...cartServiceKinds] as const
export type CartKind = (typeof cartKinds)[number]

/** The device's id of a line: the same in the quote, the booking and its answer. */
const line = f.id

const cartLine = z.discriminatedUnion('kind', [
  f.cartLine('room', z.omit(bookRoom, { customer: true })),
  f.cartLine('bundle', z.omit(bookBundle, { customer: true })),
  ...servicesInCart,
])

const lines = z.array(cartLine).check(z.minLength(1), z.maxLength(30))

/** POST /api/book/quote: the price of each line, and the lines that are not available. */
export const quoteCart = z.object({ lines })

/** Why a line is not available: the refusal of its service. */
const lineRefusal = z.object({
  code: z.string(),
  message: z.string(),
  // Absent of lines that were refused before refusals had names.
  reason: z.optional(f.reason),
  params: z.optional(f.reasonParams),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  reasons: z.optional(z.record(z.string(), z.array(f.said))),
  current: z.optional(z.unknown()),
})

const quotedLine = z.object({
  line,
  kind: z.enum(cartKinds),
  /** In the base currency; null where it is not available. */
  total: z.nullable(f.amount),
  refusal: z.nullable(lineRefusal),
})

/** Also `current` of 409 `conflict` on a cart with an unavailable line. */
export const cartQuote = z.object({
  lines: z.array(quotedLine),
  /** Total of the available lines, in the base currency. */
  total: f.amount,
  currency: f.currency,
})

/** POST /api/book */
export const bookCart = z.object({
  code: z.optional(f.code),
  lines,
  customer: z.object({
    name: f.requiredText(120),
    phone: f.phone,
    email: f.optionalEmail,
  }),
  /** all: the whole cart or nothing. each: available lines are booked, the others are reported. */
  take: z.enum(['all', 'each']),
  /** card: a payment page follows; counter: at the house. */
  payment: z.object({ method: z.enum(['counter', 'card']) }),
  /** The total that the guest saw; null: the cart was filled offline, and the server prices it. */
  totals: z.nullable(z.object({ total: f.amount, currency: f.currency })),
  source: f.text(40),
  language: z.optional(f.language),
})

/** A line as it is on the server now. */
const bookedLine = z.object({
  line,
  kind: z.enum(cartKinds),
  /** The code of the booking or order that it became; null: refused. */
  code: z.nullable(f.code),
  /** Its rows, as payments name them; empty: refused. */
  subjects: z.array(z.object({ kind: z.string(), id: f.id })),
  title: z.string(),
  /** The rooms of a stay now: the desk may have moved it. Absent: another service, or an earlier release. */
  rooms: z.optional(z.array(f.id)),
  /** First and last day that it is about. */
  from: z.nullable(f.day),
  to: z.nullable(f.day),
  /** In the base currency; 0: refused. */
  total: f.amount,
  /** The service's own status; null: refused. */
  status: f.textOrNull,
  payment_status: f.textOrNull,
  refusal: z.nullable(lineRefusal),
})

/** Fields for anyone who knows the cart's code. Nothing personal. */
export const publicCart = z.object({
  ...f.syncedRow,
  code: f.code,
  take: z.enum(['all', 'each']),
  payment_method: z.enum(['counter', 'card']),
  lines: z.array(bookedLine),
  /** Total of the booked lines that are not cancelled, in the base currency. */
  total: f.amount,
  paid: f.amount,
  currency: f.currency,
})

export const bookedCart = z.object({ id: f.id, cart: publicCart })

export const lookUpCarts = z.object({ codes: z.array(f.code).check(z.maxLength(50)) })

export type CartLine = z.infer<typeof cartLine>
export type CartQuote = z.infer<typeof cartQuote>
export type BookCart = z.infer<typeof bookCart>
export type PublicCart = z.infer<typeof publicCart>
