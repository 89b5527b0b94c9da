import type { Page } from '@playwright/test'
import { widerThan } from '../fixtures/too-wide.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  confirmOrder,
  fillOrder,
  headline,
  openMenu,
  openRequests,
  orderDinner,
  requestCards,
  signIn,
  words,
} from '../fixtures/flows.ts'
import { placeOrder, takeOffMenu } from '../fixtures/orders.ts'
import { onward } from '../fixtures/stays.ts'

/*
 * A guest's phone 320 px wide, which is also one of 640 px with text twice as large (WCAG 1.4.10), and
 * the desk's of 360 px (design §7): no screen and no dialog of it scrolls sideways, in any language, with
 * long names in it and without the link, when most is said.
 */

const GUEST_WIDTH = 320
const DESK_WIDTH = 360
const languages = ['en', 'fr', 'rw'] as const

/** Without a place to break, and as long as such things get. */
const longName = 'Mukandayisenga-Nyirahabimana-Uwimbabazi'
const longLink = `https://example.test/${'allergies-and-other-wishes-'.repeat(4)}`

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0

/** Goes on after a finding, so that one run tells of all. */
async function fits(page: Page, screen: string): Promise<void> {
  expect.soft(await page.evaluate(widerThan, widthOf(page)), screen).toEqual([])
}

/** The measure itself is held against a paragraph that is too wide. */
async function findsWhatIsTooWide(page: Page): Promise<void> {
  const plant = () => {
    const planted = document.createElement('p')
    planted.textContent = 'planted'
    planted.style.width = '400px'
    document.querySelector('main')?.append(planted)
  }
  await page.evaluate(plant)
  expect(await page.evaluate(widerThan, widthOf(page))).toEqual(
    expect.arrayContaining([
      expect.stringContaining('px wide'),
      expect.stringContaining('planted'),
    ]),
  )
  await main(page)
    .getByText('planted', { exact: true })
    .evaluate((planted) => planted.remove())
}

const main = (page: Page) => page.getByRole('main')
const shown = (page: Page) => expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
const openDialog = (page: Page) => page.locator('dialog[open]')

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toHaveCount(0)
}

/** Chooses a language where a person does; the phone's menu stays open. */
async function choose(page: Page, language: string): Promise<void> {
  await page.locator('header button[aria-haspopup="dialog"]').click()
  const choice = openDialog(page).locator('select', { has: page.locator('option[value="rw"]') })
  await choice.selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

test(
  'the guest’s screens fit a phone of 320 px in every language',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    test.setTimeout(180_000)
    const device = await openDevice('phone')
    const page = await openMenu(device)
    await page.setViewportSize({ width: GUEST_WIDTH, height: 640 })

    // One order that the house has, one that needs a decision, one that waits, one in the middle.
    await orderDinner(page, { dishes: ['Pancakes'] })
    await expect(headline(page)).toContainText('Order placed!')
    await page.getByRole('link', { name: 'Order something else' }).click()
    await cable.cut()
    await orderDinner(page)
    await takeOffMenu(house, 'Goat brochettes')
    await cable.restore()
    await expect(headline(page)).toContainText(words.needsYou)
    const refused = page.url()
    await page.getByRole('link', { name: 'Order something else' }).click()
    await cable.cut()
    await fillOrder(page, { guest: longName, dishes: ['Steak', 'Salmon'] })
    await page.getByLabel('Notes').fill(longLink)
    const waiting = await confirmOrder(page)
    const sent = page.url()
    await page.getByRole('link', { name: 'Order something else' }).click()
    await fillOrder(page, { guest: longName, dishes: ['Steak', 'Steak', 'Pancakes'] })
    await page.getByLabel('Notes').fill(longLink)
    await openRequests(page)
    await expect(requestCards(page)).toHaveCount(3)
    await findsWhatIsTooWide(page)

    for (const language of languages) {
      await page.goto('/')
      await choose(page, language)
      await fits(page, `the menu, ${language}`)
      await closeDialog(page)
      await expect(page.locator('#rooms').getByRole('article').first()).toBeVisible()
      await fits(page, `/, ${language}`)
      await page.locator('header button[aria-controls]').click()
      await expect(page.locator('header a[href^="tel:"]')).toBeVisible()
      await fits(page, `why the house is not heard, ${language}`)

      await page.goto('/restaurant')
      await expect(page.locator('#dish-item-steak')).toBeVisible()
      await expect(page.locator('a[href*="step=order"]')).toBeVisible()
      await fits(page, `/restaurant with a cart, ${language}`)
      await page.locator('a[href*="step=order"]').click()
      await expect(page.locator('#order-cart')).toContainText(/Steak|Pavé de bœuf/)
      await fits(page, `the order, ${language}`)
      for (const [name, url] of [
        ['needs you', refused],
        ['waits', sent],
      ] as const) {
        await page.goto(url)
        await shown(page)
        await fits(page, `an order that ${name}, ${language}`)
      }

      await page.goto('/rooms/room-4')
      await expect(onward(page)).toBeVisible()
      await expect(page.locator('[data-foot]')).toContainText('RWF')
      await fits(page, `the first step of a room, ${language}`)

      await page.goto('/book')
      await expect(main(page).locator('a[href*="for=stay"]').first()).toBeVisible()
      await fits(page, `an empty stay, ${language}`)

      await page.goto('/requests')
      await expect(requestCards(page)).toHaveCount(3)
      await fits(page, `/requests, ${language}`)
      await page.goto(`/requests/${waiting}`)
      await main(page).locator('summary').first().click()
      await fits(page, `/requests/…, ${language}`)
      await main(page).locator('button:has(svg.lucide-trash-2)').click()
      await expect(openDialog(page)).toBeVisible()
      await fits(page, `taking it back, ${language}`)
      await closeDialog(page)

      await page.goto('/login')
      await main(page).locator('button[type="submit"]').click()
      await fits(page, `/login with what is missing, ${language}`)
      await page.getByRole('textbox').first().fill('guest@example.test')
      await page.locator('#login-password').fill('a-password')
      await main(page).locator('button[type="submit"]').click()
      await expect(openDialog(page)).toBeVisible()
      await fits(page, `a sign-in that failed, ${language}`)
      await closeDialog(page)
    }
  },
)

