import { defaultBase } from '#domain/money.ts'
import { isCurrency } from '#lib/currency.ts'
import type { ResourceRow, RowAt } from '#contract/resources.ts'
import { inBase, type Money } from './money.ts'

/** The payments of one booking. */
export interface BookingMoney extends ResourceRow {
  payments: Money[]
}

/**
 * The money on a room booking of another host, which lists payments there alone (GET
 * /api/hotel-bookings?include=payments, spec 3 §7.7).
 */
export function parseBookingMoney(booking: RowAt<'hotel_bookings'>): BookingMoney {
  const { id, version, operation_id } = booking
  const payments = (booking.payments ?? []).map((row): Money => {
    const { amount, status } = row
    const currency = isCurrency(row.currency) ? row.currency : defaultBase
    const rate = row.rwf_rate ?? booking.rwf_rate
    const back = status === 'refunded'
    return {
      id: row.id,
      version,
      operation_id: null,
      created_at: row.created_at,
      changed_at: row.updated_at || row.created_at,
      subject: { kind: 'room', id },
      subject_code: booking.code || id,
      subject_title: booking.room_number,
      customer: row.customer || booking.customer_name,
      amount,
      currency,
      rwf_rate: rate,
      dollars: inBase(amount, currency, rate),
      method: row.method || 'card',
      status,
      reference: row.reference,
      notes: row.notes ?? null,
      processor: null,
      provider: null,
      refunded: back ? amount : 0,
      refund_status: back ? 'done' : null,
      refunded_at: back ? (row.updated_at ?? null) : null,
      paid_at: row.paid_at ?? null,
      device_time: null,
      changed_by: null,
    }
  })
  return { id, version, operation_id, payments }
}
