import * as z from 'zod/mini'
import { orderStatuses, paymentMethods, serviceTypes } from '#domain/restaurant.ts'
import * as edit from './catalogue-manage.ts'
import * as f from './fields.ts'
import { listedPayment } from './listed-payment.ts'

/** Menu and orders (spec 2 §3, spec 3 §3). */

export const category = z.object({ ...f.kept, name: z.string(), position: z.number() })

export const item = z.object({
  ...f.kept,
  category_id: f.id,
  name: z.string(),
  description: z.string(),
  price: f.amount,
  image_path: z.nullable(z.string()),
  is_available: z.boolean(),
  position: z.number(),
  category: z.optional(z.object({ id: f.id, name: z.string() })),
})

export const orderLine = z.object({
  id: f.id,
  name: z.string(),
  price: f.amount,
  qty: z.number(),
  /** Tells drinks from dishes in reports; other hosts may not say. */
  category_id: z.optional(z.nullable(z.string())),
})

/** Fields for anyone who knows the code. Nothing personal. */
export const publicOrder = z.object({
  ...f.kept,
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
  currency: z.literal('USD'),
  payment_method: z.enum(paymentMethods),
  payment_status: z.string(),
  /** The masked card that a guest showed for it, not yet received; null: none, or paid by now. */
  card_announced: z.optional(z.nullable(z.string())),
  cancel_reason: z.nullable(z.string()),
})

/** Fields for the desk. */
export const order = z.extend(publicOrder, {
  customer_name: z.string(),
  customer_phone: z.string(),
  customer_email: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  custom_request: z.nullable(z.string()),
  promo_code: z.nullable(z.string()),
  room_number: z.nullable(z.string()),
  room_guest_name: z.nullable(z.string()),
  /** The stay whose folio it is on; null: paid separately. */
  room_booking_id: z.optional(z.nullable(f.id)),
  flag: z.nullable(z.string()),
  source: z.string(),
  device_time: z.nullable(f.moment),
  /** Who placed it or changed it last: a name of staff, or `guest`; null when unknown. */
  changed_by: z.nullable(z.string()),
  payments: z.array(listedPayment),
})

/** POST /api/restaurant/orders (spec 2 §3). `code` is ours; without it the server makes one. */
export const placeOrder = z.object({
  code: z.optional(f.code),
  service_type: z.enum(serviceTypes),
  schedule: z.object({ date: f.day, time: f.timeOfDay }),
  party_size: z.number().check(z.int(), z.gte(1), z.lte(50)),
  notes: f.optionalText(1000),
  promo_code: f.optionalText(40),
  items: z
    .array(
      z.object({
        id: f.id,
        name: f.text(200),
        price: f.amount,
        qty: z.number().check(z.int(), z.gte(1), z.lte(99)),
      }),
    )
    .check(z.maxLength(60)),
  custom_request: f.optionalText(500),
  totals: z.object({ subtotal: f.amount, discount: f.amount, total: f.amount }),
  payment: z.object({
    method: z.enum(paymentMethods),
    amount: f.amount,
    reference: f.optionalText(120),
    processor: f.optionalText(40),
    room_number: z.optional(f.optionalText(20)),
    room_guest_name: z.optional(f.optionalText(120)),
  }),
  customer: z.object({
    name: f.requiredText(120),
    phone: f.phone,
    email: f.optionalEmail,
  }),
  customer_name: z.optional(z.string()),
  customer_phone: z.optional(z.string()),
  customer_email: z.optional(z.nullable(z.string())),
  source: f.text(40),
  language: z.optional(f.language),
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
export type StepOrder = z.infer<typeof stepOrder>

/* The menu as staff keep it (spec 3 §2.6, §7.4). */

export const createCategory = z.object({
  name: edit.name,
  position: z.optional(edit.position),
})
export const updateCategory = edit.changeOf({ name: edit.name, position: edit.position })

const itemFields = {
  name: edit.name,
  description: f.text(2000),
  price: edit.price,
  is_available: z.boolean(),
}

/** POST /api/categories/{id}/items: an item stays in its category for good (spec 3 §5). */
export const createItem = z.object({
  ...itemFields,
  description: z._default(itemFields.description, ''),
  is_available: z._default(z.boolean(), true),
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
