import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { placeAtHouse } from '../bench/dinners.ts'
import { compared, Devices, Listeners } from '../bench/servers-devices.ts'
import { Balancer } from '../fixtures/balancer.ts'
import { House } from '../fixtures/house.ts'

/**
 * Two real servers behind one address, one of them killed at work: a small form of the bench of
 * servers. It takes 20 s and more, so it runs with all tests only; servers side by side in one
 * process are tested every day (several-servers.test.ts).
 */
const runs = process.env.TEST_ALL !== undefined && process.env.TEST_STORE === 'postgres'

it.runIf(runs)('devices go on at the other server, and nothing is lost or made twice', async () => {
  const env = { TRUST_PROXY: 'loopback' }
  const one = await House.open({ store: 'postgres', env })
  const two = await House.open({ beside: one, env })
  const balancer = await Balancer.open([one.port, two.port])
  try {
    const token = await one.signIn()
    const rooms = await one.rows<{ id: string; price_per_night_cents: number }>(
      `select id, price_per_night_cents from rooms
       where deleted_at is null and is_available = 1 and capacity >= 2`,
    )
    const orders = await placeAtHouse(one, 5)
    const devices = new Devices({ url: balancer.url, token, rooms, orders })
    const listeners = new Listeners(balancer.url, token, 10)
    const going = devices.goOnUntil(Date.now() + 10_000, 12, 4)
    await sleep(3000)
    const killed = performance.now()
    await two.kill()
    await sleep(4000)
    await two.start()
    await going
    const { taken } = devices
    expect(taken.filter(({ until }) => until > killed).length).toBeGreaterThan(10)
    for (const { confirmed, lost, twice } of await compared(one, taken)) {
      expect(confirmed).toBeGreaterThan(0)
      expect({ lost, twice }).toEqual({ lost: 0, twice: 0 })
    }
    const from = performance.now()
    await placeAtHouse(two, 1)
    await expect.poll(() => listeners.toldSince(from), { timeout: 10_000 }).toBe(10)
    listeners.close()
  } finally {
    await balancer.close()
    await two.close()
    await one.close()
  }
})
