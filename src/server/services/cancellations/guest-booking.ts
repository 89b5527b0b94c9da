import type { Currency } from '#lib/currency.ts'
import type { Kysely } from 'kysely'
import type { OwnKind } from '#contract/cancellations.ts'
import type { Terms } from '#domain/cancellation.ts'
import type { Database } from '../../db/schema.ts'
import type { LetterLocale } from '../../notices/texts/letter-locale.ts'
import type { HouseSettings } from '../../house-settings.ts'
import type { PlainReason } from '../../pipeline/refusal.ts'
import type { Money } from '../money-of.ts'

interface When {
  day: string | null
  time: string | null
}

/** A line of something booked. */
export interface GuestBookingLine {
  title: string
  detail: string
  /** The detail is the guest's own words. */
  wished?: true
}

/** What a guest sees of a booking, in their language. */
interface GuestView extends When {
  lines: readonly GuestBookingLine[]
  terms: Terms
  /** Hours before it starts until which it can be cancelled, where the house sets them. */
  freeHours?: number
  /** Why it cannot be cancelled once it was started, in words of its own. */
  startedReason?: PlainReason
  /** One title for all its lines, for messages about several bookings; absent: the first line's. */
  summaryTitle?: string
  /** When a confirmation says it is for, where that is not `day` and `time`. */
  confirmedFor?: When
  /** For the guest's calendar; absent: no entry. */
  calendar?: {
    sequence: number
    from: { day: string; time: string | null }
    to: { day: string; time: string | null }
  }
}

/** A guest's booking or order of any kind; rooms booked together are one. */
export interface GuestBooking extends GuestView {
  kind: OwnKind
  /** The row's id, or that of the group of rooms: names its cancellation. */
  subjectId: string
  /** Rows that are not cancelled yet; all of them where all are. */
  ids: readonly string[]
  code: string
  status: string
  currency: Currency
  /** In the smallest unit of `currency`. */
  total: number
  /** Money received for it, and money refunded or being refunded. */
  held: number
  refunded: number
  /** `held` in cents of the base currency: what refunds are asked for in. */
  heldCents: number
  customer: { name: string; phone: string | null; email: string | null }
  /** The guest's language; null when unknown. */
  language: string | null
}

/** What describing it needs besides the row. */
export interface GuestViewContext {
  db: Kysely<Database>
  settings: HouseSettings
  locale: LetterLocale
  now: Date
}

/** How a service shows a row to its guest; in the base currency. */
export type DescribeForGuest<Row> = (
  row: Row,
  paid: Money,
  context: GuestViewContext,
) => Promise<GuestView & { totalCents: number }>
