import { expect, test } from '../fixtures/test.ts'
import type { House } from '../fixtures/house.ts'
import {
  headline,
  isSend,
  linkIsDown,
  openMenu,
  orderDinner,
  ordersOf,
  received,
  requestCards,
  storedOperations,
  words,
} from '../fixtures/flows.ts'

test.use({ ownBrowser: 'whole' })

/*
 * Hazard 4: two tabs and the worker at once; the sender killed in the middle; the page that holds
 * the lock closed while `sync` waits.
 */

const guests = ['Tab One First', 'Tab Two First', 'Tab One Second', 'Tab Two Second']

async function howManyOf(house: House): Promise<number[]> {
  return Promise.all(guests.map(async (guest) => (await ordersOf(house, guest)).length))
}

test('two tabs and the worker at once: each order once', async ({ house, cable, openDevice }) => {
  const device = await openDevice('phone')
  const one = await openMenu(device)
  const two = await openMenu(device)
  await cable.cut()
  await Promise.all([linkIsDown(one), linkIsDown(two)])
  for (const [at, guest] of guests.entries()) {
    const page = at % 2 === 0 ? one : two
    await page.bringToFront()
    if (at > 1) await page.getByRole('link', { name: 'Order something else' }).click()
    await orderDinner(page, { guest })
    await expect(headline(page)).toHaveText(words.saved)
  }
  // Long enough under way for others to come and find it so.
  cable.delay(600)
  await cable.restore()
  // Both tabs look again by themselves; the browser wakes the worker as well.
  await device.context.setOffline(true)
  await device.context.setOffline(false)
  await expect.poll(() => howManyOf(house)).toEqual([1, 1, 1, 1])
  await Promise.all([received(one, house, guests[2]), received(two, house, guests[3])])
  cable.delay(0)
  expect(await howManyOf(house)).toEqual([1, 1, 1, 1])
  // No row was ever under way twice at once: a sender that finds a try of another's notes it so.
  const tries = (await storedOperations(one)).flatMap(({ attempts }) => attempts)
  expect(tries.length).toBeGreaterThanOrEqual(guests.length)
  expect(tries).not.toContainEqual(expect.objectContaining({ result: { none: 'interrupted' } }))
  await one.goto('/requests')
  await expect(requestCards(one, 'With the house')).toHaveCount(4)
})

test(
  'sender killed in the middle: found again as unknown, done once',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const device = await openDevice('phone')
    const page = await openMenu(device)
    cable.delay(3000)
    await orderDinner(page)
    await expect.poll(() => cable.requests.some(isSend)).toBe(true)
    await device.crash()
    cable.delay(0)
    await device.start()
    const again = await device.visit('/requests')
    await expect(requestCards(again, 'With the house')).toHaveCount(1)
    expect(await ordersOf(house)).toHaveLength(1)
  },
)

test(
  'the page that sends is closed while the worker waits: the worker goes on, once',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const device = await openDevice('phone')
    const page = await openMenu(device)
    cable.delay(3000)
    await orderDinner(page)
    await expect.poll(() => cable.requests.filter(isSend).length).toBe(1)
    // The worker asks for the lock that this page holds.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { pending = [] } = await navigator.locks.query()
          return pending.filter(({ name }) => name === 'imisozi-outbox').length
        }),
      )
      .toBeGreaterThan(0)
    await page.close()
    cable.delay(0)
    await expect.poll(() => cable.requests.filter(isSend).length).toBeGreaterThan(1)
    await expect.poll(async () => (await ordersOf(house)).length).toBe(1)
    const again = await device.visit('/requests')
    await expect(requestCards(again, 'With the house')).toHaveCount(1)
    expect(await ordersOf(house)).toHaveLength(1)
  },
)
