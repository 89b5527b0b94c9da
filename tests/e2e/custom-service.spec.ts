import type { Page } from '@playwright/test'
import { sellRoom } from '../fixtures/bookings.ts'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { addMeal, backInCart, confirm, main, openCart, toReview } from '../fixtures/cart-flows.ts'
import {
  headline,
  linkIsDown,
  openDesk,
  signIn,
  storedOperations,
  storedStates,
  words,
} from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { lettersOf } from '../fixtures/letters.ts'
import { fillPerson, guest, MORNING, nights, onward, TODAY } from '../fixtures/stays.ts'
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

/** The owner types it in at the desk, on a tablet. */
async function addAtDesk(page: Page, house: House): Promise<void> {
  await signIn(page, house.admin)
  await page.goto('/dashboard/services')
  await page.getByRole('button', { name: 'Add a service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a service' })
  await dialog.getByLabel('Name in English').fill('Massage')
  await dialog.getByLabel('Price in dollars').fill('30')
  await dialog.getByLabel('Price per').selectOption('person')
  await dialog.getByRole('checkbox', { name: 'VAT' }).check()
  await dialog.getByLabel('How many at once').fill('2')
  await dialog.getByLabel('Hours of notice').fill('4')
  await screenshot(page, 'custom-0-owner')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => house.rows('select slug from custom_services'))
    .toEqual([{ slug: 'massage' }])
}

test('added on a tablet, booked offline with dinner in one cart, stepped with the link down, on bill, report and letter', async ({
  house,
  cable,
  openDevice,
}) => {
  const stay = await sellRoom(house, 'Burera', nights)
  const tablet = await openDevice('tablet')
  const desk = await tablet.visit('/login')
  await addAtDesk(desk, house)

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
  const order = { name: 'Massage', qty: 2, total_cents: 6000, day: EVENING, time: '15:00' }
  expect(await ordersOf(house)).toMatchObject([{ ...order, status: 'pending' }])
  await expect.poll(() => lettersOf(house).length).toBe(1)
  for (const text of ['Massage', 'Steak']) expect(lettersOf(house)[0]?.text).toContain(text)

  // Reception takes it on while the link is down.
  await desk.goto('/dashboard/bookings')
  await desk.getByLabel('Search guest, reference, dish…').fill(guest.name)
  const card = desk
    .getByRole('list', { name: 'Bookings' })
    .getByRole('article', { name: guest.name })
    .filter({ hasText: 'Massage' })
  await expect(card).toBeVisible()
  await workerReady(desk)
  await cable.cut()
  await linkIsDown(desk)
  await card.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.poll(() => storedStates(desk)).toContain('waiting')
  await screenshot(desk, 'custom-4-stepped-offline')
  expect(await ordersOf(house)).toMatchObject([{ status: 'pending' }])
  await cable.restore()
  await expect
    .poll(() => ordersOf(house), { timeout: 60_000 })
    .toMatchObject([{ ...order, status: 'confirmed' }])

  // On the bill of a stay, and in the report.
  await desk.goto(`/dashboard/stays/${stay}/folio`)
  await desk.getByRole('button', { name: 'Put on this stay' }).click()
  const picker = desk.getByRole('dialog', { name: 'Put on this stay' })
  await picker.getByRole('button', { name: /Massage/ }).click()
  await picker.getByRole('button', { name: 'Close' }).click()
  const line = desk
    .getByRole('list', { name: 'Lines of the bill' })
    .getByRole('listitem')
    .filter({ hasText: 'Massage' })
  await expect(line).toContainText('$60.00')
  await screenshot(desk, 'custom-5-bill')
  await desk.getByRole('checkbox', { name: /2 nights/ }).uncheck()
  const settle = desk.getByRole('region', { name: 'Settle' })
  await expect(settle.getByLabel('Amount in USD')).toHaveValue('60.00')
  await settle.getByLabel('Paid by').selectOption('cash')
  await settle.getByRole('button', { name: 'Take money and write receipt' }).click()
  await expect(line).toContainText('Paid')
  const paid = "select amount_cents from payments where subject_kind = 'custom'"
  await expect.poll(() => house.rows(paid)).toEqual([{ amount_cents: 6000 }])
  await desk.goto('/dashboard/reports')
  await expect(
    desk.getByRole('table', { name: 'Revenue breakdown' }).getByRole('row', { name: /\$60\.00/ }),
  ).toBeVisible()
  await screenshot(desk, 'custom-6-report')
})

