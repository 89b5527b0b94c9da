import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openStore, type StoreLocation } from '#server/db/open.ts'
import type { TransactionOptions } from '#server/db/store.ts'
import { startChild } from '../fixtures/child.ts'
import { nodeBinary, root } from '../fixtures/paths.ts'
import { eachStore } from './fixtures.ts'

/** Commits rows one after the other and says so after each, until it is killed. */
const writer = `
  const { openStore } = await import('#server/db/open.ts')
  const store = await openStore(JSON.parse(process.env.PLACE))
  const options = JSON.parse(process.env.OPTIONS)
  for (let at = 1; ; at += 1) {
    await store.transaction(async (tx) => {
      await tx.insert('categories', { id: 'category-' + at, name: 'Soups', position: at })
      await tx.next('written')
    }, options)
    if (options.flush && at % 10 !== 0) continue
    if (options.flush) await store.flush()
    process.stdout.write('committed ' + at + '\\n')
  }
`

/** Ten at once, every fourth of which is refused at its end. */
const crowd = `
  const { openStore } = await import('#server/db/open.ts')
  const store = await openStore(JSON.parse(process.env.PLACE))
  const one = async (name) => {
    for (let at = 1; ; at += 1) {
      const id = name + '-' + at + (at % 4 === 0 ? '-refused' : '')
      await store
        .transaction(async (tx) => {
          await tx.insert('categories', { id, name: 'Soups', position: await tx.next('written') })
          if (at % 4 === 0) throw new Error('refused')
        })
        .then(() => process.stdout.write('committed ' + id + '\\n'), () => {})
    }
  }
  for (let at = 0; at < 10; at += 1) void one('guest' + at)
`

async function writeUntilKilled(
  place: StoreLocation,
  options: TransactionOptions = {},
): Promise<number> {
  const child = startChild(nodeBinary, ['--input-type=module-typescript', '-e', writer], {
    cwd: root,
    env: { ...process.env, PLACE: JSON.stringify(place), OPTIONS: JSON.stringify(options) },
  })
  const said = () =>
    [...child.output().matchAll(/^committed (\d+)$/gm)].map((line) => Number(line[1]))
  await expect.poll(() => said().length, { timeout: 60_000 }).toBeGreaterThan(50)
  await child.end('SIGKILL')
  return Math.max(...said())
}

eachStore((make) => {
  it('has every row that was said to be committed after a kill -9, and none by halves', async () => {
    const place = await make.place()
    const said = await writeUntilKilled(place)
    const store = await openStore(place)
    // It waits for a commit of the killed one that is still under way, so that all below see the same.
    const last = (await store.transaction((tx) => tx.next('written'))) - 1
    const rows = await store.db.selectFrom('categories').select('position').execute()
    // At most one more than was said: killed between the commit and the saying.
    expect(last - said).toBeGreaterThanOrEqual(0)
    expect(last - said).toBeLessThanOrEqual(1)
    expect(Math.max(...rows.map((row) => row.position))).toBe(last)
    expect(rows).toHaveLength(last)
    const changes = await store.db.selectFrom('changes').selectAll().execute()
    expect(changes).toHaveLength(last)
    await store.close()
  })

  it('has all that any of ten was told after a kill -9, and nothing of what was refused', async () => {
    const place = await make.place()
    await (await openStore(place)).close()
    const child = startChild(nodeBinary, ['--input-type=module-typescript', '-e', crowd], {
      cwd: root,
      env: { ...process.env, PLACE: JSON.stringify(place) },
    })
    const told = () => [...child.output().matchAll(/^committed (\S+)$/gm)].map((line) => line[1])
    await expect.poll(() => told().length, { timeout: 60_000 }).toBeGreaterThan(200)
    await child.end('SIGKILL')
    const store = await openStore(place)
    const rows = await store.db.selectFrom('categories').select(['id', 'position']).execute()
    const ids = new Set(rows.map(({ id }) => id))
    expect(told().filter((id) => !ids.has(id ?? ''))).toEqual([])
    expect([...ids].filter((id) => id.endsWith('refused'))).toEqual([])
    const positions = rows.map(({ position }) => position).toSorted((a, b) => a - b)
    expect(positions).toEqual(positions.map((_, at) => at + 1))
    // One more of each may have been committed and not told.
    expect(ids.size - told().length).toBeLessThanOrEqual(10)
    await store.close()
  })

  it.runIf(make.kind === 'postgres')('waits for the disk, for a batch at its end', async () => {
    const store = await openStore(await make.place())
    const level = async (options?: TransactionOptions) =>
      await store.transaction(
        async (tx) =>
          (await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(tx.db))
            .rows[0]?.synchronous_commit,
        options,
      )
    expect(await level()).toBe('on')
    expect(await level({ flush: 'later' })).toBe('off')
    expect(await level()).toBe('on')
    await store.close()
  })

  it('has what was flushed after a kill -9, however it was committed', async () => {
    const place = await make.place()
    const said = await writeUntilKilled(place, { flush: 'later' })
    const store = await openStore(place)
    const rows = await store.db.selectFrom('categories').select('position').execute()
    expect(Math.max(...rows.map((row) => row.position))).toBeGreaterThanOrEqual(said)
    await store.close()
  })

  it.runIf(make.kind === 'sqlite')('keeps a log, which it puts on the disk itself', async () => {
    const place = (await make.place()) as { dataDir: string }
    const store = await openStore(place)
    // `synchronous` belongs to the connection: ask the one that writes. See stores-group.test.ts.
    const { rows } = await store.transaction(
      async (tx) => await sql<{ synchronous: number }>`pragma synchronous`.execute(tx.db),
    )
    expect(rows).toEqual([{ synchronous: 1 }])
    const outside = new DatabaseSync(join(place.dataDir, 'house.db'), { readOnly: true })
    expect(outside.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    outside.close()
    await store.close()
  })
})
