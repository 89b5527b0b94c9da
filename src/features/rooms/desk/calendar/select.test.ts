import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthGrid } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'
import { nightsBetween, nightsOf, type BookingStatus } from '#domain/stays.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import { countMonth, indexByMonth, selectStays, staysByDay, staysNear } from './select.ts'

function stay(id: string, check_in: string, nights: number, over: Partial<DeskBooking> = {}) {
  const check_out = addDays(check_in, nights)
  return {
    id,
    check_in,
    check_out,
    nights: nightsOf(check_in, check_out),
    status: 'approved',
    payment_status: 'unpaid',
    customer_name: `Guest ${id}`,
    customer_phone: '0788 123 456',
    room_number: '104',
    room_name: 'Bisoke',
    room_type: 'double',
    code: `CODE${id}`,
    ...over,
  } as DeskBooking
}

const all = { search: '', status: 'all' } as const
const ids = (bookings: readonly DeskBooking[]) => bookings.map(({ id }) => id)

describe('the counters (spec 3 §2.4)', () => {
  it('count by check-in in the month alone: not who came before and stays on', () => {
    const bookings = [
      stay('a', '2026-10-31', 5),
      stay('b', '2026-11-01', 1, { status: 'pending' }),
      stay('c', '2026-11-30', 9),
      stay('d', '2026-11-15', 2, { status: 'accepted' }),
      stay('e', '2026-11-15', 2, { status: 'cancelled' }),
      stay('f', '2026-12-01', 1, { status: 'pending' }),
    ]
    expect(countMonth(bookings, '2026-11')).toEqual({ total: 4, pending: 1, approved: 2 })
  })
})

describe('what the days show', () => {
  const day = fc.integer({ min: -60, max: 60 }).map((days) => addDays('2026-11-15', days))
  const some = fc.array(
    fc.tuple(
      day,
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom<BookingStatus>('pending', 'approved'),
    ),
    { maxLength: 20 },
  )

  it('is who has a night on them, by brute force over every night (law)', () => {
    const days = monthGrid('2026-11')
    const span = { check_in: days[0]!, check_out: addDays(days.at(-1)!, 1) }
    fc.assert(
      fc.property(some, (many) => {
        const bookings = many.map(([from, nights, status], at) =>
          stay(`${at}`, from, nights, { status }),
        )
        const near = staysNear(indexByMonth(bookings), span)
        const byDay = staysByDay(selectStays(near, span, all), days)
        for (const one of days) {
          const expected = bookings.filter(({ check_in, check_out }) =>
            nightsBetween(check_in, check_out).includes(one),
          )
          expect(ids(byDay.get(one) ?? []).sort()).toEqual(ids(expected).sort())
        }
      }),
    )
  })

  it('has who arrives first, by room as people count, what is over last', () => {
    const byDay = staysByDay(
      [
        stay('stays', '2026-11-10', 5, { room_number: '9' }),
        stay('gone', '2026-11-12', 2, { status: 'cancelled', room_number: '1' }),
        stay('ten', '2026-11-12', 2, { room_number: '10' }),
        stay('two', '2026-11-12', 2, { room_number: '2' }),
      ],
      ['2026-11-12', '2026-11-20'],
    )
    expect(ids(byDay.get('2026-11-12')!)).toEqual(['two', 'ten', 'stays', 'gone'])
    expect(byDay.get('2026-11-20')).toEqual([])
  })

  it('is narrowed by every word, wherever it stands, and by state', () => {
    const bookings = [
      stay('a', '2026-11-10', 2, { customer_name: 'Aline Uwase' }),
      stay('b', '2026-11-10', 2, { customer_name: 'Aline Keza', room_number: '9', room_name: '' }),
      stay('c', '2026-11-10', 2, { status: 'pending' }),
    ]
    const span = { check_in: '2026-11-01', check_out: '2026-12-01' }
    const found = (search: string, status: 'all' | BookingStatus = 'all') =>
      ids(selectStays(bookings, span, { search, status }))
    expect(found('ALINE bisoke')).toEqual(['a'])
    expect(found('aline')).toEqual(['a', 'b'])
    expect(found('codeb')).toEqual(['b'])
    expect(found('0788123456', 'pending')).toEqual(['c'])
    expect(found('nobody')).toEqual([])
    // The day of leaving is no night.
    const after = { check_in: '2026-11-12', check_out: '2026-11-20' }
    expect(selectStays(bookings, after, all)).toEqual([])
  })
})
