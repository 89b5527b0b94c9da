import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Store } from '#server/db/store.ts'
import { noSeal } from '#server/seal/seal.ts'
import { toErrorResponse } from '#server/pipeline/error-response.ts'

/* What the embedded store commits together, while the disk has its time (decision 91). */

const folders: string[] = []
const stores: Store[] = []
const flushes: PromiseWithResolvers<void>[] = []

afterEach(async () => {
  for (const flush of flushes.splice(0)) flush.resolve()
  for (const store of stores.splice(0)) await store.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'imisozi-group-'))
  folders.push(folder)
  return folder
}

async function open(sync: () => Promise<void>, folder = newFolder()): Promise<Store> {
  const store = await openSqlite(folder, () => new Date(), noSeal, undefined, sync)
  stores.push(store)
  return store
}

/** A disk that takes its time: each flush waits until it is let go. */
function slowDisk() {
  const sync = () => {
    const flush = Promise.withResolvers<void>()
    flushes.push(flush)
    return flush.promise
  }
  const flushing = (count: number) => vi.waitFor(() => expect(flushes).toHaveLength(count))
  return { sync, flushing }
}

const add = (store: Store, id: string) =>
  store.transaction(async (tx) => {
    await tx.insert('categories', { id, name: 'Soups', position: await tx.next('soups') })
    return id
  })

/** Does the same, and is refused then. */
const refused = (store: Store, id: string) =>
  store.transaction(async (tx) => {
    await tx.insert('categories', { id, name: 'Soups', position: await tx.next('soups') })
    throw new Error('refused')
  })

const rowsOf = async ({ db }: Store) =>
  await db.selectFrom('categories').select(['id', 'position']).orderBy('position').execute()

const changesOf = async ({ db }: Store) =>
  await db.selectFrom('changes').select(['row_id', 'position']).orderBy('row_id').execute()

