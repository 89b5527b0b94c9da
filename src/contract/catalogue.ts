import * as z from 'zod/mini'
import * as f from './fields.ts'
import { rowTranslations } from './translations.ts'

/** Rooms and reviews. */

const picture = z.object({ id: f.id, url: z.string(), path: z.string() })
export const room = z.object({
  ...f.syncedRow,
  room_number: z.string(),
  name: z.string(),
  type: z.string(),
  capacity: z.number(),
  price_per_night: f.amount,
  description: z.string(),
  amenities: z.array(z.string()),
  images: z.array(picture),
  cover_image_url: f.textOrNull,
  is_available: z.boolean(),
  available_from: z.nullable(f.day),
  translations: rowTranslations,
})

export const review = z.object({
  ...f.syncedRow,
  name: z.string(),
  rating: z.number(),
  comment: z.string(),
  service: z.string(),
  item_id: f.textOrNull,
  item_label: z.string(),
  /** The house's replies, oldest first; the staff author is not sent. */
  replies: z.optional(z.array(z.object({ text: z.string(), at: f.moment }))),
  likes: z.optional(z.number()),
})

export type Room = z.infer<typeof room>
export type Review = z.infer<typeof review>

declare module './resources.ts' {
  interface RowOf {
    rooms: Room
    reviews: Review
  }
}
