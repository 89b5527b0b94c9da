import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { resourceNames } from '#contract/resources.ts'
import { openStore } from '#server/db/open.ts'
import { eachStore } from './fixtures.ts'

/** Longer than what was not announced takes to be found, ms. */
const LOOKS_MS = 2500

const soups = { id: 'category-soups', name: 'Soups', position: 1 }

eachStore((make) => {
  // SQLite has one server process.
  const several = it.runIf(make.kind === 'postgres')

  several(
    'tells the other processes what was committed, and what was not it does not',
    async () => {
      const place = await make.place()
      const [one, two] = await Promise.all([openStore(place), openStore(place)])
      const told: string[][] = []
      two.onChange((resources) => told.push(resources))
      await expect(
        one.transaction(async (tx) => {
          await tx.insert('categories', soups)
          throw new Error('no')
        }),
      ).rejects.toThrow('no')
      await one.transaction((tx) => tx.insert('categories', soups))
      await expect.poll(() => told).toEqual([['categories']])
      // Nobody looks up what was announced as if it had not been.
      await sleep(LOOKS_MS)
      expect(told).toEqual([['categories']])
      await Promise.all([one.close(), two.close()])
    },
  )

  several('tells what a process committed that died before it said so', async () => {
    const place = (await make.place()) as { databaseUrl: string }
    const store = await openStore(place)
    const told: string[][] = []
    store.onChange((resources) => told.push(resources))
    const dying = new Client({ connectionString: place.databaseUrl })
    await dying.connect()
    const change = (resource: string, id: string) =>
      dying.query(
        `insert into changes (resource, row_id, deleted, position)
         values ($1, $2, 0, pg_current_xact_id()::text::bigint)`,
        [resource, id],
      )
    // A long transaction of another holds back all feeds meanwhile.
    const slow = new Client({ connectionString: place.databaseUrl })
    await slow.connect()
    await slow.query('begin; select pg_current_xact_id()')
    await change('categories', 'one')
    await expect.poll(() => told, { timeout: 10_000 }).toEqual([['categories']])
    await sleep(LOOKS_MS)
    expect(told).toEqual([['categories']])
    // What another announced of the resource before says nothing of what came later.
    await store.transaction((tx) => tx.insert('categories', soups))
    await expect.poll(() => told.length).toBe(2)
    await change('categories', 'two')
    await expect.poll(() => told.length, { timeout: 10_000 }).toBe(3)
    await Promise.all([dying.end(), slow.end()])
    await store.close()
  })

  several('counts everything as changed after its line to the database was cut', async () => {
    const place = await make.place()
    const [one, two] = await Promise.all([openStore(place), openStore(place)])
    const told: string[][] = []
    two.onChange((resources) => told.push(resources))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'imisozi live'`.execute(one.db)
    await expect.poll(() => told, { timeout: 10_000 }).toEqual([resourceNames])
    await one.transaction((tx) => tx.insert('categories', soups))
    await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(1)
    expect(told.at(-1)).toEqual(['categories'])
    await Promise.all([one.close(), two.close()])
  })

  several('goes on after its idle connections were cut', async () => {
    const store = await make()
    await store.transaction((tx) => tx.insert('categories', soups))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(store.db)
    await expect
      .poll(() => store.db.selectFrom('categories').select('id').execute().catch(String))
      .toEqual([{ id: soups.id }])
  })

  several('lives on when its line is cut between two statements of a transaction', async () => {
    const [store, other] = [await make(), await make()]
    const cut = store.transaction(async (tx) => {
      await tx.insert('categories', soups)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.db)
      // As PostgreSQL itself does with one that rests too long: a server that hangs keeps no locks.
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(other.db)
      await new Promise((later) => setTimeout(later, 100))
      await tx.insert('categories', { ...soups, id: 'category-stews' })
    })
    await expect(cut).rejects.toThrow()
    expect(await store.db.selectFrom('categories').select('id').execute()).toEqual([])
    const { rows } = await sql<{ limit: string }>`
      select current_setting('idle_in_transaction_session_timeout') as limit`.execute(store.db)
    expect(rows).toEqual([{ limit: '10s' }])
  })

  several('opens for a role without special rights', async () => {
    const place = (await make.place()) as { databaseUrl: string }
    const admin = new Client({ connectionString: place.databaseUrl })
    await admin.connect()
    const name = `keeper_${Date.now()}`
    await admin.query(`create role ${name} login password 'keeper'`)
    await admin.query(`grant create, usage on schema public to ${name}`)
    const url = new URL(place.databaseUrl)
    url.username = name
    url.password = 'keeper'
    const store = await openStore({ databaseUrl: url.href })
    const again = await openStore({ databaseUrl: url.href })
    expect(again.epoch).toBe(store.epoch)
    await store.transaction((tx) => tx.insert('categories', soups))
    await Promise.all([store.close(), again.close()])
    await admin.query(`drop owned by ${name} cascade; drop role ${name}`)
    await admin.end()
  })
})
