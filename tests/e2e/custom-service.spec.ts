import type { Page } from '@playwright/test'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { addMeal, backInCart, confirm, main, openCart, toReview } from '../fixtures/cart-flows.ts'
import { headline, linkIsDown, storedOperations, words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { lettersOf } from '../fixtures/letters.ts'
import { fillPerson, guest, MORNING, nights, onward } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * A service that the house defines itself (issue 14): it appears with no further code on the site, in
 * the cart, at the desk, on the bill, in the report and in the letter.
 */

test.use({ houseOptions: { clock: MORNING } })

const EVENING = nights.checkIn

const massage = {
  slug: 'massage',
  names: { en: 'Massage', fr: 'Massage aux pierres' },
  texts: { en: 'With warm stones from the lake.' },
  unit: 'person',
  price: 30,
  taxes: ['VAT'],
  wanted: 'day_time',
  capacity: 2,
  duration_minutes: 60,
  notice_hours: 4,
  provided_by: 'Jeanne',
  needs_confirming: true,
  cancel_hours: 24,
  seen_by: 'guests',
  offered: true,
}

/** Defines a service past the screens; answers its id. */
async function define(house: House, service: object = massage): Promise<string> {
  const { status, body } = await house.api('POST', '/api/custom-services', {
    token: await house.signIn(),
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: service,
  })
  if (status !== 201) throw new Error(`The service was answered with ${status}.`)
  return (body as { data: { id: string } }).data.id
}

async function change(house: House, id: string, part: object): Promise<void> {
  const { status } = await house.api('PATCH', `/api/custom-services/${id}`, {
    token: await house.signIn(),
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: part,
  })
  if (status !== 200) throw new Error(`The change was answered with ${status}.`)
}

interface StoredOrder {
  id: string
  status: string
  name: string
  qty: number
  total_cents: number
  day: string
  time: string
}

const ordersOf = (house: House, name: string = guest.name) =>
  house.rows<StoredOrder>(
    'select id, status, name, qty, total_cents, day, time from custom_orders where customer_name = ?',
    [name],
  )

async function fillWhen(page: Page, day: string, time: string): Promise<void> {
  await page.getByLabel('Date').fill(day)
  await page.getByLabel('Time').fill(time)
}

/** Orders a massage by its own page with the link down; it waits on the device. */
async function orderOffline(device: Device, cut: () => Promise<void>): Promise<Page> {
  const page = await device.visit('/services/massage')
  await expect(page.getByRole('heading', { level: 1, name: 'Massage' })).toBeVisible()
  await workerReady(page)
  await cut()
  await linkIsDown(page)
  await fillWhen(page, EVENING, '15:00')
  await fillPerson(page, guest)
  await onward(page).click()
  await page.waitForURL(/step=sent/)
  await expect(headline(page)).toHaveText(words.saved)
  return page
}

test('booked offline with dinner in one cart, stepped with the link down, on bill, report and letter', async ({
  house,
  cable,
  openDevice,
}) => {
  await define(house)
  const phone = await (await openDevice('phone')).visit('/')
  const tile = phone.getByRole('link', { name: 'Massage' })
  await expect(tile).toBeVisible()
  await workerReady(phone)
  await phone.goto('/book')
  await openCart(phone)
  await cable.cut()
  await linkIsDown(phone)

  await addMeal(phone, EVENING, '19:00', 0)
  await main(phone).getByRole('link', { name: 'Massage' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Massage' })).toBeVisible()
  await expect(main(phone)).toContainText('Please ask at least 4 hours before.')
  await fillWhen(phone, EVENING, '15:00')
  await phone.getByRole('button', { name: 'More' }).click()
  await screenshot(phone, 'custom-1-offline')
  await onward(phone).click()
  await backInCart(phone, 2)
  await toReview(phone)
  await confirm(phone)
  await expect(main(phone)).toContainText(words.saved)
  expect(await storedOperations(phone)).toMatchObject([{ route: 'bookCart', state: 'waiting' }])
  expect(await ordersOf(house)).toEqual([])

  await cable.restore()
  await expect(main(phone)).toContainText('Received by the house', { timeout: 60_000 })
  expect(await ordersOf(house)).toMatchObject([
    { status: 'pending', name: 'Massage', qty: 2, total_cents: 6000, day: EVENING, time: '15:00' },
  ])
  await expect.poll(() => lettersOf(house).length).toBe(1)
  for (const text of ['Massage', 'Steak']) expect(lettersOf(house)[0]?.text).toContain(text)
})

test('a price that changed while it waited: the new one is shown, and taken', async ({
  house,
  cable,
  openDevice,
}) => {
  const id = await define(house)
  const page = await orderOffline(await openDevice('tablet'), () => cable.cut())
  await change(house, id, { price: 35 })
  await cable.restore()
  await expect(headline(page)).toHaveText(words.needsYou, { timeout: 60_000 })
  await expect(main(page)).toContainText('it is now $35.00')
  expect(await ordersOf(house)).toEqual([])
  await screenshot(page, 'custom-2-new-price')
  await page.getByRole('link', { name: 'Follow or change it' }).click()
  await page.getByRole('button', { name: 'Order at the new price, $35.00' }).click()
  await page.getByRole('link', { name: 'See what it was changed into' }).click()
  await expect(main(page)).toContainText('Received by the house', { timeout: 60_000 })
  expect(await ordersOf(house)).toMatchObject([{ status: 'pending', total_cents: 3500 }])
})

test('switched off while it waited: said kindly, and nothing typed is lost', async ({
  house,
  cable,
  openDevice,
}) => {
  const id = await define(house)
  const page = await orderOffline(await openDevice('phone'), () => cable.cut())
  await change(house, id, { offered: false })
  await cable.restore()
  await expect(headline(page)).toHaveText(words.needsYou, { timeout: 60_000 })
  await expect(main(page)).toContainText('The house does not offer Massage at the moment.')
  await page.getByRole('link', { name: 'Follow or change it' }).click()
  await expect(main(page)).toContainText(guest.name)
  await screenshot(page, 'custom-3-not-offered')
  await page.getByRole('link', { name: 'See what the house offers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Massage' })).toHaveCount(0)
  expect(await ordersOf(house)).toEqual([])

  // Offered again: the same order is sent as it was written.
  await change(house, id, { offered: true })
  await page.goBack()
  await page.getByRole('button', { name: 'Try again as it is' }).click()
  await expect(main(page)).toContainText('Received by the house', { timeout: 60_000 })
  expect(await ordersOf(house)).toMatchObject([{ status: 'pending', total_cents: 3000 }])
})
