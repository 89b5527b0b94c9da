import * as z from 'zod/mini'
import { paymentWays } from '#domain/payments.ts'
import * as f from './fields.ts'

/** GET /api/house: how the app knows our server, and what is true of the house. */

/** What this server can do that a foreign host cannot (design §3). */
export const capabilities = [
  'idempotency',
  'outbox-batch',
  'void',
  'parked',
  'changes',
  'events',
  'gzip-body',
] as const

const hours = z.object({ open: f.timeOfDay, close: z.string() })

export const house = z.object({
  id: z.literal('house'),
  version: z.number(),
  changed_at: f.moment,
  capabilities: z.array(z.string()),
  contract_version: z.number(),
  /** A new store, or a restored one, has a new epoch. */
  epoch: z.string(),
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  altitude_m: z.number(),
  timezone: z.string(),
  currency: z.literal('USD'),
  rwf_per_usd: z.nullable(z.object({ rate: z.number(), day: f.day })),
  hours: z.object({ restaurant: hours, bar: hours, contact: hours }),
  check_in_from: f.timeOfDay,
  check_out_until: f.timeOfDay,
  /** Any non-empty promo code counts (spec 2 §9). */
  demo_promo: z.boolean(),
  /** Dollars: cooked breakfast a person and day, the others flat (spec 1 §9). */
  extras: z.object({
    breakfast: z.number(),
    airport_transfer: z.number(),
    late_checkout: z.number(),
  }),
  /** Free until so many hours before; after that so many nights are kept (decisions.md). */
  cancellation: z.object({
    room_free_hours: z.number(),
    room_kept_nights: z.number(),
    car_free_hours: z.number(),
    tour_free_hours: z.number(),
  }),
  /** Seats that may be reserved at any moment; hosts other than ours may not tell. */
  table_seats: z.optional(z.number()),
  /** How long nights are held while a guest pays. */
  hold_minutes: z.number(),
  /** `sandbox` takes test cards alone; `none`: cash, room and desk only. */
  payments: z.enum(paymentWays),
  laundry_pickup_fee: z.number(),
  laundry_rush_rate: z.number(),
  /** Contained in the prices; `applies_to` names services. Other hosts may not tell. */
  taxes: z.optional(
    z.array(z.object({ name: z.string(), percent: z.number(), applies_to: z.array(z.string()) })),
  ),
  /** Of the house's electronic billing machine; null: its receipts are no EBM invoices. */
  ebm_number: z.optional(z.nullable(z.string())),
  /** The strip below the desk's day: labels and counts as the house sets them (spec 3 §2.2). */
  overview_counters: z.array(z.object({ label: z.string(), count: z.number() })),
  /** Kinds of services that cannot be ordered at the moment; other hosts may not tell. */
  services_off: z.optional(z.array(z.string())),
  /** `#007bb6`, or absent: the house's own palette (decisions.md). */
  primary_color: z.optional(z.string()),
  /** Path of the logo; null, or absent: the drawn mark. */
  logo_url: z.optional(z.nullable(z.string())),
  /** In which prices are shown to who has not chosen; francs while there is a rate. */
  shown_currency: z.optional(z.string()),
  /** In which the site speaks to who has not chosen, and whose browser asks for none it speaks. */
  language: z.optional(z.string()),
  /** How the desk writes a whole date: `words`, or figures, e.g. `DD/MM/YYYY`. */
  date_format: z.optional(z.string()),
  /** Rooms that occupancy is counted against; null: 30, as documented. */
  occupancy_rooms: z.optional(z.nullable(z.number())),
  social: z.object({
    facebook: z.string(),
    twitter: z.string(),
    instagram: z.string(),
    linkedin: z.string(),
  }),
})

export type House = z.infer<typeof house>
