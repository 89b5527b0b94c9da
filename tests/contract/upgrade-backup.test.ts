import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { runCommand } from '#server/commands.ts'
import { UpgradeFailed, type Migration } from '#server/db/migrate.ts'
import { addMigrations, migrations } from '#server/db/migrations/index.ts'
import { openStore, type StoreLocation } from '#server/db/open.ts'
import { fillNewStore } from '#server/first-start.ts'
import { openSealedStore } from '#server/open-sealed-store.ts'
import { readSettings } from '#server/settings.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { eachStore } from './fixtures.ts'

/* A store of an earlier release is brought up to date after a back-up of it was made, or not at all. */

const NOW = new Date('2026-07-01T08:00:00Z')
const clock = () => NOW
const NAME = 'before-upgrade-20260701T080000Z.backup'
const PASSPHRASE = 'a door before the stairs'

const admin = { adminEmail: 'desk@example.com', adminPassword: PASSPHRASE }

const later = (up: Migration['up']): Migration => ({ name: '9999-later', up })
const adds = later(async (db) => {
  await db.schema.alterTable('categories').addColumn('colour', 'text').execute()
})
const fails = later(async (db, kind) => {
  await adds.up(db, kind)
  await db.schema.alterTable('no_such_table').addColumn('colour', 'text').execute()
})

/** A release that knows one more step, until the test is over. */
function release(migration: Migration): void {
  addMigrations([migration])
}
afterEach(() => {
  const all = migrations as Migration[]
  while (all.at(-1)?.name === '9999-later') all.pop()
})

eachStore((make) => {
  describe('a store of an earlier release', () => {
    const folders: string[] = []
    afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

    /** A house with sixty days in it, as this release leaves it. */
    async function house(env: Record<string, string> = {}, withData = true) {
      const place = await make.place()
      const dataDir = 'dataDir' in place ? place.dataDir : temporaryDir('upgrade')
      folders.push(dataDir)
      const store = await openStore(place, clock)
      if (withData) await fillNewStore(store, { seed: 'demo', ...admin }, NOW)
      const orders = await count(store.db)
      await store.close()
      const settings = readSettings({
        DATA_DIR: dataDir,
        SEAL_KEY: '42'.repeat(32),
        ...('databaseUrl' in place && { DATABASE_URL: place.databaseUrl }),
        ...env,
      })
      return { settings, place, dataDir, orders }
    }
    const count = async (db: Awaited<ReturnType<typeof openStore>>['db']) =>
      (await db.selectFrom('restaurant_orders').select('id').execute()).length
    /** Whether the release before still opens it. */
    const asBefore = async (place: StoreLocation) => {
      const store = await openStore(place, clock)
      const orders = await count(store.db)
      await store.close()
      return orders
    }

    it('is backed up first, says where, and can be put back from there', async () => {
      const { settings, dataDir, orders } = await house({ BACKUP_PASSPHRASE: PASSPHRASE })
      release(adds)
      const opened = await openSealedStore(settings, clock)
      const file = join(dataDir, 'back-ups', NAME)
      expect(opened.warnings.join('\n')).toContain(file)
      expect(readdirSync(join(dataDir, 'back-ups'))).toEqual([NAME, `${NAME}.json`])
      await opened.store.transaction(async (tx) => {
        await tx.db.deleteFrom('restaurant_order_items').execute()
        await tx.db.deleteFrom('restaurant_orders').execute()
      })
      await opened.store.close()
      // Nothing is left to do at the next start.
      const again = await openSealedStore(settings, clock)
      expect(again.warnings.join('\n')).not.toContain('brought up to date')
      await again.store.close()
      expect(readdirSync(join(dataDir, 'back-ups'))).toHaveLength(2)
      await runCommand({ ...settings, clockOffsetMs: 0 }, ['put-back', file])
      const restored = await openSealedStore(settings, clock)
      expect(await count(restored.store.db)).toBe(orders)
      await restored.store.close()
    })

    it('stays as it was where a step fails, and the back-up is named', async () => {
      const kept = temporaryDir('kept')
      folders.push(kept)
      const { settings, place, orders } = await house({ BACKUP_DIR: kept })
      release(fails)
      const error = await openSealedStore(settings, clock).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(UpgradeFailed)
      expect((error as Error).message).toMatch(/^The store could not be [^\n]+no_such_table[^\n]+$/)
      expect((error as Error).message).toContain(join(kept, NAME))
      expect(existsSync(join(kept, NAME))).toBe(true)
      ;(migrations as Migration[]).pop()
      expect(await asBefore(place)).toBe(orders)
    })

    it('is not touched where no back-up can be made', async () => {
      const { settings, place, dataDir, orders } = await house()
      rmSync(join(dataDir, 'work'), { recursive: true, force: true })
      writeFileSync(join(dataDir, 'work'), 'in the way')
      release(adds)
      await expect(openSealedStore(settings, clock)).rejects.toThrow(
        /^The store is of an earlier release, and no back-up could be made [^\n]+$/,
      )
      ;(migrations as Migration[]).pop()
      expect(await asBefore(place)).toBe(orders)
    })

    it('is backed up by one of several servers that start at once', async () => {
      const kept = temporaryDir('kept')
      folders.push(kept)
      const { settings } = await house({ BACKUP_DIR: join(kept, 'unplugged') })
      release(adds)
      const opened = await Promise.all([1, 2, 3].map(() => openSealedStore(settings, clock)))
      const told = opened.filter(({ warnings }) => /brought up to date/.test(warnings.join()))
      expect(told).toHaveLength(1)
      expect(existsSync(join(kept, 'unplugged'))).toBe(false)
      for (const { store } of opened) await store.close()
    })

    it('without a house in it is not backed up', async () => {
      const { settings, dataDir } = await house({}, false)
      mkdirSync(dataDir, { recursive: true })
      release(adds)
      await (await openSealedStore(settings, clock)).store.close()
      expect(existsSync(join(dataDir, 'back-ups'))).toBe(false)
    })
  })
})
