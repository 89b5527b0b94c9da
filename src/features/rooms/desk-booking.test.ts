import { describe, expect, it } from 'vitest'
import type { RowAt } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { parseBooking, type DeskBooking } from './desk-booking.ts'

const cached = { id: 'b1', version: 3, operation_id: null }
const parse = (row: object): DeskBooking | null => {
  const read = readRow('hotel_bookings', { ...cached, ...row })
  return read && parseBooking(read as RowAt<'hotel_bookings'>)
}
const days = { check_in: '2026-11-24', check_out: '2026-11-26' }

describe('a booking as our house sends it', () => {
  const ours = {
    ...days,
    code: 'K7MP2QXA',
    group_id: 'g1',
    room_id: 'r1',
    room_number: '104',
    room_name: 'Bisoke',
    room_type: 'double',
    nights: 2,
    adults: 2,
    children: 1,
    extras: { breakfast: true, airport_transfer: false, late_checkout: true },
    status: 'approved',
    payment_status: 'paid',
    price_per_night: 80,
    discount: 16,
    total: 160,
    currency: 'RWF',
    rwf_rate: 1450,
    grand_total: 232_000,
    paid: 160,
    held_until: '2026-11-21T10:15:00.000Z',
    flag: 'room_gone',
    cancel_reason: null,
    customer_name: 'Aline Uwase',
    customer_phone: '0788 123 456',
    customer_email: null,
    notes: 'Late',
    promo_code: 'RIDGE10',
    source: 'web',
    device_time: null,
    changed_by: 'guest',
    owing: 116.5,
    owing_reason: 'The company pays',
    created_at: '2026-11-20T10:00:00.000Z',
    changed_at: '2026-11-21T10:00:00.000Z',
  }

  it('is as it came', () => {
    expect(parse(ours)).toEqual({ ...cached, ...ours, payments: [] })
  })
})

describe('a booking as other hosts send it', () => {
  it('has alternate names, flags as 0 and 1, numbers as text, and its room beside it', () => {
    expect(
      parse({
        start: '2026-11-24T00:00:00Z',
        date_to: '2026-11-26',
        guest_name: 'Jean Bosco',
        room: { id: 7, room_number: 204, name: 'Karisimbi', type: 'suite' },
        extra_breakfast: 1,
        extra_late_checkout: '0',
        grand_total: '180.50',
        status: 'APPROVED',
        payment_status: 'Paid',
        payments: [
          { id: 1, amount: '100', currency: 'usd', method: 'Cash', status: 'PAID' },
          { id: 2, amount: 80, method: 'card', status: 'failed' },
        ],
      }),
    ).toMatchObject({
      check_in: '2026-11-24',
      check_out: '2026-11-26',
      nights: 2,
      customer_name: 'Jean Bosco',
      room_id: '7',
      room_number: '204',
      room_name: 'Karisimbi',
      extras: { breakfast: true, airport_transfer: false, late_checkout: false },
      currency: 'USD',
      grand_total: 180.5,
      total: 180.5,
      paid: 100,
      status: 'approved',
      payment_status: 'paid',
      payments: [
        { amount: 100, currency: 'USD', method: 'cash', status: 'paid' },
        { amount: 80, currency: 'USD', method: 'card', status: 'failed' },
      ],
    })
  })

  it('is pending and unpaid where it does not say, and names nobody it does not know', () => {
    expect(parse(days)).toMatchObject({
      status: 'pending',
      payment_status: 'unpaid',
      customer_name: '',
      customer_phone: null,
      code: '',
      group_id: null,
      grand_total: 0,
      payments: [],
    })
  })

  it('takes the customer as text or as an object', () => {
    expect(parse({ ...days, customer: 'Chantal' })?.customer_name).toBe('Chantal')
    const customer = { name: 'Eric', phone: '0788 123 456', email: 'eric@example.com' }
    expect(parse({ ...days, customer })).toMatchObject({
      customer_name: 'Eric',
      customer_phone: '0788 123 456',
      customer_email: 'eric@example.com',
    })
  })

  it('keeps a state that our house does not know, so that it is not taken for pending', () => {
    expect(parse({ ...days, status: 'Checked_In' })?.status).toBe('checked_in')
  })

  it('is no row without both days', () => {
    expect(parse({ check_in: '2026-11-24' })).toBeNull()
    expect(parse({ check_in: 'soon', check_out: 'later' })).toBeNull()
  })
})
