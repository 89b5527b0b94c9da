import type { BrowserContext, Page } from '@playwright/test'
import { screenshot, type Device } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/test.ts'
import { wideUnless } from '../fixtures/wide.ts'
import {
  fillOrder,
  findBooking,
  headline,
  historyOf,
  linesOf,
  linkIsDown,
  openBookings,
  openMenu,
  orderDinner,
  ordersOf,
  received,
  storedStates,
  takeStep,
  words,
} from '../fixtures/flows.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { smallDisk } from '../fixtures/small-disk.ts'

test.use({ ownBrowser: 'shell' })

/*
 * Hazard 11: the device is full; IndexedDB that fails or never answers on open. The person is told
 * at once, the form keeps everything, and the site still shows what the network gives.
 */

const guest = 'Espoir Kamanzi'

/** How a browser's store goes wrong: by whom it is opened, or what is written into it. */
type Trouble = 'open-never-answers' | 'open-fails' | 'full'

declare global {
  interface Window {
    /** While it is set, the page's store is in this trouble. */
    storeTrouble?: string | null
  }
}

/** Puts the store of every page into trouble; the pages can be relieved of it one by one. */
async function trouble(where: BrowserContext | Page, kind: Trouble): Promise<void> {
  await where.addInitScript(breakStore, kind)
  if ('evaluate' in where) await where.evaluate(breakStore, kind)
}

const relieve = (page: Page) => page.evaluate(() => void (window.storeTrouble = null))

function breakStore(kind: string): void {
  window.storeTrouble = kind
  const factory = IDBFactory.prototype
  const open = factory.open
  factory.open = function (this: IDBFactory, ...args: [string, number?]) {
    const now = window.storeTrouble
    if (now === 'open-never-answers') return new EventTarget() as IDBOpenDBRequest
    // The request of a version below zero fails by itself, as a broken profile's does later on.
    if (now === 'open-fails') throw new DOMException('Internal error.', 'UnknownError')
    return open.apply(this, args)
  }
  const { put, add } = IDBObjectStore.prototype
  const full = (write: typeof put): typeof put =>
    function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      if (window.storeTrouble !== 'full') return write.apply(this, args)
      this.transaction.abort()
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  IDBObjectStore.prototype.put = full(put)
  IDBObjectStore.prototype.add = full(add)
}

/** Nothing typed is lost: cart, person, and what else was said. */
async function formIsWhole(page: Page): Promise<void> {
  await expect(page.getByLabel('Full name')).toHaveValue(guest)
  await expect(page.getByLabel('Phone')).toHaveValue('0788 123 456')
  await expect(page.getByLabel('Notes')).toHaveValue('No salt, please')
  await expect(page.locator('#order-cart')).toContainText('Goat brochettes')
  await expect(page.locator('#order-cart')).toContainText('Steak')
}

const buy = (page: Page) => page.getByRole('button', { name: 'Buy Now' }).click()
const notSaved = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your order was not saved' })

for (const kind of ['open-never-answers', 'open-fails'] as const) {
  test(
    `${kind}: the menu is the network’s, the order is not lost and nobody thinks it is saved`,
    { tag: '@wide' },
    async ({ house, openDevice }) => {
      const phone = await openDevice('phone')
      await trouble(phone.context, kind)
      const page = await phone.visit('/restaurant')
      await expect(page.getByRole('button', { name: 'Add Steak' })).toBeVisible()
      await expect(
        page.getByRole('alert').filter({ hasText: 'Nothing can be kept on this device just now' }),
      ).toBeVisible()
      await fillOrder(page)
      await page.getByLabel('Notes').fill('No salt, please')

      await buy(page)
      await expect(notSaved(page)).toContainText(
        'Nothing was sent, and everything you typed is still here.',
      )
      await expect(notSaved(page).getByRole('link', { name: /^Call/ })).toBeVisible()
      await formIsWhole(page)
      await expect(page.getByText('Saved on this device')).toBeHidden()
      expect(await ordersOf(house)).toEqual([])

      // The rest of the site goes on with what the network gives.
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Our Rooms' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await page.goto('/requests')
      await expect(page.getByRole('heading', { level: 1, name: 'Your requests' })).toBeVisible()
      await expect(page.getByText('Your requests cannot be read just now')).toBeVisible()
    },
  )
}

