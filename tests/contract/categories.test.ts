import { describe, expect, it } from 'vitest'
import { changesSince } from '#server/db/changes.ts'
import { updateCategory } from '#server/services/catalogue/categories.ts'
import { wires } from '#server/services/wires.ts'
import { eachStore } from './fixtures.ts'

eachStore((make) => {
  const cases = [
    ['categories', 'items'],
    ['car_categories', 'cars'],
    ['tour_categories', 'tours'],
  ] as const

  describe.each(cases)('a category of %s', (table, members) => {
    async function some() {
      const store = await make({ seeded: true })
      const { category_id: id } = await store.db
        .selectFrom(members)
        .select('category_id')
        .executeTakeFirstOrThrow()
      const own = await store.db
        .selectFrom(members)
        .select('id')
        .where('category_id', '=', id)
        .orderBy('id')
        .execute()
      expect(own.length).toBeGreaterThan(0)
      const { cursor } = await changesSince(store, null, 'public', wires, '2026-07-01')
      const changes = async () =>
        (await changesSince(store, cursor, 'public', wires, '2026-07-01')).changes
      return { store, id, ids: own.map((row) => row.id), changes }
    }

    it('under another name reaches the devices with all that carries its name', async () => {
      const { store, id, ids, changes } = await some()
      await store.transaction((tx) => updateCategory(tx, table, id, { name: 'Off the ridge' }))
      const rows = (await changes())[members]?.rows ?? []
      expect(rows.map((row) => row.id).toSorted()).toEqual(ids)
      for (const row of rows) {
        expect(row).toMatchObject({ version: 2, category: { id, name: 'Off the ridge' } })
      }
    })

    it('under the name it had leaves its members as they are', async () => {
      const { store, id, changes } = await some()
      const { name } = await store.db
        .selectFrom(table)
        .select('name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await store.transaction((tx) => updateCategory(tx, table, id, { name }))
      expect((await changes())[members]).toBeUndefined()
    })
  })
})
