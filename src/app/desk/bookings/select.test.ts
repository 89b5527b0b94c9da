import { describe, expect, it } from 'vitest'
import type { BookingRow } from './row.ts'
import { countBookings, noFilter, selectBookings } from './select.ts'

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

describe('the combined list', () => {
  const rows = [
    row({ id: 'old', status: 'completed', from: '2026-11-01' }),
    row({ id: 'late', time: '21:00' }),
    row({ id: 'newer', status: 'cancelled', from: '2026-11-20' }),
    row({ id: 'soon', time: '18:00', status: 'accepted', guest: 'Jean Bosco' }),
  ]
  const ids = (filter: Partial<typeof noFilter>) =>
    selectBookings(rows, { ...noFilter, ...filter }).map(({ id }) => id)

  it('puts open work first, soonest first, then what ended, newest first', () => {
    expect(ids({})).toEqual(['soon', 'late', 'newer', 'old'])
  })

  it('searches guest, type, reference, status, services and payment, all words', () => {
    expect(ids({ search: 'bosco' })).toEqual(['soon'])
    expect(ids({ search: 'RESTAURANT  1042 uwase' })).toEqual(['late', 'newer', 'old'])
    expect(ids({ search: 'brochettes unpaid cancelled' })).toEqual(['newer'])
    expect(ids({ search: 'nobody' })).toEqual([])
  })

  it('finds what a guest booked together by the code of any, and by a day', () => {
    const several = [
      row({ id: 'a', key: 'room:a', type: 'room', from: '2026-12-01', to: '2026-12-03' }),
      row({ id: 'b', key: 'room:b', type: 'room', otherCodes: ['K7MP2QXA'] }),
    ]
    const found = (search: string) =>
      selectBookings(several, { ...noFilter, search }).map(({ id }) => id)
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
    expect(selectBookings(mixed, noFilter).map(({ id }) => id)).toEqual(['2', '1', '3'])
  })

  it('filters by type and state', () => {
    expect(ids({ type: 'room' })).toEqual([])
    expect(ids({ status: 'accepted' })).toEqual(['soon'])
  })

  it('counts pending, and accepted as approved', () => {
    expect(countBookings(rows)).toEqual({ total: 4, pending: 1, approved: 1 })
  })
})