/** What makes a device full once its page is open, and what makes room again. */
interface Fullness {
  fill(page: Page): Promise<void>
  makeRoom(page: Page): Promise<void>
}

/** Two ways to be full; the browser's own needs to be told before the site is opened. */
const fullness: [string, (device: Device, origin: string) => Promise<Fullness>][] = [
  [
    'each write refused',
    async () => ({ fill: (page) => trouble(page, 'full'), makeRoom: relieve }),
  ],
  ['the browser’s own limit reached', smallDisk],
]

for (const [way, prepare] of fullness) {
  test(
    `a device that is full, ${way}: said at once; with room again the same press sends it, once`,
    wideUnless(prepare === smallDisk),
    async ({ house, cable, openDevice }) => {
      const phone = await openDevice('phone')
      const disk = await prepare(phone, cable.url)
      const page = await openMenu(phone)
      await fillOrder(page)
      await page.getByLabel('Notes').fill('No salt, please')
      await disk.fill(page)

      await buy(page)
      await expect(notSaved(page)).toContainText('This device is full.')
      await formIsWhole(page)
      expect(await ordersOf(house)).toEqual([])
      expect(await storedStates(page)).toEqual([])

      await disk.makeRoom(page)
      await buy(page)
      await expect(headline(page)).toContainText('Order placed!')
      const orders = await ordersOf(house)
      expect(orders).toHaveLength(1)
      expect(await linesOf(house, orders[0]?.id ?? '')).toEqual([
        ['Goat brochettes', 1],
        ['Steak', 1],
      ])
    },
  )

  test(
    `the desk on a full tablet, ${way}: the step is not done nor shown as done, and the person knows`,
    { tag: '@wide' },
    async ({ house, cable, openDevice }) => {
      const order = await placeOrder(house, { guest: 'Ineza Rugamba' })
      const tablet = await openDevice('tablet')
      const disk = await prepare(tablet, cable.url)
      const page = await openBookings(tablet, house.admin)
      const card = await findBooking(page, 'Ineza Rugamba')
      await disk.fill(page)
      await takeStep(card, 'Accept')
      await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
        'This could not be saved on this device, so nothing was done.',
      )
      await expect(card).toContainText('Pending')
      expect(await historyOf(house, order.id)).toEqual(['pending'])

      await disk.makeRoom(page)
      await takeStep(card, 'Accept')
      await expect(card).toContainText('Accepted')
      await expect.poll(() => historyOf(house, order.id)).toEqual(['pending', 'accepted'])
    },
  )
}

test(
  'a disk that fills up with an order waiting: it is not lost, and goes when there is room',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const phone = await openDevice('phone')
    const disk = await smallDisk(phone, cable.url)
    const page = await openMenu(phone)
    await cable.cut()
    await linkIsDown(page)
    await orderDinner(page)
    await expect(headline(page)).toHaveText(words.saved)
    await disk.fill(page)
    await cable.restore()
    await expect(page.getByText('The house does not answer')).toBeHidden()
    // Nothing leaves that could not be marked as sent before.
    await expect(headline(page)).toHaveText(words.saved)
    await page.reload()
    await expect(headline(page)).toHaveText(words.saved)
    expect(await storedStates(page)).toEqual(['waiting'])

    await disk.makeRoom()
    await received(page, house)
  },
)

