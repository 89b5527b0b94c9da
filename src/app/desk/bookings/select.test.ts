import { describe, expect, it } from 'vitest'
import type { BookingRow } from '#parts/desk/booking-row.ts'
import { countBookings, createBookingIndex, noFilter, selectBookings } from './select.ts'

function row(over: Partial<BookingRow>): BookingRow {
  return {
    key: `restaurant:${over.id ?? '1'}`,
    type: 'restaurant',
    id: '1',
    guest: 'Aline Uwase',
    reference: 'No. 1042',
    from: '2026-11-21',
    to: null,
    time: '19:00',
    services: ['2 × Brochettes'],
    total: 12,
    currency: 'USD',
    status: 'pending',
    paymentStatus: 'unpaid',
    createdAt: '',
    waiting: 0,
    parked: false,
    ...over,
  }
}

const select = (rows: readonly BookingRow[], filter: typeof noFilter) =>
  selectBookings(createBookingIndex()(rows), filter)

describe('the combined list', () => {
  const rows = [
    row({ id: 'old', status: 'completed', from: '2026-11-01' }),
    row({ id: 'late', time: '21:00' }),
    row({ id: 'newer', status: 'cancelled', from: '2026-11-20' }),
    row({ id: 'soon', time: '18:00', status: 'accepted', guest: 'Jean Bosco' }),
  ]
  const ids = (filter: Partial<typeof noFilter>) =>
    select(rows, { ...noFilter, ...filter }).map(({ id }) => id)

  it('puts open work first, soonest first, then what ended, newest first', () => {
    expect(ids({})).toEqual(['soon', 'late', 'newer', 'old'])
  })

  it('searches guest, type, reference, status, services and payment, all words', () => {
    expect(ids({ search: 'bosco' })).toEqual(['soon'])
    expect(ids({ search: 'RESTAURANT  1042 uwase' })).toEqual(['late', 'newer', 'old'])
    expect(ids({ search: 'brochettes unpaid cancelled' })).toEqual(['newer'])
    expect(ids({ search: 'nobody' })).toEqual([])
  })

  it('finds a name with its accents or without', () => {
    const named = [row({ guest: 'Béatrice Müller' })]
    for (const search of ['beatrice', 'Béatrice', 'MULLER']) {
      expect(select(named, { ...noFilter, search }), search).toHaveLength(1)
    }
  })

  it('finds what a guest booked together by the code of any, and by a day', () => {
    const several = [
      row({ id: 'a', key: 'room:a', type: 'room', from: '2026-12-01', to: '2026-12-03' }),
      row({ id: 'b', key: 'room:b', type: 'room', otherCodes: ['K7MP2QXA'] }),
    ]
    const found = (search: string) => select(several, { ...noFilter, search }).map(({ id }) => id)
    expect(found('k7mp2qxa')).toEqual(['b'])
    expect(found('2026-12-03')).toEqual(['a'])
  })

  it('keeps together what was booked together, among others of the same day', () => {
    const day = { type: 'room', from: '2026-12-01', time: null } as const
    const mixed = [
      row({ ...day, id: '1', key: 'room:1', group: 'g' }),
      row({ ...day, id: '2', key: 'room:2' }),
      row({ ...day, id: '3', key: 'room:3', group: 'g' }),
    ]
    expect(select(mixed, noFilter).map(({ id }) => id)).toEqual(['2', '1', '3'])
  })

  it('finds a type by the documents’ words, and a state by the screen’s', () => {
    const about = { id: 'car', key: 'car:1', type: 'car', typeWord: 'car rental' } as const
    const rental = row({ ...about, paymentStatus: 'refunded' })
    const index = createBookingIndex(() => ['Location de voiture', 'Remboursé'])([rental])
    for (const search of ['car rental', 'voiture', 'refunded', 'remboursé']) {
      expect(selectBookings(index, { ...noFilter, search }), search).toEqual([rental])
    }
    expect(selectBookings(index, { ...noFilter, search: 'voiture uwase 1043' })).toEqual([])
  })

  it('works out a row once, and again when it is another', () => {
    const worked: string[] = []
    const indexOf = createBookingIndex((one) => {
      worked.push(one.id)
      return []
    })
    const [first, second] = [row({ id: 'first' }), row({ id: 'second', time: '20:00' })]
    const both = indexOf([first, second])
    expect(both.prepare(1)).toBe(true)
    expect(both.prepare(1)).toBe(false)
    const moved = { ...second, time: '17:00' }
    const index = indexOf([first, moved])
    expect(index.entries.map((one) => one.row)).toEqual([moved, first])
    // To show them, no words are needed; the first search asks for them.
    expect(worked).toEqual(['first', 'second'])
    expect(selectBookings(index, { ...noFilter, search: 'room' })).toEqual([])
    expect(worked).toEqual(['first', 'second', 'second'])
  })

  it('filters by type and state', () => {
    expect(ids({ type: 'room' })).toEqual([])
    expect(ids({ status: 'accepted' })).toEqual(['soon'])
  })

  it('counts pending, and accepted as approved', () => {
    expect(countBookings(rows)).toEqual({ total: 4, pending: 1, approved: 1 })
  })
})
