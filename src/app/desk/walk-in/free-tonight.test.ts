import { describe, expect, it } from 'vitest'
import { maxStayNights } from '#domain/stays.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import type { Room } from '#features/rooms/data.ts'
import { freeTonight } from './free-tonight.ts'

const today = '2026-11-21'
const now = Date.parse('2026-11-21T15:00:00Z')
const room = (number: string, over: Partial<Room> = {}) =>
  ({ id: `r${number}`, number, available: true, availableFrom: null, ...over }) as Room
const stay = (roomId: string, check_in: string, check_out: string, over = {}) =>
  ({
    id: 'b',
    room_id: roomId,
    check_in,
    check_out,
    status: 'approved',
    held_until: null,
    ...over,
  }) as DeskBooking

const free = (rooms: Room[], bookings: DeskBooking[], dirty: string[] = []) =>
  freeTonight(rooms, bookings, { today, now }, (id) => (dirty.includes(id) ? 'dirty' : 'ready'))
const ids = (found: ReturnType<typeof free>) => found.map(({ room: { id } }) => id)

describe('rooms free tonight', () => {
  it('are not those slept in, kept, held for a payment or given away here', () => {
    const rooms = ['1', '2', '3', '4', '5', '6'].map((number) => room(number))
    const held = { status: 'pending', held_until: '2026-11-21T15:10:00Z' }
    const lapsed = { status: 'pending', held_until: '2026-11-21T14:10:00Z' }
    const bookings = [
      stay('r1', '2026-11-20', '2026-11-22', { status: 'active' }),
      stay('r2', today, '2026-11-22', held),
      stay('r3', today, '2026-11-22', { id: 'op:x', status: 'pending', source: 'desk' }),
      stay('r4', today, '2026-11-22', lapsed),
      stay('r5', '2026-11-19', today),
      stay('r6', today, '2026-11-22', { status: 'cancelled' }),
    ]
    expect(ids(free(rooms, bookings))).toEqual(['r4', 'r5', 'r6'])
  })

  it('are those that a guest asks for, with the requests of tonight and later', () => {
    const pending = (id: string, from: string, to: string, over = {}) =>
      stay('r1', from, to, { id, status: 'pending', ...over })
    const bookings = [
      pending('tonight', today, '2026-11-23'),
      pending('later', '2026-11-25', '2026-11-26'),
      pending('op:guest', today, '2026-11-22', { source: 'public-book' }),
      pending('over', '2026-11-18', today),
    ]
    const [found, other] = free([room('1'), room('2')], bookings)
    expect(found).toMatchObject({ room: { id: 'r1' }, nights: maxStayNights })
    expect(found?.requests.map(({ id }) => id)).toEqual(['tonight', 'later', 'op:guest'])
    expect(other?.requests).toEqual([])
  })

  it('are not those that staff do not let', () => {
    const later = room('2', { availableFrom: '2026-12-01' })
    expect(free([room('1', { available: false }), later], [])).toEqual([])
  })

  it('can be had until the next guest comes', () => {
    const bookings = [
      stay('r1', '2026-11-28', '2026-11-30'),
      stay('r1', '2026-11-24', '2026-11-25'),
    ]
    const found = free([room('1'), room('2')], bookings)
    expect(found.map(({ nights }) => nights)).toEqual([3, maxStayNights])
  })

  it('come with those first that can be slept in, by number as people count', () => {
    expect(ids(free([room('10'), room('9'), room('2')], [], ['r2']))).toEqual(['r9', 'r10', 'r2'])
  })
})
