import type { OwnKind } from '#contract/cancellations.ts'
import type { Terms } from '#domain/cancellation.ts'

/** Something that a guest booked, of whatever kind; rooms booked together are one. */
export interface Own {
  kind: OwnKind
  /** The row's id, or that of the group of rooms: names its cancellation. */
  subjectId: string
  /** Rows that are not cancelled yet; all of them where all are. */
  ids: readonly string[]
  code: string
  status: string
  /** Written for the language. */
  lines: readonly { title: string; detail: string }[]
  day: string | null
  time: string | null
  currency: 'USD' | 'RWF'
  /** In `currency`: cents of a dollar, or whole francs. */
  total: number
  /** What the house has of it, and what goes or went back. */
  held: number
  refunded: number
  /** `held` in cents of a dollar: what refunds are asked for in. */
  heldCents: number
  customer: { name: string; phone: string | null; email: string | null }
  /** In which its guest reads; null when unknown. */
  language: string | null
  terms: Terms
}
