import { describe, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RowAt } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { parseOwnBooking, type OwnBooking } from './own-booking.ts'
import { bookingCode, bookingIds, bookingsOf } from './use-own-bookings.ts'

const bookingRow = (id: string) => ({
  code: `CODE${id}`,
  room_name: 'Bisoke',
  status: 'pending',
  payment_status: 'unpaid',
})
const wire = (id: string, version: number, more: object = {}) =>
  readRow('hotel_bookings', {
    id,
    version,
    operation_id: null,
    ...bookingRow(id),
    ...more,
  }) as RowAt<'hotel_bookings'>
const booking = (id: string, version: number, more: object = {}) =>
  parseOwnBooking(wire(id, version, more)) as OwnBooking
const taken = (answer: object, madeId: string | null = '1') =>
  ({
    route: 'bookRoom',
    state: 'taken',
    body: { code: 'MADEHERE' },
    madeId,
    answer: { status: 201, code: null, message: null, body: answer, at: 0 },
  }) as unknown as OperationRow

describe('what the house booked', () => {
  it('is named by its answer, of ours and of other hosts', () => {
    const ours = taken({ id: '1', booking: wire('1', 1), booking_ids: ['1', 2] })
    expect(bookingIds(ours)).toEqual(['1', '2'])
    expect(bookingCode(ours)).toBe('CODE1')
    expect(bookingIds(taken({ booking_id: 7 }, '7'))).toEqual(['7'])
    expect(bookingCode(taken({ booking_id: 7 }, '7'))).toBe('MADEHERE')
    expect(bookingIds(taken({}, null))).toEqual([])
    expect(bookingIds({ ...ours, state: 'waiting' })).toEqual([])
  })

  it('is shown in the newest version that was heard, in the answer’s order', () => {
    const row = taken({
      booking: wire('1', 3),
      bookings: [wire('1', 3), wire('2', 3)],
      booking_ids: ['1', '2'],
    })
    const received = [
      booking('2', 5, { status: 'approved', payment_status: 'paid' }),
      booking('1', 2, { status: 'cancelled' }),
      booking('9', 9),
    ]
    expect(bookingsOf(row, []).map(({ id, status }) => [id, status])).toEqual([
      ['1', 'pending'],
      ['2', 'pending'],
    ])
    expect(
      bookingsOf(row, received).map(({ status, paymentStatus }) => [status, paymentStatus]),
    ).toEqual([
      ['pending', 'unpaid'],
      ['approved', 'paid'],
    ])
  })
})

it('reads a booking of any host, and drops what is none', () => {
  expect(parseOwnBooking(wire('1', 1, { status: 'accepted', total: '45' }))).toMatchObject({
    status: 'accepted',
    grandTotal: 45,
    currency: 'USD',
    roomGone: false,
  })
  expect(booking('1', 1, { flag: 'room_gone' }).roomGone).toBe(true)
  expect(parseOwnBooking(wire('1', 1, { status: 'elsewhere' }))).toBeNull()
  expect(parseOwnBooking(wire('1', 1, { code: '' }))).toBeNull()
})
