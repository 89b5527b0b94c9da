import * as z from 'zod/mini'
import * as f from './fields.ts'

/** Customers, and what staff note about them (spec 3 §2.10, §3, §5, §7.8). */

/** A row of `customers`, as staff's devices keep it. */
export const customer = z.object({
  ...f.syncedRow,
  name: z.string(),
  email: f.textOrNull,
  phone: f.textOrNull,
  /** Of all services, those that were not cancelled. */
  bookings: z.number(),
  /** In the base currency, paid less those given back, over all services. */
  spend: z.number(),
  vip: z.boolean(),
  /** Warns the desk and refuses nothing (decisions.md, "Back office"). */
  banned: z.boolean(),
  marketing_opt_in: z.boolean(),
  notes: f.textOrNull,
  /** When the house last heard of them; null: never by a booking. */
  last_seen: f.momentOrNull,
  ...f.written,
})

const fields = {
  name: f.requiredText(120),
  email: f.email,
  phone: f.optionalPhone,
  vip: z.boolean(),
  banned: z.boolean(),
  marketing_opt_in: z.boolean(),
  notes: f.optionalText(2000),
}

export const createCustomer = z.object({
  ...fields,
  vip: z._default(z.boolean(), false),
  banned: z._default(z.boolean(), false),
  marketing_opt_in: z._default(z.boolean(), true),
})

/** What may be changed; who booked without an e-mail may stay without one. */
const changes = z.object({
  name: z.optional(fields.name),
  email: z.optional(z.nullable(f.email)),
  phone: z.optional(z.nullable(z.union([z.literal(''), f.phone]))),
  vip: z.optional(z.boolean()),
  banned: z.optional(z.boolean()),
  marketing_opt_in: z.optional(z.boolean()),
  notes: z.optional(z.nullable(f.text(2000))),
})

/** PATCH: only the fields that change. `seen`: what the person saw in them. */
export const updateCustomer = z.extend(changes, {
  // What an older release took may stand there.
  seen: z.optional(
    z.extend(changes, {
      email: z.optional(z.nullable(f.text(200))),
      phone: z.optional(z.nullable(f.text(40))),
    }),
  ),
})

/** What was saved, in the form of its list. */
export const savedCustomer = z.object({ data: customer, message: z.string() })

export type Customer = z.infer<typeof customer>
export type CreateCustomer = z.infer<typeof createCustomer>
export type UpdateCustomer = z.infer<typeof updateCustomer>

declare module './resources.ts' {
  interface RowOf {
    customers: Customer
  }
}
