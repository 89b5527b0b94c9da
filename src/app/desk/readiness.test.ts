import { describe, expect, it } from 'vitest'
import type { RoomState } from '#contract/room-states.ts'
import type { RoomCondition } from '#domain/room-conditions.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { whyNotReady } from '#parts/desk/room-readiness.ts'
import { occupantsOf, readinessOf } from './readiness.ts'

const today = '2026-11-21'
const stay = (status: string, check_out: string) =>
  ({
    id: 'b1',
    room_id: 'r1',
    status,
    check_in: '2026-11-19',
    check_out,
    customer_name: 'Aline',
  }) as DeskBooking
const said = (condition: RoomCondition, at: string) =>
  ({ id: 'r1', condition, changed_at: at, device_time: at }) as RoomState
const leaving = (state: string) =>
  ({
    route: 'checkOutHotelBooking',
    state,
    deviceTime: '2026-11-21T08:00:00.000Z',
  }) as OperationRow

function ready(bookings: DeskBooking[], state?: RoomState, steps: OperationRow[] = []): string {
  const waiting = new Map([['b1', steps]])
  return readinessOf({ bookings, waiting, stateOf: () => state, today })('r1')
}

describe('whether a room can be slept in', () => {
  it('is as it was found', () => {
    expect(ready([])).toBe('ready')
    expect(ready([], said('inspected', '2026-11-20T08:00:00.000Z'))).toBe('ready')
    expect(ready([], said('dirty', '2026-11-20T08:00:00.000Z'))).toBe('dirty')
    expect(ready([], said('out_of_order', '2026-11-20T08:00:00.000Z'))).toBe('out_of_order')
  })

  it('is not known while the rooms were not read, save that somebody is still in it', () => {
    const unread = (bookings: DeskBooking[]) =>
      readinessOf({ bookings, waiting: new Map(), stateOf: () => null, today })('r1')
    expect(unread([])).toBe('unknown')
    expect(unread([stay('active', today)])).toBe('occupied')
    expect(whyNotReady('unknown')).toBeNull()
    expect(whyNotReady('occupied')).toBe('occupied')
  })

  it('is not while somebody who leaves today is in it, nor who should have left before', () => {
    expect(ready([stay('active', today)])).toBe('occupied')
    expect(ready([stay('active', '2026-11-20')])).toBe('occupied')
    expect(ready([stay('active', '2026-11-22')])).toBe('ready')
    expect(ready([stay('completed', today)])).toBe('ready')
    const names = (one: DeskBooking) => occupantsOf([one], today).get('r1')
    expect(names(stay('active', today))).toBe('Aline')
    expect(names(stay('active', '2026-11-22'))).toBeUndefined()
  })

  it('is not after a check-out that waits here, until somebody looked at it since', () => {
    const gone = [stay('completed', today)]
    const clean = said('clean', '2026-11-20T08:00:00.000Z')
    expect(ready(gone, clean, [leaving('waiting')])).toBe('dirty')
    expect(ready(gone, clean, [leaving('parked')])).toBe('ready')
    const since = said('clean', '2026-11-21T09:00:00.000Z')
    expect(ready(gone, since, [leaving('waiting')])).toBe('ready')
  })
})