const largePaths = [
  '/',
  '/restaurant',
  '/laundry',
  '/car-rental',
  '/tours',
  '/book',
  '/book?step=room',
  '/rooms/room-4',
  '/reviews',
  '/services',
  '/map',
]

const lateOn: Readonly<Record<string, string>> = {
  '/': '[role="toolbar"]',
  '/laundry': '[role="spinbutton"]',
  '/book?step=room': 'li h3',
  '/reviews': '[role="radiogroup"]',
  '/services': 'li h2',
  '/map': 'ol li, ul li',
}

/** Runs in the page: text twice as large as usual (WCAG 1.4.4). */
const largeText = () =>
  addEventListener('DOMContentLoaded', () =>
    document.documentElement.style.setProperty('font-size', '200%'),
  )

test(
  'with text twice as large the guest’s screens fit a phone of 390 px',
  { tag: '@wide' },
  async ({ openDevice }) => {
    test.setTimeout(180_000)
    const page = await openMenu(await openDevice('phone'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(largeText)
    for (const language of ['fr', 'rw']) {
      await page.goto('/')
      await choose(page, language)
      for (const path of largePaths) {
        await page.goto(path)
        await shown(page)
        // What is widest comes late: the menu on the home page, prices, stars.
        await expect(
          main(page)
            .locator(lateOn[path] ?? 'h1')
            .first(),
        ).toBeVisible()
        await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
        await fits(page, `${path}, ${language}`)
      }
    }

    // A notice stands above the bar of acts.
    await page.goto('/rooms/room-4')
    const bar = page.locator('[data-foot]')
    await expect(bar).toBeVisible()
    const tall = await bar.evaluate((element) => element.clientHeight)
    const room = () =>
      Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--foot'))
    await expect.poll(() => page.evaluate(room)).toBeGreaterThanOrEqual(tall)
  },
)

test(
  'the desk’s screens fit a phone of 360 px in every language',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    test.setTimeout(180_000)
    await placeOrder(house, { guest: longName })
    const device = await openDevice('phone')
    const page = await device.visit('/login')
    await page.setViewportSize({ width: DESK_WIDTH, height: 740 })
    await signIn(page, house.admin)
    const bookings = page.locator('main article')

    for (const language of languages) {
      await page.goto('/')
      await choose(page, language)
      await page.goto(`/dashboard/bookings?q=${longName}`)
      await expect(bookings.filter({ hasText: longName })).toBeVisible()
      await fits(page, `/dashboard/bookings, ${language}`)
      await bookings.locator('button').first().click()
      await expect(openDialog(page)).toContainText(longName)
      await fits(page, `a booking’s details, ${language}`)
      await closeDialog(page)
      // The last of a booking's acts: to cancel it.
      await bookings.locator('button').last().click()
      await expect(openDialog(page)).toContainText(longName)
      await fits(page, `cancelling, ${language}`)
      await closeDialog(page)
      await page.locator('header button').first().click()
      await expect(openDialog(page)).toBeVisible()
      await fits(page, `the desk’s menu, ${language}`)
      await closeDialog(page)
      await page.keyboard.press('Control+k')
      await openDialog(page).getByRole('combobox').fill(longName)
      await expect(openDialog(page).getByRole('option')).not.toHaveCount(0)
      await fits(page, `the search, ${language}`)
      await closeDialog(page)
      await page.goto('/dashboard')
      await shown(page)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await fits(page, `/dashboard, ${language}`)
    }

    // With the link cut and a step waiting; the words are longest in French.
    await page.goto('/')
    await choose(page, 'fr')
    await page.goto(`/dashboard/bookings?q=${longName}`)
    await expect(bookings.filter({ hasText: longName })).toBeVisible()
    await cable.cut()
    await bookings.locator('button').nth(1).click()
    await fits(page, '/dashboard/bookings without the link')
    await page.locator('header button:has(svg.lucide-cloud-off)').click()
    await expect(openDialog(page)).toContainText(longName)
    await fits(page, 'the link and what waits')
    await closeDialog(page)
    await page.locator('header button:has(svg.lucide-bell-off)').click()
    await expect(openDialog(page).getByRole('checkbox')).toHaveCount(2)
    await fits(page, 'the bell')
    await closeDialog(page)
    await page.locator('header button').first().click()
    await openDialog(page).locator('button').last().click()
    await expect(openDialog(page).locator('li')).toHaveCount(1)
    await fits(page, 'logging out with work waiting')
    await closeDialog(page)
    await page.goto('/dashboard')
    await shown(page)
    await fits(page, '/dashboard without the link')
  },
)
