import type { Page } from '@playwright/test'
import { buildApp, type AppBuild } from '../fixtures/app-build.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  fillOrder,
  findBooking,
  headline,
  historyOf,
  linesOf,
  openBookings,
  openMenu,
  openRequests,
  orderDinner,
  ordersOf,
  requestCards,
  storedStates,
  takeStep,
} from '../fixtures/flows.ts'
import { placeOrder } from '../fixtures/orders.ts'

/*
 * Hazard 12: a new version of app and worker arrives with rows waiting from the old one; an old
 * page meets a newer store. The next version's store has one table more.
 */

let next: AppBuild

test.beforeAll(async () => {
  test.setTimeout(180_000)
  next = await buildApp({
    edits: [
      { file: 'package.json', from: '"version": "', to: '"version": "99.' },
      {
        file: 'src/offline/db/device-db.ts',
        from: 'export const DEVICE_VERSION = 1\n',
        to: 'export const DEVICE_VERSION = 2\n',
      },
      {
        file: 'src/offline/db/device-db.ts',
        from: '  return db\n',
        to: "  db.version(2).stores({ nextVersions: 'id' })\n  return db\n",
      },
    ],
  })
})
test.afterAll(() => next?.remove())

/** The version of the store on the device, as the browser counts it (Dexie's times ten). */
const storeVersion = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases()
    return all.find(({ name }) => name === 'imisozi')?.version
  })

/** What the app does by itself once an hour: looks whether there is a new version. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

test('rows of the old version wait while the new one comes in: offered, let in, each sent once', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openMenu(await openDevice('phone'))
  await cable.cut()
  await orderDinner(page)
  await page.getByRole('link', { name: 'Order something else' }).click()
  await fillOrder(page, { dishes: ['Pancakes'] })
  expect(await storeVersion(page)).toBe(10)

  // The link is good for reading alone: what is posted gets no answer, so that rows still wait.
  await house.stop()
  await house.start({ APP_DIR: next.appDir })
  cable.onlyReads()
  await cable.restore()
  cable.onlyReads()
  await lookForUpdate(page)
  await expect(notices(page)).toContainText('A new version is ready. Nothing you saved is lost.')
  // A form in the middle is not reloaded over anybody's head.
  await expect(page.getByLabel('Full name')).toHaveValue('Espoir Kamanzi')
  await notices(page).getByRole('button', { name: 'Use it now' }).click()

  await expect.poll(() => storeVersion(page)).toBe(20)
  await expect(page.getByLabel('Full name')).toHaveValue('Espoir Kamanzi')
  await expect(page.locator('#order-cart')).toContainText('Pancakes')
  expect(await ordersOf(house)).toEqual([])
  cable.onlyReads(false)

  await openRequests(page)
  await expect(requestCards(page, 'With the house')).toHaveCount(1)
  const orders = await ordersOf(house)
  expect(orders).toHaveLength(1)
  expect(await linesOf(house, orders[0]?.id ?? '')).toEqual([
    ['Goat brochettes', 1],
    ['Steak', 1],
  ])
  expect(await storedStates(page)).toEqual(['taken'])
})
