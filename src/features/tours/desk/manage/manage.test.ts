import { describe, expect, it } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import { bookTour } from '#contract/tour-bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import type { DeskTourBooking } from '../data.ts'
import {
  bookedAtDesk,
  bookingProblems,
  deskBookingBody,
  draftOf,
  estimate,
  type BookingDraft,
} from './new-booking.ts'
import { selectBookings, takenByTour } from './select.ts'

const draft: BookingDraft = {
  name: 'Odile',
  phone: '+250788000111',
  email: '',
  date: '2026-07-10',
  people: '3',
  notes: '',
}
const tour = { id: 't1', priceCents: 7550 }

describe('a booking at the desk', () => {
  it('says what is missing in the documents’ words (spec 3 §5)', () => {
    const words = (part: Partial<BookingDraft>) =>
      Object.values(bookingProblems({ ...draft, ...part })).map((one) => one.message)
    expect(words({})).toEqual([])
    expect(words({ name: '', date: '', people: '0' })).toEqual([
      'Guest name is required',
      'Date is required',
      'People must be ≥ 1',
    ])
    expect(words({ people: '1.5' })).toEqual(['People must be ≥ 1'])
    expect(words({ phone: '07', email: 'a@b' })).toEqual([
      'Must be a valid phone number.',
      'Must be a valid e-mail address.',
    ])
    // Nobody who stands there need leave one.
    expect(words({ phone: ' ' })).toEqual([])
    const body = deskBookingBody({ ...draft, phone: ' ' }, { tour, code: 'KWXY2345' })
    expect(body.customer.phone).toBeNull()
    expect(draftOf(body).phone).toBe('')
  })

  it('is people × price per person, as the contract takes it', () => {
    expect(estimate(draft, 7550)).toBe(22_650)
    const body = deskBookingBody(draft, { tour, code: 'KWXY2345' })
    expect(bookTour.parse(body)).toMatchObject({
      source: 'admin-dashboard',
      payment: { method: 'cash' },
      customer: { email: null },
      pricing: { per_person: 75.5, subtotal: 226.5, discount: 0, total: 226.5 },
    })
    expect(draftOf(body)).toEqual(draft)
  })

  it('takes its places at once, and once', () => {
    const operation = operationRow({
      id: 'o1',
      route: 'bookTour',
      body: deskBookingBody(draft, { tour, code: 'KWXY2345' }),
      words: { title: '', detail: 'Lake walk' },
    })
    const shown = overlay('tour_bookings', [], [operation], bookedAtDesk)
    expect(takenByTour(shown as unknown as DeskTourBooking[], '2026-07-10', true).get('t1')).toBe(3)
    const row = { id: 'b1', version: 1, operation_id: null } as ResourceRow
    const taken = { ...operation, state: 'taken', madeId: 'b1' } as OperationRow
    expect(overlay('tour_bookings', [row], [taken], bookedAtDesk)).toEqual([row])
  })
})

const booking = (id: string, status: string, date: string, people = 2) =>
  ({
    id,
    status,
    date,
    people,
    tour_id: 't1',
    tour_name: 'Lake',
    customer_name: id,
    code: '',
  }) as DeskTourBooking

describe('places and the list', () => {
  const bookings = [
    booking('a', 'pending', '2026-07-10'),
    booking('b', 'approved', '2026-07-10', 3),
    booking('c', 'cancelled', '2026-07-10', 9),
    booking('d', 'completed', '2026-07-12'),
    booking('e', 'approved', '2026-07-09'),
  ]
  it('counts pending bookings where that is wished (spec 3 §4)', () => {
    expect(takenByTour(bookings, '2026-07-10', true).get('t1')).toBe(5)
    expect(takenByTour(bookings, '2026-07-10', false).get('t1')).toBe(3)
    expect(takenByTour(bookings, '2026-07-11', true).get('t1')).toBeUndefined()
  })

  it('has what is to come on top', () => {
    const ids = (search: string, status: 'all' | 'approved') =>
      selectBookings(bookings, { search, status }).map(({ id }) => id)
    expect(ids('', 'all')).toEqual(['e', 'a', 'b', 'd', 'c'])
    expect(ids('lake', 'approved')).toEqual(['e', 'b'])
    expect(ids('zebra', 'all')).toEqual([])
  })
})
