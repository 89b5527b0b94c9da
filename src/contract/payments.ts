import * as z from 'zod/mini'
import { currency } from './bookings.ts'
import { bookingPaymentStatuses, bookingStatuses } from '#domain/stays.ts'
import { paymentStatuses } from '#domain/payments.ts'
import * as f from './fields.ts'
import { payableServiceKinds } from './services/index.ts'

/** Online payments, with any provider (decisions.md, "Card payments"). */

/** POST /api/hotel/bookings/{id}/pay: an empty body, as documented. */
export const startPayment = z.object({})

/** POST /api/hotel/bookings/bundle/pesapal/init */
export const startBundlePayment = z.object({
  booking_ids: z.array(f.id).check(z.minLength(1), z.maxLength(50)),
})

/** What a payment can be for. Each room of a bundle is a `room`. */
export const payables = ['room', ...payableServiceKinds] as const
export type Payable = (typeof payables)[number]

const subject = z.object({ kind: z.enum(payables), id: f.id })

/** POST /api/payments/start: one payment for all of these, of one service or several. */
export const startPaymentFor = z.object({
  subjects: z.array(subject).check(z.minLength(1), z.maxLength(100)),
})

/** The browser goes to `redirect_url`; `payment_id` is for reading the result afterwards. */
export const startedPayment = z.object({
  redirect_url: z.string(),
  payment_id: f.id,
  /** Until when the nights are held. */
  held_until: f.momentOrNull,
})

/**
 * GET /api/payments/{id}/state: read when the browser returns from the provider. Only the payer's
 * device and the provider know the id; the answer still has nothing personal.
 */
export const paymentState = z.object({
  id: f.id,
  status: z.enum(paymentStatuses),
  amount: f.charge,
  currency,
  /** The message where it failed: the provider's or ours. */
  reason: f.textOrNull,
  /** All that it is for; rooms are in `bookings` too. */
  subjects: z.array(
    z.object({
      kind: z.enum(payables),
      id: f.id,
      /** Its name on a page. */
      title: z.string(),
      from: z.nullable(f.day),
      to: z.nullable(f.day),
      /** The service's own status. */
      status: z.string(),
      payment_status: z.string(),
      flag: f.textOrNull,
    }),
  ),
  bookings: z.array(
    z.object({
      id: f.id,
      room_name: z.string(),
      check_in: f.day,
      check_out: f.day,
      status: z.enum(bookingStatuses),
      payment_status: z.enum(bookingPaymentStatuses),
      flag: f.textOrNull,
    }),
  ),
})

export type StartPaymentFor = z.infer<typeof startPaymentFor>
export type StartedPayment = z.infer<typeof startedPayment>
export type PaymentState = z.infer<typeof paymentState>
