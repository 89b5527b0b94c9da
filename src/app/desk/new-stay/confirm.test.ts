import { expect, it, vi } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import type { Outbox } from '#offline/outbox/types.ts'
import { anna, fakeOffline } from '#offline/testing/fake-offline.ts'
import { confirmChain, isInOutbox, newIds, type Chain } from './confirm.ts'

const chain = ['book', 'approve', 'checkIn'].map((id) => ({ id })) as unknown as Chain

function withRows(rows: Partial<OperationRow>[]) {
  const confirm = vi.fn(async ({ id }: { id?: string }) => ({ id }) as OperationRow)
  const change = vi.fn(async () => ({ outcome: 'changed', successor: { id: 'next' } }))
  const list = vi.fn(async () => rows as OperationRow[])
  const outbox = { confirm, change, list } as Partial<Outbox>
  setOffline(fakeOffline({ who: anna, outbox }))
  return { confirm, change, list }
}

it('hands the whole chain over at once', async () => {
  const { confirm } = withRows([])
  expect(await confirmChain(chain)).toBe('book')
  expect(confirm.mock.calls).toEqual([chain])
})

it('puts its first operation in the place of one that is changed, and nothing beside it', async () => {
  const { confirm, change } = withRows([])
  expect(await confirmChain(chain, 'before')).toBe('next')
  expect(change).toHaveBeenCalledExactlyOnceWith('before', expect.anything())
  expect(confirm).not.toHaveBeenCalled()
})

it('has other ids for another try', () => {
  const ids = { book: 'a', pay: 'b' }
  const next = newIds(ids)
  expect(Object.keys(next)).toEqual(['book', 'pay'])
  expect(new Set([...Object.values(ids), ...Object.values(next)]).size).toBe(4)
})

it('knows a draft that was saved before the page went away', async () => {
  withRows([{ id: 'other', state: 'waiting' }])
  expect(await isInOutbox('book')).toBe(false)
  const { list } = withRows([{ id: 'book', state: 'parked' }])
  expect(await isInOutbox('book')).toBe(true)
  expect(list).toHaveBeenCalledWith(['staff:u1'])
  withRows([{ id: 'book', state: 'withdrawn' }])
  expect(await isInOutbox('book')).toBe(false)
})
