import { expect, test } from 'vitest'
import type { OperationRow } from '../db/schema.ts'
import { follow } from './follow.ts'
import { id, NOW, order, step } from '#tests/outbox-model/fixtures.ts'
import { newRow, parked } from './row.ts'

const first = { ...newRow(order(), { id: id(1), key: '', now: NOW }), seq: 1 }
const second = { ...newRow(step(`op:${id(1)}`), { id: id(2), key: '', now: NOW }), seq: 2 }
const third = { ...newRow(step('5', { after: [id(2)] }), { id: id(3), key: '', now: NOW }), seq: 3 }

function followed(rows: OperationRow[], ended: OperationRow[] = []) {
  const all = new Map([...rows, ...ended].map((row) => [row.id, row]))
  return follow(rows, (of) => all.get(of))
}

test('nothing changes while all is well', () => {
  expect(followed([first, second, third])).toEqual([])
})

test.each(['parked', 'withdrawn', 'settled'] as const)(
  '%s: all that follow are parked',
  (state) => {
    const changed = followed([second, third], [{ ...first, state }])
    expect(changed.map((row) => [row.id, row.state, row.parkReason])).toEqual([
      [id(2), 'parked', 'predecessor'],
      [id(3), 'parked', 'predecessor'],
    ])
  },
)

test('when the predecessor goes on, so do they, in doubt if they were', () => {
  const waits = parked(second, 'predecessor')
  const doubted = { ...parked(third, 'predecessor'), doubt: true }
  const changed = followed([first, waits, doubted])
  expect(changed.map((row) => row.state)).toEqual(['waiting', 'unknown'])
})

test('what is parked for a reason of its own stays so', () => {
  expect(followed([first, parked(second, 'refused')])).toEqual([])
})

test('a changed operation hands its followers to its successor', () => {
  const old = {
    ...first,
    state: 'superseded' as const,
    wish: { kind: 'change' as const, successor: id(7) },
  }
  const heir = { ...first, id: id(7), group: `restaurant_orders:op:${id(7)}` }
  const [moved] = followed([heir, second], [old])
  expect(moved).toMatchObject({
    params: { id: `op:${id(7)}` },
    after: [id(7)],
    group: `restaurant_orders:op:${id(7)}`,
    key: second.key,
    state: 'waiting',
  })
})

test('once it is taken, what is about its row goes by the row’s number', () => {
  const taken = { ...first, state: 'taken' as const, madeId: '12' }
  const [numbered] = followed([second], [taken])
  expect(numbered).toMatchObject({ group: 'restaurant_orders:12', params: { id: `op:${id(1)}` } })
})
