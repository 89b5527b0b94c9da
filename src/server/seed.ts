import { existsSync } from 'node:fs'
import { createEmptyHouse, type Account } from './db/new-house.ts'
import type { Store } from './db/store.ts'
import { FIRST_ADDRESS } from './first-address.ts'
import { InvalidSetting, type Settings } from './settings.ts'

/** The content of a new store, and its first staff; the first of them is the operator. */
export interface Seed {
  staff: readonly Omit<Account, 'password_hash'>[]
  /**
   * Writes everything in one transaction. False, without writing, when there is a property already.
   * `days` is how much of its past a demo house tells.
   */
  fill(store: Store, now: Date, accounts: readonly Account[], days?: number): Promise<boolean>
}

const emptySeed: Seed = {
  staff: [{ id: 'user-admin', name: 'Admin', email: FIRST_ADDRESS, role: 'admin' }],
  // Its owner sets it up, and opens it.
  fill: (store, _now, accounts) =>
    createEmptyHouse(store, accounts, {
      opened: false,
      test_payments: false,
      breakfast_included: false,
    }),
}

/** The only import of demo/: without this folder the server still runs and type-checks. */
const demoUrl = new URL('../../demo/index.ts', import.meta.url)

/** Throws InvalidSetting where SEED is demo and its folder is missing. */
export async function loadSeed(name: Settings['seed']): Promise<Seed> {
  if (name === 'none') return emptySeed
  if (!existsSync(demoUrl)) {
    throw new InvalidSetting('SEED is demo, and the folder demo/ is not here: set SEED=none')
  }
  const { seed } = (await import(demoUrl.href)) as { seed: Seed }
  return seed
}
