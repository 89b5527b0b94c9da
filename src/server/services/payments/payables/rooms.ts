import type { BookingPaymentStatus } from '#domain/stays.ts'
import type { Tx } from '../../../db/store.ts'
import {
  type BookingRow,
  changeBooking,
  holdNights,
  lockBookings,
  releaseHolds,
  setPaymentStatus,
  settlePaid,
} from '../../bookings/index.ts'
import type { Bill, PayableKind } from './payable.ts'

function billOf(row: BookingRow): Bill {
  return {
    kind: 'room',
    id: row.id,
    cancelled: row.status === 'cancelled',
    payment_status: row.payment_status,
    total_cents: row.total_cents,
    charged_total: row.charged_total,
    currency: row.currency,
    rwf_rate: row.rwf_rate,
    customer: { name: row.customer_name, email: row.customer_email, phone: row.customer_phone },
  }
}

async function lockOnes(tx: Tx, ids: readonly string[]): Promise<BookingRow[]> {
  const rows: BookingRow[] = []
  for (const id of ids) {
    const row = await tx.lock('hotel_bookings', id)
    if (row !== undefined) rows.push(row)
  }
  return rows
}

/** Nights are held while a payment is under way, and kept for good once it is there. */
export const rooms: PayableKind = {
  kind: 'room',
  noun: 'booking',
  async lock(tx, ids) {
    const { rows, withGroup } = await lockBookings(tx, ids)
    return { rows: rows.map(billOf), together: withGroup.map(billOf) }
  },
  async begin(tx, ids, now) {
    const until = await holdNights(tx, ids, now)
    const rows = await lockOnes(tx, ids)
    return rows.some(({ status }) => status === 'pending') ? until : null
  },
  async settlePaid(tx, ids, now) {
    const outcome = await settlePaid(tx, ids, now)
    if (outcome === 'approved') return null
    const rows = await lockOnes(tx, ids)
    return rows.some(({ status }) => status === 'cancelled') ? 'paid_cancelled' : 'room_gone'
  },
  release: releaseHolds,
  async setStatus(tx, ids, status) {
    const wished: BookingPaymentStatus = status
    await setPaymentStatus(tx, ids, wished)
  },
  async flag(tx, ids, flag) {
    for (const row of await lockOnes(tx, ids)) {
      if (row.flag === null) await changeBooking(tx, row, { flag })
    }
  },
  async unflag(tx, ids, flags) {
    for (const row of await lockOnes(tx, ids)) {
      const over = row.flag !== null && flags.includes(row.flag)
      if (over) await changeBooking(tx, row, { flag: null })
    }
  },
  async reflag(tx, id, flagOf) {
    for (const row of await lockOnes(tx, [id])) {
      const flag = flagOf(row.flag)
      if (flag !== row.flag) await changeBooking(tx, row, { flag })
    }
  },
  async describe(db, ids) {
    const rows = await db
      .selectFrom('hotel_bookings')
      .innerJoin('rooms', 'rooms.id', 'hotel_bookings.room_id')
      .select([
        'hotel_bookings.id',
        'rooms.name as title',
        'rooms.room_number as more',
        'hotel_bookings.check_in as from',
        'hotel_bookings.check_out as to',
        'hotel_bookings.status',
        'hotel_bookings.payment_status',
        'hotel_bookings.flag',
      ])
      .where('hotel_bookings.id', 'in', [...ids])
      .execute()
    return rows.map((row) => ({ kind: 'room' as const, ...row }))
  },
}
