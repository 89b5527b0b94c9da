import { afterAll, beforeAll } from 'vitest'
import { loadDemo } from '#demo/load-demo.ts'
import { openStore } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import type { MakeStore } from './fixtures.ts'
import { MORNING, openHouse, type House } from './http-house.ts'

/**
 * Two servers over one store, as two processes would be; requests go to one or the other. They are
 * open once the tests begin.
 *
 * @param fill what stands in the store
 */
export function twoServers(
  make: MakeStore,
  fill = (store: Store): Promise<unknown> => loadDemo(store, MORNING),
) {
  const stores = [] as unknown as [Store, Store]
  const houses = [] as unknown as [House, House]
  beforeAll(async () => {
    const place = await make.tables()
    for (const at of [0, 1]) stores[at] = await openStore(place, () => MORNING)
    await fill(stores[0])
    for (const at of [0, 1]) houses[at] = await openHouse(stores[at] as Store)
  })
  afterAll(async () => {
    for (const store of stores) await store.close()
  })
  return {
    stores,
    houses,
    storeOf: (client: number) => stores[client % 2] ?? stores[0],
    houseOf: (client: number) => houses[client % 2] ?? houses[0],
  }
}

/** So many clients, all at once. */
export const everyone = <Result>(clients: number, act: (client: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: clients }, (_, client) => act(client)))
