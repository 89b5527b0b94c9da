import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { parseOwnBooking, type OwnBooking } from '#features/rooms/own-booking.ts'
import { stayNow } from '#features/rooms/stay-now.ts'
import type { PublicBooking } from '#contract/bookings.ts'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { descriptors } from '../../operations.ts'
import { serviceParts } from './service-parts.tsx'

/* A guest's own page tells what the house has, also after the desk has moved or weighed it. */

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const taken = (route: string, body: object, answer: object, detail = '') =>
  ({
    route,
    state: 'taken',
    body,
    words: { title: '', detail },
    madeId: 'b1',
    answer: { status: 201, code: null, message: null, body: answer, at: 0 },
  }) as unknown as OperationRow

const booked = (id: string, more: object = {}) => ({
  id,
  version: 1,
  operation_id: null,
  code: 'K7MPQ2XY',
  group_id: null,
  room_id: 'garden',
  room_name: 'Garden',
  room_number: '101',
  check_in: '2026-11-24',
  check_out: '2026-11-26',
  status: 'approved',
  payment_status: 'unpaid',
  grand_total: 120,
  currency: 'USD',
  ...more,
})
const own = (id: string, more: object) =>
  parseOwnBooking(booked(id, { version: 2, ...more }) as PublicBooking) as OwnBooking
const schedule = { check_in: '2026-11-24', check_out: '2026-11-26' }
const said = (operation: OperationRow) => {
  const { title, detail } = descriptors[operation.route]!
  return [title(operation), detail(operation)].map((text) => text && i18n._(text))
}

const one = taken(
  'bookRoom',
  {
    room_id: 'garden',
    schedule,
    guests: { adults: 2, children: 0, quantity: 1 },
    pricing: { grand_total: 120, currency: 'USD' },
  },
  { booking: booked('b1'), booking_ids: ['b1'] },
  'Garden',
)

it('is a stay on the nights and in the room that the desk moved it to', () => {
  const to = { room_id: 'hill', room_name: '', room_number: '204', check_out: '2026-11-27' }
  const now = stayNow(one, [own('b1', { ...to, check_in: '2026-11-25', grand_total: 180 })])
  expect(said(now)).toEqual(['Book Room 204, 2 nights from 25 Nov', '2 adults · $180.00'])
  // What changed is only its state, or nothing was heard: the very same.
  expect(stayNow(one, [own('b1', { status: 'active', payment_status: 'paid' })])).toBe(one)
  expect(stayNow(one, [])).toBe(one)
  expect(stayNow(one, [own('b1', { status: 'cancelled' })])).toBe(one)
  const [over] = said(stayNow(one, [own('b1', { ...to, status: 'cancelled' })]))
  expect(over).toBe('Book Room 204, 3 nights from 24 Nov')
})

it('says what was paid in the currency that the guest pays in', () => {
  expect(own('b1', { paid: 160, rwf_rate: 1450, currency: 'RWF' }).paid).toBe(232_000)
  expect(own('b1', { paid: 12.5, rwf_rate: null }).paid).toBe(12.5)
})

it('is what is left of several rooms, each with its nights where they differ', () => {
  const several = taken(
    'bookBundle',
    { room_ids: ['garden', 'hill', 'lake'], schedule, pricing: { total: 360 } },
    {
      bookings: ['b1', 'b2', 'b3'].map((id) => booked(id)),
      booking_ids: ['b1', 'b2', 'b3'],
    },
    'Garden, Hill, Lake',
  )
  const now = stayNow(several, [
    own('b1', {}),
    own('b2', { room_name: 'Hill', check_out: '2026-11-28', grand_total: 240 }),
    own('b3', { status: 'cancelled' }),
  ])
  expect(said(now)).toEqual([
    'Book 2 rooms, 4 nights from 24 Nov',
    'Garden (24 Nov – 26 Nov), Hill · $360.00',
  ])
})

it('is a rental on its new days, and laundry as it was weighed', () => {
  const days = { pickup_time: '10:00', dropoff_time: '10:00', dropoff_date: '2026-11-26' }
  const period = { ...days, pickup_date: '2026-11-24' }
  const rental = taken(
    'rentCar',
    { schedule: period, locations: {}, totals: { days: 2, grand_total: 120 } },
    { rental: { id: 'b1', ...period, grand_total: 120 } },
    'Suzuki Jimny',
  )
  const row = { id: 'b1', version: 2, ...period, days: 1, grand_total: 60 }
  const { asNow } = serviceParts.rentCar!
  const moved = asNow!(rental, { ...row, pickup_date: '2026-11-25' } as unknown as ResourceRow)
  expect(said(moved)[0]).toBe('Rent Suzuki Jimny, 1 day from 25 Nov')
  const same = { ...row, grand_total: 120, status: 'active' } as unknown as ResourceRow
  expect(asNow!(rental, same)).toBe(rental)

  const order = {
    in_at: '2026-11-24T10:00',
    out_at: '2026-11-25T16:00',
    rush: false,
    items: [{ service_id: 's1', name: 'Bed linen', unit: 'per kg', qty: 2 }],
    grand_total: 8,
  }
  const laundry = taken(
    'placeLaundryOrder',
    { pick_up: order.in_at, drop_off: order.out_at, items: [], source: 'public' },
    { order },
    '2 kg Bed linen',
  )
  const weighed = { ...order, items: [{ ...order.items[0], qty: 3.5 }], grand_total: 14 }
  const now = serviceParts.placeLaundryOrder!.asNow!(laundry, weighed as unknown as ResourceRow)
  expect(said(now)).toEqual(['Laundry, fetched on 24 Nov at 10:00', '3.5 kg Bed linen'])
  expect(now.body).toMatchObject({ totals: { grand_total: 14 } })
})
