import * as z from 'zod/mini'
import { differenceOf, expectedCash } from '#domain/cash.ts'
import { currency } from './bookings.ts'
import * as f from './fields.ts'

/** The cash in a till, counted when a shift is handed over. Never edited: a fact of that moment. */

/** In `currency`, with decimals where it has any. */
const counted = {
  currency,
  /** What the earlier shift left in the till. */
  opening: f.charge,
  /** What this device took and gave back in cash in this shift. */
  taken: f.charge,
  given_back: f.charge,
  counted: f.charge,
}

const signed = z.number().check(z.gte(-30_000_000_000), z.lte(30_000_000_000))

const countOfCurrency = z.object(counted)

/** A count with what follows from it. */
const cashCountLine = z.object({
  ...counted,
  /** opening + taken - given_back */
  expected: signed,
  /** counted - expected: below zero, something is missing. */
  difference: signed,
})

/** Each currency at most once, and a reason where one differs. */
const isConsistent = ({
  counts,
  reason,
}: {
  counts: readonly z.infer<typeof countOfCurrency>[]
  reason: string | null
}) =>
  new Set(counts.map((one) => one.currency)).size === counts.length &&
  (reason !== null || counts.every((one) => differenceOf(one) === 0))

/** POST /api/cash-counts: `expected` and `difference` are worked out by the server from the rest. */
export const countCash = z
  .object({
    /** The device whose till it is, and what a person calls it. */
    till: f.id,
    till_name: f.requiredText(80),
    from: f.requiredText(120),
    to: f.requiredText(120),
    /** Null: nothing was handed over on this device before. */
    shift: z.object({ since: z.nullable(f.moment), until: f.moment }),
    counts: z.array(countOfCurrency).check(z.minLength(1), z.maxLength(2)),
    /** Why the till differs; required where it does. */
    reason: f.optionalText(500),
    note: f.optionalText(1000),
  })
  .check(z.refine(isConsistent, { error: 'reason', path: ['reason'] }))

/** A row of `cash_counts`, as staff's devices keep it. */
export const cashCount = z.object({
  ...f.syncedRow,
  till: f.id,
  till_name: z.string(),
  from: z.string(),
  to: z.string(),
  shift: z.object({ since: z.nullable(f.moment), until: f.moment }),
  counts: z.array(cashCountLine),
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  device_time: z.nullable(f.moment),
  /** The device's own clock, where the server does not trust it. */
  device_clock: z.nullable(f.moment),
  /** Who recorded it. */
  changed_by: z.nullable(z.string()),
})

/** Adds what follows from a count. */
export const cashCountLineOf = (one: CountOfCurrency): CashCountLine => ({
  ...one,
  expected: expectedCash(one),
  difference: differenceOf(one),
})

export type CountOfCurrency = z.infer<typeof countOfCurrency>
export type CashCountLine = z.infer<typeof cashCountLine>
export type CountCash = z.input<typeof countCash>
export type CashCount = z.infer<typeof cashCount>

declare module './resources.ts' {
  interface RowOf {
    cash_counts: CashCount
  }
}
