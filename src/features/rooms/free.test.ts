import { describe, expect, it } from 'vitest'
import type { Stay } from './data.ts'
import { freeRooms } from './free.ts'

const room = (id: string, more: object = {}) => ({
  id,
  available: true,
  availableFrom: null as string | null,
  ...more,
})
const stay = (checkIn: string | null, checkOut: string | null, status = 'approved'): Stay => ({
  id: `${checkIn}`,
  roomId: '4',
  checkIn,
  checkOut,
  status,
})
const roomIsFree = (one: ReturnType<typeof room>, stays: readonly Stay[], asked: typeof span) =>
  freeRooms([one], stays, asked).length === 1
const span = { check_in: '2026-11-21', check_out: '2026-11-23' }

describe('a room is free', () => {
  it('unless a booking that blocks shares a night with it', () => {
    expect(roomIsFree(room('4'), [], span)).toBe(true)
    for (const status of ['approved', 'active', 'accepted']) {
      expect(roomIsFree(room('4'), [stay('2026-11-22', '2026-11-25', status)], span)).toBe(false)
    }
    for (const status of ['pending', 'cancelled', 'completed', '']) {
      expect(roomIsFree(room('4'), [stay('2026-11-22', '2026-11-25', status)], span)).toBe(true)
    }
    expect(roomIsFree(room('5'), [stay('2026-11-22', '2026-11-25')], span)).toBe(true)
  })

  it('on the day another guest leaves, and until the day one comes', () => {
    expect(roomIsFree(room('4'), [stay('2026-11-19', '2026-11-21')], span)).toBe(true)
    expect(roomIsFree(room('4'), [stay('2026-11-23', '2026-11-24')], span)).toBe(true)
    expect(roomIsFree(room('4'), [stay('2026-11-19', '2026-11-22')], span)).toBe(false)
    expect(roomIsFree(room('4'), [stay('2026-11-10', '2026-11-30')], span)).toBe(false)
  })

  it('whatever a booking says that lacks either date', () => {
    expect(roomIsFree(room('4'), [stay(null, '2026-11-30')], span)).toBe(true)
    expect(roomIsFree(room('4'), [stay('2026-11-10', null)], span)).toBe(true)
  })

  it('only when the house offers it for these days', () => {
    expect(roomIsFree(room('4', { available: false }), [], span)).toBe(false)
    expect(roomIsFree(room('4', { availableFrom: '2026-11-22' }), [], span)).toBe(false)
    expect(roomIsFree(room('4', { availableFrom: '2026-11-21' }), [], span)).toBe(true)
  })
})

it('finds the free ones of many as it finds one', () => {
  const rooms = [room('3'), room('4'), room('5', { available: false }), room('6')]
  const stays = [
    stay('2026-11-22', '2026-11-25'),
    { ...stay('2026-11-20', '2026-11-22'), roomId: '6' },
  ]
  const each = rooms.filter((one) => roomIsFree(one, stays, span))
  expect(freeRooms(rooms, stays, span)).toEqual(each)
  expect(each.map(({ id }) => id)).toEqual(['3'])
})
