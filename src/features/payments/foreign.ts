import type { KeptRow } from '#contract/resources.ts'
import { looseList, looseNumber, looseObject, looseText, looseTextOrNull } from '#lib/loose.ts'
import { inDollars, statusOf, type Money } from './money.ts'

/** The payments of one booking. */
export interface BookingMoney extends KeptRow {
  payments: Money[]
}

/**
 * A room booking of another host, as documented under GET /api/hotel-bookings?include=payments (spec
 * 3 §7.7): what is read of it is the money on it.
 */
export function parseBookingMoney(raw: KeptRow): BookingMoney {
  const booking = looseObject(raw)
  const room = looseObject(booking.room)
  const number = looseText(room.room_number) || looseText(booking.room_number)
  const guest =
    looseText(booking.customer_name) ||
    looseText(booking.guest_name) ||
    looseText(booking.customer) ||
    looseText(looseObject(booking.customer).name)
  const payments = looseList(booking.payments).map((value, at): Money => {
    const row = looseObject(value)
    const currency = looseText(row.currency).toUpperCase() === 'RWF' ? 'RWF' : 'USD'
    const amount = looseNumber(row.amount) ?? 0
    const rate = looseNumber(row.rwf_rate) ?? looseNumber(booking.rwf_rate)
    const status = statusOf(row.status)
    const created = looseText(row.created_at) || looseText(row.date)
    return {
      id: looseText(row.id) || `${raw.id}:${at}`,
      version: raw.version,
      operation_id: null,
      created_at: created,
      changed_at: looseText(row.updated_at) || created,
      subject: { kind: 'room', id: raw.id },
      subject_code: looseText(booking.code) || raw.id,
      subject_title: number,
      customer: looseText(row.customer_name) || looseText(row.customer) || guest,
      amount,
      currency,
      rwf_rate: rate,
      dollars: inDollars(amount, currency, rate),
      method: looseText(row.method).toLowerCase() || 'card',
      status,
      reference: looseTextOrNull(row.reference),
      notes: looseTextOrNull(row.notes),
      processor: null,
      provider: null,
      refunded: status === 'refunded' ? amount : 0,
      refund_status: status === 'refunded' ? 'done' : null,
      refunded_at: status === 'refunded' ? looseTextOrNull(row.updated_at) : null,
      paid_at: looseTextOrNull(row.paid_at),
      device_time: null,
      changed_by: null,
    }
  })
  const { id, version, operation_id } = raw
  return { id, version, operation_id, payments }
}
