import * as z from 'zod/mini'

/** Fields that several resources share, with their bounds. */

export const id = z.string().check(z.minLength(1), z.maxLength(64))
/** `YYYY-MM-DD` */
export const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
/** `HH:MM` */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** ISO 8601 in UTC */
export const moment = z.iso.datetime()
/** Dollars with decimals, as the documents show prices. */
export const amount = z.number().check(z.gte(0), z.lte(10_000_000))
/** In the currency named beside it: dollars with decimals, or whole francs (which are many). */
export const charge = z.number().check(z.gte(0), z.lte(10_000_000_000))
/** 8 letters and digits without look-alikes, see lib/code.ts */
export const code = z.string().check(z.regex(/^[2-9A-HJKMNP-TV-Z]{8}$/))

/** In which the guest reads: what is written to them later is in it. */
export const language = z.enum(['en', 'fr', 'rw'])

export const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
export const requiredText = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
/** Absent, null and empty are all null. */
export const optionalText = (most: number) =>
  z.pipe(
    z.optional(z.nullable(text(most))),
    z.transform((value) => (value === undefined || value === null || value === '' ? null : value)),
  )

/** What every row that devices keep carries. */
export const kept = {
  id,
  version: z.number(),
  created_at: moment,
  changed_at: moment,
  operation_id: z.nullable(z.string()),
}

/**
 * A step of the desk on something (approve, start, …). `seen` is the state the person saw; without
 * it (other apps) only lawfulness is checked. `reason` goes with a cancellation.
 */
export const step = <const Status extends string>(statuses: readonly Status[]) =>
  z.object({
    seen: z.optional(z.object({ status: z.enum(statuses) })),
    reason: z.optional(optionalText(300)),
  })
