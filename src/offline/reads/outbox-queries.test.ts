import { QueryClient } from '@tanstack/query-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OperationRow } from '../db/schema.ts'
import { id, NOW, order } from '#tests/outbox-model/fixtures.ts'
import { newRow } from '../outbox/row.ts'
import { followOutbox, reuseUnchanged } from './outbox-queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reads at once after a change, and a burst of changes once more after it', () => {
  const client = new QueryClient()
  const reads = vi.spyOn(client, 'invalidateQueries').mockResolvedValue()
  let change = () => {}
  const end = followOutbox(client, {
    list: () => Promise.resolve([]),
    actors: () => Promise.resolve([]),
    subscribe: (listener) => {
      change = listener
      return () => (change = () => {})
    },
  })
  change()
  expect(reads).toHaveBeenCalledTimes(1)
  for (let at = 0; at < 50; at += 1) change()
  expect(reads).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(reads).toHaveBeenCalledTimes(2)
  // Quiet again: nothing is read for nothing, and the next change at once.
  vi.advanceTimersByTime(1_000)
  expect(reads).toHaveBeenCalledTimes(2)
  change()
  expect(reads).toHaveBeenCalledTimes(3)
  end()
  change()
  vi.advanceTimersByTime(1_000)
  expect(reads).toHaveBeenCalledTimes(3)
})

const row = (count: number): OperationRow =>
  newRow(order(), { id: id(count), key: id(count + 100), now: NOW })
const changes: Partial<OperationRow>[] = [
  { state: 'parked', parkReason: 'conflict' },
  { wish: { kind: 'withdraw' } },
  { attempts: [{ id: id(9), at: NOW, result: { status: 503 } }] },
  { nextTry: NOW },
  { after: [id(8)] },
  { group: 'restaurant_orders:7' },
  { answer: { status: 409, code: null, message: null, body: {}, at: NOW } },
  { reported: 'open' },
  { doubt: true },
]

it('keeps rows that did not change, and the list when none did', () => {
  const was = [row(1), row(2)]
  expect(reuseUnchanged(undefined, was)).toBe(was)
  expect(reuseUnchanged(was, structuredClone(was))).toBe(was)
  for (const change of changes) {
    const is = structuredClone(was)
    is[1] = { ...row(2), ...change }
    const kept = reuseUnchanged(was, is) as OperationRow[]
    expect(kept[0], JSON.stringify(change)).toBe(was[0])
    expect(kept[1], JSON.stringify(change)).toBe(is[1])
  }
  expect(reuseUnchanged(was, [row(2)])).toEqual([was[1]])
})
