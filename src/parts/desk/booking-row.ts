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
  /** The documents' word for the type (spec 3 §2.5), where it is another. */
  typeWord?: string
  id: string
  /** 'Guest' where the host has none. */
  guest: string
  /** What the guest and the house call it: number and code. */
  reference: string
  /** First day, `YYYY-MM-DD`. */
  from: string
  /** Last day; null for what happens on one day. */
  to: string | null
  /** What its length is counted in, where it has one; nights where absent. */
  countedIn?: 'days'
  /** `HH:MM`, where it has one. */
  time: string | null
  services: readonly string[]
  /** In `currency`, as it is charged: dollars with decimals, or whole francs. */
  total: number
  currency: string
  /** Lower case; 'pending' where the host has none. */
  status: string
  /** '' for what costs nothing by itself: neither it nor the total is shown then. */
  paymentStatus: string
  createdAt: string
  /** Of a stay: what it owes with all that is on its bill, cents; absent: it has no bill. */
  owed?: number
  /** Steps of this device that are not yet at the house. */
  waiting: number
  /** The steps themselves, for who recorded them. */
  steps?: readonly OperationRow[]
  /** A step of this device that needs a decision. */
  parked: boolean
  /** Rows that were booked together share it. */
  group?: string | null
  /** What it was booked together with, in words. */
  groupNote?: string | null
  /** Codes of those, for the search. */
  otherCodes?: readonly string[]
  /** Who it is for, as they said it. */
  contact?: Contact
  /** What the house marked for the desk to deal with, in a few words. */
  flag?: string | null
}

/**
 * One kind of booking, as the combined list takes it in. Each loads by its own call, and the
 * failure of any one is tolerated and named (spec 3 §7.3).
 */
export interface BookingSource {
  type: BookingType
  rows: readonly BookingRow[] | undefined
  /** How much the rows can be trusted; undefined while there are none. */
  kept: Pick<Cached<unknown>, 'asOf' | 'cause' | 'refusal' | 'partial'> | undefined
  failure: string | null
  refetch: () => void
  actions: (row: BookingRow) => ReactNode
  details: (row: BookingRow) => ReactNode
}
