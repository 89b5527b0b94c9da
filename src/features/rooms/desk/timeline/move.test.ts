import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/days.ts'
import { maxStayNights, nightsOf } from '#domain/stays.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import { isSameMove, movedBooking, shifted, wishOfKey, type Grip } from './move.ts'

const from = { check_in: '2026-11-24', check_out: '2026-11-26', room_id: 'r1' }

describe('a move', () => {
  it('shifts the whole stay, or one of its ends', () => {
    expect(shifted(from, 'whole', 7)).toEqual({
      check_in: '2026-12-01',
      check_out: '2026-12-03',
      room_id: 'r1',
    })
    expect(shifted(from, 'start', -1)).toMatchObject({ check_in: '2026-11-23' })
    expect(shifted(from, 'end', 2)).toMatchObject({ check_out: '2026-11-28' })
  })

  it('is a night at least and no longer than a stay may be, and moves no other end (law)', () => {
    const grip = fc.constantFrom<Grip>('whole', 'start', 'end')
    const days = fc.integer({ min: -200, max: 200 })
    const nights = fc.integer({ min: 1, max: maxStayNights })
    fc.assert(
      fc.property(nights, grip, days, (long, which, by) => {
        const stay = { ...from, check_out: addDays(from.check_in, long) }
        const to = shifted(stay, which, by)
        const now = nightsOf(to.check_in, to.check_out)
        expect(now).toBeGreaterThanOrEqual(1)
        expect(now).toBeLessThanOrEqual(maxStayNights)
        if (which === 'whole') expect(now).toBe(long)
        if (which === 'start') expect(to.check_out).toBe(stay.check_out)
        if (which === 'end') expect(to.check_in).toBe(stay.check_in)
        if (which === 'whole') expect(isSameMove(shifted(to, which, -by), stay)).toBe(true)
      }),
    )
  })

  it('gives who lost their room one again', () => {
    const lost = { ...from, flag: 'room_gone', nights: 2 } as DeskBooking
    const moved = movedBooking(lost, { ...from, room_id: 'r2', check_out: '2026-11-27' })
    expect(moved).toMatchObject({ room_id: 'r2', flag: null, nights: 3 })
  })
})

describe('keys on a stay', () => {
  const key = (name: string, held: object = {}) =>
    wishOfKey({
      key: name,
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      ...held,
    })

  it('go from stay to stay, move it, and stretch it', () => {
    expect(key('ArrowRight')).toEqual({ kind: 'focus', stays: 1 })
    expect(key('ArrowUp')).toEqual({ kind: 'focus-line', lines: -1 })
    expect(key('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'days', grip: 'whole', days: -1 })
    expect(key('ArrowDown', { shiftKey: true })).toEqual({ kind: 'rooms', lines: 1 })
    expect(key('ArrowRight', { ctrlKey: true })).toEqual({ kind: 'days', grip: 'end', days: 1 })
    expect(key('ArrowRight', { metaKey: true, shiftKey: true })).toEqual({
      kind: 'days',
      grip: 'start',
      days: 1,
    })
  })

  it('leave the browser its own', () => {
    expect(key('ArrowLeft', { altKey: true })).toBeNull()
    expect(key('Tab')).toBeNull()
    expect(key('ArrowDown', { ctrlKey: true })).toBeNull()
  })
})
