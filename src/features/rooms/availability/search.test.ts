import { describe, expect, it } from 'vitest'
import type { Room, Stay } from '../data.ts'
import { completed, nightsAsked, roomAddress, defaultCriteria, type Criteria } from './criteria.ts'
import { bundleOf, findRooms, firstOf, quoteOf, roomsOf } from './search.ts'

const room = (id: string, more: Partial<Room> = {}): Room => ({
  id,
  title: `Room ${id}`,
  number: id,
  type: 'double',
  description: '',
  amenities: [],
  capacity: 2,
  pricePerNightCents: 4500,
  available: true,
  availableFrom: null,
  coverPath: null,
  imagePaths: [],
  ...more,
})

const stay = (
  roomId: string,
  checkIn: string | null,
  checkOut: string | null,
  status = 'approved',
) => ({ id: `stay-${roomId}`, roomId, checkIn, checkOut, status }) satisfies Stay

const asked: Criteria = { check_in: '2026-11-24', check_out: '2026-11-26', adults: 2, promo: null }
const ids = (rooms: readonly Room[]) => rooms.map(({ id }) => id)

describe('the search', () => {
  it('leaves out what is unavailable or taken for one of the nights', () => {
    const rooms = ['1', '2', '3', '4'].map((id) => room(id, id === '2' ? { available: false } : {}))
    const stays = [stay('3', '2026-11-25', '2026-11-27'), stay('4', '2026-11-22', '2026-11-24')]
    expect(ids(findRooms(rooms, stays, asked).singles)).toEqual(['1', '4'])
  })

  it('is blocked by approved, active and accepted bookings with both dates alone', () => {
    const blocked = (status: string) =>
      findRooms([room('1')], [stay('1', '2026-11-24', '2026-11-25', status)], asked).singles
        .length === 0
    expect(['approved', 'active', 'accepted'].every(blocked)).toBe(true)
    expect(['pending', 'cancelled', 'completed'].some(blocked)).toBe(false)
    expect(findRooms([room('1')], [stay('1', '2026-11-24', null)], asked).singles).toHaveLength(1)
  })

  it('suggests singles that take everyone and combinations that do together', () => {
    const rooms = [room('1'), room('2', { pricePerNightCents: 5000 }), room('3', { capacity: 4 })]
    const found = findRooms(rooms, [], { ...asked, adults: 4 })
    expect(ids(found.singles)).toEqual(['3'])
    expect(found.combinations.map((one) => ids(one.rooms))).toEqual([['1', '2']])
    expect(found.combinations[0]?.totalCents).toBe(19_000)
  })

  it('chooses the first single room, else the first combination', () => {
    const found = findRooms([room('1'), room('2')], [], asked)
    expect(firstOf(found)).toEqual({ kind: 'single', index: 0 })
    const many = findRooms([room('1'), room('2')], [], { ...asked, adults: 4 })
    expect(firstOf(many)).toEqual({ kind: 'combo', index: 0 })
    expect(firstOf(findRooms([], [], asked))).toBeNull()
  })

  it('quotes the chosen rooms for all nights, without extras', () => {
    const many = findRooms([room('1'), room('2')], [], { ...asked, adults: 4 })
    expect(quoteOf(many, firstOf(many))).toEqual({
      nights: 2,
      rooms: 2,
      baseCents: 18_000,
      extrasCents: 0,
      totalCents: 18_000,
    })
    expect(quoteOf(many, null)).toMatchObject({ rooms: 0, totalCents: 0 })
  })

  it('hands a combination on as shape A, in dollars', () => {
    const many = findRooms([room('1'), room('2')], [], { ...asked, adults: 4 })
    const record = bundleOf(
      roomsOf(many, firstOf(many)),
      { ...asked, promo: ' RIDGE10 ' },
      '2026-11-21',
      ({ id }) => id,
    )
    expect(record).toMatchObject({
      room_ids: ['1', '2'],
      per_night: 90,
      total: 180,
      nights: 2,
      check_in: '2026-11-24',
      check_out: '2026-11-26',
      adults: 2,
      promo: 'RIDGE10',
      currency: 'USD',
    })
    expect(record.rooms[0]).toEqual({
      id: '1',
      room_number: '1',
      type: 'double',
      price_per_night: 45,
      name: '1',
    })
  })
})

describe('what is asked for', () => {
  it('is tonight for two at first', () => {
    expect(defaultCriteria('2026-12-31')).toEqual({
      check_in: '2026-12-31',
      check_out: '2027-01-01',
      adults: 2,
      promo: null,
    })
  })

  it('is one night at least, and never of the past', () => {
    const past = { ...asked, check_in: '2026-11-01', check_out: '2026-11-02', promo: '  ' }
    const today = '2026-11-21'
    expect(completed(past, today)).toEqual({
      check_in: today,
      check_out: '2026-11-22',
      adults: 2,
      promo: null,
    })
    expect(nightsAsked({ ...asked, check_out: asked.check_in })).toBe(1)
  })

  it('goes along to the room', () => {
    expect(roomAddress('r 1', { ...asked, promo: 'RIDGE10' })).toBe(
      '/rooms/r%201?check_in=2026-11-24&check_out=2026-11-26&adults=2&promo=RIDGE10',
    )
  })
})
