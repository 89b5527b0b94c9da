import * as z from 'zod/mini'
import { currency } from './bookings.ts'
import { payables } from './payments.ts'
import { paymentMethods, paymentStatuses } from '#domain/payments.ts'
import * as f from './fields.ts'

/** Money on anything, as the desk sees and records it (spec 3 §2.9, §3, §7.7; decisions.md, "Money"). */

/** A row of `payments`, as staff's devices keep it. */
export const deskPayment = z.object({
  ...f.syncedRow,
  subject: z.object({ kind: z.enum(payables), id: f.id }),
  /** The code of what it is for, and its name in the house's words. */
  subject_code: z.string(),
  subject_title: z.string(),
  customer: z.string(),
  /** In `currency`, with decimals where it has any. */
  amount: f.charge,
  currency,
  /** How many of `currency` were one of the base; null for the base. */
  rwf_rate: z.nullable(z.number()),
  /** The same in the base currency, for sums. */
  dollars: f.amount,
  /** One of the documents' four; `room` and words of other apps are read as they are. */
  method: z.string(),
  status: z.enum(paymentStatuses),
  reference: f.textOrNull,
  notes: f.textOrNull,
  processor: f.textOrNull,
  /** Set: a provider's; its state is not edited by hand. `flag`: what differs at the provider. */
  provider: z.nullable(z.object({ name: z.string(), status: z.string(), flag: f.textOrNull })),
  /** The refund, done or due, in `currency`. */
  refunded: f.charge,
  refund_status: f.textOrNull,
  /** When it was refunded; null: not yet. */
  refunded_at: f.momentOrNull,
  paid_at: f.momentOrNull,
  device_time: f.momentOrNull,
  /** The device's own clock, where the server does not trust it. */
  device_clock: z.optional(f.momentOrNull),
  changed_by: f.textOrNull,
  /** The first receipt on which it stands: it is voided, never edited. Other hosts do not tell. */
  receipt: z.optional(z.nullable(z.object({ id: f.id, number: z.number() }))),
  /** Voided by the desk with a reason; it does not count, and stays visible. */
  voided: z.optional(z.nullable(z.object({ at: f.moment, reason: z.string() }))),
})

const lowered = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.trim().toLowerCase()),
    ),
    z.enum(values),
  )

/**
 * POST /api/hotel-bookings/{id}/payments, and the same for orders, laundry, rentals and tours. Money
 * that was taken is a fact: it is never late, and never refused for what it does to the balance.
 */
export const recordPayment = z.object({
  amount: z.number().check(z.gt(0), z.lte(10_000_000_000)),
  currency,
  method: lowered(paymentMethods),
  status: z._default(lowered(paymentStatuses), 'pending'),
  reference: z.optional(f.optionalText(120)),
  notes: z.optional(f.optionalText(1000)),
  /** When it was taken; absent: now. A day, or a moment. */
  created_at: z.optional(z.union([f.day, f.moment])),
  customer_name: z.optional(f.optionalText(120)),
})

/** PATCH …/payments/{paymentId}: only what changes. `seen`: as the person saw it. */
export const changePayment = z.object({
  amount: z.optional(z.number().check(z.gt(0), z.lte(10_000_000_000))),
  currency: z.optional(currency),
  method: z.optional(lowered(paymentMethods)),
  status: z.optional(lowered(paymentStatuses)),
  reference: z.optional(f.optionalText(120)),
  notes: z.optional(f.optionalText(1000)),
  created_at: z.optional(z.union([f.day, f.moment])),
  customer_name: z.optional(f.optionalText(120)),
  /** Voids the payment, whether it is on a receipt or not: nothing else is changed. */
  void_reason: z.optional(f.requiredText(300)),
  seen: z.optional(
    z.object({
      status: z.enum(paymentStatuses),
      amount: z.optional(f.charge),
      refund_status: z.optional(f.textOrNull),
    }),
  ),
})

/** POST /api/payments/reconcile: the result of checking the last 30 days with the provider. */
export const reconciled = z.object({
  asked: z.number(),
  /** How many of these the provider answered. */
  heard: z.number(),
  /** How many have another state now. */
  changed: z.number(),
  /** How many differ from the server's payments: the desk must settle them. */
  flagged: z.number(),
})

/**
 * POST /api/cancelled/{kind}/{id}/settle: what becomes of the money of something that staff cancelled.
 * `give_back`: in the base currency; 0: the house keeps it all. `seen`: what was held, as the person saw it.
 */
export const settleCancelled = z.object({
  give_back: f.amount,
  seen: z.optional(z.object({ held: f.amount })),
})

/** `held`: what the house has of it now, in the base currency. */
export const settledCancelled = z.object({
  id: f.id,
  flag: f.textOrNull,
  held: f.amount,
})

export type SettleCancelled = z.infer<typeof settleCancelled>
export type Reconciled = z.infer<typeof reconciled>
export type DeskPayment = z.infer<typeof deskPayment>
export type RecordPayment = z.infer<typeof recordPayment>
export type ChangePayment = z.infer<typeof changePayment>

declare module './resources.ts' {
  interface RowOf {
    payments: DeskPayment
  }
}
