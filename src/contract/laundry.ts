import * as z from 'zod/mini'
import { laundryStatuses } from '#domain/laundry.ts'
import * as edit from './catalogue-manage.ts'
import * as f from './fields.ts'
import { rowTranslations, translations } from './translations.ts'

/** Laundry orders (spec 2 §3, §7; spec 3 §4, §7.6; decisions.md, "Orders"). */

/** Halves by the kilo, whole pieces and pairs: checked against the service's unit by the house. */
const qty = z.number().check(z.gt(0), z.lte(99), z.multipleOf(0.5))

const totals = z.object({ items_subtotal: f.amount, fees: f.amount, grand_total: f.amount })

/**
 * POST /api/laundry-orders/create-public, and /api/laundry-orders from the desk. For a guest the
 * pick-up comes first (from guest to house) and the drop-off brings it back; at the desk the
 * drop-off comes first. `source` says which (decisions.md).
 */
export const placeLaundryOrder = z.object({
  code: z.optional(f.code),
  /** The guest's name. */
  customer: f.requiredText(120),
  customer_phone: z.optional(f.optionalPhone),
  customer_email: z.optional(f.optionalEmail),
  room: f.optionalText(20),
  address: z.optional(f.optionalText(300)),
  pickup: z.optional(z.boolean()),
  drop_off: f.dayTime,
  pick_up: f.dayTime,
  rush: z.boolean(),
  /** In public the documents' joined text; phone, address and pickup are sent as fields too. */
  notes: f.optionalText(2000),
  items: z.array(z.object({ service_id: f.id, qty })).check(z.minLength(1), z.maxLength(40)),
  totals: z.optional(totals),
  /** As documented (spec 2 §3); the same times stand in `pick_up` and `drop_off`, which count. */
  schedule: z.optional(z.object({ pickup_time: f.text(40), dropoff_time: f.text(40) })),
  ...f.sent,
})

export const laundryInCart = f.cartLine(
  'laundry',
  z.omit(placeLaundryOrder, { customer: true, customer_phone: true, customer_email: true }),
)

const editable = {
  customer: f.requiredText(120),
  room: z.nullable(f.text(20)),
  drop_off: f.dayTime,
  pick_up: f.dayTime,
  rush: z.boolean(),
  notes: z.nullable(f.text(2000)),
  items: z.array(z.object({ service_id: f.id, qty })).check(z.minLength(1), z.maxLength(40)),
}

/** The values that the person saw; another host's row may be outside our limits. */
const seenFields = {
  ...editable,
  customer: z.string(),
  room: f.textOrNull,
  drop_off: z.string(),
  pick_up: z.string(),
  notes: f.textOrNull,
  items: z.array(z.object({ service_id: z.string(), qty: z.number() })),
}

/**
 * PATCH /api/laundry-orders/{id} (spec 3 §7.6): the documents' fields, whoever placed the order:
 * drop-off is when it comes in, pick-up when it goes back. A field said as it was seen was not
 * touched; one that was, and that a colleague changed meanwhile, is 409 `conflict`.
 */
export const updateLaundryOrder = z.extend(z.partial(z.object(editable)), {
  seen: z.optional(z.partial(z.object(seenFields))),
  /** The price that the person saw, where it is computed again. */
  totals: z.optional(totals),
})

export const laundryLine = z.object({
  service_id: f.id,
  name: z.string(),
  unit: z.string(),
  price: f.amount,
  qty: z.number(),
})

/** Fields for anyone who knows the code. */
export const publicLaundryOrder = z.object({
  ...f.syncedRow,
  code: f.code,
  status: z.enum(laundryStatuses),
  payment_status: z.string(),
  rush: z.boolean(),
  pickup: z.boolean(),
  /** When the laundry comes to the house and goes back. */
  in_at: f.dayTime,
  out_at: f.dayTime,
  items: z.array(laundryLine),
  items_subtotal: f.amount,
  fees: f.amount,
  grand_total: f.amount,
  currency: f.currency,
  cancel_reason: f.textOrNull,
})

export const laundryOrder = z.extend(publicLaundryOrder, {
  customer: z.string(),
  customer_phone: f.textOrNull,
  customer_email: f.textOrNull,
  room: f.textOrNull,
  address: f.textOrNull,
  notes: f.textOrNull,
  source: z.string(),
  flag: f.textOrNull,
  /** The stay whose folio it is on; null: paid separately. */
  room_booking_id: z.optional(z.nullable(f.id)),
  ready_at: f.momentOrNull,
  delivered_at: f.momentOrNull,
  ...f.written,
})

export const placedLaundryOrder = z.object({ id: f.id, order: publicLaundryOrder })

export const stepLaundryOrder = f.step(laundryStatuses)

export type PlaceLaundryOrder = z.infer<typeof placeLaundryOrder>
export type PublicLaundryOrder = z.infer<typeof publicLaundryOrder>
export type UpdateLaundryOrder = z.infer<typeof updateLaundryOrder>
export type LaundryOrder = z.infer<typeof laundryOrder>

/* The price list, as it is shown and as staff keep it (spec 3 §2.8, §7.6). */

export const laundryService = z.object({
  ...f.syncedRow,
  name: z.string(),
  unit: z.string(),
  price: f.amount,
  turnaround_hrs: z.number(),
  is_available: z.boolean(),
  position: z.number(),
  image_path: f.textOrNull,
  translations: rowTranslations,
})

const serviceFields = {
  name: edit.name,
  unit: z.enum(['per item', 'per kg', 'per pair']),
  price: edit.price,
  turnaround_hrs: f.whole(1, 24 * 30),
  is_available: z.boolean(),
  position: edit.position,
  translations,
}

export const createLaundryService = z.object({
  ...serviceFields,
  unit: z._default(serviceFields.unit, 'per item'),
  turnaround_hrs: z._default(serviceFields.turnaround_hrs, 24),
  is_available: z._default(z.boolean(), true),
  position: z.optional(edit.position),
  translations: rowTranslations,
  image_base64: edit.image,
})
export const updateLaundryService = edit.changeOf(serviceFields)

export type LaundryService = z.infer<typeof laundryService>
export type CreateLaundryService = z.infer<typeof createLaundryService>

declare module './resources.ts' {
  interface RowOf {
    laundry_services: LaundryService
    laundry_orders: LaundryOrder
  }
}
