import * as z from 'zod/mini'
import { fromCents } from '#domain/money.ts'
import type { RevenuePart } from '#domain/reports.ts'
import * as f from './fields.ts'
import { reportCategories, reportServices } from './report-kinds.ts'

/** GET /api/reports?from&to: the house's figures for some days, both included (spec 3 §2.12, §9). */

const dollars = z.number()
const service = z.enum(reportServices)

export const reportTransaction = z.object({
  id: z.string(),
  /** The house's day. */
  date: f.day,
  customer: z.string(),
  category: z.enum(reportCategories),
  /** A code or reference that a person can read out. */
  ref: z.string(),
  /** In the base currency; what went back is below 0. */
  amount: dollars,
  status: z.string(),
})

export const report = z.object({
  from: f.day,
  to: f.day,
  /** Rooms that occupancy is counted against, and whether the house set them itself. */
  rooms: z.number(),
  rooms_set: z.boolean(),
  /** Taken less given back, by what it was for. */
  revenue: z.record(service, dollars),
  /**
   * The same of each of the house's own services, the largest first; in `revenue` they are one.
   * Absent: there are none, or the server is an older one.
   */
  parts: z.optional(
    z.array(z.object({ service, id: z.string(), name: z.string(), amount: dollars })),
  ),
  /** Stays with a night in the range. */
  bookings: z.number(),
  occupied_nights: z.number(),
  booking_amount: dollars,
  days: z.array(z.object({ day: f.day, nights: z.number(), amount: dollars })),
  transactions: z.array(reportTransaction),
  /** How many there are in all: the newest come along. */
  transactions_total: z.number(),
})

export const partOnWire = <Of extends string>({
  service: of,
  id,
  name,
  cents,
}: RevenuePart<Of>) => ({
  service: of,
  id,
  name,
  amount: fromCents(cents),
})

export type Report = z.infer<typeof report>
export type ReportTransaction = z.infer<typeof reportTransaction>
