import type { Page } from '@playwright/test'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { Cable } from '../fixtures/cable.ts'
import {
  confirmOrder,
  fillOrder,
  linkIsDown,
  openBookings,
  openMenu,
  ordersOf,
  takeStep,
} from '../fixtures/flows.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * Live: what a guest orders is at the desk by itself, by the stream and one request, and the bell
 * rings for it where somebody switched it on.
 */

const guest = 'Espoir Kamanzi'

/** Writes down what happens in the page, in order: strokes of the bell, and words of what came in. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      seen.push('stroke')
      return start.apply(this, when)
    }
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (/^New: |have come in/.test(node.textContent ?? '')) seen.push('words')
          }
        }
      }).observe(document.body, { childList: true, subtree: true })
    })
  })
}

const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
const strokes = async (page: Page) =>
  (await seenIn(page)).filter((what) => what === 'stroke').length
const bell = (page: Page) => page.getByRole('button', { name: 'News and bell' })
const bellIs = (page: Page, state: 'on' | 'off') =>
  expect(bell(page)).toHaveAccessibleName(`News and bell: ${state}`)

/** By the bell's panel, which is closed again. */
async function switchBell(page: Page, on: boolean): Promise<void> {
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'News and bell' })
  await panel.getByRole('checkbox', { name: 'While the app is open' }).setChecked(on)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

test(
  'an order placed by a guest is at the desk by itself, and rings',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const deskCable = await Cable.lay(house.port)
    const tablet = await openDevice('tablet', { baseURL: deskCable.url })
    const desk = await openBookings(tablet, house.admin)
    await listen(desk)
    await desk.reload()
    await expect(desk.getByRole('list', { name: 'Bookings' })).toBeVisible()
    // What comes with the first whole copy is no news, and the list is there before that has ended.
    await workerReady(desk)

    await test.step('the bell is silent until somebody switches it on', async () => {
      await bellIs(desk, 'off')
      await placeOrder(house, { guest: 'Silent Guest' })
      await expect(notices(desk)).toContainText('Silent Guest')
      expect(await strokes(desk)).toBe(0)
      await switchBell(desk, true)
      await bellIs(desk, 'on')
      // It lets itself be heard once.
      await expect.poll(() => strokes(desk)).toBe(4)
    })

    const asked: string[] = []
    desk.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })

    await test.step('the guest orders: one request brings it, the words say it, the bell rings', async () => {
      const phone = await openMenu(await openDevice('phone'))
      await fillOrder(phone, { guest })
      asked.length = 0
      await confirmOrder(phone)
      // Generous: two seconds is what it takes on a machine that does nothing else.
      await expect(notices(desk)).toContainText(guest, { timeout: 30_000 })
      const [order] = await ordersOf(house, guest)
      await expect(notices(desk)).toContainText(`New: Restaurant no. ${order?.number}`)
      await screenshot(desk, 'live-1-desk-hears')
      // By the stream that was open already and by changes: no list was asked for.
      expect(new Set(asked)).toEqual(new Set(['/api/changes']))
      await expect.poll(() => strokes(desk)).toBe(8)
      expect((await seenIn(desk)).filter((what) => what === 'words').length).toBeGreaterThan(0)
    })

    await test.step('the words lead to it', async () => {
      await notices(desk).getByRole('button', { name: 'Show' }).last().click()
      await expect(desk).toHaveURL(/\/dashboard\/bookings\?type=restaurant&q=\w{8}$/)
      const cards = desk.getByRole('list', { name: 'Bookings' }).getByRole('article')
      await expect(cards).toHaveCount(1)
      await expect(cards).toContainText(guest)
      await takeStep(cards, 'Accept')
      await expect.poll(async () => (await ordersOf(house, guest))[0]?.status).toBe('accepted')
      // What changes is no news.
      expect(await strokes(desk)).toBe(8)
    })

    await test.step('after a reload it is still on, and rings once the page was touched', async () => {
      await desk.reload()
      await bellIs(desk, 'on')
      await desk.keyboard.press('Shift')
      await expect(desk.getByRole('list', { name: 'Bookings' })).toBeVisible()
      await placeOrder(house, { guest: 'Second Guest' })
      await expect(notices(desk)).toContainText('Second Guest')
      await expect.poll(() => strokes(desk)).toBe(4)
      // It does not ring again within two seconds, whatever comes.
      await desk.evaluate(() => navigator.locks.request('imisozi-bell', () => undefined))
    })

    await test.step('what came while the link was down is told when it is back, once for all', async () => {
      await deskCable.cut()
      await linkIsDown(desk)
      for (const name of ['Third Guest', 'Fourth Guest']) await placeOrder(house, { guest: name })
      await deskCable.restore()
      await expect(notices(desk)).toContainText('2 new orders and requests have come in', {
        timeout: 60_000,
      })
      await expect.poll(() => strokes(desk)).toBe(8)
      await screenshot(desk, 'live-2-desk-catches-up')
    })
    await deskCable.close()
  },
)

test(
  'the bell is each person’s own, and off again when they say so',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const tablet = await openDevice('tablet')
    const desk = await openBookings(tablet, house.admin)
    await switchBell(desk, true)
    await bellIs(desk, 'on')
    await desk.getByRole('button', { name: 'Logout' }).click()
    await desk.waitForURL(/\/login|\/$/)
    expect(await desk.evaluate(() => localStorage.getItem('imisozi:bell'))).toMatch(
      /^\["[\w-]+"\]$/,
    )
    const again = await openBookings(tablet, house.admin)
    await bellIs(again, 'on')
    await switchBell(again, false)
    await again.reload()
    await bellIs(again, 'off')
  },
)
