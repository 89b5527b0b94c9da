import * as z from 'zod/mini'
import { currency } from './bookings.ts'
import * as f from './fields.ts'
import { serviceKinds } from './services/index.ts'

/** A guest finds and cancels a booking of any service (decisions.md, /cancel-bookings). */

export const ownKinds = ['room', ...serviceKinds] as const
export type OwnKind = (typeof ownKinds)[number]

/** The code alone shows state and items; this also needs the phone or e-mail. */
export const findOwn = z.object({
  code: f.code,
  contact: f.requiredText(200),
  /** The language of the lines; English where absent. */
  language: z.optional(f.language),
})

export const cancellationTerms = z.object({
  kind: z.enum(ownKinds),
  code: f.code,
  status: z.string(),
  /** One line a room, dish, item or place: "Deluxe room 4", with its dates or number. */
  lines: z.array(z.object({ title: z.string(), detail: z.string() })),
  /** First day and time it is for, house time; null where it has none. */
  day: z.nullable(f.day),
  time: z.nullable(f.timeOfDay),
  can_cancel: z.boolean(),
  /** Why not, for people; null where it can be cancelled. */
  reason: f.textOrNull,
  /** The same by its name. Absent from houses before refusals had names. */
  why: z.optional(z.nullable(f.said)),
  /** Until when cancelling is free; null: never, or passed. */
  free_until: f.momentOrNull,
  currency,
  total: f.charge,
  paid: f.charge,
  /** The fee that the house keeps or charges, and the refund. */
  kept: f.charge,
  refund: f.charge,
  /**
   * Where the code is a cart's: all its bookings. Each is found and cancelled by its own code; the
   * terms are those of the first that is not cancelled.
   */
  parts: z.optional(
    z.array(
      z.object({
        kind: z.enum(ownKinds),
        code: f.code,
        title: z.string(),
        day: z.nullable(f.day),
        status: z.string(),
      }),
    ),
  ),
})

/** `seen.refund`: the refund that the guest agreed to; another one now is 409 `conflict`. */
export const cancelOwn = z.object({
  code: f.code,
  contact: f.requiredText(200),
  seen: z.object({ refund: f.charge, kept: f.charge }),
  reason: z.optional(f.optionalText(300)),
  language: z.optional(f.language),
})

export type CancellationTerms = z.infer<typeof cancellationTerms>
