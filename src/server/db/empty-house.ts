import { dayIn } from '#domain/days.ts'
import { hasHouse, type Account } from './load-demo.ts'
import { houseSettings, type HouseSettings } from './seed/house.ts'
import type { Store } from './store.ts'

/** A house that has yet to say what it is called and what it offers. */
function neutralSettings(
  today: string,
): Omit<HouseSettings, 'rwf_per_usd'> & { rwf_per_usd: null } {
  return {
    ...houseSettings(today),
    name: 'Guest house',
    short_name: 'Guest house',
    tagline: '',
    description: '',
    phone: '',
    email: '',
    address: '',
    town: '',
    province: '',
    social: { facebook: '', twitter: '', instagram: '', linkedin: '' },
    rwf_per_usd: null,
    demo_promo: false,
    promo_codes: [],
    overview_counters: [],
  }
}

/**
 * Gives an empty store its house (SEED=none) and accounts. Answers false, and does nothing, when
 * it has one already.
 */
export async function makeEmptyHouse(
  store: Store,
  now: Date,
  accounts: readonly Account[],
): Promise<boolean> {
  return await store.transaction(async (tx) => {
    if (await hasHouse(tx)) return false
    const settings = neutralSettings(dayIn('Africa/Kigali', now))
    await tx.insert('house', { id: 'house', settings: JSON.stringify(settings) })
    for (const account of accounts) await tx.insert('users', { ...account, disabled: 0 })
    return true
  })
}
