import * as z from 'zod/mini'
import * as f from './fields.ts'

/** What the house offers beside its menu: rooms, cars, laundry, tours, and what guests said. */

const picture = z.object({ id: f.id, url: z.string(), path: z.string() })
const named = z.object({ id: f.id, name: z.string() })

export const room = z.object({
  ...f.kept,
  room_number: z.string(),
  name: z.string(),
  type: z.string(),
  capacity: z.number(),
  price_per_night: f.amount,
  description: z.string(),
  amenities: z.array(z.string()),
  images: z.array(picture),
  cover_image_url: z.nullable(z.string()),
  is_available: z.boolean(),
  available_from: z.nullable(f.day),
})

export const car = z.object({
  ...f.kept,
  category_id: f.id,
  category: named,
  name: z.string(),
  plate: z.string(),
  seats: z.number(),
  transmission: z.string(),
  fuel: z.string(),
  daily_rate: f.amount,
  is_available: z.boolean(),
  description: z.string(),
  image_path: z.nullable(z.string()),
})

export const laundryService = z.object({
  ...f.kept,
  name: z.string(),
  unit: z.string(),
  price: f.amount,
  turnaround_hrs: z.number(),
  is_available: z.boolean(),
  position: z.number(),
  image_path: z.nullable(z.string()),
})

export const tourCategory = z.object({ ...f.kept, name: z.string() })

export const tour = z.object({
  ...f.kept,
  category_id: f.id,
  category: named,
  name: z.string(),
  location: z.string(),
  duration_days: z.number(),
  capacity: z.number(),
  /** `HH:MM`, house time; null or absent: it has a day and no hour. */
  departure_time: z.optional(z.nullable(f.timeOfDay)),
  price: f.amount,
  is_available: z.boolean(),
  description: z.string(),
  image_path: z.nullable(z.string()),
})

export const review = z.object({
  ...f.kept,
  name: z.string(),
  rating: z.number(),
  comment: z.string(),
  service: z.string(),
  item_id: z.nullable(z.string()),
  item_label: z.string(),
  /** What the house answered, oldest first; who of staff wrote it stays with the house. */
  replies: z.optional(z.array(z.object({ text: z.string(), at: f.moment }))),
  likes: z.optional(z.number()),
})

export type Room = z.infer<typeof room>
export type Car = z.infer<typeof car>
export type LaundryService = z.infer<typeof laundryService>
export type TourCategory = z.infer<typeof tourCategory>
export type Tour = z.infer<typeof tour>
export type Review = z.infer<typeof review>
