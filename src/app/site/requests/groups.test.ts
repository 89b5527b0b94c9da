import { describe, expect, it } from 'vitest'
import type { OwnBooking } from '#features/rooms/own-booking.ts'
import type { OperationRow, OperationState } from '#offline/db/schema.ts'
import { cancellationOf, groupRequests, numberOf } from './groups.ts'
import type { OwnService } from '#parts/guest-requests.ts'

const row = (id: string, state: OperationState, more: Partial<OperationRow> = {}) =>
  ({
    id,
    state,
    route: 'placeRestaurantOrder',
    params: {},
    answer: null,
    ...more,
  }) as OperationRow
const cancel = (id: string, state: OperationState) =>
  row(id, state, { route: 'cancelOwnRestaurantOrder', params: { id: '5' } })
const order = (stage: OwnService['stage']) => ({ stage }) as OwnService

describe('requests by what they ask of the person', () => {
  it('has one place for every state; what another row tells has none', () => {
    const rows = [
      row('a', 'waiting'),
      row('b', 'sending'),
      row('c', 'unknown'),
      row('d', 'parked'),
      row('e', 'taken'),
      row('f', 'withdrawn'),
      row('g', 'superseded'),
      row('h', 'settled'),
      cancel('i', 'taken'),
    ]
    const groups = groupRequests(rows, () => order('received'))
    expect(Object.values(groups).map((some) => some.map(({ id }: OperationRow) => id))).toEqual([
      ['d'],
      ['a', 'b', 'c'],
      ['e'],
      ['f', 'h'],
    ])
  })

  it('moves an order to the history when the house is done with it', () => {
    for (const stage of ['over', 'cancelled'] as const) {
      expect(groupRequests([row('e', 'taken')], () => order(stage)).history).toHaveLength(1)
    }
    // Not heard of again: it is with the house as far as anyone knows.
    expect(groupRequests([row('e', 'taken')], () => null).atHouse).toHaveLength(1)
  })
})

it('moves a booking to the history when all of its rooms are over', () => {
  const booked = [
    row('b', 'taken', { route: 'bookRoom' }),
    row('c', 'taken', { route: 'bookBundle' }),
  ]
  const rooms = (...states: OwnBooking['status'][]) =>
    states.map((status) => ({ status }) as OwnBooking)
  const groups = (states: OwnBooking[]) =>
    groupRequests(
      booked,
      () => undefined,
      () => states,
    )
  // Not heard of again: it is with the house as far as anyone knows.
  expect(groups([]).atHouse).toHaveLength(2)
  expect(groups(rooms('cancelled', 'approved')).atHouse).toHaveLength(2)
  expect(groups(rooms('cancelled', 'completed')).history).toHaveLength(2)
})

it('finds the cancellation of an order unless it was taken back itself', () => {
  expect(cancellationOf([cancel('i', 'withdrawn'), cancel('j', 'waiting')], '5')?.id).toBe('j')
  expect(cancellationOf([cancel('i', 'withdrawn')], '5')).toBeNull()
  expect(cancellationOf([cancel('i', 'waiting')], '6')).toBeNull()
  expect(cancellationOf([row('a', 'waiting')], null)).toBeNull()
})

it('reads the number only from an answer that took it', () => {
  const answer = { status: 201, code: null, message: null, body: { order: { number: 41 } }, at: 0 }
  expect(numberOf(row('a', 'taken', { answer }))).toBe('41')
  expect(numberOf(row('a', 'parked', { answer }))).toBeNull()
})
