import * as z from 'zod/mini'
import { mostOfAny } from '#domain/price.ts'
import { currency } from './bookings.ts'
import * as f from './fields.ts'
import { chargeableKinds } from './services/index.ts'

/** One stay's bill: what it holds beside nights, and the receipts made from it (issue "front desk"). */

/** POST /api/hotel-bookings/{id}/folio-items: a minibar drink, a candle: anything without a service. */
export const addFolioItem = z.object({
  title: f.requiredText(120),
  /** Of one, in the base currency. */
  price: z.number().check(z.gte(0), z.lte(mostOfAny)),
  qty: z.number().check(z.gt(0), z.lte(999)),
})

export const folioItem = z.object({
  ...f.syncedRow,
  booking_id: f.id,
  title: z.string(),
  price: f.amount,
  qty: z.number(),
  ...f.written,
})

/**
 * POST /api/hotel-bookings/{id}/charges: adds an order, laundry, a rental or a tour to this stay's
 * folio, or removes it.
 */
export const chargeToStay = z.object({
  kind: z.enum(chargeableKinds),
  subject_id: f.id,
  on: z.boolean(),
})

/**
 * POST /api/hotel-bookings/{id}/write-off: the house gives up what a guest who has left still owes.
 * `amount` in the base currency takes the place of an earlier one; 0 takes it back. `seen`: what was open on
 * the bill, as the person saw it, an earlier write-off not counted.
 */
export const writeOffStay = z.object({
  amount: f.amount,
  reason: f.requiredText(300),
  seen: z.optional(z.object({ owing: f.amount })),
})

/** `version`: the row's, so that a device sees when its own rows have caught up. */
export const chargedToStay = z.object({ id: f.id, on: z.boolean(), version: z.number() })

const receiptLine = z.object({
  kind: z.enum(['nights', 'extras', 'item', ...chargeableKinds]),
  /** The row that the line is of; null: the booking itself. */
  ref: z.nullable(f.id),
  title: f.requiredText(200),
  qty: z.number(),
  /** In the base currency, taxes contained. */
  amount: f.amount,
})

/**
 * POST /api/hotel-bookings/{id}/receipts: what was paid, and by whom. The server gives the number
 * on receipt, without gaps; until then the receipt shows its code instead. Without lines it is for
 * a payment alone, for lines of an earlier receipt.
 */
const paidPart = z.object({
  method: f.requiredText(40),
  /** In `currency`, with decimals where it has any. */
  amount: f.charge,
  currency,
  /** Francs for a dollar, by which they were counted. */
  rwf_rate: z.optional(z.number().check(z.gt(0), z.lte(1_000_000))),
  /** By a test card, or part of it: no real money moved. */
  trial: z.optional(z.boolean()),
})

export const issueReceipt = z.object({
  code: z.optional(f.code),
  payer: f.requiredText(120),
  /** A company's or person's tax number, where they want it on the receipt. */
  payer_tax_number: z.optional(f.optionalText(40)),
  lines: z.array(receiptLine).check(z.maxLength(300)),
  /** Of these lines' sum, what was paid when it was written: in `currency`. */
  paid: f.amount,
  currency,
  /** How it was paid; never changed afterwards, like the rest. */
  payments: z.optional(z.array(paidPart).check(z.maxLength(50))),
})

export const receipt = z.object({
  ...f.syncedRow,
  booking_id: f.id,
  code: f.code,
  /** From 1, without gaps. */
  number: z.number(),
  payer: z.string(),
  payer_tax_number: f.textOrNull,
  lines: z.array(receiptLine),
  total: f.amount,
  /** Contained in the total, by name. */
  taxes: z.array(z.object({ name: z.string(), percent: z.number(), amount: f.amount })),
  paid: f.amount,
  currency,
  payments: z.array(paidPart),
  issued_at: f.moment,
  device_time: f.momentOrNull,
  /** The device's own clock, where the server does not trust it. */
  device_clock: z.optional(f.momentOrNull),
  changed_by: f.textOrNull,
})

export type AddFolioItem = z.infer<typeof addFolioItem>
export type FolioItem = z.infer<typeof folioItem>
export type WriteOffStay = z.infer<typeof writeOffStay>
export type ChargeToStay = z.infer<typeof chargeToStay>
/** POST /api/hotel-bookings/{id}/receipts/{receiptId}/send: by e-mail, when the house has it. */
export const sendReceipt = z.object({
  to: f.email,
  language: z.optional(f.language),
})

export type SendReceipt = z.infer<typeof sendReceipt>
export type ReceiptLine = z.infer<typeof receiptLine>
export type PaidPart = z.infer<typeof paidPart>
export type IssueReceipt = z.infer<typeof issueReceipt>
export type Receipt = z.infer<typeof receipt>

declare module './resources.ts' {
  interface RowOf {
    folio_items: FolioItem
    receipts: Receipt
  }
}
