import * as z from 'zod/mini'
import { rentalStatuses } from '#domain/cars.ts'
import * as edit from './catalogue-manage.ts'
import * as f from './fields.ts'
import { rowTranslations, translations } from './translations.ts'

/** Car rentals (spec 2 §3, §7; spec 3 §4, §7.3; decisions.md, "Orders"). */

export const rentalExtras = z.object({
  gps: z.boolean(),
  child_seat: z.boolean(),
  additional_driver: z.boolean(),
  insurance: z.boolean(),
  pickup_delivery: z.boolean(),
})

const schedule = z.object({
  pickup_date: f.day,
  pickup_time: f.timeOfDay,
  dropoff_date: f.day,
  dropoff_time: f.timeOfDay,
})

/** POST /api/car-rentals/orders. A car is claimed on receipt. */
export const rentCar = z.object({
  code: z.optional(f.code),
  car_id: f.id,
  schedule,
  locations: z.object({ pickup: f.requiredText(200), dropoff: f.requiredText(200) }),
  extras: rentalExtras,
  customer: f.customerAtDesk,
  totals: z.object({
    days: z.number(),
    base_price: f.amount,
    extras_total: f.amount,
    grand_total: f.amount,
    currency: f.currency,
  }),
  ...f.sent,
})

export const rentalInCart = f.cartLine('car', z.omit(rentCar, { customer: true }))

export const publicRental = z.object({
  ...f.syncedRow,
  code: f.code,
  car_id: f.id,
  car_name: z.string(),
  status: z.enum(rentalStatuses),
  payment_status: z.string(),
  /** The masked card that a guest showed for it, not yet received; null: none, or paid by now. */
  card_announced: z.optional(f.textOrNull),
  ...schedule.shape,
  /** Empty but for staff: often where somebody lives or stays, and the code alone shows this. */
  pickup_location: z.string(),
  dropoff_location: z.string(),
  extras: rentalExtras,
  days: z.number(),
  base_price: f.amount,
  extras_total: f.amount,
  grand_total: f.amount,
  currency: f.currency,
  cancel_reason: f.textOrNull,
})

export const rental = z.extend(publicRental, {
  car_plate: z.string(),
  ...f.orderedBy,
  ...f.charged,
})

export const rentedCar = z.object({ id: f.id, rental_id: f.id, rental: publicRental })

export const stepRental = f.step(rentalStatuses)

/** PATCH /api/car-rentals/{id} */
export const rescheduleRental = z.object({
  pickup_date: f.day,
  dropoff_date: f.day,
  seen: z.optional(z.object({ pickup_date: f.day, dropoff_date: f.day })),
})

/** `current` of 409 `car_taken`: cars free for all of these days, cheapest first. */
export const carTaken = z.object({
  car_id: f.id,
  cars: z.array(z.object({ car_id: f.id, name: z.string(), daily_rate: f.amount })),
})

/** A car's days that are gone: all that a guest's device keeps of other people's rentals. */
export const carDays = z.object({
  ...f.syncedRow,
  car_id: f.id,
  pickup_date: f.day,
  pickup_time: f.timeOfDay,
  dropoff_date: f.day,
  dropoff_time: f.timeOfDay,
})

/**
 * POST /api/car-rentals/{id}/pay and POST /api/payments/charge (spec 2 §3, §7): card fields, nested
 * or flat. Only the sandbox reads them, only its own test cards are taken, and nothing of them but a
 * masked reference outlives the call. The card announces the amount; it pays nothing.
 */
const cardText = f.text(40)
export const payByCard = z.object({
  rental_id: z.optional(f.id),
  amount: z.optional(f.amount),
  currency: z.optional(f.currency),
  method: z.optional(z.literal('card')),
  card: z.optional(
    z.object({
      name: f.text(120),
      number: cardText,
      exp_month: z.union([cardText, z.number()]),
      exp_year: z.union([cardText, z.number()]),
      cvc: cardText,
      brand: z.optional(cardText),
    }),
  ),
  card_holder: z.optional(f.text(120)),
  card_number: z.optional(cardText),
  exp_month: z.optional(z.union([cardText, z.number()])),
  exp_year: z.optional(z.union([cardText, z.number()])),
  cvc: z.optional(cardText),
  brand: z.optional(cardText),
})

/**
 * Devices take any of these: `succeeded`, `paid` and `payment_status` say the same (spec 2 §7).
 * `announced`, with 202: the card's reference is kept, and no money came.
 */
export const paidByCard = z.object({
  status: z.enum(['succeeded', 'announced']),
  paid: z.boolean(),
  payment_status: z.string(),
  /** For people, where it is not paid. */
  message: z.optional(z.string()),
  payment: z.object({
    id: f.id,
    amount: f.amount,
    currency: f.currency,
    /** Brand and last four digits. */
    reference: z.string(),
  }),
})

export type RentCar = z.infer<typeof rentCar>
export type Rental = z.infer<typeof rental>
export type CarTaken = z.infer<typeof carTaken>
export type CarDays = z.infer<typeof carDays>
export type PublicRental = z.infer<typeof publicRental>
export type RescheduleRental = z.infer<typeof rescheduleRental>
export type PayByCard = z.infer<typeof payByCard>
export type PaidByCard = z.infer<typeof paidByCard>

/* Cars, as they are shown and as staff keep them (spec 3 §2.7, §7.5). */

export const car = z.object({
  ...edit.offerHead,
  plate: z.string(),
  seats: z.number(),
  transmission: z.string(),
  fuel: z.string(),
  daily_rate: f.amount,
  ...edit.offerTail,
})

const carFields = {
  name: edit.name,
  plate: f.requiredText(20),
  category_id: f.id,
  seats: f.whole(2, 9),
  transmission: z.enum(['Automatic', 'Manual']),
  fuel: z.enum(['Petrol', 'Diesel', 'Electric', 'Hybrid']),
  daily_rate: edit.price,
  is_available: z.boolean(),
  description: f.text(2000),
  translations,
}

export const createCar = z.object({
  ...carFields,
  seats: z._default(carFields.seats, 4),
  transmission: z._default(carFields.transmission, 'Manual'),
  fuel: z._default(carFields.fuel, 'Petrol'),
  is_available: z._default(z.boolean(), true),
  description: z._default(carFields.description, ''),
  translations: rowTranslations,
  image_base64: edit.image,
})
export const updateCar = edit.changeOf(carFields)

export type Car = z.infer<typeof car>
export type CreateCar = z.infer<typeof createCar>

declare module './resources.ts' {
  interface RowOf {
    cars: Car
    car_categories: edit.NamedCategory
    car_rentals: Rental
    car_days: CarDays
  }
}
