import {
  addRoom,
  addTour,
  CAR,
  SECOND_DAY,
  TOUR,
  confirm,
  fillCart,
  main,
  openCart,
  toReview,
} from '../fixtures/cart-flows.ts'
import { linkIsDown, storedOperations, words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { lettersOf } from '../fixtures/letters.ts'
import { screenshot } from '../fixtures/browser.ts'
import { guest, MORNING, onward, payWith } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/* One cart for the whole stay (spec 1 §1; decisions.md, "/book"). */

test.use({ houseOptions: { clock: MORNING } })

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

test(
  'a stay put together without the link: once at the house, one letter, paid once',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
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
    // Nothing is paid by card yet, so that it goes out at once.
    await expect.poll(() => lettersOf(house).length).toBe(1)
    const [letter] = lettersOf(house)
    for (const text of ['Sabyinyo', 'Burera', CAR, TOUR]) expect(letter?.text).toContain(text)

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
    // Paying confirms the rooms, which the letter could not say.
    await expect.poll(() => lettersOf(house).length).toBe(3)
    const [, ...confirmed] = lettersOf(house)
    for (const room of ['Sabyinyo', 'Burera'])
      expect(confirmed.filter(({ text }) => text.includes(room))).toHaveLength(1)

    await page.getByRole('link', { name: 'See your booking' }).click()
    await expect(main(page)).toContainText('The code of your stay')
    await expect(page.getByRole('link', { name: /^Cancel: / }).first()).toBeVisible()
    await screenshot(page, 'cart-7-request')
    await page.goto('/requests')
    await expect(main(page).getByRole('article')).toHaveCount(1)
    await screenshot(page, 'cart-8-requests')
    await page.goto('/book')
    await expect(
      page.getByRole('heading', { name: 'One basket for your whole stay' }),
    ).toBeVisible()
  },
)

test(
  'the tour sold out meanwhile: nothing is booked by half, the guest chooses of the rest',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
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
    await expect(main(page)).toContainText('One item of your stay is not available')
    await screenshot(page, 'cart-10-conflict')
    await page.getByRole('radio', { name: /^Book what is available/ }).check()
    await confirm(page)
    await expect(main(page)).toContainText('Received by the house', { timeout: 60_000 })
    expect(await rowsOf(house)).toEqual({ ...nothing, hotel_bookings: 1, carts: 1 })
    await expect(main(page)).toContainText('Not taken')
    await screenshot(page, 'cart-11-each')
  },
)

test(
  'by card with the link up: priced by the house, and straight to the payment page',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await (await openDevice('tablet')).visit('/book?step=services&add=car+rental')
    await expect(
      page.getByRole('heading', { name: 'Next: choose it on its own page' }),
    ).toBeVisible()
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
    expect(await rowsOf(house)).toEqual({
      ...nothing,
      hotel_bookings: 1,
      tour_bookings: 1,
      carts: 1,
    })
    // Back from the payment page: nobody is sent there again.
    await page.goBack()
    await page.goBack()
    await expect(main(page)).toContainText('Paid: $')
  },
)

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
