import { expect, it } from 'vitest'
import { nextNumber } from '#server/db/numbers.ts'
import type { Store } from '#server/db/store.ts'
import { eachStore } from './fixtures.ts'

/* Orders' short numbers: no two alike, and on PostgreSQL nobody waits for another's commit (decision 93). */

const next = (store: Store) => store.transaction((tx) => nextNumber(tx.db, 'restaurant_order'))

eachStore((make) => {
  it('gives fifty orders at once fifty numbers', async () => {
    const store = await make()
    const numbers = await Promise.all(Array.from({ length: 50 }, () => next(store)))
    expect(new Set(numbers).size).toBe(50)
    expect(Math.max(...numbers)).toBe(50)
  })

  it.runIf(make.kind === 'postgres')('lets nobody wait for another order', async () => {
    const store = await make()
    let go: () => void = () => {}
    const held = store.transaction(async (tx) => {
      const number = await nextNumber(tx.db, 'restaurant_order')
      await new Promise<void>((resolve) => (go = resolve))
      return number
    })
    await expect.poll(() => next(store)).toBeGreaterThan(1)
    go()
    expect(await held).toBe(1)
  })

  it('goes on from the highest after rows came from elsewhere', async () => {
    const store = await make({ seeded: true })
    const { last } = await store.db
      .selectFrom('restaurant_orders')
      .select((eb) => eb.fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    for (const more of [9000, -9000]) {
      await store.replace((tx) =>
        tx.db
          .updateTable('restaurant_orders')
          .set((eb) => ({ number: eb('number', '+', more) }))
          .execute(),
      )
      expect(await next(store)).toBe(Number(last) + Math.max(0, more) + 1)
    }
  })
})
