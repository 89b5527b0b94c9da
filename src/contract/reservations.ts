import * as z from 'zod/mini'
import { currency, stayExtras } from './bookings.ts'
import * as f from './fields.ts'

/** How many rooms are reserved in one go. */
export const MAX_RESERVED_ROOMS = 20

/**
 * POST /api/hotel-bookings/reservations: the desk reserves rooms for a guest, by phone or mail; one
 * booking for each room, all or none, their nights claimed at once. Answered as `bookedRooms`.
 */
export const reserveRooms = z.object({
  /** Of the first room; it stands for all of them. Without it the server makes one. */
  code: z.optional(f.code),
  rooms: z
    .array(
      z.object({
        room_id: f.id,
        adults: z.number().check(z.int(), z.gte(1), z.lte(30)),
        children: z.number().check(z.int(), z.gte(0), z.lte(30)),
        /** An agreed price of a night, in the base currency; absent: the room's own. */
        price_per_night: z.optional(f.amount),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_RESERVED_ROOMS)),
  schedule: z.object({ check_in: f.day, check_out: f.day }),
  extras: stayExtras,
  customer: z.object({
    name: f.requiredText(120),
    phone: f.phoneOrNone,
    email: f.optionalEmail,
  }),
  /** Why a price differs from the room's own. */
  rate_reason: z.optional(f.optionalText(300)),
  /**
   * A day of the house: until its end the nights are held for the guest, and are free again
   * afterwards. Absent: approved at once.
   */
  hold_until: z.optional(z.nullable(f.day)),
  /** Whether the guest is told by letter or SMS, now that the nights are claimed. */
  confirm: z.boolean(),
  /** In `currency`, with decimals where it has any. Compared, never trusted. */
  pricing: z.object({ total: f.charge, currency }),
  notes: z.optional(f.optionalText(1000)),
  promo_code: z.optional(f.optionalText(40)),
  language: z.optional(f.language),
  source: z.literal('desk'),
})

/** `current` of 409 `price_changed`: what the server would charge. */
export const reservationQuote = z.object({
  rooms: z.array(
    z.object({ room_id: f.id, price_per_night: f.amount, discount: f.amount, total: f.charge }),
  ),
  total: f.charge,
  currency,
})

export type ReserveRooms = z.infer<typeof reserveRooms>
export type ReservationQuote = z.infer<typeof reservationQuote>
