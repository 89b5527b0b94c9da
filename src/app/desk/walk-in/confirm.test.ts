import { expect, it, vi } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline, type Offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { confirmChain, isConfirmed } from './confirm.ts'
import { newWalkIn } from './form.ts'

const actor = { kind: 'staff', userId: 'u1', name: 'Diane' } as const
const chain = ['book', 'approve', 'checkIn'].map((id) => ({ id }) as NewOperation)

function withRows(rows: Partial<OperationRow>[]) {
  const confirm = vi.fn(async () => ({}) as OperationRow)
  const list = vi.fn(async () => rows as OperationRow[])
  setOffline({ outbox: { confirm, list }, actor: () => actor } as unknown as Offline)
  return { confirm, list }
}

it('hands the whole chain over at once', async () => {
  const { confirm } = withRows([])
  await confirmChain(chain)
  expect(confirm.mock.calls).toEqual([chain])
})

it('knows a draft that was saved before the page went away', async () => {
  const form = newWalkIn()
  withRows([{ id: 'other', state: 'waiting' }])
  expect(await isConfirmed(form)).toBe(false)
  const { list } = withRows([{ id: form.ids.book, state: 'parked' }])
  expect(await isConfirmed(form)).toBe(true)
  expect(list).toHaveBeenCalledWith(['staff:u1'])
  withRows([{ id: form.ids.book, state: 'withdrawn' }])
  expect(await isConfirmed(form)).toBe(false)
})
