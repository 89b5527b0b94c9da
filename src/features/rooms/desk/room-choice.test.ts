import { describe, expect, it } from 'vitest'
import type { Room } from '../data.ts'
import type { DeskBooking } from '../desk-booking.ts'
import { roomChoices } from './room-choice.ts'

const room = (id: string, over: Partial<Room> = {}): Room =>
  ({ id, capacity: 2, available: true, availableFrom: null, ...over }) as Room

const booking = (id: string, roomId: string, over: Partial<DeskBooking> = {}): DeskBooking =>
  ({
    id,
    room_id: roomId,
    check_in: '2026-11-24',
    check_out: '2026-11-26',
    status: 'approved',
    held_until: null,
    adults: 2,
    children: 0,
    ...over,
  }) as DeskBooking

const now = Date.parse('2026-11-21T10:00:00Z')
const own = booking('own', 'r2')
const span = { check_in: '2026-11-25', check_out: '2026-11-27' }
const states = (rooms: Room[], bookings: DeskBooking[], asked = own, nights = span) =>
  roomChoices(rooms, bookings, asked, nights, now).map(({ room: { id }, state }) => [id, state])

describe('the rooms for other nights', () => {
  const rooms = [room('r1'), room('r2'), room('r3')]

  it('begin with its own, which its own nights do not take', () => {
    expect(states(rooms, [own, booking('x', 'r1')])).toEqual([
      ['r2', 'free'],
      ['r3', 'free'],
      ['r1', 'taken'],
    ])
  })

  it('are free from the day another leaves', () => {
    const leaves = booking('x', 'r1', { check_in: '2026-11-23', check_out: '2026-11-25' })
    expect(states(rooms, [leaves])).toContainEqual(['r1', 'free'])
  })

  it('are kept by who pays now, not by who is pending or paid too slowly', () => {
    const pending = (held_until: string | null) =>
      states(rooms, [booking('x', 'r1', { status: 'pending', held_until })])
    expect(pending(null)).toContainEqual(['r1', 'free'])
    expect(pending('2026-11-21T10:05:00.000Z')).toContainEqual(['r1', 'taken'])
    expect(pending('2026-11-21T09:55:00.000Z')).toContainEqual(['r1', 'free'])
    expect(states(rooms, [booking('x', 'r1', { status: 'cancelled' })])).toContainEqual([
      'r1',
      'free',
    ])
  })

  it('are kept by what staff recorded on this device, not by what a guest asks for there', () => {
    const waits = (over: Partial<DeskBooking>) =>
      states(rooms, [booking('op:1', 'r1', { status: 'pending', ...over })])
    expect(waits({ source: 'desk' })).toContainEqual(['r1', 'taken'])
    expect(waits({ asked_here: true })).toContainEqual(['r1', 'taken'])
    expect(waits({ source: 'public-book' })).toContainEqual(['r1', 'free'])
  })

  it('name the requests for them, earliest first, and not the moved one itself', () => {
    const asks = (id: string, over: Partial<DeskBooking> = {}) =>
      booking(id, 'r1', { status: 'pending', ...over })
    const all = [
      asks('late', { check_in: '2026-11-26', check_out: '2026-11-28' }),
      asks('early'),
      asks('own'),
      asks('before', { check_in: '2026-11-22', check_out: '2026-11-25' }),
      asks('pays', { room_id: 'r3', held_until: '2026-11-21T10:05:00.000Z' }),
    ]
    const found = roomChoices(rooms, all, own, span, now)
    const of = (id: string) => found.find(({ room: { id: its } }) => its === id)
    expect(of('r1')?.requests.map(({ id }) => id)).toEqual(['early', 'late'])
    expect(of('r3')).toMatchObject({ state: 'taken', requests: [] })
  })

  it('name who has them', () => {
    const other = booking('x', 'r1')
    const [, , last] = roomChoices(rooms, [other], own, span, now)
    expect(last?.by).toBe(other)
  })

  it('say which are too small or not offered; its own stays as it is', () => {
    const all = [
      room('r2', { capacity: 1, available: false }),
      room('r4', { capacity: 1 }),
      room('r5', { available: false }),
      room('r6', { availableFrom: '2026-12-01' }),
    ]
    expect(states(all, [])).toEqual([
      ['r2', 'free'],
      ['r4', 'too-small'],
      ['r5', 'not-offered'],
      ['r6', 'not-offered'],
    ])
  })
})
