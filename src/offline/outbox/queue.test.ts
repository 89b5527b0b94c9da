import { expect, test } from 'vitest'
import type { OperationRow, SenderRow } from '../db/schema.ts'
import { ada, bo, guest, id, NOW, order, step } from '#tests/outbox-model/fixtures.ts'
import { nextMoment, nextRows, nextWish, type QueueView } from './queue.ts'
import { newRow } from './row.ts'
import type { NewOperation } from './types.ts'

let count = 0
function row(operation: NewOperation, more: Partial<OperationRow> = {}): OperationRow {
  count += 1
  const made = newRow({ id: id(count), ...operation }, { id: id(count), key: '', now: NOW })
  return { ...made, seq: count, ...more }
}
const sender = (key: string): SenderRow => ({
  actorKey: key,
  actor: guest,
  token: key,
  refusedAt: null,
})
function view(open: OperationRow[], ended: OperationRow[] = []): QueueView {
  const all = new Map([...open, ...ended].map((one) => [one.id, one]))
  const senders = new Map([sender('staff:ada'), sender('staff:bo')].map((s) => [s.actorKey, s]))
  return { open, known: (of) => all.get(of), senders, now: NOW }
}
const ids = (rows: OperationRow[]) => rows.map((one) => one.id)

test('groups go side by side, each in its order', () => {
  const rows = [row(step('1')), row(step('2')), row(step('1'))]
  expect(ids(nextRows(view(rows)))).toEqual(ids(rows))
})

test.each([
  { state: 'parked' as const },
  { state: 'sending' as const },
  { nextTry: NOW + 1_000 },
  { wish: { kind: 'withdraw' as const }, tries: 1 },
])('what cannot go holds up its group and nobody else: %o', (stuck) => {
  const rows = [row(step('1'), stuck), row(step('2')), row(step('1'))]
  expect(ids(nextRows(view(rows)))).toEqual([rows[1]?.id])
})

test('a batch is one person’s and one contract’s', () => {
  const rows = [
    row(step('1', { actor: ada })),
    row(step('2', { actor: bo })),
    row(step('3', { actor: ada }), { contractVersion: 99 }),
    row(step('4', { actor: ada })),
  ]
  expect(ids(nextRows(view(rows)))).toEqual([rows[0]?.id, rows[3]?.id])
})

test('who is not signed in holds up the groups of their rows only', () => {
  const cleo = { kind: 'staff', userId: 'cleo', name: 'Cleo' } as const
  const rows = [row(step('1', { actor: cleo })), row(step('1')), row(step('2'))]
  expect(ids(nextRows(view(rows)))).toEqual([rows[2]?.id])
})

test('what follows goes with its predecessor, after it was taken, and never before', () => {
  const first = row(order())
  const other = row(step('9', { actor: ada }))
  const behind = row(step('8', { after: [first.id] }))
  const alien = row(step('7', { after: [other.id] }))
  expect(ids(nextRows(view([first, other, behind, alien])))).toEqual([first.id, behind.id])
  const taken = { ...first, state: 'taken' as const, madeId: '12' }
  expect(ids(nextRows(view([behind], [taken])))).toEqual([behind.id])
})

test('at most so many, and at most 64 kB', () => {
  const many = Array.from({ length: 130 }, (_, at) => row(step(String(at))))
  expect(nextRows(view(many))).toHaveLength(100)
  expect(nextRows(view(many), 7)).toHaveLength(7)
  const fat = Array.from({ length: 5 }, (_, at) =>
    row(step(`f${at}`, { body: { text: 'x'.repeat(20_000) } })),
  )
  expect(nextRows(view(fat))).toHaveLength(3)
})

test('what is over 64 kB goes alone, when nothing smaller is due, and keeps its place', () => {
  const big = row(step('1', { body: { picture: 'x'.repeat(70_000) } }))
  const behind = row(step('1'))
  const small = row(step('2'))
  expect(ids(nextRows(view([big, behind, small])))).toEqual([small.id])
  expect(ids(nextRows(view([big, behind])))).toEqual([big.id])
})

test('a new body waits until it is sure that the old one was not done', () => {
  const next = row(order())
  const old = row(order(), {
    tries: 1,
    state: 'unknown',
    wish: { kind: 'change', successor: next.id },
  })
  expect(nextRows(view([old, next]))).toEqual([])
  expect(nextWish(view([old, next]))).toBe(old)
})

test('the next moment is that of the first head of a group that waits for time alone', () => {
  expect(nextMoment(view([]))).toBeNull()
  expect(nextMoment(view([row(step('1'), { state: 'parked' }), row(step('1'))]))).toBeNull()
  const later = row(step('1'), { nextTry: NOW + 9_000 })
  const last = row(step('2'), { nextTry: NOW + 20_000 })
  expect(nextMoment(view([later, row(step('1')), last]))).toBe(NOW + 9_000)
  // Another page sends it; should that page die, this one sees to it.
  expect(nextMoment(view([row(step('3'), { state: 'sending' })]))).toBeGreaterThan(NOW)
})
