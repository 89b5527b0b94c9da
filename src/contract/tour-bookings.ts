import * as z from 'zod/mini'
import { maxTourParty, tourBookingStatuses } from '#domain/tours.ts'
import * as edit from './catalogue-manage.ts'
import * as f from './fields.ts'
import { rowTranslations, translations } from './translations.ts'

/** Tour bookings (spec 2 §3, §7; spec 3 §4, §7.9; decisions.md, "Orders"). */

/** The documents' payload; places are claimed on receipt. */
export const bookTour = z.object({
  code: z.optional(f.code),
  booking: z.object({
    tour_id: f.id,
    date: f.day,
    people: f.whole(1, maxTourParty),
    price_per_person: z.optional(f.amount),
  }),
  customer: f.customerAtDesk,
  notes: f.optionalText(1000),
  promo_code: f.optionalText(40),
  pricing: z.object({
    currency: f.currency,
    per_person: f.amount,
    subtotal: f.amount,
    discount: f.amount,
    total: f.amount,
  }),
  payment: z.object({
    method: z.enum(['cash', 'room', 'card']),
    ...f.cardOrRoom,
  }),
  ...f.sent,
})

export const tourInCart = f.cartLine('tour', z.omit(bookTour, { customer: true, payment: true }))

export const publicTourBooking = z.object({
  ...f.syncedRow,
  code: f.code,
  tour_id: f.id,
  tour_name: z.string(),
  date: f.day,
  /** When the tour leaves that day, house time; null or absent: it has no hour. */
  departure_time: z.optional(z.nullable(f.timeOfDay)),
  people: z.number(),
  status: z.enum(tourBookingStatuses),
  payment_method: z.string(),
  payment_status: z.string(),
  /** The masked card that a guest showed for it, not yet received; null: none, or paid by now. */
  card_announced: z.optional(f.textOrNull),
  per_person: f.amount,
  subtotal: f.amount,
  discount: f.amount,
  total: f.amount,
  currency: f.currency,
  cancel_reason: f.textOrNull,
})

export const tourBooking = z.extend(publicTourBooking, {
  ...f.orderedBy,
  notes: f.textOrNull,
  promo_code: f.textOrNull,
  room_number: f.textOrNull,
  /** When it was paid in full; null or absent: it is not, or the host does not send it. */
  paid_at: z.optional(f.momentOrNull),
  ...f.charged,
})

export const bookedTour = z.object({ id: f.id, booking_id: f.id, booking: publicTourBooking })

export const stepTourBooking = f.step(tourBookingStatuses)

/** The general update: a step, named by the status that it leads to. */
export const updateTourBooking = z.extend(stepTourBooking, {
  status: z.enum(['approved', 'completed', 'cancelled']),
})

/** `current` of 409 `tour_full`: what is left that day, and days near it with places enough. */
export const tourFull = z.object({
  tour_id: f.id,
  date: f.day,
  spots_left: z.number(),
  days: z.array(z.object({ date: f.day, spots_left: z.number() })),
})

/**
 * `current` of 422 `too_late` and `validation` where the tour has left that day: at what hour, and
 * days from the next on with places enough.
 */
export const tourLeft = z.extend(tourFull, { departure_time: f.timeOfDay })

/** Booked places of a tour's day: all that guests' devices cache of other people's bookings. */
export const tourDay = z.object({
  ...f.syncedRow,
  tour_id: f.id,
  date: f.day,
  /** People on pending and approved bookings. */
  people: z.number(),
  /** Of these on approved ones. */
  approved: z.number(),
})

export type BookTour = z.infer<typeof bookTour>
export type TourBooking = z.infer<typeof tourBooking>
export type TourFull = z.infer<typeof tourFull>
export type TourLeft = z.infer<typeof tourLeft>
export type TourDay = z.infer<typeof tourDay>

/* Tours, as they are shown and as staff keep them (spec 3 §2.13, §7.9). */

export const tour = z.object({
  ...edit.offerHead,
  location: z.string(),
  duration_days: z.number(),
  capacity: z.number(),
  /** `HH:MM`, house time; null or absent: it has a day and no hour. */
  departure_time: z.optional(z.nullable(f.timeOfDay)),
  price: f.amount,
  ...edit.offerTail,
})

const tourFields = {
  name: edit.name,
  category_id: f.id,
  location: f.requiredText(120),
  duration_days: f.whole(1, 60),
  capacity: f.whole(1, 500),
  /** House time; null: it has no hour. */
  departure_time: z.nullable(f.timeOfDay),
  price: edit.price,
  is_available: z.boolean(),
  description: f.text(4000),
  translations,
}

export const createTour = z.object({
  ...tourFields,
  duration_days: z._default(tourFields.duration_days, 1),
  capacity: z._default(tourFields.capacity, 10),
  departure_time: z._default(tourFields.departure_time, null),
  is_available: z._default(z.boolean(), true),
  description: z._default(tourFields.description, ''),
  translations: rowTranslations,
  image_base64: edit.image,
})
export const updateTour = edit.changeOf(tourFields)

export type Tour = z.infer<typeof tour>

declare module './resources.ts' {
  interface RowOf {
    tours: Tour
    tour_categories: edit.NamedCategory
    tour_bookings: TourBooking
    tour_days: TourDay
  }
}
