import type { Page } from '@playwright/test'
import { devices, workerReady, type DeviceKind } from '../fixtures/browser.ts'
import { fillOrder, linkIsDown, openRequests, requestCards, words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import {
  addLaundry,
  confirmLaundry,
  confirmRental,
  confirmTable,
  confirmTour,
  dayAhead,
  fillLaundry,
  fillPerson,
  fillRental,
  fillTable,
  fillTour,
  onward,
} from '../fixtures/service-flows.ts'
import { looksAt, type Look } from '../fixtures/looks.ts'
import { expect, test } from '../fixtures/test.ts'
import { atStep } from '../fixtures/at-step.ts'

/*
 * Every step of the service pages, the table's page and what becomes of it on /requests: WCAG 2.2 AA
 * by axe in both layouts, by day and night, and nothing that scrolls sideways on a phone of 360 px.
 * One walk a layout looks at all of it: loading pages costs more than looking.
 */

const LAUNDRY = 'Shirt or blouse'
const CAR = 'Toyota RAV4'
const OTHER_CAR = 'Land Cruiser Prado'
const TOUR = 'Golden monkeys in the bamboo'
/** Beyond what the demo house has given away. */
const AHEAD = 75

const main = (page: Page) => page.getByRole('main')
const settled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

async function seeLaundry(page: Page, check: Look): Promise<void> {
  await page.goto('/laundry')
  await expect(page.getByRole('spinbutton', { name: LAUNDRY })).toBeVisible()
  await check('/laundry, with nothing chosen')
  await addLaundry(page, LAUNDRY)
  await addLaundry(page, 'Wash and fold', 3)
  await page.getByLabel('Express').check()
  await check('/laundry, services')
  await onward(page).click()
  await atStep(page, 'schedule')
  await check('/laundry, schedule')
  const back = await page.getByLabel('Drop-off date').inputValue()
  await page.getByLabel('Drop-off date').fill(await page.getByLabel('Pickup date').inputValue())
  await page.getByLabel('Drop-off time').fill('00:00')
  await expect(main(page)).toContainText('please choose a later time')
  await check('/laundry, too short a time')
  await page.getByLabel('Drop-off date').fill(back)
  await page.getByLabel('Drop-off time').fill('20:00')
  await onward(page).click()
  await atStep(page, 'details')
  await check('/laundry, details with what is missing')
  await fillPerson(page)
  await page.getByLabel('Pickup address').fill('Room 204')
  await onward(page).click()
  await atStep(page, 'review')
  await check('/laundry, review')
  await confirmLaundry(page)
  await expect(main(page)).toContainText('Received by the house')
  await check('/laundry, booked')
}

async function seeRestaurant(page: Page, check: Look, kind: DeviceKind): Promise<void> {
  await page.goto('/restaurant')
  await fillOrder(page)
  await page.getByLabel('Full name').fill('')
  await page.getByRole('radio', { name: /^Charge to my room/ }).check()
  await page.getByLabel('I have a promo code').check()
  await page.getByLabel('Promo code', { exact: true }).fill('HOLIDAY')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('alert')).toContainText('Missing room details')
  await check('/restaurant, charged to a room, with a code and what is missing')
  if (kind === 'phone') await page.getByRole('link', { name: 'Back to the menu' }).click()
  await page.getByLabel('Search the menu').fill('nothing of the kind')
  await check('/restaurant, nothing found')
}

async function seeTable(page: Page, check: Look): Promise<void> {
  await page.goto('/restaurant/table')
  await page.getByRole('button', { name: 'Book Table' }).click()
  await page.getByLabel('I have a promo code').check()
  await check('/restaurant/table with what is missing')
  await fillTable(page, AHEAD)
  await check('/restaurant/table')
  await confirmTable(page)
  await expect(main(page)).toContainText('Received by the house')
  await check('/restaurant/table, booked')
}

async function seeCars(page: Page, check: Look): Promise<void> {
  await page.goto('/car-rental')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await onward(page).click()
  await expect(main(page)).toContainText('Please select a car first.')
  await check('/car-rental, with no car')
  await page.getByRole('radio', { name: CAR }).check()
  await check('/car-rental, cars')
  await onward(page).click()
  await atStep(page, 'schedule')
  await onward(page).click()
  await check('/car-rental, schedule with what is missing')
  await page.getByLabel('Pick-up date').fill(dayAhead(AHEAD))
  await page.getByLabel('Drop-off date').fill(dayAhead(AHEAD + 2))
  await page.getByLabel('Pick-up location').fill('The house')
  await page.getByLabel('Drop-off location').fill('Kigali airport')
  await check('/car-rental, schedule')
  await onward(page).click()
  await atStep(page, 'details')
  await onward(page).click()
  await check('/car-rental, details with what is missing')
  await fillPerson(page)
  await onward(page).click()
  await atStep(page, 'review')
  await check('/car-rental, review')
  await confirmRental(page)
  await expect(main(page)).toContainText('Received by the house')
  await check('/car-rental, payment')
}

