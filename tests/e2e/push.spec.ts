import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { workerReady, type Device } from '../fixtures/browser.ts'
import { openBookings } from '../fixtures/flows.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { resultsDir } from '../fixtures/paths.ts'
import { pushService, type PushDevice, type PushService } from '../fixtures/push-service.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * The bell of the closed app. Chromium's own push service is a company's on the Internet: the
 * browser's subscribing is played here, what the house sends goes to a stand-in, is opened with the
 * device's keys, and is handed to the real worker as the browser would.
 */

test.use({ ownBrowser: 'whole', houseOptions: { env: { IMISOZI_TEST_PUSH: 'loopback' } } })

let service: PushService
test.beforeEach(async () => {
  service = await pushService()
})
test.afterEach(() => service.close())

/** From now on the pages of a device subscribe at the stand-in, as this one. */
async function subscribesAs(context: BrowserContext, { subscription }: PushDevice): Promise<void> {
  await context.addInitScript((made) => {
    const KEPT = 'test:push-key'
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const played = (key: string) => ({
      endpoint: made.endpoint,
      options: { applicationServerKey: bytes(key).buffer },
      toJSON: () => made,
      unsubscribe: async () => {
        localStorage.removeItem(KEPT)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const key = localStorage.getItem(KEPT)
        return key === null ? null : played(key)
      },
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        localStorage.setItem(KEPT, key)
        return played(key)
      },
    })
  }, subscription)
}

const allow = (device: Device, origin: string) =>
  device.context.grantPermissions(['background-sync', 'notifications'], { origin })

async function openPanel(desk: Page) {
  await desk.getByRole('button', { name: 'News and bell' }).click()
  const panel = desk.getByRole('dialog', { name: 'News and bell' })
  return { panel, closed: panel.getByRole('checkbox', { name: 'Also when the app is closed' }) }
}

/** The panel alone: the list behind it is thousands of rows long. */
const pictured = (panel: Locator, name: string) =>
  panel.screenshot({ path: join(resultsDir, 'screens', `${name}.png`) })

/** Hands messages to the app's worker as a push service does. */
async function postman(page: Page): Promise<(message: unknown) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own !== undefined) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return async (message) => {
    const data = JSON.stringify(message)
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

/** Tells how often the worker has looked from now on which windows are open: once for each push. */
async function looksOf({ context }: Device): Promise<() => Promise<number>> {
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('No worker runs.')
  await worker.evaluate(() => {
    const { clients } = globalThis as unknown as { clients: { matchAll(o: object): Promise<[]> } }
    const counted = Object.assign(globalThis, { looks: 0 })
    const matchAll = clients.matchAll.bind(clients)
    clients.matchAll = async (options) => {
      const found = await matchAll(options)
      counted.looks += 1
      return found
    }
  })
  return () => worker.evaluate(() => (globalThis as unknown as { looks: number }).looks)
}

/** What lies among the device's notifications. */
const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, tag, lang }) => ({ title, tag, lang }))
  })

