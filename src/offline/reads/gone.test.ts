import { expect, it } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import { row, testDevice } from '../testing/test-device.ts'
import { noteGone, readGone } from './gone.ts'

const NOW = '2026-07-01T10:00:00.000Z'
const key = { owner: 'public', resource: 'rooms' } as const

it('remembers the newest deletions, and forgets what is there again', async () => {
  const { db } = (await testDevice()).store
  const note = (gone: string[], back: string[] = []) =>
    db.transaction('rw', db.facts, () => noteGone(db, 'desk', { gone, back }, 3))
  const known = async () => [...(await readGone(db, 'desk'))]
  await note(['rooms/1', 'rooms/2', 'rooms/3'])
  await note(['rooms/1', 'rooms/4'])
  expect(await known()).toEqual(['rooms/3', 'rooms/1', 'rooms/4'])
  await note([], ['rooms/1', 'rooms/9'])
  expect(await known()).toEqual(['rooms/3', 'rooms/4'])
  expect([...(await readGone(db, 'public'))]).toEqual([])
})

it('takes a list that was asked for before a deletion without that row, one asked since with it', async () => {
  const { cache } = (await testDevice()).store
  const rows = [row('1'), row('2')] as ResourceRow[]
  const tell = (from: string | null, cursor: string, rest: object) =>
    cache.applyChanges(
      'public',
      from,
      { cursor, epoch: 'e1', reset: from === null, changes: { rooms: rest } } as Parameters<
        typeof cache.applyChanges
      >[2],
      NOW,
    )
  const ids = async () => (await cache.read(key))?.rows.map(({ id }) => id)
  await tell(null, 'c1', { rows, deleted: [] })
  const before = new Map([
    ['1', 1],
    ['2', 1],
  ])
  await tell('c1', 'c2', { rows: [], deleted: ['1'] })

  await cache.cacheList(key, { rows, asOf: NOW, complete: true, before })
  await cache.cacheOne(key, '1', row('1'), before)
  expect(await ids()).toEqual(['2'])

  await cache.cacheList(key, { rows, asOf: NOW, complete: true, before: new Map([['2', 1]]) })
  expect(await ids()).toEqual(['1', '2'])
  // It is there again: what is asked from now on is not late.
  await cache.cacheList(key, { rows: [row('1', 2)], asOf: NOW, complete: false, before })
  expect((await cache.read(key))?.rows.map(({ version }) => version)).toEqual([2, 1])
})