it('commits together what comes while the disk is busy, and tells nobody before it is there', async () => {
  const { sync, flushing } = slowDisk()
  const store = await open(sync)
  const told: string[] = []
  const heard = vi.fn()
  store.onChange(heard)
  const first = add(store, 'one').then((id) => told.push(id))
  await flushing(1)
  const others = ['two', 'three', 'four'].map((id) => add(store, id).then(() => told.push(id)))
  await sleep(20)
  expect(told).toEqual([])
  expect(heard).not.toHaveBeenCalled()
  // Whoever came alone is committed; the others still share a transaction.
  expect((await rowsOf(store)).map(({ id }) => id)).toEqual(['one'])
  flushes[0]?.resolve()
  await first
  await flushing(2)
  expect(told).toEqual(['one'])
  expect(heard).toHaveBeenCalledTimes(1)
  expect((await rowsOf(store)).map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four'])
  flushes[1]?.resolve()
  await Promise.all(others)
  expect(flushes).toHaveLength(2)
  expect(heard).toHaveBeenCalledTimes(4)
  const positions = new Set((await changesOf(store)).map(({ position }) => position))
  expect(positions.size).toBe(2)
})

it('commits together what begins turn after turn, though the disk has nothing to do', async () => {
  const store = await open(() => Promise.resolve())
  const adding: Promise<string>[] = []
  for (let at = 0; at < 12; at += 1) {
    adding.push(add(store, `soup ${at}`))
    await new Promise(setImmediate)
  }
  await Promise.all(adding)
  const positions = new Set((await changesOf(store)).map(({ position }) => position))
  // One, but on a machine that takes longer than a group is kept open.
  expect(positions.size).toBeLessThan(4)
})

it('takes back what one of them did, and nothing of its neighbours', async () => {
  const { sync, flushing } = slowDisk()
  const store = await open(sync)
  const first = add(store, 'one')
  await flushing(1)
  const others = Promise.allSettled([
    add(store, 'two'),
    refused(store, 'three'),
    store.transaction(async (tx) => {
      await tx.update('categories', 'two', { name: 'Stews' })
      throw new TypeError('a bug')
    }),
    // What came before in the group is there for it.
    store.transaction(async (tx) => (await tx.lock('categories', 'two'))?.version),
    add(store, 'five'),
  ])
  flushes[0]?.resolve()
  await flushing(2)
  flushes[1]?.resolve()
  expect(await others).toEqual([
    { status: 'fulfilled', value: 'two' },
    { status: 'rejected', reason: new Error('refused') },
    { status: 'rejected', reason: new TypeError('a bug') },
    { status: 'fulfilled', value: 1 },
    { status: 'fulfilled', value: 'five' },
  ])
  await first
  expect(await rowsOf(store)).toEqual([
    { id: 'one', position: 1 },
    { id: 'two', position: 2 },
    { id: 'five', position: 3 },
  ])
  expect((await changesOf(store)).map((row) => row.row_id)).toEqual(['five', 'one', 'two'])
})

it.each([
  [
    'the commit fails',
    // Judged at the commit, as a full disk may be.
    async (store: Store) =>
      await store.transaction((tx) => sql`insert into child values ('nobody')`.execute(tx.db)),
  ],
  [
    'SQLite takes all of it back',
    async (store: Store) =>
      await store.transaction(async (tx) => {
        await sql`rollback`.execute(tx.db)
        throw new Error('database or disk is full')
      }),
  ],
])('tells all of a group when %s, and goes on', async (_, fail) => {
  const { sync, flushing } = slowDisk()
  const store = await open(sync)
  const making = store.transaction(async (tx) => {
    await sql`create table parent (id text primary key)`.execute(tx.db)
    await sql`create table child (id text references parent deferrable initially deferred)`.execute(
      tx.db,
    )
  })
  await flushing(1)
  const told = Promise.allSettled([add(store, 'two'), fail(store), refused(store, 'three')])
  flushes[0]?.resolve()
  await making
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const later = add(store, 'four')
  await flushing(2)
  flushes[1]?.resolve()
  await later
  expect(await rowsOf(store)).toEqual([{ id: 'four', position: 1 }])
})

it('asks to come back when the disk fails, and believes it again when the store itself is written', async () => {
  const disk = vi.fn(async () => {})
  const store = await open(disk)
  disk.mockRejectedValueOnce(Object.assign(new Error('EIO'), { code: 'EIO' }))
  const [failed] = await Promise.allSettled([add(store, 'one')])
  expect(failed).toMatchObject({ status: 'rejected' })
  const { reason } = failed as PromiseRejectedResult
  expect(toErrorResponse(reason)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  disk.mockClear()
  await store.flush()
  expect(disk).not.toHaveBeenCalled()
  const file = new DatabaseSync(join(folders.at(-1) ?? '', 'house.db'), { readOnly: true })
  expect(file.prepare('pragma wal_checkpoint(passive)').get()).toMatchObject({ busy: 0 })
  file.close()
  await add(store, 'two')
  expect(disk).toHaveBeenCalledTimes(1)
  expect(await rowsOf(store)).toHaveLength(2)
})

it('waits for the disk where something waits, and once', async () => {
  const disk = vi.fn(async () => sleep(1))
  const store = await open(disk)
  await store.flush()
  expect(disk).not.toHaveBeenCalled()
  const later = (id: string) =>
    store.transaction((tx) => tx.insert('categories', { id, name: 'Soups', position: 1 }), {
      flush: 'later',
    })
  await later('one')
  await later('two')
  // Seen by others, and not on the disk.
  expect(await rowsOf(store)).toHaveLength(2)
  expect(disk).not.toHaveBeenCalled()
  await Promise.all([store.flush(), store.flush()])
  await store.flush()
  expect(disk).toHaveBeenCalledTimes(1)
})

it('has after a power cut what anybody was told, and of nothing a half', async () => {
  const folder = newFolder()
  const images: string[] = []
  // What the disk has for sure: the files as they were when the last finished flush began.
  const store = await open(async () => {
    const image = newFolder()
    for (const file of ['house.db', 'house.db-wal'])
      copyFileSync(join(folder, file), join(image, file))
    await sleep(Math.random() * 4)
    images.push(image)
  }, folder)
  const answered: string[] = []
  const cuts: { image: string | undefined; answered: string[] }[] = []
  const guest = async (name: string) => {
    for (let order = 0; order < 12; order += 1) {
      const id = `${name}-${order}`
      const sent = order % 4 === 3 ? refused(store, id) : add(store, id)
      await sent.then(
        () => answered.push(id),
        () => {},
      )
      if (order % 3 === 0) cuts.push({ image: images.at(-1), answered: [...answered] })
      await sleep(Math.random() * 3)
    }
  }
  await Promise.all(Array.from({ length: 12 }, (_, at) => guest(`guest-${at}`)))
  cuts.push({ image: images.at(-1), answered })
  expect(images.length).toBeLessThan(answered.length / 2)
  for (const cut of cuts) {
    if (cut.image === undefined) continue
    const disk = new DatabaseSync(join(cut.image, 'house.db'))
    const kept = disk.prepare('select id, position from categories order by position').all()
    const changes = disk.prepare('select row_id from changes').all()
    const counter = disk.prepare("select value from meta where name = 'counter:soups'").get()
    disk.close()
    const ids = new Set(kept.map(({ id }) => String(id)))
    expect(cut.answered.filter((id) => !ids.has(id))).toEqual([])
    // No number twice, none left out, and a change for each.
    expect(kept.map(({ position }) => position)).toEqual(kept.map((_, at) => at + 1))
    expect(changes).toHaveLength(kept.length)
    expect(Number(counter?.value ?? 0)).toBe(kept.length)
    expect([...ids].filter((id) => /-(3|7|11)$/.test(id))).toEqual([])
  }
})
