import * as z from 'zod/mini'
import { bookingStatuses, bookingPaymentStatuses } from '#domain/stays.ts'
import type { PaymentStatus } from '#domain/payments.ts'
import * as f from './fields.ts'
import type { ListedPayment } from './listed-payment.ts'

/** Room bookings (spec 1 §3, §7; spec 3 §2.4; decisions.md, "Rooms and bookings"). */

export const currency = f.currency

const schedule = z.object({
  check_in: f.day,
  check_out: f.day,
  /** Computed from the days by the server; the documents send it too. */
  nights: z.optional(z.number()),
})

const customer = z.object({
  name: f.requiredText(120),
  phone: f.phone,
  email: f.optionalEmail,
})

export const stayExtras = z.object({
  breakfast: z.boolean(),
  airport_transfer: z.boolean(),
  late_checkout: z.boolean(),
})

/** In `currency`, with decimals where it has any. Compared, never trusted. */
const roomPricing = z.object({
  price_per_night: f.charge,
  base_one_room: f.charge,
  base_all_rooms: f.charge,
  extras_one_room: f.charge,
  extras_all_rooms: f.charge,
  /**
   * Ours: the discount of a stored promo code. Absent where none was given or it is not known yet.
   */
  discount: z.optional(f.charge),
  grand_total: f.charge,
  currency,
})

/** Guests and days: what the price depends on. */
const askedStay = {
  room_id: f.id,
  schedule,
  guests: z.object({
    /** Guests of each room (decisions.md: "Guests are counted per room"). */
    adults: f.whole(1, 30),
    children: f.whole(0, 30),
    /** Rooms of this type and price. */
    quantity: f.whole(1, 50),
  }),
  extras: stayExtras,
  promo_code: z.optional(f.optionalText(40)),
}

/** POST /api/hotel/bookings. `code` is ours; without it the server makes one. */
export const bookRoom = z.object({
  code: z.optional(f.code),
  ...askedStay,
  /** Required from guests, optional for bookings at the desk. */
  customer: z.extend(customer, { phone: f.phoneOrNone }),
  pricing: roomPricing,
  notes: z.optional(f.optionalText(1000)),
  source: f.text(40),
  language: z.optional(f.language),
})

/** POST /api/hotel/quote: the price, and whether the rooms are free. */
export const quoteRoom = z.object({ ...askedStay, currency })
export const roomQuote = z.object({ pricing: roomPricing, free_rooms: z.number() })

/**
 * POST /api/hotel/bookings/bundle: one booking for each room, all or none; in the base currency. `guests` is
 * the whole party; the server spreads it over the rooms.
 */
export const bookBundle = z.object({
  code: z.optional(f.code),
  room_ids: z.array(f.id).check(z.minLength(1), z.maxLength(50)),
  schedule,
  guests: z.object({
    adults: f.whole(1, 200),
    children: f.whole(0, 200),
  }),
  customer,
  pricing: z.object({ per_night: f.amount, total: f.amount, currency: f.currency }),
  promo_code: z.optional(f.optionalText(40)),
  notes: z.optional(f.optionalText(1000)),
  source: f.text(40),
  language: z.optional(f.language),
})

/** Fields for anyone who knows the code: one room of a booking. Nothing personal. */
export const publicBooking = z.object({
  ...f.syncedRow,
  code: f.code,
  /** Rooms booked together share it. */
  group_id: z.nullable(f.id),
  room_id: f.id,
  room_number: z.string(),
  room_name: z.string(),
  room_type: z.string(),
  check_in: f.day,
  check_out: f.day,
  nights: z.number(),
  adults: z.number(),
  children: z.number(),
  extras: stayExtras,
  status: z.enum(bookingStatuses),
  payment_status: z.enum(bookingPaymentStatuses),
  /** This room's, in the base currency. */
  price_per_night: f.amount,
  discount: f.amount,
  total: f.amount,
  /** The price of this room, in the currency that the guest saw. */
  currency,
  rwf_rate: z.nullable(z.number()),
  grand_total: f.charge,
  paid: f.amount,
  /** Until when nights are held for a payment under way; null: no hold. */
  held_until: f.momentOrNull,
  /** `room_gone`: paid, but somebody else booked the nights meanwhile; the desk will call. */
  flag: f.textOrNull,
  cancel_reason: f.textOrNull,
})

/**
 * `id`, `booking_id`: the first room's; `booking` too. `bookings`: every room's. The code of the
 * first stands for all of them.
 */
export const bookedRooms = z.object({
  id: f.id,
  booking_id: f.id,
  booking: publicBooking,
  bookings: z.array(publicBooking),
  booking_ids: z.array(f.id),
  group_id: z.nullable(f.id),
})