test(
  'a price that changed while it waited: the new one is shown, and taken',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
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
  },
)

test(
  'switched off while it waited: said kindly, and nothing typed is lost',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
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
  },
)

test(
  'what others have taken is shown before it is sent, also with the link down',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const id = await define(house)
    const { status } = await house.api('POST', '/api/custom-orders', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        service_id: id,
        qty: 2,
        day: EVENING,
        time: '15:00',
        customer: { name: 'Somebody Else', phone: '0788 765 432' },
        source: 'public',
      },
    })
    expect(status).toBe(201)
    const page = await (await openDevice('phone')).visit('/services/massage')
    await fillWhen(page, EVENING, '15:30')
    await expect(main(page)).toContainText('Full that day: 15:00 – 16:00')
    await expect(main(page)).toContainText('Full at that time')
    await screenshot(page, 'custom-7-full')
    await workerReady(page)
    await cable.cut()
    await linkIsDown(page)
    await page.reload()
    await fillWhen(page, EVENING, '15:30')
    await expect(main(page)).toContainText('As last known: the house has the last word.')
    await screenshot(page, 'custom-8-full-offline')
    await page.getByRole('button', { name: '16:00' }).click()
    await fillPerson(page, guest)
    await onward(page).click()
    await expect(headline(page)).toHaveText(words.saved)
    await cable.restore()
    await expect(headline(page)).toHaveText('Received by the house', { timeout: 60_000 })
    expect(await ordersOf(house)).toMatchObject([{ time: '16:00', status: 'pending' }])
  },
)

test(
  'ordered at the desk with the link down, put on the guest’s bill at once, received once in this order',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    await define(house, { ...massage, needs_confirming: false })
    const name = 'Keza Mutoni'
    const stay = await sellRoom(
      house,
      'Burera',
      { checkIn: TODAY, checkOut: '2026-07-03' },
      {
        name,
        phone: '0788 111 222',
      },
    )
    const page = await openDesk(await openDevice('tablet'), house.admin, `/dashboard/stays/${stay}`)
    await expect(main(page).getByRole('heading', { name })).toBeVisible()
    await workerReady(page)
    await page.goto('/dashboard/services')
    const orderMassage = page.getByRole('button', { name: 'Order Massage' })
    await expect(orderMassage).toBeVisible()
    await cable.cut()
    await linkIsDown(page)

    await orderMassage.click()
    const order = page.getByRole('dialog', { name: 'Order: Massage' })
    await order.getByLabel('Day').fill(TODAY)
    await order.getByLabel('Time').fill('15:00')
    await order.getByLabel('Guest name').fill(name)
    await order.getByRole('button', { name: 'Save' }).click()
    await expect(order).toBeHidden()

    await page.goto(`/dashboard/stays/${stay}`)
    const balance = page.getByTestId('balance')
    const before = await balance.textContent()
    await page.getByRole('button', { name: 'Put on this stay' }).click()
    const picker = page.getByRole('dialog', { name: 'Put on this stay' })
    await picker.getByRole('button', { name: /Massage/ }).click()
    await expect(picker.getByRole('button', { name: /Massage/ })).toHaveCount(0)
    await screenshot(page, 'custom-9-charged-offline')
    await picker.getByRole('button', { name: 'Close' }).click()
    const line = page
      .getByRole('list', { name: 'Lines of the bill' })
      .getByRole('listitem')
      .filter({ hasText: 'Massage' })
    await expect(line).toContainText('$30.00')
    const centsIn = (text: string | null) => Number(text?.replace(/\D/g, ''))
    await expect.poll(async () => centsIn(await balance.textContent()) - centsIn(before)).toBe(3000)
    await screenshot(page, 'custom-10-bill-offline')
    await page.reload()
    await expect(line).toContainText('$30.00')
    expect(await storedOperations(page)).toMatchObject([
      { route: 'placeCustomOrder', state: 'waiting' },
      { route: 'chargeToStay', state: 'waiting' },
    ])
    expect(await ordersOf(house, name)).toEqual([])

    await cable.restore()
    await expect.poll(() => storedStates(page), { timeout: 60_000 }).toEqual(['taken', 'taken'])
    expect(
      await house.rows('select room_booking_id, total_cents, status from custom_orders'),
    ).toEqual([{ room_booking_id: stay, total_cents: 3000, status: 'confirmed' }])
    await expect(line).toHaveCount(1)
    await expect(line).toContainText('$30.00')
  },
)
