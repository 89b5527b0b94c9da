import * as z from 'zod/mini'
import { currency } from './bookings.ts'
import * as f from './fields.ts'

/** What was done about a stay, and the letters about it. Devices word them. */

/** What happened. Devices show one that they do not know as "Changed". */
export const stayEventKinds = [
  'booked',
  'reserved',
  'approved',
  /** By the server: money came for it. */
  'approved_paid',
  'cancelled',
  'no_show',
  'checked_in',
  'checked_out',
  'moved',
  'written_off',
  'write_off_taken_back',
  'item_added',
  'item_removed',
  /** What a service sold, on this stay's bill. */
  'order_added',
  'order_changed',
  'order_cancelled',
  'order_charged',
  'order_taken_off',
  'payment',
  'payment_pending',
  'payment_changed',
  'payment_failed',
  'payment_voided',
  'refund_promised',
  'refunded',
  'refund_refused',
  'refund_unknown',
  /** Of something cancelled: what was not given back. */
  'money_kept',
  'receipt',
  'letter',
] as const
export type StayEventKind = (typeof stayEventKinds)[number]

/** Letters to guests that stand in a stay's history. */
export const stayLetters = [
  'booking_confirmed',
  'booking_held',
  'booking_cancelled',
  'service_confirmed',
  'cart_booked',
  'receipt',
] as const

/**
 * queued: waits, or is tried again; kept: there is no mail server, it is a file; dropped: nobody to
 * send it to, or nothing to say any more; failed: given up.
 */
export const letterStates = ['queued', 'sent', 'kept', 'dropped', 'failed'] as const
export type LetterState = (typeof letterStates)[number]

/** Why a letter has not gone, or not every way; never the provider's own text. */
export const letterTroubles = [
  /** No link to the mail server. */
  'unreachable',
  /** Asked to come later, or something of our own. */
  'later',
  /** The address or number is refused for good. */
  'refused',
  /** Tried for days. */
  'gave_up',
  'no_mail_server',
  /** No address, or this way is switched off. */
  'nobody',
  'nothing_to_say',
  /** More than a stranger may ask for. */
  'limit',
  'erased',
] as const
export type LetterTrouble = (typeof letterTroubles)[number]

/** Whether an address or number is the one that the booking has. */
const address = z.nullable(z.enum(['own', 'other']))

const letter = z.object({
  kind: z.string(),
  state: z.enum(letterStates),
  trouble: z.nullable(z.enum(letterTroubles)),
  email: address,
  phone: address,
  emailed: z.boolean(),
  texted: z.boolean(),
  /** When it came into this state. */
  since: f.moment,
})
export type StayLetter = z.infer<typeof letter>

/** Short facts, never anybody's own text: names and reasons stand where they belong. */
const params = z.object({
  /** In `currency`, with decimals where it has any. */
  amount: z.optional(z.number()),
  currency: z.optional(currency),
  method: z.optional(z.string()),
  /** Numbers of rooms, and days: after and before. */
  room: z.optional(z.string()),
  room_before: z.optional(z.string()),
  check_in: z.optional(z.string()),
  check_in_before: z.optional(z.string()),
  check_out: z.optional(z.string()),
  check_out_before: z.optional(z.string()),
  /** What the stay costs, in the base currency. */
  total: z.optional(z.number()),
  total_before: z.optional(z.number()),
  /** The desk kept the price of a night, or agreed on another than the room's own. */
  agreed_price: z.optional(z.boolean()),
  service: z.optional(z.string()),
  /** The order, item, payment or receipt; of a letter, the receipt or the order that it is about. */
  subject: z.optional(z.string()),
  /** Of a receipt. */
  number: z.optional(z.number()),
  letter: z.optional(letter),
})
export type StayEventParams = z.infer<typeof params>

/** A row of `stay_events`. */
export const stayEvent = z.object({
  ...f.syncedRow,
  booking_id: f.id,
  /** One of `stayEventKinds`, or of a later version. */
  kind: z.string(),
  /** When it was done, by the device where one says so; `created_at`: when the server heard of it. */
  at: f.moment,
  /** A name of staff, or `guest`; null: the house by itself. */
  by: f.textOrNull,
  params,
})
export type StayEvent = z.infer<typeof stayEvent>

declare module './resources.ts' {
  interface RowOf {
    stay_events: StayEvent
  }
}
