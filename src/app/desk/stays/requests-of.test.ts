import { expect, it } from 'vitest'
import type { BookingRow } from '#parts/desk/booking-row.ts'
import { requestsOf } from './requests-of.ts'

const stay = {
  id: 'b1',
  contact: { name: 'Aline Uwase', phone: '0788 123 456', email: 'aline@example.test' },
  checkIn: '2026-11-19',
  checkOut: '2026-11-21',
}

const row = (id: string, its: Partial<BookingRow> = {}): BookingRow => ({
  key: `restaurant:${id}`,
  type: 'restaurant',
  id,
  guest: 'Somebody',
  reference: id,
  from: '2026-11-20',
  to: null,
  time: null,
  services: [],
  total: 10,
  currency: 'USD',
  status: 'pending',
  paymentStatus: 'unpaid',
  createdAt: '',
  waiting: 0,
  parked: false,
  ...its,
})

const found = (...rows: BookingRow[]) =>
  requestsOf(stay, rows).map(({ row: { id }, onBill }) => `${id}${onBill ? ' on the bill' : ''}`)

it('has what is on the bill, whoever ordered it and whenever', () => {
  expect(
    found(
      row('other guest', { stayId: 'b1', from: '2026-12-24' }),
      row('another stay', { stayId: 'b2' }),
    ),
  ).toEqual(['other guest on the bill'])
})

it('has what the same guest ordered during the stay and pays by itself', () => {
  const contact = { name: 'A. Uwase', phone: '+250 788 123 456' }
  expect(
    found(
      row('by phone', { contact }),
      row('by mail', { contact: { name: '', email: 'ALINE@example.test ' } }),
      row('last month', { contact, from: '2026-10-20' }),
      row('a car over the days', { contact, from: '2026-11-18', to: '2026-11-23' }),
      row('a room', { contact, type: 'room' }),
    ),
  ).toEqual(['a car over the days', 'by mail', 'by phone'])
})

it('knows a guest by the name alone only where no phone says otherwise', () => {
  const name = 'UWASE, Aline'
  expect(
    found(
      row('no phone', { contact: { name } }),
      row('another phone', { contact: { name, phone: '0788 999 999' } }),
    ),
  ).toEqual(['no phone'])
})

it('takes nobody for an erased guest, who all are called alike', () => {
  const erased = { ...stay, contact: { name: 'Erased guest', phone: null, email: null } }
  expect(requestsOf(erased, [row('another', { contact: erased.contact })])).toEqual([])
})

it('is in the order of the days and hours', () => {
  const contact = stay.contact
  expect(
    found(
      row('evening', { contact, time: '19:00' }),
      row('next day', { contact, from: '2026-11-21' }),
      row('morning', { contact, time: '07:30' }),
    ),
  ).toEqual(['morning', 'evening', 'next day'])
})
