import { describe, expect, it } from 'vitest'
import type { Room } from '../../data.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import { roomLines, type RoomLine } from './layout.ts'
import { besides, inNextLine, lineIndexOf, linesWith, nextRoom } from './lines-with.ts'

const room = (id: string) => ({ id, number: id }) as Room

function stay(id: string, room_id: string, day: number, over: Partial<DeskBooking> = {}) {
  return {
    id,
    room_id,
    check_in: `2026-11-${10 + day}`,
    check_out: `2026-11-${12 + day}`,
    nights: 2,
    status: 'approved',
    flag: null,
    ...over,
  } as DeskBooking
}

const a = stay('a', '1', 0)
const b = stay('b', '2', 1)
const lost = stay('lost', '1', 0, { status: 'pending', flag: 'room_gone' })
const lines = roomLines([room('1'), room('2'), room('3')], [a, b, lost, stay('c', '2', 5)])
const who = (all: readonly RoomLine[]) =>
  all.map(({ key, stays }) => `${key}: ${stays.map(({ booking }) => booking.id).join(' ')}`)

describe('the lines with a stay held', () => {
  it('have it where it is held, with what it meets there, and leave the others as they are', () => {
    const moved = linesWith(lines, a, { ...a, room_id: '2' })
    expect(who(moved)).toEqual([': lost', '1: ', '2: a b c', '3: '])
    expect(moved[2]!.stays.map(({ clash }) => clash)).toEqual(['taken', 'taken', 'none'])
    expect(moved[2]!.lanes).toBe(2)
    expect(moved[3]).toBe(lines[3])
    expect(who(lines)).toEqual([': lost', '1: a', '2: b c', '3: '])
  })

  it('give who lost their room another, and keep their line: nothing jumps under the hand', () => {
    expect(who(linesWith(lines, lost, { ...lost, room_id: '3' }))).toEqual([
      ': ',
      '1: a',
      '2: b c',
      '3: lost',
    ])
  })
})

describe('ways through the lines', () => {
  it('go along a line and to the nearest stay of the next that has any', () => {
    expect(lineIndexOf(lines, 'c')).toBe(2)
    expect(besides(lines[2]!, 'b', 1)).toBe('c')
    expect(besides(lines[2]!, 'b', -1)).toBeUndefined()
    const { start } = lines[1]!.stays[0]!
    expect(inNextLine(lines, 1, 1, start)).toBe('b')
    expect(inNextLine(lines, 1, 1, start + 6)).toBe('c')
    expect(inNextLine(lines, 2, 1, start)).toBeUndefined()
    expect(nextRoom(lines, 2, 1)).toBe('3')
    // Above the first room is where nobody has one.
    expect(nextRoom(lines, 1, -1)).toBeNull()
  })
})
