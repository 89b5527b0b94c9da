import { expect, it } from 'vitest'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { parseBookingMoney } from './foreign.ts'

/* Room bookings with their payments, as another host sends them (spec 3 §3, §7.7). */

const row = (more: object) => wholeRow('hotel_bookings', { id: '41', ...more })

it('reads the money on a booking under any of the documented names', () => {
  const { payments } = parseBookingMoney(
    row({
      guest_name: 'Aline Uwase',
      room: { room_number: '104' },
      payments: [
        {
          id: 7,
          amount: '160.00',
          currency: 'usd',
          method: 'Card',
          status: 'Paid',
          reference: 'A-1',
          created_at: '2026-11-20T08:00:00Z',
        },
        { amount: 14_500, currency: 'RWF', status: 'refunded', customer: 'Ben' },
      ],
    }),
  )
  expect(payments[0]).toMatchObject({
    id: '7',
    subject: { kind: 'room', id: '41' },
    subject_code: '41',
    subject_title: '104',
    customer: 'Aline Uwase',
    amount: 160,
    dollars: 160,
    method: 'card',
    status: 'paid',
    reference: 'A-1',
  })
  // Francs of another host have no rate that this desk knows: they are listed, and in no sum.
  expect(payments[1]).toMatchObject({
    id: '41:1',
    customer: 'Ben',
    method: 'card',
    status: 'refunded',
    refunded: 14_500,
    dollars: null,
  })
})

it('has none where the host sent none', () => {
  expect(parseBookingMoney(row({})).payments).toEqual([])
})
