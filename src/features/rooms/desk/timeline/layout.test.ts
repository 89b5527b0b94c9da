import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAt, dayNumber } from '#domain/calendar.ts'
import { blocksRoom, nightsOf, sharesNight, type BookingStatus } from '#domain/stays.ts'
import type { Room } from '../../data.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import { lineOf, roomLines } from './layout.ts'

const room = (id: string, number = id) => ({ id, number }) as Room
const origin = dayNumber('2026-11-01')

function stay(
  id: string,
  from: number,
  nights: number,
  status: BookingStatus = 'approved',
  over: Partial<DeskBooking> = {},
): DeskBooking {
  const [check_in, check_out] = [dayAt(origin + from), dayAt(origin + from + nights)]
  return {
    id,
    check_in,
    check_out,
    nights: nightsOf(check_in, check_out),
    status,
    room_id: 'r1',
    flag: null,
    ...over,
  } as DeskBooking
}

const placed = (bookings: DeskBooking[]) =>
  Object.fromEntries(
    lineOf(room('r1'), bookings).stays.map(({ booking, lane, clash }) => [
      booking.id,
      `${lane} ${clash}`,
    ]),
  )

describe('a room’s line', () => {
  it('has who follows each other in one lane, also on one day', () => {
    const line = lineOf(room('r1'), [stay('b', 3, 2), stay('a', 1, 2), stay('c', 5, 1, 'pending')])
    expect(line.lanes).toBe(1)
    expect(line.stays.map(({ booking, lane }) => [booking.id, lane])).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 0],
    ])
  })

  it('stacks who asks for nights under who has them, and says so', () => {
    expect(placed([stay('ask', 0, 4, 'pending'), stay('has', 2, 2)])).toEqual({
      ask: '1 taken',
      has: '0 none',
    })
  })

  it('stacks who asks under what this desk has reserved, also before the house has it', () => {
    expect(
      placed([stay('ask', 0, 4, 'pending'), stay('here', 2, 2, 'pending', { asked_here: true })]),
    ).toEqual({ ask: '1 taken', here: '0 none' })
  })

  it('stacks two who ask for the same nights: only one can have them', () => {
    expect(placed([stay('a', 0, 3, 'pending'), stay('b', 1, 3, 'pending')])).toEqual({
      a: '0 contested',
      b: '1 contested',
    })
  })

  it('shows two who both have a night, which the house would never give', () => {
    expect(placed([stay('a', 0, 3), stay('b', 2, 3, 'active')])).toEqual({
      a: '0 taken',
      b: '1 taken',
    })
  })

  it('lets what is over take nothing from anybody, yet nothing be drawn over it', () => {
    expect(placed([stay('past', 0, 3, 'completed'), stay('a', 1, 3, 'pending')])).toEqual({
      past: '0 none',
      a: '1 none',
    })
  })

  it('marks nights between two stays that nobody will book', () => {
    const { gaps } = lineOf(room('r1'), [
      stay('a', 0, 2),
      stay('b', 3, 2),
      stay('ask', 5, 1, 'pending'),
      stay('c', 7, 1),
      stay('d', 20, 1),
    ])
    expect(gaps.map(({ start, nights }) => [start - origin, nights])).toEqual([
      [2, 1],
      [5, 2],
    ])
  })

  it('never draws two stays over each other, and marks exactly what shares a night (law)', () => {
    const one = fc.record({
      from: fc.integer({ min: 0, max: 25 }),
      nights: fc.integer({ min: 1, max: 9 }),
      status: fc.constantFrom<BookingStatus>('pending', 'approved', 'active', 'completed'),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 14 }), (many) => {
        const bookings = many.map((each, at) => stay(`${at}`, each.from, each.nights, each.status))
        const { stays, lanes } = lineOf(room('r1'), bookings)
        expect(stays).toHaveLength(bookings.length)
        for (const a of stays) {
          expect(a.lane).toBeLessThan(lanes)
          const others = stays.filter((b) => b !== a && sharesNight(a.booking, b.booking))
          for (const b of others) expect(b.lane).not.toBe(a.lane)
          const activeStays = others.filter(({ booking }) => booking.status !== 'completed')
          const blocked = activeStays.some(({ booking }) => blocksRoom(booking.status))
          const isActive = a.booking.status !== 'completed'
          const asks = a.booking.status === 'pending'
          expect(a.clash).toBe(
            isActive && blocked ? 'taken' : asks && activeStays.length > 0 ? 'contested' : 'none',
          )
        }
      }),
    )
  })
})

describe('the lines', () => {
  it('stand by the rooms’ numbers as people count; what is cancelled is not there', () => {
    const rooms = [room('r10', '10'), room('r9', '9')]
    const lines = roomLines(rooms, [
      stay('a', 0, 1, 'cancelled', { room_id: 'r9' }),
      stay('b', 0, 1, 'pending', { room_id: 'r9' }),
    ])
    expect(lines.map(({ key, stays }) => [key, stays.map(({ booking }) => booking.id)])).toEqual([
      ['r9', ['b']],
      ['r10', []],
    ])
  })

  it('begin with who has no room: unknown ones, and those whose room went to another', () => {
    const lines = roomLines(
      [room('r1')],
      [
        stay('lost', 0, 1, 'pending', { flag: 'room_gone' }),
        stay('unknown', 2, 1, 'approved', { room_id: 'gone' }),
        stay('old', 4, 1, 'completed', { room_id: 'gone' }),
        stay('fine', 0, 1),
      ],
    )
    expect(lines.map(({ room: one, stays }) => [one?.id, stays.length])).toEqual([
      [undefined, 2],
      ['r1', 1],
    ])
  })
})
