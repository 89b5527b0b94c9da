import { describe, expect, it } from 'vitest'
import type { RoomState } from '#contract/room-states.ts'
import type { RoomCondition } from '#domain/room-conditions.ts'
import type { Room } from '#features/rooms/data.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import type { Readiness } from '#parts/desk/room-readiness.ts'
import { floorOf, floorsOf, nextOf, roundsOf, type RoundName } from './rounds.ts'

const today = '2026-11-21'

const room = (number: string) => ({ id: `r${number}`, number }) as Room
const stay = (number: string, status: string, check_in: string, check_out: string) =>
  ({ id: `${number}-${status}`, room_id: `r${number}`, status, check_in, check_out }) as DeskBooking

function round(
  said: Record<string, RoomCondition>,
  bookings: DeskBooking[] = [],
  readiness: (roomId: string) => Readiness = (id) =>
    said[id.slice(1)] === 'dirty' ? 'dirty' : 'ready',
) {
  const all = roundsOf({
    rooms: Object.keys(said).map(room),
    bookings,
    stateOf: (id) => ({ id, condition: said[id.slice(1)] }) as RoomState,
    readiness,
    today,
  })
  const names = Object.entries(all).filter(([, tasks]) => tasks.length > 0)
  return Object.fromEntries(
    names.map(([name, tasks]) => [name, tasks.map((task) => task.room.number)]),
  ) as Partial<Record<RoundName, string[]>>
}

describe('what housekeeping does first', () => {
  it('begins with what is not ready and has a guest coming today, late ones too', () => {
    const shown = round({ 101: 'dirty', 102: 'dirty', 103: 'out_of_order', 104: 'dirty' }, [
      stay('102', 'approved', today, '2026-11-23'),
      stay('103', 'accepted', '2026-11-20', '2026-11-23'),
      stay('104', 'pending', today, '2026-11-22'),
    ])
    expect(shown).toEqual({ first: ['102', '103'], dirty: ['101', '104'] })
  })

  it('waits for guests who leave today, and for those who should have left', () => {
    const shown = round({ 101: 'clean', 102: 'dirty', 103: 'clean' }, [
      stay('101', 'active', '2026-11-18', today),
      stay('101', 'approved', today, '2026-11-22'),
      stay('102', 'active', '2026-11-18', '2026-11-20'),
      stay('103', 'active', '2026-11-18', '2026-11-22'),
    ])
    expect(shown).toEqual({ leaving: ['101', '102'], clean: ['103'] })
  })

  it('goes by number as people count, arrivals first', () => {
    const shown = round({ 110: 'clean', 12: 'clean', 104: 'clean' }, [
      stay('110', 'approved', today, '2026-11-22'),
    ])
    expect(shown).toEqual({ clean: ['110', '12', '104'] })
  })

  it('takes a room as dirty whose guest has left, on this device alone as yet', () => {
    const shown = round({ 101: 'inspected' }, [], () => 'dirty')
    expect(shown).toEqual({ dirty: ['101'] })
  })
})

describe('floors', () => {
  it('are told by the number, where it tells', () => {
    expect(['104', '1203', '12', 'Garden', '201A'].map(floorOf)).toEqual([
      '1',
      '12',
      null,
      null,
      '2',
    ])
    expect(floorsOf(['301', '1201', '102', '103'].map(room))).toEqual(['1', '3', '12'])
    expect(floorsOf(['101', '102', 'Garden'].map(room))).toEqual([])
  })
})

it('offers what is mostly said next', () => {
  expect([nextOf('dirty'), nextOf('clean'), nextOf('inspected'), nextOf('out_of_order')]).toEqual([
    'clean',
    'inspected',
    null,
    null,
  ])
})
