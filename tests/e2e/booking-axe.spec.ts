import type { Page } from '@playwright/test'
import { sellRoom } from '../fixtures/bookings.ts'
import { devices, type DeviceKind } from '../fixtures/browser.ts'
import { goTo, linkIsDown, words } from '../fixtures/flows.ts'
import { looksAt, type Look } from '../fixtures/looks.ts'
import {
  confirmStay,
  fillPerson,
  fillStay,
  goToPay,
  guest,
  MORNING,
  nights,
  onward,
  openHome,
  payWith,
  searchRooms,
  stayAddress,
} from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'
import { wideUnless } from '../fixtures/wide.ts'
import { atStep } from '../fixtures/at-step.ts'

/*
 * The public site's own screens and the way of a booking: WCAG 2.2 AA by axe in both layouts, by day
 * and night, and on a phone of 360 px nothing that scrolls sideways.
 */

test.use({ houseOptions: { clock: MORNING } })

const main = (page: Page) => page.getByRole('main')
const shown = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
const settled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

/** Screens that stand for themselves. */
async function seeScreens(page: Page, check: Look): Promise<void> {
  for (const path of [
    '/reviews',
    '/contact',
    '/cancel-bookings',
    '/forgot-password',
    '/map',
    '/appartment-info',
    '/welcome',
    '/register',
    '/privacy',
    '/book?step=room',
    '/services',
    '/laundry',
    '/restaurant/table',
    '/car-rental',
    '/tours',
    '/book',
    '/rooms/room-4',
    '/rooms/none',
    '/paid/none',
  ]) {
    await goTo(page, path)
    await expect(main(page).getByRole('heading').first()).toBeVisible()
    await settled(page)
    await check(path)
  }
  for (const path of ['/reviews', '/contact', '/cancel-bookings', '/forgot-password']) {
    await goTo(page, path)
    await shown(page)
    await main(page).locator('button[type=submit]').first().click()
    await check(`${path} with what is missing`)
  }
}

/** From the search to the confirmation, with what can go wrong on the way. */
async function seeBooking(page: Page, check: Look): Promise<void> {
  await page.goto('/')
  await shown(page)
  // The whole page, what comes below the first screens too.
  await expect(page.getByRole('heading', { name: 'Common questions' })).toBeVisible()
  await settled(page)
  await check('/')
  await searchRooms(page, { ...nights, adults: 4 })
  await check('/ with the search’s results')
  await page.goto(stayAddress('room-4', { ...nights, adults: 2 }))
  await shown(page)
  await settled(page)
  await check('/rooms/{id}')
  await onward(page).click()
  await atStep(page, 'extras')
  await check('/rooms/{id}, extras')
  await onward(page).click()
  await atStep(page, 'details')
  await onward(page).click()
  await check('/rooms/{id}, details with what is missing')
  await fillPerson(page, guest)
  await check('/rooms/{id}, details')
  await onward(page).click()
  await atStep(page, 'review')
  await page.getByLabel('Promotional code').fill('NOSUCH')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(main(page)).toContainText('We do not know this promo code.')
  await check('/rooms/{id}, review with a code that is not known')
  await page.getByLabel('Promotional code').fill('RIDGE10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(main(page)).toContainText('The code takes off')
  await check('/rooms/{id}, review')
  await confirmStay(page)
  await expect(main(page)).toContainText('Received by the house')
  await settled(page)
  await check('/rooms/{id}, pay')
  await goToPay(page)
  await check('the sandbox’s page')
  await page.getByRole('button', { name: /^Pay / }).evaluate((button) => {
    button.closest('form')?.setAttribute('novalidate', '')
  })
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await check('the sandbox’s page with what is missing')
  await payWith(page, 'failed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed.')
  await check('/paid/{id}, failed')
  await page.getByRole('link', { name: 'Try again, or pay at the house' }).click()
  await goToPay(page)
  await payWith(page, 'paid')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paid: ')
  await settled(page)
  await check('/paid/{id}')
  const code =
    (await page
      .getByText(/^[2-9A-HJKMNP-TV-Z]{8}$/)
      .first()
      .textContent()) ?? ''
  await page.goto('/cancel-bookings')
  await page.getByLabel('Code').fill(code)
  await page.getByLabel('Phone number or e-mail').fill(guest.phone)
  await page.getByRole('button', { name: 'Find my booking' }).click()
  await expect(main(page)).toContainText('If you cancel now')
  await check('/cancel-bookings, found')
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await check('/cancel-bookings, asked once more')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(main(page)).toContainText('Your booking is cancelled')
  await check('/cancel-bookings, done')
}

/** Two rooms at once. */
async function seeBundle(page: Page, check: Look): Promise<void> {
  await page.goto('/')
  const found = await searchRooms(page, { ...nights, adults: 4 })
  await found
    .getByRole('radiogroup', { name: 'Suggested combinations' })
    .getByRole('radio')
    .first()
    .check()
  await found.getByRole('button', { name: 'Book Selected Rooms' }).click()
  await page.waitForURL(/bundle=1/)
  await settled(page)
  await check('the bundle')
}

for (const kind of Object.keys(devices) as DeviceKind[]) {
  test(
    `the public site’s screens by axe, ${kind}`,
    wideUnless(kind === 'phone'),
    async ({ openDevice }) => {
      const page = await openHome(await openDevice(kind))
      await seeScreens(page, await looksAt(page, kind))
    },
  )

  test(
    `the way of a booking by axe, ${kind}`,
    { tag: '@wide' },
    async ({ house, cable, openDevice }) => {
      const page = await openHome(await openDevice(kind))
      const check = await looksAt(page, kind)
      await seeBooking(page, check)

      await page.goto(stayAddress('room-5', nights))
      await shown(page)
      await cable.cut()
      await linkIsDown(page)
      await fillStay(page)
      await check('/rooms/{id}, review without the link')
      await confirmStay(page)
      await expect(main(page)).toContainText(words.saved)
      await check('/rooms/{id}, saved without the link')
      await sellRoom(house, 'Karisimbi', nights)
      await cable.restore()
      await expect(main(page)).toContainText(words.needsYou)
      await check('/rooms/{id}, sold meanwhile')
      await seeBundle(page, check)
    },
  )
}
