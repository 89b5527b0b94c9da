import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { eachStore } from './fixtures.ts'

const soups = { id: 'category-soups', name: 'Soups', position: 1 }
const grills = { id: 'category-grills', name: 'Grills', position: 2 }
const sweets = { id: 'category-sweets', name: 'Sweets', position: 3 }

class Wanted extends Error {}

/** A part of a transaction that is undone by itself. */
eachStore((make) => {
  it('undoes what a part did, rows, numbers and what devices are told, and nothing before or after', async () => {
    const store = await make()
    const told: string[][] = []
    store.onChange((resources) => told.push(resources))
    await store.transaction(async (tx) => {
      await tx.insert('categories', soups)
      tx.stampWith({ at: '2026-07-01T09:00:00.000Z', operationId: 'first' })
      expect(await tx.next('receipts')).toBe(1)
      const part = tx.savepoint(async () => {
        tx.stampWith({ at: '2026-07-01T10:00:00.000Z', operationId: 'second' })
        await tx.update('categories', soups.id, { name: 'Cold soups' })
        await tx.insert('categories', grills)
        await tx.db.insertInto('table_days').values({ date: '2026-07-01' }).execute()
        expect(await tx.next('receipts')).toBe(2)
        throw new Wanted('no')
      })
      await expect(part).rejects.toThrow(Wanted)
      expect(tx.stamp.operationId).toBe('first')
      expect(await tx.next('receipts')).toBe(2)
      await tx.insert('categories', sweets)
    })
    const rows = await store.db.selectFrom('categories').selectAll().orderBy('id').execute()
    expect(rows).toMatchObject([
      { ...soups, version: 1, operation_id: null },
      { ...sweets, version: 1, operation_id: 'first' },
    ])
    expect(await store.db.selectFrom('table_days').selectAll().execute()).toEqual([])
    const changes = await store.db.selectFrom('changes').selectAll().orderBy('row_id').execute()
    expect(changes.map(({ row_id }) => row_id)).toEqual([soups.id, sweets.id])
    await expect.poll(() => told).toEqual([['categories']])
  })

  it('forgets that a row was touched at all, where only an undone part touched it', async () => {
    const store = await make()
    await store.transaction((tx) => tx.insert('categories', soups))
    // PostgreSQL's word of the first comes by a wire of its own.
    await sleep(100)
    const told: string[][] = []
    store.onChange((resources) => told.push(resources))
    await store.transaction(async (tx) => {
      const part = tx.savepoint(async () => {
        await tx.remove('categories', soups.id)
        throw new Wanted('no')
      })
      await expect(part).rejects.toThrow(Wanted)
    })
    const [change] = await store.db.selectFrom('changes').selectAll().execute()
    expect(change).toMatchObject({ row_id: soups.id, deleted: 0 })
    await sleep(150)
    expect(told).toEqual([])
  })

  it('keeps what a part did that went well, one inside the other, each undone by itself', async () => {
    const store = await make()
    await store.transaction(async (tx) => {
      const answer = await tx.savepoint(async () => {
        await tx.insert('categories', soups)
        const inner = tx.savepoint(async () => {
          await tx.insert('categories', grills)
          throw new Wanted('no')
        })
        await expect(inner).rejects.toThrow(Wanted)
        await tx.savepoint(() => tx.insert('categories', sweets))
        return 'done'
      })
      expect(answer).toBe('done')
    })
    const rows = await store.db.selectFrom('categories').select('id').orderBy('id').execute()
    expect(rows.map(({ id }) => id)).toEqual([soups.id, sweets.id])
  })

  it('lets the transaction go on after the store itself refused a part', async () => {
    const store = await make()
    await store.transaction(async (tx) => {
      await tx.insert('categories', soups)
      await expect(tx.savepoint(() => tx.insert('categories', soups))).rejects.toThrow()
      await tx.insert('categories', grills)
    })
    const rows = await store.db.selectFrom('categories').select('id').orderBy('id').execute()
    expect(rows.map(({ id }) => id)).toEqual([grills.id, soups.id])
  })

  it('goes down with the whole where the whole fails later', async () => {
    const store = await make()
    const whole = store.transaction(async (tx) => {
      await tx.savepoint(() => tx.insert('categories', soups))
      throw new Wanted('no')
    })
    await expect(whole).rejects.toThrow(Wanted)
    expect(await store.db.selectFrom('categories').selectAll().execute()).toEqual([])
    expect(await store.db.selectFrom('changes').selectAll().execute()).toEqual([])
  })
})
