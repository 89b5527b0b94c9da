import { pushKey } from '#contract/push.ts'
import { read, type Endpoint } from '../../pipeline/endpoint.ts'
import { vapidKeys } from '../../push/vapid.ts'
import { subscribePush } from './subscribe.ts'
import { unsubscribePush } from './unsubscribe.ts'

/** GET /api/push/key: what a browser has to know of the house to be reached by it alone. */
const getPushKey = read({
  name: 'getPushKey',
  answer: pushKey,
  async read(_db, _call, store) {
    const { publicKey } = await vapidKeys(store)
    return { key: publicKey }
  },
})

export const endpoints: Endpoint[] = [getPushKey, subscribePush, unsubscribePush]
