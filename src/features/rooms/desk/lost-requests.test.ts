import { describe, expect, it } from 'vitest'
import type { DeskBooking } from '../desk-booking.ts'
import { lostRequests } from './lost-requests.ts'

const booking = (id: string, over: Partial<DeskBooking> = {}): DeskBooking =>
  ({
    id,
    room_id: 'r1',
    check_in: '2026-11-24',
    check_out: '2026-11-26',
    status: 'approved',
    held_until: null,
    flag: null,
    source: 'public-book',
    ...over,
  }) as DeskBooking
const request = (id: string, over: Partial<DeskBooking> = {}) =>
  booking(id, { status: 'pending', ...over })

const now = Date.parse('2026-11-21T10:00:00Z')
const lost = (...bookings: DeskBooking[]) =>
  [...lostRequests(bookings, { today: '2026-11-21', now })].map(([id, by]) => [id, by.id])

describe('a request without a room', () => {
  it('is one whose nights another booking has, wherever it stands in the list', () => {
    expect(lost(request('a'), booking('x'))).toEqual([['a', 'x']])
    expect(lost(booking('x'), request('a'))).toEqual([['a', 'x']])
    expect(lost(request('a'), booking('x', { status: 'active' }))).toEqual([['a', 'x']])
    // Taken on this device a moment ago, and not at the house yet.
    expect(lost(request('a'), request('op:1', { source: 'desk' }))).toEqual([['a', 'op:1']])
  })

  it('is none in another room, on other nights, beside another request or a stay that is over', () => {
    expect(lost(request('a'), booking('x', { room_id: 'r2' }))).toEqual([])
    expect(lost(request('a'), booking('x', { check_in: '2026-11-26' }))).toEqual([])
    expect(lost(request('a'), booking('x', { check_out: '2026-11-24' }))).toEqual([])
    expect(lost(request('a'), request('b'))).toEqual([])
    expect(lost(request('a'), booking('x', { status: 'cancelled' }))).toEqual([])
    expect(lost(request('a'), booking('x', { status: 'completed' }))).toEqual([])
  })

  it('is not told again where a flag says it, and not when its nights are over', () => {
    const x = booking('x', { check_in: '2026-11-01', check_out: '2026-11-30' })
    expect(lost(request('a', { flag: 'room_gone' }), x)).toEqual([])
    expect(lost(request('a', { flag: 'calendar_clash' }), x)).toEqual([])
    expect(lost(request('a', { flag: 'part_paid' }), x)).toEqual([['a', 'x']])
    const over = { check_in: '2026-11-19', check_out: '2026-11-21' }
    expect(lost(request('a', over), x)).toEqual([])
  })

  it('is one as soon as its hold lapses', () => {
    const held = (until: string) => request('a', { held_until: until })
    expect(lost(held('2026-11-21T10:05:00Z'), booking('x'))).toEqual([])
    expect(lost(held('2026-11-21T09:55:00Z'), booking('x'))).toEqual([['a', 'x']])
  })
})
