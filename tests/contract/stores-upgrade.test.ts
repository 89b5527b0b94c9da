import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listRows } from '#contract/route.ts'
import { routes, type RouteName } from '#contract/routes.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { openStore } from '#server/db/open.ts'
import product from '../../package.json' with { type: 'json' }
import { root } from '../fixtures/paths.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse } from './http-house.ts'
import { countsIn, makeOlderStore, rowsIn } from './older-store.ts'

/** The last migration of each release, by the changelog; of the one that is being made, the last there is. */
const releases: Readonly<Record<string, string>> = {
  '0.1.0': '0043-stays-by-index',
  [product.version]: migrations.at(-1)?.name ?? '',
}

/** Every list that the desk reads. */
const lists = (Object.keys(routes) as RouteName[]).filter((name) => {
  const { method, paths, offline } = routes[name]
  return method === 'GET' && offline === 'cached' && !paths[0].includes('{')
})

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
    for (const last of Object.values(releases)) {
      const place = await make.place()
      const filled = await makeOlderStore(place, upTo(last), demo)
      expect(filled.size).toBeGreaterThan(50)
      const store = await openStore(place, () => MORNING)
      expect(await countsIn(store, filled.keys())).toEqual(filled)
      const house = await openHouse(store)
      const token = await house.staff('admin')
      let seen = 0
      for (const name of lists) {
        const answer = await house.ask('GET', routes[name].paths[0], { token })
        expect(answer.status, `${name} ${answer.text.slice(0, 200)}`).toBe(200)
        seen += listRows(answer.body)?.length ?? 0
      }
      expect(seen).toBeGreaterThan(100)
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
