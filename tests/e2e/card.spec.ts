import { gunzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { screenshot } from '../fixtures/browser.ts'
import { fillOrder, openMenu, received } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { keptAtHouse, keptOnDevice, placesOf } from '../fixtures/leaks.ts'
import { confirmRental, fillRental, fillTour, person } from '../fixtures/service-flows.ts'
import { expect, test } from '../fixtures/test.ts'
import { wideUnless } from '../fixtures/wide.ts'

/*
 * Paying by card for a meal, a tour and a car: afterwards neither number nor CVC stands anywhere, on
 * the device, on the way or at the house (decisions.md, "Card payments").
 */

// Ten in the morning at the house: tonight is ahead.
// One store is searched whole, its file's bytes too: the other keeps the same rows.
test.use({ seesWorker: true, houseOptions: { clock: '2026-11-21T08:00:00.000Z', store: 'sqlite' } })

const NUMBER = '4242 4242 4242 4242'
const CVC = '973'
/** Grouped, in one, or with a card's usual gaps; a CVC only as a value of its own. */
const NUMBERS = [/4242[ -]?4242[ -]?4242[ -]?4242/]
const CVCS = [/["'=:>\s]973["'&<\s]/]

async function fillDialog(page: Page, number = NUMBER): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Pay by card' })
  await dialog.getByLabel('Card number').fill(number)
  await dialog.getByLabel('Cardholder name').fill(person.name)
  await dialog.getByLabel('Expiry').fill('12/30')
  await dialog.getByLabel('CVC').fill(CVC)
  await dialog.getByRole('button', { name: /^Pay / }).click()
}

/** Bodies and addresses of all that the device sends, the worker's too. */
function listen(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    const body = request.postDataBuffer()
    const packed = body !== null && body[0] === 0x1f && body[1] === 0x8b
    sent.push(`${request.url()} ${packed ? gunzipSync(body) : (body ?? '')}`)
  })
  return sent
}

async function payMeal(page: Page, house: House): Promise<void> {
  await fillOrder(page, { guest: person.name })
  await page.getByRole('radio', { name: /^Pay by card/ }).check()
  const buy = page.getByRole('button', { name: 'Buy Now' })
  await buy.click()
  await screenshot(page, 'card-dialog')
  await fillDialog(page, '4000 0000 0000 0002')
  await expect(page.getByRole('alert')).toContainText('Payment failed.')
  await fillDialog(page, '4111 1111 1111 1111')
  await expect(page.getByRole('alert')).toContainText('Only test cards are taken here')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await buy.click()
  // Its fields reset each time it opens.
  await expect(page.getByRole('dialog').getByLabel('Card number')).toHaveValue('')
  await fillDialog(page)
  await received(page, house, person.name)
  await expect(page.getByRole('main')).toContainText('Card announced, not yet received')
  await screenshot(page, 'card-meal-announced')
}

async function payTour(page: Page): Promise<void> {
  await fillTour(page, 'Golden monkeys in the bamboo', 75)
  await page.getByRole('radio', { name: /^Pay by card/ }).check()
  await page.getByRole('button', { name: 'Book this tour' }).click()
  await fillDialog(page)
  await expect(page.getByRole('main')).toContainText('Booking placed!', { timeout: 60_000 })
  await expect(page.getByRole('main')).toContainText('Card announced, not yet received')
}

async function payCar(page: Page): Promise<void> {
  await fillRental(page, 'Toyota RAV4', 75)
  await confirmRental(page)
  const form = page.getByRole('form', { name: 'Card' })
  await form.getByLabel('Card number').fill(NUMBER)
  await form.getByLabel('Cardholder name').fill(person.name)
  await form.getByLabel('Expiry').fill('1230')
  await form.getByLabel('CVC').fill(CVC)
  await screenshot(page, 'card-rental')
  await form.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(/\/car-rental$/)
  await expect(page.getByRole('main')).toContainText('Card announced, not yet received')
}

for (const kind of ['phone', 'tablet'] as const) {
  test(
    `nothing of a card is left after paying for three services, on a ${kind}`,
    wideUnless(kind === 'phone'),
    async ({ house, openDevice }) => {
      const device = await openDevice(kind)
      const page = await openMenu(device)
      const sent = listen(device.context)
      await payMeal(page, house)
      await payTour(page)
      // For these two the card never left the page.
      expect(sent.filter((one) => NUMBERS.some((number) => number.test(one)))).toEqual([])
      await payCar(page)
      const withCard = sent.filter((one) => NUMBERS.some((number) => number.test(one)))
      expect(withCard).toHaveLength(1)
      expect(new URL(withCard[0]!.split(' ')[0]!).pathname).toMatch(/^\/api\/car-rentals\/.*\/pay$/)

      const [onDevice, atHouse] = [await keptOnDevice(page), await keptAtHouse(house)]
      for (const kept of [onDevice, atHouse]) {
        // The search finds what is there: the guest's own name.
        expect(placesOf([new RegExp(person.name)], kept)).not.toEqual([])
        expect(placesOf(NUMBERS, kept)).toEqual([])
        expect(placesOf(CVCS, kept)).toEqual([])
      }
      // What may be kept is: brand, last four digits, expiry.
      for (const table of ['restaurant_orders', 'tour_bookings', 'car_rentals']) {
        const rows = await house.rows<{ reference: string; status: string }>(
          `select payment_reference as reference, payment_status as status from ${table} where customer_name = ?`,
          [person.name],
        )
        expect(rows, table).toEqual([
          { reference: expect.stringMatching(/^visa •••• 4242/i), status: 'unpaid' },
        ])
      }
      // It announces, and is no money in the books.
      const money = await house.rows('select id from payments where customer_name = ?', [
        person.name,
      ])
      expect(money).toEqual([])
    },
  )
}

test(
  'the search would find a card that was typed where it does not belong',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openMenu(await openDevice('phone'))
    await fillOrder(page, { guest: person.name })
    await page.getByLabel(/^Notes/).fill(`My card is ${NUMBER}, code ${CVC} `)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await received(page, house, person.name)
    expect(placesOf(NUMBERS, await keptOnDevice(page))).toContain('IndexedDB imisozi.operations')
    const atHouse = await keptAtHouse(house)
    expect(placesOf(NUMBERS, atHouse)).toContain('table restaurant_orders')
    expect(placesOf(CVCS, atHouse)).toContain('table restaurant_orders')
  },
)
