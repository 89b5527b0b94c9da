import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Store, Tx } from '#server/db/store.ts'
import { eachStore } from './fixtures.ts'

/* Statements whose answers nobody needs are sent without waiting for them (PostgreSQL, decision 91). */

const add = (tx: Tx, id: string) => tx.insert('categories', { id, name: 'Soups', position: 1 })

const idsOf = async ({ db }: Store) =>
  (await db.selectFrom('categories').select('id').orderBy('id').execute()).map(({ id }) => id)

/** The stores' own words for a value that is there already. */
const taken = /unique|duplicate/i

eachStore((make) => {
  it('fails with the cause where nobody waited for what failed, and has nothing of it', async () => {
    const store = await make()
    await store.transaction((tx) => add(tx, 'one'))
    for (const after of [
      // The commit is the next that hears of it.
      async () => {},
      (tx: Tx) => add(tx, 'three'),
      async (tx: Tx) => void (await tx.lock('categories', 'one')),
    ]) {
      const both = store.transaction(async (tx) => {
        await add(tx, 'two')
        await add(tx, 'one')
        await after(tx)
      })
      await expect(both).rejects.toThrow(taken)
    }
    expect(await idsOf(store)).toEqual(['one'])
    await store.transaction((tx) => add(tx, 'two'))
    expect(await idsOf(store)).toEqual(['one', 'two'])
  })

  it('takes back to a savepoint what failed unheard, and goes on', async () => {
    const store = await make()
    await store.transaction(async (tx) => {
      await add(tx, 'one')
      const twice = tx.savepoint(async () => {
        await add(tx, 'two')
        await add(tx, 'one')
      })
      await expect(twice).rejects.toThrow(taken)
      await add(tx, 'three')
    })
    expect(await idsOf(store)).toEqual(['one', 'three'])
    const changes = await store.db.selectFrom('changes').select('row_id').execute()
    expect(changes.map(({ row_id }) => row_id).toSorted()).toEqual(['one', 'three'])
  })

  it('writes on after another release has changed a table', async () => {
    const store = await make()
    const touch = (tx: Tx) => tx.update('categories', 'one', { name: 'Stews' })
    await store.transaction((tx) => add(tx, 'one'))
    for (let time = 0; time < 20; time += 1) await store.transaction(touch)
    await store.transaction((tx) =>
      sql`alter table categories add column fresh text`.execute(tx.db),
    )
    for (let time = 0; time < 20; time += 1) await store.transaction(touch)
    expect((await store.transaction(touch)).version).toBe(42)
  })
})
