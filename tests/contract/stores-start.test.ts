import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { loadDemo } from '#demo/load-demo.ts'
import { migrate, StoreTooNew, type Migration } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { nextNumber } from '#server/db/numbers.ts'
import { openStore, type StoreLocation } from '#server/db/open.ts'
import type { Database } from '#server/db/schema.ts'
import { NodeSqliteDialect } from '#server/db/sqlite-driver.ts'
import type { Store } from '#server/db/store.ts'
import { fillNewStore } from '#server/first-start.ts'
import { eachStore } from './fixtures.ts'

const clock = () => new Date('2026-07-01T08:00:00Z')

eachStore((make) => {
  it('is brought up to date by one of several that start at once', async () => {
    const place = await make.place()
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore(place)))
    expect(new Set(stores.map((store) => store.epoch)).size).toBe(1)
    const filled = await Promise.all(stores.map((store) => loadDemo(store, clock())))
    expect(filled.filter(Boolean)).toHaveLength(1)
    const rooms = await stores[0]?.db.selectFrom('rooms').select('id').execute()
    expect(rooms).toHaveLength(12)
    for (const store of stores) await store.close()
  })

  it('applies a later step once, to a store with rows in it', async () => {
    const place = await make.place()
    const first = await openStore(place)
    await first.transaction((tx) =>
      tx.insert('categories', { id: 'category-1', name: 'Soups', position: 1 }),
    )
    const later: Migration = {
      name: '9999-later',
      up: async (db) => {
        await db.schema.alterTable('categories').addColumn('colour', 'text').execute()
      },
    }
    const known = [...migrations, later]
    await first.close()
    await withDatabase(place, async (database, kind) => {
      await migrate(database, kind, clock, known)
      await migrate(database, kind, clock, known)
    })
    // This release does not know the step: it must keep its hands off.
    await expect(openStore(place)).rejects.toThrow(StoreTooNew)
    await expect(openStore(place)).rejects.toThrow(/^The store was used by a newer release [^\n]+$/)
  })

  it('is filled whole or not at all, and once', async () => {
    const store = await make({ clock })
    const settings = { seed: 'demo', adminEmail: 'desk@example.com', adminPassword: null } as const
    const signIns = await fillNewStore(store, settings, clock())
    expect(signIns?.[0]).toMatchObject({ email: 'desk@example.com', role: 'admin' })
    expect(signIns?.[0]?.password).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/)
    expect(await fillNewStore(store, settings, clock())).toBeNull()
    const users = await store.db.selectFrom('users').selectAll().execute()
    expect(users).toHaveLength(signIns?.length ?? 0)
    expect(JSON.stringify(users)).not.toContain(signIns?.[0]?.password)
    // The next order's number follows the last.
    const { last } = await store.db
      .selectFrom('restaurant_orders')
      .select((eb) => eb.fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    expect(last).toBeGreaterThan(0)
    const number = await store.transaction((tx) => nextNumber(tx.db, 'restaurant_order'))
    expect(number).toBe(Number(last) + 1)
  })

  it('starts empty when that is asked, with an admin and nothing invented', async () => {
    const store = await make({ clock })
    const wishes = { seed: 'none', adminEmail: null, adminPassword: 'chosen-by-us' } as const
    const signIns = await fillNewStore(store, wishes, clock())
    expect(signIns).toMatchObject([{ role: 'admin', password: null }])
    for (const table of ['rooms', 'items', 'customers', 'restaurant_orders'] as const) {
      expect(await store.db.selectFrom(table).select('id').execute()).toEqual([])
    }
  })

  it.runIf(make.kind === 'sqlite')('has a new epoch where a back-up was put back', async () => {
    const place = (await make.place()) as { dataDir: string }
    const file = join(place.dataDir, 'house.db')
    const first = await openStore(place)
    await first.close()
    copyFileSync(file, `${file}.backup`)
    rmSync(file)
    copyFileSync(`${file}.backup`, file)
    const second = await openStore(place)
    expect(second.epoch).not.toBe(first.epoch)
    await second.close()
  })
})

/** The bare database, as the store opens it before its tables are looked at. */
async function withDatabase(
  place: StoreLocation,
  work: (database: Kysely<Database>, kind: Store['kind']) => Promise<void>,
): Promise<void> {
  if ('databaseUrl' in place) {
    const pool = new Pool({ connectionString: place.databaseUrl })
    const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
    await work(database, 'postgres')
    return await database.destroy()
  }
  const connection = new DatabaseSync(join(place.dataDir, 'house.db'))
  const database = new Kysely<Database>({ dialect: new NodeSqliteDialect(connection) })
  await work(database, 'sqlite')
  await database.destroy()
}
