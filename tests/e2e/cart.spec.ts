import type { Page } from '@playwright/test'
import { workerReady } from '../fixtures/browser.ts'
import { linkIsDown, storedOperations, words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { lettersOf } from '../fixtures/letters.ts'
import { screenshot } from '../fixtures/browser.ts'
import { fillPerson, guest, MORNING, nights, onward, payWith } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/* One cart for the whole stay (spec 1 §1; decisions.md, "/book"). */

test.use({ houseOptions: { clock: MORNING } })

const TOUR = 'Golden monkeys in the bamboo'
const CAR = 'Suzuki Jimny'
const SECOND_DAY = '2026-08-11'

const main = (page: Page) => page.getByRole('main')

/** Opens the empty cart with the link up, and waits until the phone could do without it. */
async function openCart(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'One basket for your whole stay' })).toBeVisible()
  await workerReady(page)
}

/** From a page of a service back to the cart, with one thing more in it. */
async function backInCart(page: Page, count: number): Promise<void> {
  await page.waitForURL(/\/book$/)
  await expect(main(page).getByRole('button', { name: /^Remove: / })).toHaveCount(count)
}

async function add(page: Page, what: string): Promise<void> {
  await main(page).getByRole('link', { name: what }).click()
}

async function addRoom(page: Page, room: string, had: number): Promise<void> {
  await add(page, 'Add a room')
  await main(page).getByRole('link', { name: room }).click()
  await page.getByLabel('Check-in').fill(nights.checkIn)
  await page.getByLabel('Check-out').fill(nights.checkOut)
  await onward(page).click()
  await page.waitForURL(/step=extras/)
  await onward(page).click()
  await page.waitForURL(/step=review/)
  await onward(page).click()
  await backInCart(page, had + 1)
}

async function addMeal(page: Page, date: string, time: string, had: number): Promise<void> {
  await add(page, 'Add meals')
  await page.getByRole('button', { name: 'Add Steak', exact: true }).click()
  const view = page.getByRole('link', { name: 'View order' })
  const day = page.getByLabel('Date')
  await expect(day.or(view).filter({ visible: true }).first()).toBeVisible()
  if (await view.isVisible()) await view.click()
  await day.fill(date)
  await page.getByLabel('Time').fill(time)
  await page.getByRole('button', { name: 'Add to my stay' }).click()
  await backInCart(page, had + 1)
}

async function addCar(page: Page, had: number): Promise<void> {
  await add(page, 'Add a car')
  await page.getByRole('radio', { name: CAR }).check()
  await onward(page).click()
  await page.waitForURL(/step=schedule/)
  await page.getByLabel('Pick-up date').fill(nights.checkIn)
  await page.getByLabel('Drop-off date').fill(SECOND_DAY)
  await page.getByLabel('Pick-up location').fill('The house')
  await page.getByLabel('Drop-off location').fill('The house')
  await onward(page).click()
  await page.waitForURL(/step=review/)
  await onward(page).click()
  await backInCart(page, had + 1)
}

async function addTour(page: Page, had: number): Promise<void> {
  await add(page, 'Add a tour')
  const card = page.getByRole('article').filter({ hasText: TOUR })
  await card.getByRole('button', { name: /Pick this tour/ }).click()
  const bookIt = page.getByRole('link', { name: 'Book it' })
  const form = page.getByRole('form', { name: 'Your booking' })
  await expect(bookIt.or(form).filter({ visible: true }).first()).toBeVisible()
  if (await bookIt.isVisible()) await bookIt.click()
  await form.getByLabel('Date').fill(SECOND_DAY)
  await page.getByRole('button', { name: 'Add to my stay' }).click()
  await backInCart(page, had + 1)
}

/** Two rooms, three meals, a car and a tour. */
async function fillCart(page: Page): Promise<void> {
  await addRoom(page, 'Sabyinyo', 0)
  await addRoom(page, 'Burera', 1)
  await addMeal(page, nights.checkIn, '19:00', 2)
  await addMeal(page, SECOND_DAY, '12:00', 3)
  await addMeal(page, SECOND_DAY, '19:00', 4)
  await addCar(page, 5)
  await addTour(page, 6)
}

/** From the cart to its review; nothing is confirmed yet. */
async function toReview(page: Page): Promise<void> {
  await onward(page).click()
  await page.waitForURL(/step=you/)
  await fillPerson(page, guest)
  await onward(page).click()
  await page.waitForURL(/step=review/)
}

async function confirm(page: Page): Promise<void> {
  await onward(page).click()
  await page.waitForURL(/step=sent/)
}

