import * as z from 'zod/mini'
import { review } from './catalogue.ts'
import * as f from './fields.ts'

/** Reviews and messages that guests write (spec 1 §3, §5). */

export const reviewServices = ['room', 'car', 'menu_item', 'laundry_service'] as const

/** POST /api/reviews. Starts pending; the public list has published ones (decisions.md). */
export const postReview = z.object({
  name: f.requiredText(120),
  rating: z.number().check(z.int(), z.gte(1), z.lte(5)),
  comment: f.requiredText(2000),
  service: z.enum(reviewServices),
  item_id: f.id,
})
export const postedReview = z.object({
  id: f.id,
  data: z.extend(review, { status: z.enum(['pending', 'published', 'hidden']) }),
})

/** POST /api/contact. Opens a support ticket (decisions.md, "Orders"). */
export const sendMessage = z.object({
  name: f.requiredText(120),
  email: z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  phone: f.optionalText(40),
  subject: f.requiredText(200),
  message: z.string().check(z.trim(), z.minLength(10), z.maxLength(4000)),
})
export const sentMessage = z.object({ id: f.id, message: z.string() })

/** What the house answered to a review, or either side wrote in a ticket. */
export const reply = z.object({ id: z.string(), by: z.string(), text: z.string(), at: f.moment })

export type Reply = z.infer<typeof reply>
export type PostReview = z.infer<typeof postReview>
export type SendMessage = z.infer<typeof sendMessage>