test(
  'a store that stops answering in the middle: told within seconds, the form whole',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openMenu(await openDevice('phone'))
    await fillOrder(page)
    await page.getByLabel('Notes').fill('No salt, please')
    // A transaction that is never let go holds up every later one, as a hung disk does.
    await page.evaluate(holdStore)

    const pressed = Date.now()
    await buy(page)
    await expect(notSaved(page)).toContainText('This device’s storage does not answer.')
    expect(Date.now() - pressed).toBeLessThan(8_000)
    await formIsWhole(page)
    expect(await ordersOf(house)).toEqual([])

    await page.evaluate(() => void (window.storeTrouble = 'let-go'))
    await buy(page)
    await expect(headline(page)).toContainText('Order placed!')
    expect(await ordersOf(house)).toHaveLength(1)
  },
)

/** Keeps a transaction over the outbox alive until told to let go. */
function holdStore(): Promise<void> {
  return new Promise((resolve, reject) => {
    window.storeTrouble = 'held'
    const opening = indexedDB.open('imisozi')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const db = opening.result
      const rows = db.transaction(['operations', 'senders'], 'readwrite').objectStore('operations')
      const hold = () => {
        if (window.storeTrouble === 'let-go') return db.close()
        rows.count().addEventListener('success', hold)
      }
      hold()
      resolve()
    })
  })
}

test(
  'the desk without a store: the list is the network’s, and it says that no step can be saved',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    await placeOrder(house, { guest: 'Ineza Rugamba' })
    const tablet = await openDevice('tablet')
    await trouble(tablet.context, 'open-fails')
    const page = await tablet.visit('/login')
    await page.getByLabel('Email').fill(house.admin.email)
    await page.getByLabel('Password', { exact: true }).fill(house.admin.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/dashboard/)
    await page.getByRole('link', { name: 'Bookings' }).click()
    const card = await findBooking(page, 'Ineza Rugamba')
    await expect(card).toContainText('Pending')
    await expect(page.getByText('Nothing can be kept on this device just now')).toBeVisible()
  },
)

test('site data that is cleared under an order that waits: said at once with what it was, saved again, and sent once', async ({
  house,
  cable,
  openDevice,
}) => {
  const phone = await openDevice('phone')
  const page = await openMenu(phone)
  await cable.cut()
  await linkIsDown(page)
  await orderDinner(page)
  await expect(headline(page)).toHaveText(words.saved)

  const session = await phone.context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: cable.url, storageTypes: 'all' })
  const lost = page.getByRole('alertdialog', { name: 'What this device had saved was deleted' })
  await expect(lost).toContainText('This was not yet with the house.')
  await expect(lost.getByRole('listitem')).toHaveCount(1)
  await screenshot(page, 'store-lost')

  await lost.getByRole('button', { name: 'Save it again and send it' }).click()
  await expect(lost).toBeHidden()
  await expect(headline(page)).toHaveText(words.saved)
  expect(await storedStates(page)).toEqual(['waiting'])
  await cable.restore()
  await received(page, house)
})

test(
  'a tablet whose database is deleted under two steps that wait: both are named, saved again, and taken in their order',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const order = await placeOrder(house, { guest: 'Ineza Rugamba' })
    const tablet = await openDevice('tablet')
    const page = await openBookings(tablet, house.admin)
    const card = await findBooking(page, 'Ineza Rugamba')
    await cable.cut()
    await linkIsDown(page)
    await takeStep(card, 'Accept')
    await takeStep(card, 'Start')
    await expect(card).toContainText('2 steps saved on this device')

    await page.evaluate(() => void indexedDB.deleteDatabase('imisozi'))
    const lost = page.getByRole('alertdialog', { name: 'What this device had saved was deleted' })
    await expect(lost.getByRole('listitem')).toHaveCount(2)
    await lost.getByRole('button', { name: 'Save it again and send it' }).click()
    await expect(lost).toBeHidden()
    await cable.restore()
    await expect
      .poll(() => historyOf(house, order.id))
      .toEqual(['pending', 'accepted', 'preparing'])
  },
)
