import * as z from 'zod/mini'
import { mostOfAny } from '#domain/price.ts'
import * as f from './fields.ts'

/** What a kilometre to a tour costs, in the base currency whatever the name says (spec 3 §2.13, §7.9, §9). */
const price = z.number().check(z.gte(0), z.lte(mostOfAny))

/** The row that devices of staff keep, beside the settings. */
export const travelPrice = z.object({
  id: z.literal('travel'),
  version: z.number(),
  changed_at: f.moment,
  operation_id: f.textOrNull,
  /** Null: not set. */
  price_per_km_usd: z.nullable(price),
})

/** PATCH, or POST, at the documents' three paths. `seen`: what the person saw; else 409 `conflict`. */
export const saveTravelPrice = z.object({
  price_per_km_usd: price,
  seen: z.optional(z.object({ price_per_km_usd: z.nullable(z.number()) })),
})

export const savedTravelPrice = z.object({ data: travelPrice, message: z.string() })

export type TravelPrice = z.infer<typeof travelPrice>
export type SaveTravelPrice = z.infer<typeof saveTravelPrice>
