import { expect, test } from 'vitest'
import type { StayEvent } from '#contract/stay-events.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { historyOf, waitingOf } from './history-of.ts'

const event = (id: string, changes: Partial<StayEvent> = {}): StayEvent => ({
  id,
  version: 1,
  created_at: '2026-07-01T10:00:00.000Z',
  changed_at: '2026-07-01T10:00:00.000Z',
  operation_id: null,
  booking_id: 'stay-1',
  kind: 'approved',
  at: '2026-07-01T10:00:00.000Z',
  by: 'Aline',
  params: {},
  ...changes,
})

const letter = {
  kind: 'booking_confirmed',
  state: 'sent',
  trouble: null,
  email: 'own',
  phone: null,
  emailed: true,
  texted: false,
  since: '2026-07-01T10:01:00.000Z',
} as const

test('the newest stands first by when it was done, and says when the house heard of it late', () => {
  const { done, letters } = historyOf([
    event('a', { at: '2026-07-01T07:00:00.000Z' }),
    event('b', { at: '2026-07-01T09:00:00.000Z', created_at: '2026-07-01T09:04:00.000Z' }),
    event('c', { kind: 'letter', params: { letter } }),
    event('d', { kind: 'from a later version', at: '2026-07-01T10:00:00.000Z' }),
    event('e', { at: '2026-07-01T10:00:00.000Z' }),
  ])
  expect(done.map((one) => [one.event.id, one.heardAt])).toEqual([
    ['e', null],
    ['d', null],
    ['b', null],
    ['a', '2026-07-01T10:00:00.000Z'],
  ])
  expect(letters.map((one) => one.event.id)).toEqual(['c'])
})

const operation = (id: string, seq: number, changes: Partial<OperationRow> = {}) =>
  ({
    id,
    seq,
    group: 'hotel_bookings:stay-1',
    state: 'waiting',
    wish: null,
    ...changes,
  }) as OperationRow

test('what waits on this device is about the stay, its maker, or an order on its bill', () => {
  const waiting = waitingOf(
    [
      operation('1', 1),
      operation('2', 2, { group: 'restaurant_orders:meal-1' }),
      operation('3', 3, { group: 'hotel_bookings:stay-2' }),
      operation('4', 4, { state: 'taken' }),
      operation('5', 5, { state: 'parked' }),
      operation('6', 6, { wish: { kind: 'withdraw' } as OperationRow['wish'] }),
      operation('7', 7, { state: 'unknown' }),
      operation('8', 8, { group: 'hotel_bookings:op:8' }),
    ],
    new Set(['stay-1', 'meal-1', 'op:8']),
    // The answer was lost, but the house has told of it.
    [event('a', { operation_id: '7' })],
  )
  expect(waiting.map(({ id }) => id)).toEqual(['8', '5', '2', '1'])
})
