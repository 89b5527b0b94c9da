import { createHash } from 'node:crypto'
import { coerceText } from '#lib/coerce.ts'
import { readMeta, setMeta } from '../../db/meta-values.ts'
import type { Store } from '../../db/store.ts'
import { ProviderUnavailable } from '../provider.ts'
import type { PesapalAccount, PesapalClient } from './client.ts'

/** The name in meta of Pesapal's id for our notification URL. */
const META_NAME = 'pesapal_ipn'

interface StoredRegistration {
  /** Hash of URL, account and API address: any change needs a new registration. */
  of: string
  id: string
}

export interface Ipn {
  id(): Promise<string>
  /** The provider no longer knows the id: the next call registers again. */
  forget(): Promise<void>
}

/** Registers the notification URL once, and stores the id. */
export function ipnRegistration(
  store: Store,
  client: PesapalClient,
  account: PesapalAccount,
  url: string,
): Ipn {
  const of = createHash('sha256')
    .update([account.baseUrl, account.key, url].join('\n'))
    .digest('hex')
    .slice(0, 32)
  let known: string | null = null
  let registering: Promise<string> | null = null

  async function read(): Promise<string | null> {
    const value = await readMeta(store.db, META_NAME)
    if (value === undefined) return null
    const kept = JSON.parse(value) as StoredRegistration
    return kept.of === of ? kept.id : null
  }

  async function register(): Promise<string> {
    const kept = await read()
    if (kept !== null) return kept
    const answer = await client.call('/api/URLSetup/RegisterIPN', {
      body: { url, ipn_notification_type: 'POST' },
    })
    const id = coerceText(answer.ipn_id)
    if (id === '') throw new ProviderUnavailable('Pesapal gave no IPN id', { untouched: true })
    const value = JSON.stringify({ of, id } satisfies StoredRegistration)
    await store.transaction((tx) => setMeta(tx.db, META_NAME, value))
    return id
  }

  return {
    async id() {
      if (known !== null) return known
      registering ??= register().finally(() => {
        registering = null
      })
      known = await registering
      return known
    },
    async forget() {
      known = null
      await store.transaction((tx) =>
        tx.db.deleteFrom('meta').where('name', '=', META_NAME).execute(),
      )
    },
  }
}
