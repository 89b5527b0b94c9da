import { QueryClient } from '@tanstack/query-core'
import { expect, it, vi } from 'vitest'
import type { HostKind } from '../link/types.ts'
import { prefetch } from './prefetch.ts'
import type { CaughtUp } from './changes.ts'

function setUp(
  { kind = 'ours', saveData = false }: { kind?: HostKind; saveData?: boolean },
  caught: CaughtUp = { kind: 'current', asOf: '' },
) {
  const asked: string[] = []
  const catchUp = vi.fn(() => Promise.resolve(caught))
  const list = (name: string) => ({
    queryKey: [name],
    queryFn: () => Promise.resolve(asked.push(name)),
    meta: { cacheKey: { resource: 'rooms' as const, owner: 'public' }, show: () => null },
  })
  const fetchPicture = vi.fn((address: string) =>
    address === 'cut' ? Promise.reject(new TypeError()) : Promise.resolve(),
  )
  const setup = {
    client: new QueryClient(),
    changes: { catchUp },
    hostKind: () => kind,
    lists: () => [list('rooms'), list('menu')],
    pictures: () => Promise.resolve(['a', 'a', 'b', 'cut', 'c']),
    fetchPicture,
    saveData: () => saveData,
  }
  const pictures = () => fetchPicture.mock.calls.map(([address]) => address)
  return { setup, asked, catchUp, pictures }
}

it('is one request at our house, then pictures until the link goes', async () => {
  const { setup, asked, catchUp, pictures } = setUp({})
  await prefetch(setup)
  expect(catchUp).toHaveBeenCalledOnce()
  expect(asked).toEqual([])
  expect(pictures()).toEqual(['a', 'b', 'cut'])
})

it('is the lists one by one elsewhere, and without a store', async () => {
  const foreign = setUp({ kind: 'foreign' })
  await prefetch(foreign.setup)
  expect(foreign.asked).toEqual(['rooms', 'menu'])
  expect(foreign.catchUp).not.toHaveBeenCalled()
  const dead = setUp({}, { kind: 'unavailable' })
  await prefetch(dead.setup)
  expect(dead.asked).toEqual(['rooms', 'menu'])
})

it('is nothing where data is to be saved, and no picture without the house', async () => {
  const saving = setUp({ saveData: true })
  await prefetch(saving.setup)
  expect(saving.catchUp).not.toHaveBeenCalled()
  expect(saving.pictures()).toEqual([])
  const alone = setUp({}, { kind: 'none', cause: 'no-house' })
  await prefetch(alone.setup)
  expect(alone.asked).toEqual([])
  expect(alone.pictures()).toEqual([])
})
