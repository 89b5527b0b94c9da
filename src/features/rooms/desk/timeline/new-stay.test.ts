import { describe, expect, it } from 'vitest'
import { dayNumber } from '#domain/calendar.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import type { PlacedStay } from './layout.ts'
import { cursorAfter, newStay, nightAt, nightsTo } from './new-stay.ts'

const day = (number: number) => dayNumber(`2026-08-${String(number).padStart(2, '0')}`)
const NOW = Date.parse('2026-08-01T08:00:00Z')
const TODAY = day(1)

function placed(from: number, to: number, over: Partial<DeskBooking> = {}): PlacedStay {
  const booking = { id: `b${from}`, status: 'approved', held_until: null, ...over } as DeskBooking
  return { booking, start: day(from), end: day(to), lane: 0, clash: 'none' }
}

const line = {
  stays: [
    placed(5, 8),
    placed(12, 13, { status: 'pending' }),
    placed(15, 17, { status: 'pending', held_until: '2026-08-03T22:00:00Z' }),
    placed(20, 22, { id: 'op:1', status: 'pending', asked_here: true }),
  ],
}
const at = (number: number, part = 0.5) => nightAt(line, day(number) + part, TODAY, NOW)
const drawn = (begun: number, to: number) => {
  const { start, end } = nightsTo(line, day(begun), day(to), TODAY, NOW)
  return [start - day(1) + 1, end - day(1) + 1]
}

describe('a tap on free nights', () => {
  it('means the night of the day under it, also on the day of a departure', () => {
    expect(at(4)).toBe(day(4))
    expect(at(8)).toBe(day(8))
    expect(at(8, 0.1)).toBe(day(8))
  })

  it('means the night before on the day of an arrival, left of the bar', () => {
    expect(at(5, 0.2)).toBe(day(4))
    expect(at(5, 0.7)).toBeNull()
  })

  it('is nothing on nights that somebody has: held ones and those reserved here as well', () => {
    expect([at(6), at(16), at(21)]).toEqual([null, null, null])
    // A request holds no room against staff.
    expect(at(12)).toBe(day(12))
  })

  it('is nothing in the past', () => {
    expect(nightAt(line, day(1) - 0.5, TODAY, NOW)).toBeNull()
    expect(at(1, 0.1)).toBe(day(1))
  })
})

describe('a drag over free nights', () => {
  it('takes those between, in either direction, one at least', () => {
    expect(drawn(9, 12)).toEqual([9, 12])
    expect(drawn(9, 9)).toEqual([9, 10])
    expect(drawn(11, 9)).toEqual([9, 12])
  })

  it('stops at a stay, at today, and at the longest stay', () => {
    expect(drawn(3, 10)).toEqual([3, 5])
    expect(drawn(10, 2)).toEqual([8, 11])
    expect(nightsTo(line, day(2), TODAY - 20, TODAY, NOW)).toEqual({ start: day(1), end: day(3) })
    const { start, end } = nightsTo({ stays: [] }, day(1), day(1) + 400, TODAY, NOW)
    expect(end - start).toBe(90)
  })

  it('is a room with its days', () => {
    expect(newStay('r1', { start: day(9), end: day(11) })).toEqual({
      room_id: 'r1',
      check_in: '2026-08-09',
      check_out: '2026-08-11',
    })
  })
})

describe('the choice by keys', () => {
  const bounds = { lines: 3, first: 100, last: 130 }
  const key = (name: string, shiftKey = false) => ({
    key: name,
    shiftKey,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
  })
  const from = { line: 1, start: 110, end: 112 }

  it('goes over days and rooms, and with Shift makes the stay longer or shorter', () => {
    expect(cursorAfter(from, key('ArrowRight'), bounds)).toEqual({ ...from, start: 111, end: 113 })
    expect(cursorAfter(from, key('ArrowRight', true), bounds)).toEqual({ ...from, end: 113 })
    expect(cursorAfter(from, key('ArrowLeft', true), bounds)).toEqual({ ...from, end: 111 })
    expect(cursorAfter({ ...from, end: 111 }, key('ArrowLeft', true), bounds)?.end).toBe(111)
    expect(cursorAfter(from, key('ArrowUp'), bounds)?.line).toBe(0)
    expect(cursorAfter({ ...from, line: 2 }, key('ArrowDown'), bounds)?.line).toBe(2)
    expect(cursorAfter({ ...from, start: 100, end: 102 }, key('ArrowLeft'), bounds)?.start).toBe(
      100,
    )
    expect(cursorAfter({ ...from, start: 128, end: 130 }, key('ArrowRight'), bounds)?.end).toBe(130)
  })

  it('leaves other keys alone', () => {
    expect(cursorAfter(from, key('Enter'), bounds)).toBeNull()
    expect(cursorAfter(from, { ...key('ArrowLeft'), ctrlKey: true }, bounds)).toBeNull()
  })
})
