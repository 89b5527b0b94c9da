import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { PipeliningClient } from '#server/db/pipelining-client.ts'
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

  it('answers what is asked together each its own', async () => {
    const store = await make()
    const found = await store.transaction(async (tx) => {
      await add(tx, 'one')
      await add(tx, 'two')
      const both = await Promise.all([tx.lock('categories', 'two'), tx.lock('categories', 'one')])
      return both.map((row) => row?.id)
    })
    expect(found).toEqual(['two', 'one'])
  })

  it('carries out nothing that is asked for after the end', async () => {
    const store = await make()
    let late: Tx | undefined
    await store.transaction(async (tx) => void (late = tx))
    await expect(add(late as Tx, 'one')).rejects.toThrow('ended')
    expect(await idsOf(store)).toEqual([])
  })

  it.runIf(make.kind === 'postgres')('writes nothing where its beginning failed', async () => {
    const { databaseUrl } = (await make.place()) as { databaseUrl: string }
    const client = new PipeliningClient({ connectionString: databaseUrl })
    await client.connect()
    await client.query('create table soups (id text)', [])
    const begin = () => client.query('start transaction isolation level imagined', [])
    const write = () => client.query("insert into soups values ('one')", [])
    for (const ask of [[write], [() => client.query('select 1', []), write]]) {
      await begin()
      const asked = await Promise.allSettled(ask.map((one) => one()))
      expect(asked.map(({ status }) => status)).toEqual(ask.map(() => 'rejected'))
      await client.query('rollback', [])
    }
    await client.query('start transaction', [])
    expect((await client.query('select * from soups', [])).rows).toEqual([])
    await write()
    await client.query('commit', [])
    expect((await client.query('select * from soups', [])).rows).toEqual([{ id: 'one' }])
    await client.end()
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
