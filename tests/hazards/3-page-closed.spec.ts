import { expect, test } from '../fixtures/test.ts'
import {
  headline,
  openMenu,
  orderDinner,
  ordersOf,
  requestCards,
  words,
} from '../fixtures/flows.ts'

test.use({ ownBrowser: 'whole' })

/*
 * Hazard 3: page closed, browser closed, with work waiting: sent with the page closed, or when the
 * browser starts again. The phone itself has no network here: only then does a browser wait for one.
 * What is open by then would go on all the same: the cable is cut first.
 */

test('page closed: the worker sends when the network comes', async ({
  house,
  cable,
  openDevice,
}) => {
  const device = await openDevice('phone')
  const page = await openMenu(device)
  await cable.cut()
  await device.context.setOffline(true)
  await orderDinner(page)
  await expect(headline(page)).toHaveText(words.saved)
  await page.close()
  expect(await ordersOf(house)).toEqual([])

  await cable.restore()
  await device.context.setOffline(false)
  await expect.poll(async () => (await ordersOf(house)).length).toBe(1)

  // Whoever opens the app afterwards is told, and nothing is sent again.
  const again = await device.visit('/requests')
  const [order] = await ordersOf(house)
  await expect(requestCards(again)).toHaveCount(1)
  await expect(requestCards(again, 'With the house')).toContainText(
    `Received by the house, no. ${order?.number}`,
  )
  expect(await ordersOf(house)).toHaveLength(1)
})

test('browser closed: sent when it starts again, before the app is opened', async ({
  house,
  cable,
  openDevice,
}) => {
  const device = await openDevice('phone')
  const page = await openMenu(device)
  await cable.cut()
  await device.context.setOffline(true)
  await orderDinner(page)
  await expect(headline(page)).toHaveText(words.saved)
  await device.stop()
  expect(await ordersOf(house)).toEqual([])

  await cable.restore()
  await device.start()
  await expect.poll(async () => (await ordersOf(house)).length).toBe(1)
  const again = await device.visit('/requests')
  await expect(requestCards(again, 'With the house')).toContainText(
    /Received by the house, no\. \d+/,
  )
  expect(await ordersOf(house)).toHaveLength(1)
})
