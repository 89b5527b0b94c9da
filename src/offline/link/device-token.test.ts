import { describe, expect, it } from 'vitest'
import { routeOf } from '#contract/routes.ts'
import { DEVICE_TOKEN_HEADER } from '#contract/wire.ts'
import type { Facts } from '../facts.ts'
import { fakeServer, foreign, ours } from '../testing/fake-house.ts'
import { createAsk } from './ask.ts'
import { createClock } from './clock.ts'
import { createDeviceToken } from './device-token.ts'
import { createHost } from './host.ts'

const TOKEN = 't'.repeat(43)
const order = { route: 'placeRestaurantOrder', body: { items: [] } } as const
const orders = 'POST /api/restaurant/orders'

/** A device whose store outlives its page. */
function device(kept = new Map<string, unknown>()) {
  const house = fakeServer()
  const host = createHost()
  const facts: Facts = {
    read: async (name) => kept.get(name),
    write: async (name, value) => void kept.set(name, value),
    readOrWrite: async (_name, value) => value,
  }
  const deviceToken = createDeviceToken(async () => facts)
  const ask = createAsk({
    routeOf,
    base: 'http://house.test',
    host,
    clock: createClock(),
    link: { heard: () => undefined, missed: () => undefined },
    deviceId: async () => 'device-1',
    deviceToken,
    fetch: house.fetch,
  })
  const shown = () => house.requests.map(({ headers }) => headers.get(DEVICE_TOKEN_HEADER))
  return { house, ask, kept, shown, deviceToken }
}

const given = { [DEVICE_TOKEN_HEADER]: TOKEN }

describe('what makes a device known', () => {
  it('is kept from our house’s answer and goes with what is asked next, also after a reload', async () => {
    const { house, ask, kept, shown } = device()
    house.on('GET /api/house', () => ours({ capabilities: [] }))
    house.on('POST /api/restaurant/orders/lookup', () => ours([], 200, given))
    house.on(orders, () => ours({}, 201))
    await ask({ route: 'lookUpRestaurantOrders', body: { codes: ['ABCD2345'] } })
    await ask(order)
    expect(shown()).toEqual([null, null, TOKEN])

    const later = device(kept)
    later.house.on('GET /api/house', () => ours({ capabilities: [] }))
    later.house.on(orders, () => ours({}, 201))
    await later.ask(order)
    // The first of a page finds out who answers; nothing was read from the store before.
    expect(later.shown()).toEqual([null, TOKEN])
  })

  it('is neither shown to another host nor taken from it', async () => {
    const { house, ask, kept, shown, deviceToken } = device(new Map([['device-token', TOKEN]]))
    await deviceToken.read()
    const strange = 's'.repeat(43)
    house.on('POST /api/restaurant/orders', () => {
      const answer = foreign(201, {})
      answer.headers.set(DEVICE_TOKEN_HEADER, strange)
      return answer
    })
    await ask(order)
    await ask(order)
    expect(shown()).toEqual([null, null, null])
    expect(kept.get('device-token')).toBe(TOKEN)
  })
})
