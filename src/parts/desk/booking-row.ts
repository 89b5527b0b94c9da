import type { ReactNode } from 'react'
import type { BookedKind } from '#contract/services/index.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Cached } from '#offline/reads/types.ts'
import type { Contact } from './bans.ts'

/** The combined list's own row (spec 3 §3, "Unified booking row"). */

export type BookingType = BookedKind

export const bookingStatuses = [
  'pending',
  'approved',
  'confirmed',
  'accepted',
  'preparing',
  'ready',
  'delivered',
  'processing',
  'active',
  'seated',
  'completed',
  'no-show',
  'cancelled',
] as const

export interface BookingRow {
  /** `<type>:<id>` */
  key: string
  type: BookingType
  /** The documents' name of the type (spec 3 §2.5), where it differs. */
  typeWord?: string
  id: string
  /** The stay on whose bill it is; null: on none. Rooms have none: `id` is their stay's. */
  stayId?: string | null
  /** 'Guest' where the host has none. */
  guest: string
  /** Number and code, as guest and desk use them. */
  reference: string
  /** First day, `YYYY-MM-DD`. */
  from: string
  /** Last day; null where it is on one day. */
  to: string | null
  /** The unit of its length; nights where absent. Null: it is not counted. */
  countedIn?: 'days' | null
  /** `HH:MM`, where it has one. */
  time: string | null
  services: readonly string[]
  /** In `currency`, with decimals where it has any. */
  total: number
  currency: string
  /** Lower case; 'pending' where the host has none. */
  status: string
  /** '' where it has no price of its own: neither it nor the total is shown then. */
  paymentStatus: string
  createdAt: string
  /** A stay's balance with its whole bill, cents; absent: it has no bill. */
  owed?: number
  /** Steps of this device that the server does not have yet. */
  waiting: number
  /** The steps themselves, to show who recorded them. */
  steps?: readonly OperationRow[]
  /** A step of this device that needs a decision. */
  parked: boolean
  /** Shared by rows that were booked together. */
  group?: string | null
  /** Text: what it was booked together with. */
  groupNote?: string | null
  /** Codes of those, for the search. */
  otherCodes?: readonly string[]
  /** The guest's contact as typed. */
  contact?: Contact
  /** Label of a flag that the desk must deal with. */
  flag?: string | null
}

/**
 * A source of the combined list: one kind of booking. Each loads by its own call; a failed one is
 * tolerated and named (spec 3 §7.3).
 */
export interface BookingSource {
  type: BookingType
  rows: readonly BookingRow[] | undefined
  /** The age of the rows; undefined while there are none. */
  cached: Pick<Cached<unknown>, 'asOf' | 'cause' | 'refusal' | 'partial'> | undefined
  failure: string | null
  refetch: () => void
  actions: (row: BookingRow) => ReactNode
  details: (row: BookingRow) => ReactNode
  /** The badge of its state, where the status alone does not say it. */
  state?: (row: BookingRow) => ReactNode
}