async function seeTours(page: Page, check: Look, kind: DeviceKind): Promise<void> {
  await page.goto('/tours')
  const card = page.getByRole('article').filter({ hasText: TOUR })
  await card.getByRole('button', { name: /Pick this tour/ }).click()
  await check('/tours, one picked')
  if (kind === 'phone') await page.getByRole('link', { name: 'Book it' }).click()
  const form = page.getByRole('form', { name: 'Your booking' })
  await form.getByRole('radio', { name: /^Charge to my room/ }).check()
  await form.getByLabel('I have a promo code').check()
  await form.getByRole('button', { name: 'Book this tour' }).click()
  await expect(form.getByRole('alert')).toContainText('Missing room details')
  await check('/tours, the booking with what is missing')
  await form.getByLabel('Date').fill(dayAhead(AHEAD))
  await form.getByRole('radio', { name: /^Pay by card/ }).check()
  await fillPerson(page)
  await form.getByRole('button', { name: 'Book this tour' }).click()
  const dialog = page.getByRole('dialog')
  await check('/tours, the card')
  await dialog.getByRole('button', { name: /^Pay / }).click()
  await expect(dialog).toContainText('Please complete all card fields.')
  await check('/tours, the card with what is missing')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await form.getByRole('radio', { name: /^Pay on arrival/ }).check()
  await confirmTour(page)
  await expect(main(page)).toContainText('Booking placed!')
  await check('/tours, booked')
}

/** Each of the four as it waits; nothing of it may be had any more when the link is back. */
async function seeWaiting(page: Page, check: Look): Promise<void> {
  await fillLaundry(page, LAUNDRY)
  await confirmLaundry(page)
  await expect(main(page)).toContainText(words.saved)
  await check('/laundry, saved without the link')
  await fillTable(page, AHEAD, 5)
  await confirmTable(page)
  await expect(main(page)).toContainText(words.saved)
  await check('/restaurant/table, saved without the link')
  await fillRental(page, OTHER_CAR, AHEAD)
  await confirmRental(page)
  await expect(main(page)).toContainText(words.saved)
  await check('/car-rental, saved without the link')
  await fillTour(page, TOUR, AHEAD, 3)
  await confirmTour(page)
  await expect(main(page)).toContainText(words.saved)
  await check('/tours, saved without the link')
  await openRequests(page)
  await expect(requestCards(page, 'On this device, waiting')).toHaveCount(4)
  await check('/requests, four that wait')
}

/** Others were first: past the screens, while this device hears nothing. */
async function giveAway(house: House): Promise<void> {
  await house.write(`update laundry_services set is_available = 0 where name = ?`, [LAUNDRY])
  await house.write(`update cars set is_available = 0 where name = ?`, [OTHER_CAR])
  await house.write('update tours set capacity = 3 where name = ?', [TOUR])
  const { status } = await house.api('POST', '/api/restaurant/reservations', {
    body: {
      date: dayAhead(AHEAD),
      time: '19:00',
      party_size: 26,
      notes: null,
      promo_code: null,
      custom_request: null,
      customer: { name: 'A wedding', phone: '0788 000 000', email: null },
      source: 'public',
    },
  })
  expect(status).toBe(201)
}

/** Each request of a group of /requests, by itself. */
async function seeEach(page: Page, group: string, check: Look): Promise<void> {
  const cards = requestCards(page, group)
  for (let at = 0; at < (await cards.count()); at += 1) {
    const title = await cards.nth(at).getByRole('heading').textContent()
    await cards.nth(at).getByRole('link').first().click()
    await page.waitForURL('**/requests/*')
    await page.getByText('How it went').click()
    await check(`/requests/{id}, ${group}: ${title}`)
    await openRequests(page)
    await expect(cards.first()).toBeVisible()
  }
}

for (const kind of Object.keys(devices) as DeviceKind[]) {
  test(
    `the service pages and their requests by axe, ${kind}`,
    { tag: '@wide' },
    async ({ house, cable, openDevice }) => {
      test.setTimeout(300_000)
      const page = await (await openDevice(kind)).visit('/services')
      page.setDefaultTimeout(30_000)
      await workerReady(page)
      const look = await looksAt(page, kind)
      const check: Look = async (screen) => {
        await settled(page)
        await look(screen)
      }
      await check('/services')
      await seeRestaurant(page, check, kind)
      await seeLaundry(page, check)
      await seeTable(page, check)
      await seeCars(page, check)
      await seeTours(page, check, kind)
      await openRequests(page)
      await expect(requestCards(page, 'With the house')).toHaveCount(4)
      await check('/requests, four that the house has')
      await seeEach(page, 'With the house', check)

      await cable.cut()
      await linkIsDown(page)
      await seeWaiting(page, check)
      await giveAway(house)
      await cable.restore()
      await expect(requestCards(page, words.needsYou)).toHaveCount(4, { timeout: 60_000 })
      await check('/requests, four to decide')
      await seeEach(page, words.needsYou, check)
    },
  )
}
