import { createContext, useContext } from 'react'
import { serviceOf, type BookedKind } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { firstDayIn } from '#parts/chosen-in.ts'
import type { Contact } from './bans.ts'
import { isNamesake, isSamePerson } from './same-guest.ts'
import { contactOf, type DeskRow } from './service-desk.ts'

/** What an order says of its guest and its days: enough to know their stay. */
export interface GuestOrder {
  /** The stay on whose bill it is, or the stay itself. */
  stayId?: string | null
  contact?: Contact
  /** First day, `YYYY-MM-DD`. */
  from: string
  /** Last day; null where it is on one day. */
  to?: string | null
}

/** A stay as it is needed to tell whose it is. */
export interface GuestStay {
  id: string
  contact: Contact
  checkIn: string
  checkOut: string
}

/** The same of a row of any service, or of a stay. */
export function guestOrderOf(
  kind: BookedKind,
  row: Omit<DeskRow, 'code' | 'created_at'>,
): GuestOrder {
  if (kind === 'room') return { stayId: row.id, from: '' }
  const { until = '' }: Service['when'] = serviceOf(kind).when
  const last = (row as object as Readonly<Record<string, string | undefined>>)[until]
  return {
    stayId: row.room_booking_id ?? null,
    contact: contactOf(row),
    from: firstDayIn(kind, row),
    to: last?.slice(0, 10) ?? null,
  }
}

/** Whether one day of an order is one of the stay's, arrival and departure among them. */
export const isDuring = (
  { from, to = null }: GuestOrder,
  { checkIn, checkOut }: Pick<GuestStay, 'checkIn' | 'checkOut'>,
): boolean => from <= checkOut && (to ?? from) >= checkIn

/** Whether phone, e-mail or else the name say that it is the guest who stays. */
export const isGuestOf = (contact: Contact, stay: Pick<GuestStay, 'contact'>): boolean =>
  isSamePerson(contact, stay.contact) || isNamesake(contact, stay.contact)

/** The stay of an order: the one that it is charged to, else its guest's on these days. Pure. */
export function stayOf(order: GuestOrder, stays: readonly GuestStay[]): string | null {
  const { stayId, contact, from } = order
  if (stayId) return stayId
  if (contact === undefined || from === '') return null
  return stays.find((one) => isDuring(order, one) && isGuestOf(contact, one))?.id ?? null
}

export type FindStay = (order: GuestOrder) => string | null

/**
 * Finds the stay of an order among those that this device knows. No feature may read the stays of
 * another, so the app provides it (app/desk/guest-stays.tsx).
 */
export const FindStayContext = createContext<FindStay>((order) => stayOf(order, []))

export const useFindStay = (): FindStay => useContext(FindStayContext)
