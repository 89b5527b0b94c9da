import { tableOf } from '#contract/services/index.ts'
import { homeNumbersOf } from '#domain/countries.ts'
import { rwanda } from '#domain/home-numbers.ts'
import { readMeta, setMeta } from '../../db/meta-values.ts'
import type { Store, Tx } from '../../db/store.ts'
import { settingsOf } from '../../house-settings.ts'
import { claimAll, keysOf, type KeyClaim } from './keys.ts'
import { countedKinds } from './sums.ts'

/** The calling code that keys of local numbers have; without it Rwanda's, as before it was known. */
const CODE_NAME = 'customers:calling-code'

/**
 * Makes the keys by phone anew once the house is in another country than they were made for: numbers
 * without a calling code are other people's now (decision 96). Who has a number first keeps it.
 */
export async function rekeyPhones(store: Store): Promise<void> {
  const code = homeNumbersOf(await settingsOf(store.db))?.code
  // Nobody has said yet whose they are: they stay as they are.
  if (code === undefined) return
  if (((await readMeta(store.db, CODE_NAME)) ?? rwanda.code) === code) return
  await store.transaction(async (tx) => {
    await tx.next('customers-kept')
    await settingsOf(tx.db)
    await tx.db.deleteFrom('customer_keys').where('key', 'like', 'phone:%').execute()
    await claimAll(tx, [...(await ownPhones(tx)), ...(await phonesGiven(tx))])
    await setMeta(tx.db, CODE_NAME, code)
  })
}

const claimOf = (customer_id: string, phone: string | null): KeyClaim[] =>
  keysOf({ name: '', email: null, phone }).map((key) => ({ key, customer_id }))

async function ownPhones(tx: Tx): Promise<KeyClaim[]> {
  const rows = await tx.db
    .selectFrom('customers')
    .select(['id', 'phone'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, phone }) => claimOf(id, phone))
}

/** Other numbers that they booked with. */
async function phonesGiven(tx: Tx): Promise<KeyClaim[]> {
  const claims: KeyClaim[] = []
  for (const kind of countedKinds) {
    const rows = await tx.db
      .selectFrom('customer_links')
      .innerJoin(`${tableOf[kind] as 'hotel_bookings'} as row`, (join) =>
        join.onRef('row.id', '=', 'customer_links.subject_id'),
      )
      .select(['customer_links.customer_id', 'row.customer_phone'])
      .where('customer_links.subject_kind', '=', kind)
      .where('row.deleted_at', 'is', null)
      .orderBy('row.created_at')
      .execute()
    claims.push(...rows.flatMap((row) => claimOf(row.customer_id, row.customer_phone)))
  }
  return claims
}
