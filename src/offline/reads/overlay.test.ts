import { expect, it } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow, OperationState } from '../db/schema.ts'
import { ghostId, overlay, type Overlays } from './overlay.ts'

type Order = ResourceRow & { status: string }
const order = (id: string, status: string, more: Partial<Order> = {}): Order => ({
  id,
  status,
  version: 1,
  operation_id: null,
  ...more,
})

/** Placing adds a ghost, accepting moves a pending order on. */
const overlays: Overlays = {
  placeRestaurantOrder: {
    overlay: {
      resource: 'restaurant_orders',
      apply: (rows, op) => [order(ghostId(op), 'pending'), ...rows],
    },
  },
  acceptRestaurantOrder: {
    overlay: {
      resource: 'restaurant_orders',
      apply: (rows, op) =>
        rows.map((row) => (row.id === op.params['id'] ? { ...row, status: 'accepted' } : row)),
    },
  },
}

function operation(
  route: 'placeRestaurantOrder' | 'acceptRestaurantOrder',
  state: OperationState,
  more: Partial<OperationRow> = {},
): OperationRow {
  const params = route === 'acceptRestaurantOrder' ? { id: 'o1' } : ({} as Record<string, string>)
  const none = { parkReason: null, wish: null, attemptId: null, answer: null, madeId: null }
  return {
    id: 'op1',
    key: 'k1',
    seq: 1,
    route,
    contractVersion: 1,
    params,
    body: {},
    group: 'g',
    after: [],
    actor: { kind: 'guest' },
    actorKey: 'guest',
    deviceTime: '',
    validUntil: null,
    words: {
      title: '',
      detail: '',
    },
    state,
    attempts: [],
    tries: 0,
    nextTry: 0,
    ...none,
    endedAt: null,
    reported: null,
    ...more,
  }
}

const statuses = (rows: readonly Order[], ops: OperationRow[], heardAt?: number) =>
  overlay('restaurant_orders', rows, ops, overlays, heardAt).map(({ id, status }) => [id, status])

it('is the same array when nothing waits, or only for another resource', () => {
  const rows = [order('o1', 'pending')]
  expect(overlay('restaurant_orders', rows, [], overlays)).toBe(rows)
  const place = [operation('placeRestaurantOrder', 'waiting')]
  expect(overlay('rooms', rows, place, overlays)).toBe(rows)
})

it('lays waiting operations over in the order they were confirmed', () => {
  const place = operation('placeRestaurantOrder', 'sending')
  const accept = operation('acceptRestaurantOrder', 'waiting', {
    id: 'op2',
    seq: 2,
    params: { id: ghostId(place) },
  })
  expect(statuses([order('o1', 'ready')], [accept, place])).toEqual([
    [ghostId(place), 'accepted'],
    ['o1', 'ready'],
  ])
})

it('shows nothing twice after a lost answer: the row names the operation that made it', () => {
  const place = operation('placeRestaurantOrder', 'unknown')
  const made = order('o9', 'pending', { operation_id: 'op1' })
  expect(statuses([made], [place])).toEqual([['o9', 'pending']])
  expect(statuses([order('o9', 'pending')], [place])).toHaveLength(2)
})

it('of an operation that was taken ends with its row, or with a later answer of the house', () => {
  const place = operation('placeRestaurantOrder', 'taken', { madeId: 'o9', endedAt: 1_000 })
  expect(statuses([], [place])).toHaveLength(1)
  expect(statuses([order('o9', 'pending')], [place])).toEqual([['o9', 'pending']])
  expect(statuses([], [place], 999)).toHaveLength(1)
  expect(statuses([], [place], 1_001)).toHaveLength(0)
})

it('of a step stays until the row is in the version of its answer', () => {
  const at = 1_000
  const answer = {
    status: 200,
    code: null,
    message: null,
    at,
    body: { data: { id: 'o1', version: 2 } },
  }
  const accept = operation('acceptRestaurantOrder', 'taken', { answer, madeId: 'o1', endedAt: at })
  expect(statuses([order('o1', 'pending')], [accept])).toEqual([['o1', 'accepted']])
  // Somebody went on from there.
  const later = order('o1', 'preparing', { version: 3, operation_id: 'other' })
  expect(statuses([later], [accept])).toEqual([['o1', 'preparing']])
})

it.each(['parked', 'withdrawn', 'superseded', 'settled'] as const)(
  'a %s one shows nothing',
  (state) => {
    expect(statuses([order('o1', 'pending')], [operation('acceptRestaurantOrder', state)])).toEqual(
      [['o1', 'pending']],
    )
  },
)