test('an order rings on a device whose desk is closed, until its person signs out', async ({
  house,
  cable,
  openDevice,
}) => {
  const tablet = await openDevice('tablet')
  await allow(tablet, cable.url)
  const device = service.device()
  await subscribesAs(tablet.context, device)
  const desk = await openBookings(tablet, house.admin)

  await test.step('it is switched on in the bell’s panel, and still on after a reload', async () => {
    const { panel, closed } = await openPanel(desk)
    await expect(closed).not.toBeChecked()
    await closed.click()
    await expect(closed).toBeChecked()
    await pictured(panel, 'push-1-panel')
    await desk.reload()
    const again = await openPanel(desk)
    await expect(again.closed).toBeChecked()
    await desk.keyboard.press('Escape')
    const subscribed = await house.rows('select endpoint from push_subscriptions')
    expect(subscribed).toEqual([{ endpoint: device.subscription.endpoint }])
  })

  const guests = await tablet.visit('/')
  await workerReady(guests)
  const deliver = await postman(guests)

  await test.step('with the desk closed, ten orders are one notification that says ten', async () => {
    await desk.close()
    for (let orders = 0; orders < 10; orders += 1) {
      await placeOrder(house, { guest: `Guest ${orders}` })
    }
    const counted = () =>
      (service.messagesOf(device) as { count: number }[]).reduce((sum, { count }) => sum + count, 0)
    await expect.poll(counted, { timeout: 30_000 }).toBe(10)
    for (const message of service.messagesOf(device)) await deliver(message)
    await expect
      .poll(() => notifications(guests))
      .toEqual([{ title: 'New: Restaurant (10)', tag: 'desk-restaurant', lang: 'en' }])
  })

  await test.step('it speaks the language of the desk', async () => {
    await guests.evaluate(() => localStorage.setItem('imisozi:language', 'fr'))
    const french = await tablet.visit('/dashboard/bookings')
    const words = () =>
      french.evaluate(async () => {
        const kept = await caches.match('/desk-words.json')
        return ((await kept?.json()) as { lang?: string } | undefined)?.lang
      })
    await expect.poll(words).toBe('fr')

    // A desk that somebody looks at rings by itself.
    await french.bringToFront()
    const looks = await looksOf(tablet)
    await deliver({ kind: 'tour', count: 1 })
    await deliver({ kind: 'room', count: 1 })
    await expect.poll(looks).toBe(2)
    await french.close()
    await deliver({ kind: 'car', count: 1 })
    await expect
      .poll(async () => (await notifications(guests)).map(({ tag }) => tag).toSorted())
      .toEqual(['desk-car', 'desk-restaurant'])
    const car = (await notifications(guests)).find(({ tag }) => tag === 'desk-car')
    expect(car?.lang).toBe('fr')
    await guests.evaluate(() => localStorage.setItem('imisozi:language', 'en'))
  })

  await test.step('after signing out nothing more is sent, to this device alone', async () => {
    const colleague = service.device()
    const token = await house.signIn()
    const { status } = await house.api('POST', '/api/push/subscriptions', {
      token,
      body: colleague.subscription,
    })
    expect(status).toBe(200)
    const back = await tablet.visit('/dashboard/bookings')
    await back.getByRole('button', { name: 'Logout' }).click()
    await back.waitForURL(/\/login/)
    await expect.poll(() => back.evaluate(() => localStorage.getItem('test:push-key'))).toBe(null)
    await expect
      .poll(() => house.rows('select 1 from sessions where revoked_at is not null'))
      .not.toEqual([])
    const before = service.messagesOf(device).length
    await placeOrder(house, { guest: 'Last Guest' })
    await expect
      .poll(() => service.messagesOf(colleague), { timeout: 30_000 })
      .toEqual([{ kind: 'restaurant', count: 1 }])
    expect(service.messagesOf(device)).toHaveLength(before)
  })
})

test(
  'a browser that will not be reached says why, and stays off',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const phone = await openDevice('phone')
    await allow(phone, cable.url)
    const desk = await openBookings(phone, house.admin)

    await test.step('without a push service', async () => {
      // Debian’s Chromium as it is: it has no way to its maker's push service here.
      const { panel, closed } = await openPanel(desk)
      await closed.click()
      await expect(panel).toContainText('no push service that can be reached', { timeout: 60_000 })
      await expect(closed).not.toBeChecked()
      await pictured(panel, 'push-2-no-service')
      await desk.keyboard.press('Escape')
      expect(await house.rows('select id from push_subscriptions')).toEqual([])
    })

    await test.step('where notifications are forbidden', async () => {
      await phone.context.clearPermissions()
      await desk.addInitScript(() => {
        Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
      })
      await desk.reload()
      const { panel, closed } = await openPanel(desk)
      await expect(panel).toContainText('Notifications of this site are switched off')
      await expect(closed).toBeDisabled()
      await pictured(panel, 'push-3-denied')
    })
  },
)
