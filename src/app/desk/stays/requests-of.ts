import type { BookingRow } from '#parts/desk/booking-row.ts'
import { isDuring, isGuestOf, type GuestStay } from '#parts/desk/guest-stays.ts'

export interface Requested {
  row: BookingRow
  /** On this stay's bill; else the same guest's, paid by itself or on another bill. */
  onBill: boolean
}

/**
 * Everything but rooms that was asked for during a stay: what is on its bill, whoever ordered it, and
 * what the same guest ordered that is not. By day and time. Pure.
 */
export function requestsOf(stay: GuestStay, rows: readonly BookingRow[]): Requested[] {
  return rows
    .flatMap((row): Requested[] => {
      if (row.type === 'room') return []
      if (row.stayId === stay.id) return [{ row, onBill: true }]
      const { contact } = row
      if (contact === undefined || !isDuring(row, stay)) return []
      return isGuestOf(contact, stay) ? [{ row, onBill: false }] : []
    })
    .toSorted((a, b) => (orderOf(a.row) < orderOf(b.row) ? -1 : 1))
}

const orderOf = ({ from, time, key }: BookingRow) => `${from} ${time ?? ''} ${key}`