/** How many rows of each service the guest has at the house. */
async function rowsOf(house: House): Promise<Record<string, number>> {
  const tables = ['hotel_bookings', 'restaurant_orders', 'car_rentals', 'tour_bookings', 'carts']
  const counts = tables.map(async (table) => {
    const rows = await house.rows(`select id from ${table} where customer_name = ?`, [guest.name])
    return [table, rows.length] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

const everything = {
  hotel_bookings: 2,
  restaurant_orders: 3,
  car_rentals: 1,
  tour_bookings: 1,
  carts: 1,
}
const nothing = Object.fromEntries(Object.keys(everything).map((table) => [table, 0]))

test('a stay put together without the link: once at the house, paid once, one letter', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await (await openDevice('phone')).visit('/book')
  await openCart(page)
  await screenshot(page, 'cart-1-empty')
  await cable.cut()
  await linkIsDown(page)
  await fillCart(page)
  await screenshot(page, 'cart-2-what')
  await page.reload()
  await expect(main(page).getByRole('button', { name: /^Remove: / })).toHaveCount(7)
  await toReview(page)
  await expect(main(page)).toContainText('The house confirms the price.')
  await expect(page.getByRole('radio', { name: /^By card now/ })).toBeDisabled()
  await screenshot(page, 'cart-3-review-offline')
  await confirm(page)
  await expect(main(page)).toContainText(words.saved)
  await page.reload()
  await expect(main(page)).toContainText(words.saved)
  await screenshot(page, 'cart-4-saved')
  expect(await storedOperations(page)).toMatchObject([{ route: 'bookCart', state: 'waiting' }])
  expect(await rowsOf(house)).toEqual(nothing)

  await cable.restore()
  await expect(main(page)).toContainText('Received by the house', { timeout: 60_000 })
  expect(await rowsOf(house)).toEqual(everything)
  await screenshot(page, 'cart-5-received')

  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.waitForURL(/\/pay\/sandbox\//)
  await payWith(page, 'paid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Paid: \$/)
  await expect(main(page)).toContainText('Sabyinyo')
  await expect(main(page)).toContainText(TOUR)
  await screenshot(page, 'cart-6-paid')
  expect(await house.rows('select status from provider_payments')).toEqual([{ status: 'paid' }])
  for (const table of ['hotel_bookings', 'restaurant_orders', 'car_rentals', 'tour_bookings']) {
    const unpaid = await house.rows(
      `select id from ${table} where customer_name = ? and payment_status <> 'paid'`,
      [guest.name],
    )
    expect(unpaid, table).toEqual([])
  }
  await expect.poll(() => lettersOf(house).length).toBe(1)
  const [letter] = lettersOf(house)
  for (const text of ['Sabyinyo', 'Burera', CAR, TOUR]) expect(letter?.text).toContain(text)

  await page.getByRole('link', { name: 'See your booking' }).click()
  await expect(main(page)).toContainText('The code of your stay')
  await expect(page.getByRole('link', { name: /^Cancel: / }).first()).toBeVisible()
  await screenshot(page, 'cart-7-request')
  await page.goto('/requests')
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await screenshot(page, 'cart-8-requests')
  await page.goto('/book')
  await expect(page.getByRole('heading', { name: 'One basket for your whole stay' })).toBeVisible()
})

test('the tour sold out meanwhile: nothing is booked by half, the guest chooses of the rest', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await (await openDevice('tablet')).visit('/book')
  await openCart(page)
  await cable.cut()
  await linkIsDown(page)
  await addRoom(page, 'Sabyinyo', 0)
  await addTour(page, 1)
  await toReview(page)
  await confirm(page)
  await expect(main(page)).toContainText(words.saved)
  await sellOut(house)
  await cable.restore()
  await expect(main(page)).toContainText(words.needsYou, { timeout: 60_000 })
  await expect(main(page)).toContainText(`${TOUR}`)
  await expect(main(page)).toContainText('No places are left on that day.')
  await screenshot(page, 'cart-9-refused')
  expect(await rowsOf(house)).toEqual(nothing)

  // All of it is in the cart again, and the line that cannot be had says so.
  await page.getByRole('link', { name: 'Change your stay' }).click()
  await expect(main(page).getByRole('button', { name: /^Remove: / })).toHaveCount(2)
  await expect(main(page)).toContainText('You are changing a stay that you confirmed')
  await onward(page).click()
  await expect(page.getByLabel('Full name')).toHaveValue(guest.name)
  await onward(page).click()
  await expect(main(page)).toContainText('No places are left on that day.')
  await onward(page).click()
  await expect(main(page)).toContainText('One thing of your stay cannot be had')
  await screenshot(page, 'cart-10-conflict')
  await page.getByRole('radio', { name: /^Take what can be had/ }).check()
  await confirm(page)
  await expect(main(page)).toContainText('Received by the house', { timeout: 60_000 })
  expect(await rowsOf(house)).toEqual({ ...nothing, hotel_bookings: 1, carts: 1 })
  await expect(main(page)).toContainText('Not taken')
  await screenshot(page, 'cart-11-each')
})

test('by card with the link up: priced by the house, and straight to the payment page', async ({
  house,
  openDevice,
}) => {
  const page = await (await openDevice('tablet')).visit('/book?step=services&add=car+rental')
  await expect(page.getByRole('heading', { name: 'Next: choose it on its own page' })).toBeVisible()
  await page.goto('/book')
  await addRoom(page, 'Sabyinyo', 0)
  await addTour(page, 1)
  await toReview(page)
  const sure = page.getByText('The house’s price, taxes included.')
  await expect(sure.filter({ visible: true })).toBeVisible()
  await page.getByRole('radio', { name: /^By card now/ }).check()
  await screenshot(page, 'cart-12-review')
  await onward(page).click()
  await page.waitForURL(/\/pay\/sandbox\//)
  await payWith(page, 'paid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Paid: \$/)
  expect(await rowsOf(house)).toEqual({ ...nothing, hotel_bookings: 1, tour_bookings: 1, carts: 1 })
  // Back from the payment page: nobody is sent there again.
  await page.goBack()
  await page.goBack()
  await expect(main(page)).toContainText('Paid: $')
})

/** Others take all places of the day. */
async function sellOut(house: House): Promise<void> {
  const [tour] = await house.rows<{ id: string; capacity: number; price_cents: number }>(
    'select id, capacity, price_cents from tours where name = ?',
    [TOUR],
  )
  const people = tour?.capacity ?? 0
  const price = (tour?.price_cents ?? 0) / 100
  const total = price * people
  const answer = await fetch(`${house.url}/api/tours/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      booking: { tour_id: tour?.id, date: SECOND_DAY, people },
      customer: { name: 'Others', phone: '0788 999 111' },
      pricing: { currency: 'USD', per_person: price, subtotal: total, discount: 0, total },
      payment: { method: 'cash' },
      source: 'public-tours-page',
    }),
  })
  expect(answer.status).toBe(201)
}
