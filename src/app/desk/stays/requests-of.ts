import type { Contact } from '#parts/desk/bans.ts'
import type { BookingRow } from '#parts/desk/booking-row.ts'
import { isNamesake, isSamePerson } from '#parts/desk/same-guest.ts'

/** What a stay's page needs of it, to know what else its guest asked for. */
export interface StayOfGuest {
  id: string
  contact: Contact
  checkIn: string
  checkOut: string
}

export interface Requested {
  row: BookingRow
  /** On this stay's bill; else the same guest's, paid by itself or on another bill. */
  onBill: boolean
}

const isDuring = ({ from, to }: BookingRow, { checkIn, checkOut }: StayOfGuest) =>
  from <= checkOut && (to ?? from) >= checkIn

/**
 * Everything but rooms that was asked for during a stay: what is on its bill, whoever ordered it, and
 * what the same guest ordered that is not. By day and time. Pure.
 */
export function requestsOf(stay: StayOfGuest, rows: readonly BookingRow[]): Requested[] {
  return rows
    .flatMap((row): Requested[] => {
      if (row.type === 'room') return []
      if (row.stayId === stay.id) return [{ row, onBill: true }]
      const { contact } = row
      if (contact === undefined || !isDuring(row, stay)) return []
      const isTheirs = isSamePerson(contact, stay.contact) || isNamesake(contact, stay.contact)
      return isTheirs ? [{ row, onBill: false }] : []
    })
    .toSorted((a, b) => (orderOf(a.row) < orderOf(b.row) ? -1 : 1))
}

const orderOf = ({ from, time, key }: BookingRow) => `${from} ${time ?? ''} ${key}`
