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

/** A stay as it is needed to tell who is in the house, and where. */
export interface KnownStay extends GuestStay {
  /** The room's number; '' where none is known. */
  room: string
  status: string
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

export type FindStay = (order: GuestOrder) => string | null

/**
 * Finds the stay of an order: the one that it is charged to, else its guest's on these days. Of
 * several the first in `stays`.
 */
export function createFindStay(stays: readonly GuestStay[]): FindStay {
  // A screen has many orders of few days: each day's stays are looked for once.
  const byDays = new Map<string, readonly GuestStay[]>()
  return (order) => {
    const { stayId, contact, from, to } = order
    if (stayId) return stayId
    if (contact === undefined || from === '') return null
    const days = `${from} ${to ?? ''}`
    const its = byDays.get(days) ?? stays.filter((one) => isDuring(order, one))
    byDays.set(days, its)
    return its.find((one) => isGuestOf(contact, one))?.id ?? null
  }
}

export interface GuestStays {
  stays: readonly KnownStay[]
  find: FindStay
}

/**
 * The stays that this device knows, with the steps that wait on it. No feature may read the stays
 * of another, so the app provides them (app/desk/guest-stays.tsx).
 */
export const GuestStaysContext = createContext<GuestStays>({ stays: [], find: createFindStay([]) })

export const useFindStay = (): FindStay => useContext(GuestStaysContext).find

export const useGuestStays = (): readonly KnownStay[] => useContext(GuestStaysContext).stays
