import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { migrations } from '#server/db/migrations/index.ts'
import { openStore } from '#server/db/open.ts'
import product from '../../package.json' with { type: 'json' }
import { root } from '../fixtures/paths.ts'
import {
  answersOf,
  differences,
  lists,
  lostRows,
  release,
  USED_AT,
} from '../fixtures/releases/release.ts'
import type { Row } from '../fixtures/rows.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse } from './http-house.ts'
import { countsIn, makeOlderStore, rowsIn } from './older-store.ts'

/** The last migration of each release, by the changelog; of the one that is being made, the last there is. */
const releases: Readonly<Record<string, string>> = {
  '0.1.0': '0043-stays-by-index',
  [product.version]: migrations.at(-1)?.name ?? '',
}

/** Each store costs half a second. */
const STEP = 7

const upTo = (name: string) => {
  const at = migrations.findIndex((one) => one.name === name)
  if (at < 0) throw new Error(`No migration ${name}: released ones never change`)
  return migrations.slice(0, at + 1)
}

eachStore((make) => {
  it('a store of any release opens with every row of it, and each list can be read', async () => {
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
    const named = [...changelog.matchAll(/^## (\d\S+),/gm)].map(([, version]) => version)
    expect(named.toSorted()).toEqual(Object.keys(releases).toSorted())
    const demo = await rowsIn((await make({ seeded: true })).db)
    for (const [version, last] of Object.entries(releases)) {
      // Of today's there are its demo house's rows; earlier ones left a store, which they answered from.
      const earlier = version === product.version ? null : release(version)
      const now = earlier === null ? MORNING : new Date(USED_AT)
      const then = (await earlier?.rows()) ?? demo
      const place = await make.place()
      if (earlier !== null && 'dataDir' in place) earlier.unpack(place.dataDir)
      else await makeOlderStore(place, upTo(last), then)
      const store = await openStore(place, () => now)
      const read = async (text: string) =>
        (await store.db.executeQuery<Row>(CompiledQuery.raw(text))).rows
      expect(await lostRows(then, read), version).toEqual([])
      const house = await openHouse(store)
      house.now = now
      const token = await house.staff('admin')
      const answers = await answersOf((path) => house.ask('GET', path, { token }))
      expect(Object.keys(answers)).toEqual(lists)
      expect(differences(earlier?.told.answers ?? {}, answers), version).toEqual([])
      await store.close()
    }
  })

  it('so does one of steps in between, which no release was', async () => {
    const demo = await rowsIn((await make({ seeded: true })).db)
    for (let count = 1; count < migrations.length; count += STEP) {
      const last = migrations[count - 1]?.name
      const place = await make.place()
      const filled = await makeOlderStore(place, migrations.slice(0, count), demo)
      const store = await openStore(place, () => MORNING).catch((error: unknown) =>
        expect.fail(`after ${last}: ${String(error)}`),
      )
      const counts = await countsIn(store, filled.keys())
      for (const [table, rows] of filled) {
        expect(counts.get(table), `${table} after ${last}`).toBeGreaterThanOrEqual(rows)
      }
      await store.close()
    }
  })
})
