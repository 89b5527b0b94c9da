import * as z from 'zod/mini'
import * as f from './fields.ts'

/** Guests' data: all of it in one answer, or taken out of the house (what /privacy promises). */

export const exportPerson = z.object({})
/** Rows by table, as they lie in the store; amounts in cents of a dollar where the name says so. */
export const exportedPerson = z.object({
  data: z.object({
    made_at: f.moment,
    rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
})

/** The admin's own password: nobody is erased at a tablet left open. */
export const erasePerson = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** `open`: not over yet; `owing`: money is still to come or to go back. */
export const hinder = z.object({
  kind: z.string(),
  id: f.id,
  code: z.nullable(z.string()),
  why: z.enum(['open', 'owing']),
})

/**
 * What stays: `figures`: bookings and payments without the person; `receipts`: payer and tax number,
 * which the law has kept for ten years; `trail`: who of the staff did what, without the person;
 * `reviews`: under the same name from devices that are not known to be theirs, to be looked at.
 */
export const erasedPerson = z.object({
  data: z.object({
    erased: z.record(z.string(), z.number()),
    stays: z.array(
      z.object({ what: z.enum(['figures', 'receipts', 'trail', 'reviews']), count: z.number() }),
    ),
  }),
  message: z.string(),
})

export type Hinder = z.infer<typeof hinder>
export type ErasedPerson = z.infer<typeof erasedPerson>
export type ExportedPerson = z.infer<typeof exportedPerson>

/** POST /api/data-requests: who shows a code and its phone or e-mail asks; an admin decides. */
export const askForData = z.object({
  code: f.code,
  contact: f.requiredText(200),
  wish: z.enum(['export', 'erase']),
})
export const askedForData = z.object({ id: f.id })