/** Fields for the desk. */
export const hotelBooking = z.extend(publicBooking, {
  customer_name: z.string(),
  customer_phone: f.textOrNull,
  customer_email: f.textOrNull,
  notes: f.textOrNull,
  promo_code: f.textOrNull,
  source: z.string(),
  ...f.written,
  /**
   * The amount that the guest still owed at check-out, in the base currency, and the desk's reason; other
   * hosts may leave it out.
   */
  owing: z.optional(z.nullable(f.amount)),
  owing_reason: z.optional(f.textOrNull),
  /** What the house gave up of the bill, in the base currency, and why; null: nothing. */
  written_off: z.optional(z.nullable(f.amount)),
  write_off_reason: z.optional(f.textOrNull),
  /**
   * Another price of a night than the room's own was agreed: why, and the room's own, in the base currency.
   * Absent where none was.
   */
  rate_reason: z.optional(f.textOrNull),
  list_price: z.optional(z.nullable(f.amount)),
  /** The desk's hold, a day of the house: while it is pending, its nights are held until its end. */
  hold_until: z.optional(z.nullable(f.day)),
})

/**
 * Booked nights without any personal data: all that a guest's device stores of other people's
 * bookings.
 */
export const stay = z.object({
  ...f.syncedRow,
  room_id: f.id,
  check_in: f.day,
  check_out: f.day,
  status: z.enum(bookingStatuses),
})

export const stepBooking = f.step(bookingStatuses)

/** What a booking costs after a move: in the base currency; `grand_total` in the booking's own currency. */
const movedPrice = z.object({
  price_per_night: f.amount,
  discount: f.amount,
  total: f.amount,
  grand_total: f.charge,
})

/**
 * PATCH /api/hotel-bookings/{id}: new nights, and another room where one is named. `keep_price`: the
 * agreed price of a night stays in the other room; `price_reason` says why where that room costs
 * more. 409 `price_changed` where the price differs from the one seen; older rows have none.
 */
export const rescheduleBooking = z.object({
  check_in: f.day,
  check_out: f.day,
  room_id: z.optional(f.id),
  keep_price: z.optional(z.literal(true)),
  price_reason: z.optional(f.optionalText(300)),
  /** The booking as the person saw it; `price`: what they were told that the move makes it cost. */
  seen: z.optional(
    z.object({
      check_in: f.day,
      check_out: f.day,
      room_id: z.optional(f.id),
      price: z.optional(movedPrice),
    }),
  ),
})

export const lookUpBookings = z.object({ codes: z.array(f.code).check(z.maxLength(50)) })

/**
 * `current` of 409 `room_taken`: which of the requested rooms are booked, how many of the kind are
 * still free, and free rooms for these nights that fit the guests, cheapest first.
 */
export const roomTaken = z.object({
  taken: z.array(f.id),
  check_in: f.day,
  check_out: f.day,
  free_like_it: z.number(),
  rooms: z.array(
    z.object({
      room_id: f.id,
      room_number: z.string(),
      name: z.string(),
      type: z.string(),
      capacity: z.number(),
      price_per_night: f.amount,
    }),
  ),
})

export type BookRoom = z.infer<typeof bookRoom>
export type BookBundle = z.infer<typeof bookBundle>
export type QuoteRoom = z.infer<typeof quoteRoom>
export type RoomQuote = z.infer<typeof roomQuote>
export type RoomPricing = z.infer<typeof roomPricing>
export type PublicBooking = z.infer<typeof publicBooking>
export type BookedRooms = z.infer<typeof bookedRooms>
export type HotelBooking = z.infer<typeof hotelBooking>
export type Stay = z.infer<typeof stay>
export type StayExtras = z.infer<typeof stayExtras>
export type StepBooking = z.infer<typeof stepBooking>
export type RescheduleBooking = z.infer<typeof rescheduleBooking>
export type BookingPrice = z.infer<typeof movedPrice>
/** `current` of 409 `price_changed` of a move: the booking as it is, and what the move costs now. */
export type MovePriceChanged = HotelBooking & { moved: BookingPrice }
export type RoomTaken = z.infer<typeof roomTaken>

/** Payments of a booking. Fields after our own may come from other hosts. */
export interface BookingMoney extends ListedPayment {
  status: PaymentStatus
  rwf_rate?: number | null
  customer?: string
  paid_at?: string | null
  updated_at?: string | null
}

declare module './resources.ts' {
  interface RowOf {
    hotel_bookings: HotelBooking & {
      /** Absent in the feed of changes, which has only the sum. */
      payments?: BookingMoney[]
    }
    stays: Stay
  }
}
