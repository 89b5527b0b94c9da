import * as z from 'zod/mini'
import { mostOfAny } from '#domain/price.ts'
import { customStatuses, customUnits, customWants, isSlug } from '#domain/custom.ts'
import * as edit from './catalogue-manage.ts'
import * as f from './fields.ts'

/** Services that a house defines itself, and what guests order of them (decision 54). */

const optionalLine = (limit: number) => z.optional(f.text(limit))

const fields = {
  /** The last part of its page's address: `massage` for /services/massage. */
  slug: z.string().check(z.trim(), z.refine(isSlug, 'format')),
  /**
   * What it is called in each language of the house; its own stands for those that are missing.
   * `en` has the name in the house's own language where there is none in English.
   */
  names: z.object({
    en: f.requiredText(80),
    fr: optionalLine(80),
    rw: optionalLine(80),
  }),
  texts: z.object({
    en: optionalLine(2000),
    fr: optionalLine(2000),
    rw: optionalLine(2000),
  }),
  unit: z.enum(customUnits),
  /** In the base currency, for one unit. */
  price: z.number().check(z.gte(0), z.lte(mostOfAny)),
  /** Names of the house's taxes that the price contains. */
  taxes: z.array(f.requiredText(60)).check(z.maxLength(12)),
  wanted: z.enum(customWants),
  /** At once, or on one day; null: no bound. */
  capacity: z.nullable(f.whole(1, 10_000)),
  /** How long one lasts that has a day and a time; hours are as many as were ordered. */
  duration_minutes: z.nullable(f.whole(5, 14 * 24 * 60)),
  notice_hours: f.whole(0, 24 * 60),
  /** Who in the house does it; for the desk. */
  provided_by: f.text(120),
  /** False: an order is confirmed at once. */
  needs_confirming: z.boolean(),
  /** Until so many hours before it begins a guest may cancel; null: not at all. */
  cancel_hours: z.nullable(f.whole(0, 24 * 60)),
  seen_by: z.enum(['guests', 'desk']),
  offered: z.boolean(),
  position: f.whole(0, 10_000),
}

const { position, ...otherFields } = fields

/** POST /api/custom-services. Without a position it stands last. */
export const createCustomService = z.object({
  ...otherFields,
  position: z.optional(position),
  image_base64: edit.image,
})

/** PATCH /api/custom-services/{id}: as every edit of the offer (catalogue-manage.ts). */
export const updateCustomService = edit.changeOf(fields)

/** Guests are told nothing of who does it, and of those alone that guests see. */
export const customService = z.object({
  ...f.syncedRow,
  ...fields,
  image_path: f.textOrNull,
  provided_by: z.optional(z.string()),
})

/**
 * What an order takes of a service's capacity, and when (domain/custom.ts, claimOf): all that a
 * guest's device keeps of other people's orders.
 */
export const customDays = z.object({
  ...f.syncedRow,
  service_id: f.id,
  from: f.dayTime,
  until: f.dayTime,
  amount: z.number(),
})

const totals = z.object({ price: f.amount, total: f.amount })

/** POST /api/custom-orders: what `wanted` asks for is said, the rest is left out or null. */
export const placeCustomOrder = z.object({
  code: z.optional(f.code),
  service_id: f.id,
  /** Kilos by halves, all else whole. */
  qty: z.number().check(z.gt(0), z.lte(999), z.multipleOf(0.5)),
  day: z.optional(z.nullable(f.day)),
  time: z.optional(z.nullable(f.timeOfDay)),
  /** A day where the unit is the day, and then in it; else a day with its time. */
  until: z.optional(z.nullable(z.union([f.day, f.dayTime]))),
  customer: f.customerAtDesk,
  notes: f.optionalText(1000),
  /** What the guest saw; absent: the house prices it. */
  totals: z.optional(totals),
  payment: z.optional(
    z.object({
      method: z.enum(['cash', 'room', 'card']),
      ...f.chargedRoom,
    }),
  ),
  ...f.sent,
})

export const customInCart = f.cartLine(
  'custom',
  z.omit(placeCustomOrder, { customer: true, payment: true }),
)

export const publicCustomOrder = z.object({
  ...f.syncedRow,
  code: f.code,
  service_id: f.id,
  /** As it was ordered: in the guest's language, and `names.en` of then. */
  name: z.string(),
  name_en: z.string(),
  unit: z.enum(customUnits),
  wanted: z.enum(customWants),
  price: f.amount,
  /** Contained in the price, as they were when it was ordered. */
  taxes: z.array(z.object({ name: z.string(), percent: z.number() })),
  qty: z.number(),
  total: f.amount,
  currency: f.currency,
  /** Null where none was wanted. */
  day: z.nullable(f.day),
  time: z.nullable(f.timeOfDay),
  until: f.textOrNull,
  /** As when it was ordered; see the service's. */
  cancel_hours: z.nullable(z.number()),
  status: z.enum(customStatuses),
  payment_method: z.string(),
  payment_status: z.string(),
  cancel_reason: f.textOrNull,
})

export const customOrder = z.extend(publicCustomOrder, {
  customer_name: z.string(),
  customer_phone: f.textOrNull,
  customer_email: f.textOrNull,
  notes: f.textOrNull,
  /** Charged to a room: its number as the guest wrote it, and the stay on whose folio it is. */
  room: f.textOrNull,
  room_booking_id: z.nullable(f.id),
  source: z.string(),
  flag: f.textOrNull,
  ...f.written,
})

export const placedCustomOrder = z.object({ id: f.id, order: publicCustomOrder })

export const stepCustomOrder = f.step(customStatuses)

export type CustomServiceRow = z.infer<typeof customService>
export type CustomDays = z.infer<typeof customDays>
export type CreateCustomService = z.infer<typeof createCustomService>
export type UpdateCustomService = z.infer<typeof updateCustomService>
export type PlaceCustomOrder = z.infer<typeof placeCustomOrder>
export type PublicCustomOrder = z.infer<typeof publicCustomOrder>
export type CustomOrder = z.infer<typeof customOrder>

declare module './resources.ts' {
  interface RowOf {
    custom_services: CustomServiceRow
    custom_orders: CustomOrder
  }
}
