import * as z from 'zod/mini'
import * as f from './fields.ts'

/** Guests' data: export of all of it, or erasure (what /privacy promises). */

export const exportPerson = z.object({})
/** Rows by table, as they lie in the store; amounts in cents of a dollar where the name says so. */
export const exportedPerson = z.object({
  data: z.object({
    made_at: f.moment,
    rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
})

/** The admin's own password, so that nobody erases data on an unattended tablet. */
export const erasePerson = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** `open`: not over yet; `owing`: money is still to come or to go back. */
export const hinder = z.object({
  kind: z.string(),
  id: f.id,
  code: f.textOrNull,
  why: z.enum(['open', 'owing']),
})

/**
 * What is not erased. `figures`: bookings and payments without the person; `receipts`: payer and
 * tax number, which the law requires for years; `trail`: actions of the staff, without the
 * person; `reviews`: reviews under the same name from unknown devices, to be checked. `list`: where
 * the list of erasures lies, so that a back-up that is put back erases again: beside the back-ups in
 * every place; not in each yet (tried again by itself); or in the house alone, which makes none by itself.
 */
export const erasedPerson = z.object({
  data: z.object({
    erased: z.record(z.string(), z.number()),
    stays: z.array(
      z.object({ what: z.enum(['figures', 'receipts', 'trail', 'reviews']), count: z.number() }),
    ),
    list: z.enum(['beside_back_ups', 'not_yet', 'here_only']),
  }),
  message: z.string(),
})

export type Hinder = z.infer<typeof hinder>
export type ErasedPerson = z.infer<typeof erasedPerson>

/** POST /api/data-requests: who shows a code and its phone or e-mail asks; an admin decides. */
export const askForData = z.object({
  code: f.code,
  contact: f.requiredText(200),
  wish: z.enum(['export', 'erase']),
})
export const askedForData = z.object({ id: f.id })
