import * as z from 'zod/mini'
import { currency } from './bookings.ts'
import * as f from './fields.ts'

/** The close of a day: totals of what moved, frozen when the day is closed. Never edited. */

/** In the currency named beside it; below zero where more went back, or a difference lowers it. */
const money = z.number()
const dollars = z.number()

const countedTill = z.object({
  id: f.id,
  till_name: z.string(),
  from: z.string(),
  to: z.string(),
  until: f.moment,
  counts: z.array(z.object({ currency, expected: money, counted: money, difference: money })),
})

/** As domain/day-close.ts works them out. */
export const dayFigures = z.object({
  /** How many times money moved. */
  movements: z.number(),
  dollars: z.object({ taken: dollars, refunded: dollars, net: dollars }),
  /** Each currency apart, and each rate by itself. */
  methods: z.array(
    z.object({
      method: z.string(),
      currency,
      /** Francs for a dollar, as recorded. */
      rate: z.nullable(z.number()),
      taken: money,
      refunded: money,
      net: money,
      /** Voided on that day; in none of the sums. */
      voided: money,
      dollars,
    }),
  ),
  /** `provider`: it came online; `cashier` is '' then, and where nobody knows. */
  cashiers: z.array(
    z.object({
      cashier: z.string(),
      provider: f.textOrNull,
      method: z.string(),
      currency,
      taken: money,
      refunded: money,
      net: money,
      dollars,
    }),
  ),
  kinds: z.array(z.object({ kind: z.string(), taken: dollars, refunded: dollars, net: dollars })),
  receipts: z.object({
    count: z.number(),
    first: z.nullable(z.number()),
    last: z.nullable(z.number()),
    total: dollars,
    /** Contained in the total. */
    taxes: z.array(z.object({ name: z.string(), percent: z.number(), amount: dollars })),
  }),
  write_offs: z.object({ count: z.number(), amount: dollars }),
  tills: z.array(countedTill),
})

/** What came for a day that was closed already. */
const ofEarlierDay = z.object({ day: f.day, figures: dayFigures })

/** All receipts of the house, not of the day alone. */
const series = z.object({
  last: z.number(),
  missing_count: z.number(),
  /** The first of them. */
  missing: z.array(z.number()),
})

/** What is owed to the house at that moment, in the base currency. */
const owing = z.object({
  in_house: z.object({ count: z.number(), amount: dollars }),
  left: z.object({ count: z.number(), amount: dollars }),
  /** Meals, laundry… on no stay's bill, delivered and not paid. */
  services: z.object({ count: z.number(), amount: dollars }),
})

/** What the person saw who closed the day. */
const seen = z.object({ movements: f.whole(0, 1_000_000), net: z.number() })

/** POST /api/day-closes. A day that is closed already stays as it is, and is answered. */
export const closeDay = z.object({ day: f.day, seen: z.optional(seen) })

/** A row of `day_closes`, as staff's devices keep it. */
export const dayClose = z.object({
  ...f.syncedRow,
  day: f.day,
  /** The day's own. */
  figures: dayFigures,
  /** What came for earlier days after they were closed, and stands in no other close. */
  carried: z.array(ofEarlierDay),
  series,
  owing,
  seen: z.nullable(seen),
  /** When the house closed it. */
  closed_at: f.moment,
  /** When it was asked for on the device. */
  device_time: f.momentOrNull,
  device_clock: f.momentOrNull,
  changed_by: z.nullable(z.string()),
})

/** GET /api/day-close?day= */
export const dayAtHouse = z.object({
  day: f.day,
  today: f.day,
  /** Null: the day is open. */
  close: z.nullable(dayClose),
  /** Frozen where it is closed, else as of now. */
  figures: dayFigures,
  carried: z.array(ofEarlierDay),
  series,
  owing,
  /** What came for this day after it was closed; `carried_in`: the close that has it, if any. */
  late: z.array(z.object({ carried_in: z.nullable(f.day), figures: dayFigures })),
  /** Days before this one, since the first that was closed, that are still open. */
  open_days: z.array(f.day),
  /** Where the house knows of work that it does not have. */
  waiting: z.object({
    /** Refused on a device, and settled by nobody. */
    refused: z.number(),
    /** Devices that signed out with something to send. */
    devices: z.number(),
    /**
     * Devices with somebody of the reception or an admin signed in that did not come for what changed
     * since: they may have money that the house does not. Absent: of an older server.
     */
    silent: z.optional(
      z.array(
        z.object({
          /** What people call it; null where it did not say. */
          device: f.textOrNull,
          person: z.string(),
          heard_at: f.moment,
        }),
      ),
    ),
  }),
  as_of: f.moment,
})

/** One movement of a day, for the file. */
export const dayMovement = z.object({
  /** `day`: its own; `carried`: of an earlier day; `late`: came after the day was closed. */
  part: z.enum(['day', 'carried', 'late']),
  day: f.day,
  at: f.moment,
  way: z.enum(['came', 'went']),
  /** In `currency`; below zero, it went back. */
  amount: money,
  currency,
  rate: z.nullable(z.number()),
  dollars,
  method: z.string(),
  cashier: z.string(),
  provider: f.textOrNull,
  kind: z.string(),
  /** The code of what it was for. */
  code: z.string(),
  /** The first receipt that it stands on. */
  receipt: z.nullable(z.number()),
  payment: f.id,
})

/** GET /api/day-close/movements?day=&after=: in pages; `next` null: there are no more. */
export const dayMovements = z.object({
  data: z.array(dayMovement),
  total: z.number(),
  next: f.textOrNull,
})

export type CloseDay = z.infer<typeof closeDay>
export type DayClose = z.infer<typeof dayClose>
export type DayAtHouse = z.infer<typeof dayAtHouse>
export type DayMovement = z.infer<typeof dayMovement>
export type DayMovements = z.infer<typeof dayMovements>

declare module './resources.ts' {
  interface RowOf {
    day_closes: DayClose
  }
}
