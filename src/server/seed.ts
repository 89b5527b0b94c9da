import { existsSync } from 'node:fs'
import { createEmptyHouse, type Account } from './db/new-house.ts'
import type { Store } from './db/store.ts'
import { InvalidSetting, type Settings } from './settings.ts'

/** A new store's content, and the people who can sign in first: the first of them is the operator. */
export interface Seed {
  staff: readonly Omit<Account, 'password_hash'>[]
  /** Writes everything in one transaction. False, and nothing is written: there is a house already. */
  fill(store: Store, now: Date, accounts: readonly Account[]): Promise<boolean>
}

const emptySeed: Seed = {
  staff: [{ id: 'user-admin', name: 'Admin', email: 'admin@example.com', role: 'admin' }],
  fill: (store, _now, accounts) => createEmptyHouse(store, accounts),
}

/** Not needed by anything else of src: without this folder the server runs, and is type-checked. */
const demoUrl = new URL('../../demo/index.ts', import.meta.url)

/** Throws WrongSetting where the demo house is wished for and its folder is not there. */
export async function loadSeed(name: Settings['seed']): Promise<Seed> {
  if (name === 'none') return emptySeed
  if (!existsSync(demoUrl)) {
    throw new InvalidSetting('SEED is demo, and the folder demo/ is not here: set SEED=none')
  }
  const { seed } = (await import(demoUrl.href)) as { seed: Seed }
  return seed
}
