import type { Locator, Page } from '@playwright/test'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { findBooking, isSend, signIn, storedOperations, takeStep } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ ownBrowser: 'shell' })

/*
 * Every screen of the back office (spec 3 §2.1) opened cold while the server is gone: the tablet's
 * browser is started anew and each screen is loaded by its address. What is kept is shown with its
 * age, each screen that writes writes once, and when the server is back each write is taken exactly
 * once, though the answer to the first lot is lost on the way.
 */

interface Screen {
  path: string
  heading: string
  /** One write of this screen; absent: it has none. */
  write?: (page: Page) => Promise<void>
}

const AGE = /As of .+\d\d:\d\d/

const main = (page: Page): Locator => page.getByRole('main')
const dialog = (page: Page): Locator => page.getByRole('dialog')

const press = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name }).filter({ visible: true }).first().click()

async function confirmIfAsked(page: Page, name: RegExp): Promise<void> {
  const asked = page.getByRole('alertdialog')
  if (await asked.isVisible()) await asked.getByRole('button', { name }).click()
}

interface Waiting {
  guest_name: string
  check_in: string
}

/** Somebody who waits for an approval that nothing stands in the way of. */
async function pendingBooking(house: House): Promise<Waiting> {
  const [found] = await house.rows<Waiting>(
    `select customer_name as guest_name, check_in from hotel_bookings b
      where status = 'pending' and deleted_at is null and check_in >= ?
        and not exists (select 1 from hotel_bookings o where o.room_id = b.room_id
          and o.id <> b.id and o.status in ('pending', 'approved', 'accepted', 'active')
          and o.check_in < b.check_out and o.check_out > b.check_in)
      order by check_in`,
    [new Date().toISOString().slice(0, 10)],
  )
  if (found === undefined) throw new Error('Nobody waits for an approval in the demo house.')
  return found
}

test('every screen cold with the server gone: kept data with its age, a write on each, taken once', async ({
  house,
  cable,
  openDevice,
}) => {
  test.setTimeout(400_000)
  await placeOrder(house, { guest: 'Ineza Rugamba' })
  const paying = await placeOrder(house, { guest: 'Tomás Oliveira' })
  const pending = await pendingBooking(house)
  const tablet = await openDevice('tablet')
  const before = await tablet.visit('/login')
  await signIn(before, house.admin)
  await workerReady(before)
  // Whoever opens the desk has all of it: nothing is asked for screen by screen.
  await before.goto('/dashboard/bookings')
  await expect(before.getByRole('list', { name: 'Bookings' })).toBeVisible()
  await findBooking(before, 'Ineza Rugamba')
  await tablet.stop()
  await house.kill()
  await tablet.start()

  const screens: Screen[] = [
    {
      path: '/dashboard',
      heading: 'Overview',
      async write(page) {
        const days = page.getByRole('region', { name: /^(Arrivals|Departures)/ })
        await press(days, /^Check (in|out)$/)
        await confirmIfAsked(page, /^Check (in|out)/)
      },
    },
    {
      path: '/dashboard/rooms',
      heading: 'Rooms Management',
      async write(page) {
        await press(page, /^Edit room/)
        await dialog(page).getByLabel('Price per night (USD)').fill('61.50')
        await press(dialog(page), 'Save')
      },
    },
    {
      path: '/dashboard/bookings',
      heading: 'Bookings',
      async write(page) {
        await takeStep(await findBooking(page, 'Ineza Rugamba'), 'Accept')
      },
    },
    {
      path: '/dashboard/cars',
      heading: 'Car Rentals',
      write: (page) => press(page, /^Mark Unavailable/),
    },
    {
      path: `/dashboard/reservations/calendar?month=${pending.check_in.slice(0, 7)}`,
      heading: 'Reservations Calendar',
      async write(page) {
        await page.locator(`[data-day="${pending.check_in}"]`).click()
        await press(dialog(page).getByRole('article', { name: pending.guest_name }), 'Approve')
      },
    },
    {
      path: '/dashboard/restaurant/menu',
      heading: 'Restaurant Menu',
      async write(page) {
        await press(page, /^Edit /)
        await dialog(page).getByLabel('Price (USD)').fill('9.75')
        await press(dialog(page), 'Save')
      },
    },
    {
      path: '/dashboard/laundry',
      heading: 'Laundry Management',
      write: (page) => press(page, /^Disable/),
    },
    {
      path: '/dashboard/tourism',
      heading: 'Tourism Services',
      write: (page) => press(page, /^Mark Unavailable/),
    },
    {
      path: '/dashboard/payments',
      heading: 'Payments',
      async write(page) {
        await press(page, 'Add Payment')
        await dialog(page).getByRole('searchbox', { name: 'Booking' }).fill(paying.code)
        await press(dialog(page), /Tomás Oliveira/)
        await dialog(page).getByLabel('Method').selectOption('Cash')
        await press(dialog(page), 'Save payment')
      },
    },
    {
      path: '/dashboard/customers',
      heading: 'Customers and Community',
      write: (page) => press(page, /^Make VIP/),
    },
    { path: '/dashboard/reports', heading: 'Reports' },
    {
      path: '/dashboard/settings',
      heading: 'Settings',
      async write(page) {
        await page.getByLabel('Business name').fill('Ridge House')
        await press(page, 'Save: Business')
      },
    },
    {
      path: '/kitchen',
      heading: 'Kitchen',
    },
    {
      path: '/housekeeping',
      heading: 'Housekeeping',
      write: (page) => press(page.getByRole('article'), /^Room \d+: (Clean|Inspected|Dirty)/),
    },
  ]

  const page = await tablet.visit('/dashboard')
  let written = 0
  for (const { path, heading, write } of screens) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(heading)
      await expect.soft(main(page).getByText(AGE).first(), `${path}: its age`).toBeVisible()
      if (!write) return
      await write(page)
      written += 1
      await expect
        .poll(async () => (await storedOperations(page)).length, { message: `${path}: its write` })
        .toBe(written)
    })
  }
  await screenshot(page, 'cold-desk-last')

  // The house does the first lot, and its answer is lost.
  const lost = cable.dropAnswerOnce(isSend)
  await house.start()
  await lost
  await expect
    .poll(async () => new Set((await storedOperations(page)).map(({ state }) => state)), {
      timeout: 60_000,
    })
    .toEqual(new Set(['taken']))
  for (const { id, route } of await storedOperations(page)) {
    const [done] = await house.rows<{ changes: number; things: number }>(
      `select count(*) as changes, count(distinct resource || row_id) as things
         from audit where operation_id = ?`,
      [id],
    )
    expect(Number(done?.changes), `${route}, at the house`).toBeGreaterThan(0)
    expect(done?.changes, `${route}, each thing once`).toBe(done?.things)
  }
  await page.goto('/dashboard/bookings')
  await expect(page.getByRole('list', { name: 'Bookings' })).toBeVisible()
  await expect(main(page).getByText(AGE)).toBeHidden()
})
