import * as z from 'zod/mini'
import { orderStatuses, paymentMethods, serviceTypes } from '#domain/restaurant.ts'
import * as edit from './catalogue-manage.ts'
import * as f from './fields.ts'
import { listedPayment } from './listed-payment.ts'
import { rowTranslations, translations } from './translations.ts'

/** Menu and orders (spec 2 §3, spec 3 §3). */

export const category = z.object({
  ...f.syncedRow,
  name: z.string(),
  position: z.number(),
  translations: rowTranslations,
})

export const item = z.object({
  ...f.syncedRow,
  category_id: f.id,
  name: z.string(),
  description: z.string(),
  price: f.amount,
  image_path: f.textOrNull,
  is_available: z.boolean(),
  position: z.number(),
  category: z.optional(z.object({ id: f.id, name: z.string() })),
  translations: rowTranslations,
})

export const orderLine = z.object({
  id: f.id,
  name: z.string(),
  price: f.amount,
  qty: z.number(),
  /** Tells drinks from dishes in reports; other hosts may not say. */
  category_id: z.optional(f.textOrNull),
})

/** Fields for anyone who knows the code. Nothing personal. */
export const publicOrder = z.object({
  ...f.syncedRow,
  code: f.code,
  number: z.number(),
  status: z.enum(orderStatuses),
  service_type: z.enum(serviceTypes),
  schedule_date: f.day,
  schedule_time: f.timeOfDay,
  party_size: z.number(),
  items: z.array(orderLine),
  items_count: z.number(),
  subtotal: f.amount,
  discount: f.amount,
  total: f.amount,
  currency: f.currency,
  payment_method: z.enum(paymentMethods),
  payment_status: z.string(),
  /** The masked card that a guest showed for it, not yet received; null: none, or paid by now. */
  card_announced: z.optional(f.textOrNull),
  cancel_reason: f.textOrNull,
})

/** Fields for the desk. */
export const order = z.extend(publicOrder, {
  customer_name: z.string(),
  customer_phone: z.string(),
  customer_email: f.textOrNull,
  notes: f.textOrNull,
  custom_request: f.textOrNull,
  promo_code: f.textOrNull,
  /** The table's number, or the room it is brought to; absent or null: nobody said. */
  table_or_room: z.optional(f.textOrNull),
  room_number: f.textOrNull,
  room_guest_name: f.textOrNull,
  flag: f.textOrNull,
  /** The stay whose folio it is on; null: paid separately. */
  room_booking_id: z.optional(z.nullable(f.id)),
  source: z.string(),
  device_time: f.momentOrNull,
  /** Who placed it or changed it last: a name of staff, or `guest`; null when unknown. */
  changed_by: f.textOrNull,
  payments: z.array(listedPayment),
})

/** POST /api/restaurant/orders (spec 2 §3). `code` is ours; without it the server makes one. */
export const placeOrder = z.object({
  code: z.optional(f.code),
  service_type: z.enum(serviceTypes),
  schedule: z.object({ date: f.day, time: f.timeOfDay }),
  party_size: f.whole(1, 50),
  /** The table's number, or the room it is brought to; staff say it. */
  table_or_room: z.optional(f.optionalText(20)),
  notes: f.optionalText(1000),
  promo_code: f.optionalText(40),
  items: z
    .array(
      z.object({
        id: f.id,
        name: f.text(200),
        price: f.amount,
        qty: f.whole(1, 99),
      }),
    )
    .check(z.maxLength(60)),
  custom_request: f.optionalText(500),
  totals: z.object({ subtotal: f.amount, discount: f.amount, total: f.amount }),
  payment: z.object({
    method: z.enum(paymentMethods),
    amount: f.amount,
    ...f.cardOrRoom,
    /** The stay that was picked at the desk, on whose bill it goes. Guests name the room alone. */
    room_booking_id: z.optional(z.nullable(f.id)),
  }),
  /** A guest says name and phone; at the desk a table will do for a name. */
  customer: z.extend(f.customerAtDesk, { name: f.text(120) }),
  ...f.flatCustomer,
  ...f.sent,
})

export const orderInCart = f.cartLine(
  'restaurant',
  z.omit(placeOrder, {
    customer: true,
    customer_name: true,
    customer_phone: true,
    customer_email: true,
    payment: true,
  }),
)

export const placedOrder = z.object({ id: f.id, order: publicOrder })

export const stepOrder = f.step(orderStatuses)

/** A guest's own cancellation: the code, and the phone or e-mail the order was made with. */
export const cancelOwnOrder = z.object({
  code: f.code,
  contact: f.requiredText(200),
})

export type Category = z.infer<typeof category>
export type Item = z.infer<typeof item>
export type PublicOrder = z.infer<typeof publicOrder>
export type Order = z.infer<typeof order>
export type PlaceOrder = z.infer<typeof placeOrder>

/* The menu as staff keep it (spec 3 §2.6, §7.4). */

export const createCategory = z.object({
  name: edit.name,
  position: z.optional(edit.position),
  translations: rowTranslations,
})
export const updateCategory = edit.changeOf({
  name: edit.name,
  position: edit.position,
  translations,
})

const itemFields = {
  name: edit.name,
  description: f.text(2000),
  price: edit.price,
  is_available: z.boolean(),
  translations,
}

/** POST /api/categories/{id}/items: an item stays in its category for good (spec 3 §5). */
export const createItem = z.object({
  ...itemFields,
  description: z._default(itemFields.description, ''),
  is_available: z._default(z.boolean(), true),
  translations: rowTranslations,
  image_base64: edit.image,
})
export const updateItem = edit.changeOf(itemFields)

declare module './resources.ts' {
  interface RowOf {
    categories: Category
    items: Item
    restaurant_orders: Order
  }
}
