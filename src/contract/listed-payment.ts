import * as z from 'zod/mini'
import * as f from './fields.ts'

/** Money on an order or a booking, as their lists have it along (spec 3 §7). */
export const listedPayment = z.object({
  id: f.id,
  amount: z.number(),
  currency: z.string(),
  method: z.string(),
  status: z.string(),
  reference: f.textOrNull,
  /** On lists of bookings alone. */
  notes: z.optional(f.textOrNull),
  created_at: f.moment,
})

export type ListedPayment = z.infer<typeof listedPayment>
