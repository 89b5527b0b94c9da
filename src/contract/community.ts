import * as z from 'zod/mini'
import { review } from './catalogue.ts'
import * as f from './fields.ts'
import { reviewedTables, type ReviewedKind } from './services/index.ts'

/** Reviews and messages that guests write (spec 1 §3, §5). */

const reviewedKinds = Object.keys(reviewedTables) as [ReviewedKind, ...ReviewedKind[]]
export const reviewServices = ['room', ...reviewedKinds] as const

/** POST /api/reviews. Starts pending; the public list has published ones (decisions.md). */
export const postReview = z.object({
  name: f.requiredText(120),
  rating: f.whole(1, 5),
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
  email: f.email,
  phone: f.optionalPhone,
  subject: f.requiredText(200),
  message: z.string().check(z.trim(), z.minLength(10), z.maxLength(4000)),
})
export const sentMessage = z.object({ id: f.id, message: z.string() })

/** What the house answered to a review, or either side wrote in a ticket. */
export const reply = z.object({ id: z.string(), by: z.string(), text: z.string(), at: f.moment })

export const reviewStatuses = ['pending', 'published', 'hidden'] as const

/** A row of `desk_reviews`: any review as staff see it, hidden ones too (spec 3 §2.10, §4). */
export const deskReview = z.object({
  ...f.syncedRow,
  customer: z.string(),
  rating: z.number(),
  text: z.string(),
  category: z.string(),
  item_id: f.textOrNull,
  target: z.string(),
  status: z.enum(reviewStatuses),
  likes: z.number(),
  comments: z.array(reply),
  ...f.written,
})

/** PATCH /api/reviews/{id}: publish or hide. `seen`: as the person saw it. */
export const setReview = z.object({
  status: z.enum(reviewStatuses),
  seen: z.optional(z.object({ status: z.enum(reviewStatuses) })),
})
/** POST …/comments and …/messages */
export const sayReply = z.object({ text: f.requiredText(4000) })
export const savedReview = z.object({ data: deskReview })

export const ticketStatuses = ['open', 'pending', 'closed'] as const
export const ticketPriorities = ['low', 'normal', 'high'] as const

/** A row of `tickets`; `messages` begins with what the guest wrote. */
export const ticket = z.object({
  ...f.syncedRow,
  customer: z.string(),
  email: z.string(),
  phone: f.textOrNull,
  subject: z.string(),
  status: z.enum(ticketStatuses),
  priority: z.enum(ticketPriorities),
  messages: z.array(z.extend(reply, { staff: z.boolean() })),
  ...f.written,
})

/** PATCH /api/tickets/{id}: close, reopen, or another priority. */
export const setTicket = z.object({
  status: z.optional(z.enum(ticketStatuses)),
  priority: z.optional(z.enum(ticketPriorities)),
  seen: z.optional(
    z.object({
      status: z.optional(z.enum(ticketStatuses)),
      priority: z.optional(z.enum(ticketPriorities)),
    }),
  ),
})
export const savedTicket = z.object({ data: ticket })

export const consentCategories = ['essential', 'analytics', 'marketing'] as const
const categories = z.array(z.enum(consentCategories)).check(z.maxLength(3))

/** A row of `consents`: the newest word of somebody on a device. */
export const consent = z.object({
  ...f.syncedRow,
  /** A name or e-mail where they gave one; null: a device that gave none. */
  customer: f.textOrNull,
  categories,
  granted_at: f.moment,
  device: z.string(),
  changed_by: f.textOrNull,
})

/** POST /api/consents: what /privacy records. A device's later word takes the place of its earlier. */
export const recordConsent = z.object({
  categories,
  device: f.requiredText(80),
  name: z.optional(f.optionalText(120)),
  email: z.optional(f.optionalEmail),
})
/** PATCH /api/consents/{id}: Reset to Essential. */
export const resetConsent = z.object({ categories: z.tuple([z.literal('essential')]) })
export const savedConsent = z.object({ data: consent })
export const revokedConsent = z.object({ message: z.string() })

export type DeskReview = z.infer<typeof deskReview>
export type SetReview = z.infer<typeof setReview>
export type SayReply = z.infer<typeof sayReply>
export type Ticket = z.infer<typeof ticket>
export type SetTicket = z.infer<typeof setTicket>
export type Consent = z.infer<typeof consent>
export type ConsentCategory = (typeof consentCategories)[number]
export type RecordConsent = z.infer<typeof recordConsent>
export type Reply = z.infer<typeof reply>
export type PostReview = z.infer<typeof postReview>
export type SendMessage = z.infer<typeof sendMessage>

declare module './resources.ts' {
  interface RowOf {
    desk_reviews: DeskReview
    tickets: Ticket
    consents: Consent
  }
}
