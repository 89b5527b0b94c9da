import type { Page } from '@playwright/test'
import { buildApp, type AppBuild } from '../fixtures/app-build.ts'
import { screenshot } from '../fixtures/browser.ts'
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

test.use({ firstVisit: true })

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

/** What is being sent gets its ten seconds before the page is loaded anew. */
const isNew = (page: Page) =>
  expect.poll(() => storeVersion(page).catch(() => 0), { timeout: 25_000 }).toBe(20)

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

/** The notice stands above the bar with the cart, whose button stays within reach. */
async function coversNothing(page: Page): Promise<void> {
  await page.goBack()
  const view = page.getByRole('link', { name: 'View order' })
  await screenshot(page, 'update-over-cart')
  await view.click({ trial: true })
  const [notice, bar] = [
    await notices(page).locator('output').boundingBox(),
    await view.boundingBox(),
  ]
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await view.click()
}

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

  // The link is good for reading alone, so that rows still wait when the new version is there.
  await house.restart({ APP_DIR: next.appDir })
  await cable.restore()
  cable.refuse()
  await lookForUpdate(page)
  await expect(notices(page)).toContainText('A new version is ready. Nothing you saved is lost.')
  await coversNothing(page)
  // A form in the middle is not reloaded over anybody's head.
  await expect(page.getByLabel('Full name')).toHaveValue('Espoir Kamanzi')
  await notices(page).getByRole('button', { name: 'Use it now' }).click()

  await isNew(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Espoir Kamanzi')
  await expect(page.locator('#order-cart')).toContainText('Pancakes')
  expect(await ordersOf(house)).toEqual([])
  await cable.restore()

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

test('an old page meets the newer store: it touches nothing, says so, and goes on after a reload', async ({
  house,
  openDevice,
}) => {
  const phone = await openDevice('phone')
  const old = await openMenu(phone)
  await fillOrder(old)
  const other = await phone.visit('/')
  await house.restart({ APP_DIR: next.appDir })
  await lookForUpdate(other)
  await notices(other).getByRole('button', { name: 'Use it now' }).click()
  await isNew(other)

  await expect(
    old.getByText('A newer version of this site is on this device').first(),
  ).toBeVisible()
  await old.getByRole('button', { name: 'Buy Now' }).click()
  const refusal = old.getByRole('alert').filter({ hasText: 'Your order was not saved' })
  await expect(refusal).toContainText('A newer version of this site is on this device. Reload')
  await expect(old.getByLabel('Full name')).toHaveValue('Espoir Kamanzi')
  expect(await ordersOf(house)).toEqual([])
  expect(await storedStates(other)).toEqual([])
  expect(await storeVersion(other)).toBe(20)

  await refusal.getByRole('button', { name: 'Reload this page' }).click()
  await expect(old.getByLabel('Full name')).toHaveValue('Espoir Kamanzi')
  await expect(old.getByText('A newer version of this site is on this device')).toBeHidden()
  await old.getByRole('button', { name: 'Buy Now' }).click()
  await expect(headline(old)).toContainText('Order placed!')
  expect(await ordersOf(house)).toHaveLength(1)
})

test(
  'the desk’s steps of the old version are sent by the new one, in order, in the same name',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const order = await placeOrder(house, { guest: 'Ineza Rugamba' })
    const page = await openBookings(await openDevice('tablet'), house.admin)
    const card = await findBooking(page, 'Ineza Rugamba')
    await cable.cut()
    for (const step of ['Accept', 'Start', 'Ready'] as const) await takeStep(card, step)
    await expect(card).toContainText('3 steps saved on this device, not yet with the house')

    await house.restart({ APP_DIR: next.appDir })
    await cable.restore()
    cable.refuse()
    await lookForUpdate(page)
    await notices(page).getByRole('button', { name: 'Use it now' }).click()
    await isNew(page)
    await expect(await findBooking(page, 'Ineza Rugamba')).toContainText('3 steps saved')
    expect(await historyOf(house, order.id)).toEqual(['pending'])

    await cable.restore()
    await expect
      .poll(() => historyOf(house, order.id))
      .toEqual(['pending', 'accepted', 'preparing', 'ready'])
    await expect.poll(() => storedStates(page)).toEqual(['taken', 'taken', 'taken'])
  },
)
