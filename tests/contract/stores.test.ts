import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openStore } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { eachStore } from './fixtures.ts'

/** A category to play with. */
const soups = { id: 'category-soups', name: 'Soups', position: 1 }

function stored(store: Store, id: string) {
  return store.db
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

eachStore((make) => {
  it('stamps what it makes and changes, and keeps what is gone as a tombstone', async () => {
    const store = await make({ clock: () => new Date('2026-07-01T08:00:00Z') })
    await store.transaction(async (tx) => {
      await tx.insert('categories', soups)
      tx.stampWith({ at: '2026-07-01T09:00:00.000Z', operationId: 'operation-1' })
      const changed = await tx.update('categories', soups.id, { name: 'Hot soups' })
      expect(changed).toMatchObject({ name: 'Hot soups', version: 2 })
    })
    expect(await stored(store, soups.id)).toEqual({
      ...soups,
      name: 'Hot soups',
      version: 2,
      created_at: '2026-07-01T08:00:00.000Z',
      changed_at: '2026-07-01T09:00:00.000Z',
      deleted_at: null,
      operation_id: 'operation-1',
      translations: '{}',
    })
    await store.transaction((tx) => tx.remove('categories', soups.id))
    expect(await stored(store, soups.id)).toMatchObject({
      version: 3,
      deleted_at: '2026-07-01T08:00:00.000Z',
      operation_id: null,
    })
    await store
      .transaction(async (tx) => {
        expect(await tx.lock('categories', soups.id)).toBeUndefined()
        await expect(tx.update('categories', soups.id, { name: 'Back' })).rejects.toThrow(/No row/)
      })
      .catch(() => {})
    expect((await stored(store, soups.id)).name).toBe('Hot soups')
  })

  it('leaves nothing of a transaction that fails, its number included', async () => {
    const store = await make()
    const told: string[][] = []
    store.onChange((resources) => told.push(resources))
    expect(await store.transaction((tx) => tx.next('receipts'))).toBe(1)
    const failing = store.transaction(async (tx) => {
      await tx.insert('categories', soups)
      expect(await tx.next('receipts')).toBe(2)
      throw new Error('power cut')
    })
    await expect(failing).rejects.toThrow('power cut')
    await sleep(150)
    expect(told).toEqual([])
    expect(await store.db.selectFrom('categories').selectAll().execute()).toEqual([])
    expect(await store.db.selectFrom('changes').selectAll().execute()).toEqual([])
    expect(await store.transaction((tx) => tx.next('receipts'))).toBe(2)
  })

  it('gives fifty writers fifty numbers without a gap', async () => {
    const store = await make()
    const numbers = await Promise.all(
      Array.from({ length: 50 }, () => store.transaction((tx) => tx.next('receipts'))),
    )
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
  })

  it('lets one of two change a locked row at a time', async () => {
    const store = await make()
    await store.transaction((tx) => tx.insert('categories', soups))
    await Promise.all(
      Array.from({ length: 10 }, () =>
        store.transaction(async (tx) => {
          const row = await tx.lock('categories', soups.id)
          await tx.update('categories', soups.id, { position: (row?.position ?? 0) + 1 })
        }),
      ),
    )
    expect(await stored(store, soups.id)).toMatchObject({ position: 11, version: 11 })
  })

  it('tries again what a deadlock cost', async () => {
    const store = await make({ deadlocks: 'wanted' })
    await store.transaction(async (tx) => {
      await tx.insert('categories', soups)
      await tx.insert('categories', { id: 'category-salads', name: 'Salads', position: 2 })
    })
    const both = async (first: string, second: string) =>
      await store.transaction(async (tx) => {
        const row = await tx.lock('categories', first)
        await sleep(30)
        const other = await tx.lock('categories', second)
        await tx.update('categories', first, { position: (row?.position ?? 0) + 10 })
        await tx.update('categories', second, { position: (other?.position ?? 0) + 10 })
      })
    await Promise.all([both(soups.id, 'category-salads'), both('category-salads', soups.id)])
    expect(await stored(store, soups.id)).toMatchObject({ position: 21 })
    expect(await stored(store, 'category-salads')).toMatchObject({ position: 22 })
  })

  it('reads what was committed while a transaction is open, from inside it too', async () => {
    const store = await make()
    await store.transaction(async (tx) => {
      await tx.insert('categories', soups)
      expect(await store.db.selectFrom('categories').selectAll().execute()).toEqual([])
      expect(await tx.db.selectFrom('categories').selectAll().execute()).toHaveLength(1)
    })
    expect(await store.db.selectFrom('categories').selectAll().execute()).toHaveLength(1)
  })

  it('refuses a transaction inside a transaction instead of waiting for ever', async () => {
    const store = await make()
    const inner = store.transaction(() => store.transaction((tx) => tx.next('receipts')))
    await expect(inner).rejects.toThrow(/inside another/)
    expect(await store.transaction((tx) => tx.next('receipts'))).toBe(1)
  })

  it('tells after the commit which resources devices should catch up on', async () => {
    const store = await make()
    const told: string[][] = []
    const off = store.onChange((resources) => told.push(resources))
    await store.transaction(async (tx) => {
      await tx.insert('categories', soups)
      // Accounts are kept by no device.
      await tx.insert('users', {
        id: 'user-1',
        name: 'Somebody',
        email: 'somebody@example.com',
        role: 'staff',
        password_hash: '',
        disabled: 0,
        totp_secret: null,
        totp_since: null,
        totp_step: null,
      })
    })
    await expect.poll(() => told).toEqual([['categories']])
    off()
    await store.transaction((tx) => tx.update('categories', soups.id, { name: 'Broths' }))
    await sleep(150)
    expect(told).toHaveLength(1)
  })

  it('keeps rows and epoch when it is closed and opened again', async () => {
    const place = await make.place()
    const first = await openStore(place)
    const { epoch } = first
    await first.transaction((tx) => tx.insert('categories', soups))
    await first.close()
    const second = await openStore(place)
    expect(second.epoch).toBe(epoch)
    expect((await stored(second, soups.id)).name).toBe('Soups')
    await second.close()
  })

  it('refuses what a column is not made for, on both stores alike', async () => {
    const store = await make()
    const bad = store.transaction((tx) =>
      tx.insert('categories', { ...soups, position: 'first' as unknown as number }),
    )
    await expect(bad).rejects.toThrow()
    const orphan = store.transaction((tx) =>
      tx.insert('items', {
        id: 'item-1',
        category_id: 'nowhere',
        name: 'Soup',
        description: '',
        price_cents: 100,
        image_path: null,
        is_available: 1,
        position: 1,
      }),
    )
    await expect(orphan).rejects.toThrow(/foreign key/i)
  })
})
