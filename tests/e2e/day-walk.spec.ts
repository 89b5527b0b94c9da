import type { Locator, Page } from '@playwright/test'
import { TIME_HEADER } from '#contract/wire.ts'
import { bookingsOf } from '../fixtures/bookings.ts'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import type { Cable } from '../fixtures/cable.ts'
import { linkIsDown, signIn, storedOperations, storedStates } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { MORNING, TODAY } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'
import { wideUnless } from '../fixtures/wide.ts'
import { openDayHouse, workedDay, type DayHouse } from '../fixtures/worked-day.ts'

/*
 * One day at a desk, from the first walk-in to the counted till. Every figure is that of the worked
 * example (tests/fixtures/worked-day.ts): on the screens at each step, and at the house in the
 * evening. The same with the link down from noon to six.
 */

test.use({
  // In a process that had another house, ids go on from that one's clock, which may be later.
  houseOptions: { clock: MORNING, seed: 'none', warm: false },
  actionTimeout: 20_000,
})

const NOON = '2026-07-01T10:00:00Z'
const SIX = '2026-07-01T16:00:00Z'

const { honorine, aline, jean, pierre, solange, till, close } = workedDay

const balance = (page: Page): Locator => page.getByTestId('balance')
const settle = (page: Page): Locator => page.getByRole('region', { name: 'Settle' })
const inHouse = (page: Page, guest: string): Locator =>
  page.getByRole('region', { name: 'In house' }).getByRole('listitem').filter({ hasText: guest })

/** Another screen of the app, which is not loaded anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

async function openStay(page: Page, id: string, guest: string): Promise<void> {
  await goTo(page, `/dashboard/stays/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: guest })).toBeVisible()
}

async function openOverview(page: Page): Promise<void> {
  await goTo(page, '/dashboard')
  await expect(page.getByRole('region', { name: 'Arrivals' })).toBeVisible()
}

async function putOnStay(page: Page, what: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Put on this stay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put on this stay' })
  await dialog.getByRole('button', { name: what }).click()
  await expect(dialog).toContainText('Nothing unpaid is known of this guest or room.')
  await dialog.getByRole('button', { name: 'Close' }).click()
}

/** The house's clock goes on to a moment, the link is up, and the device has heard of it. */
async function goOnTo(moment: string, house: House, cable: Cable, page: Page): Promise<void> {
  // The head of the stream of events has the time too, but the device reads it of answers alone.
  const heard = page.waitForResponse(
    (response) =>
      !response.url().includes('/api/events') &&
      Date.parse(response.headers()[TIME_HEADER] ?? '') >= Date.parse(moment),
    // The house starts anew meanwhile, which takes its time on a machine that does more.
    { timeout: 60_000 },
  )
  await house.restart({ IMISOZI_TEST_CLOCK: moment })
  await cable.restore()
  // As when the network of the device comes back: it asks at once.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await (await heard).finished()
}

/** Steps 1 to 3. */
async function morning(page: Page, ids: DayHouse): Promise<void> {
  await page.getByRole('link', { name: 'Walk-in' }).click()
  await page.getByRole('radio', { name: 'Room 101 Ridge' }).check({ force: true })
  await page.getByLabel('Full name').fill(honorine)
  await page.getByRole('radio', { name: /^Cash/ }).check()
  await page.getByRole('button', { name: 'Money taken, give keys' }).click()
  await page.waitForURL(/sent=/)
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(inHouse(page, honorine)).toContainText('Paid')

  await openStay(page, ids.aline, aline.name)
  await expect(balance(page)).toHaveText(aline.total)
  await settle(page).getByLabel('Amount in USD').fill(aline.deposit)
  await settle(page).getByLabel('Write a receipt for these lines').uncheck()
  await settle(page).getByRole('button', { name: 'Take money', exact: true }).click()
  await expect(balance(page)).toHaveText(aline.owes)

  await openOverview(page)
  await page
    .getByRole('region', { name: 'Arrivals' })
    .getByRole('listitem')
    .filter({ hasText: jean.name })
    .getByRole('button', { name: 'Check in' })
    .click()
  await expect(inHouse(page, jean.name)).toContainText(`${jean.atCheckIn} owed`)
}

/** Steps 4 to 10. */
async function afternoon(page: Page, ids: DayHouse): Promise<void> {
  await openStay(page, ids.jean, jean.name)
  await expect(balance(page)).toHaveText(jean.atCheckIn)
  await putOnStay(page, /Goat brochettes/)
  await expect(balance(page)).toHaveText(jean.withLunch)

  await page.getByRole('button', { name: 'Reschedule' }).click()
  const move = page.getByRole('dialog', { name: 'Reschedule' })
  const room = move.getByRole('combobox', { name: 'Room' })
  const crater = room.locator('option', { hasText: '201 Crater' })
  await room.selectOption(await crater.getAttribute('value'))
  for (const said of [jean.move.before, jean.move.after, jean.move.more, jean.move.open]) {
    await expect(move).toContainText(said)
  }
  await move.getByRole('button', { name: 'Reschedule' }).click()
  await expect(balance(page)).toHaveText(jean.move.open)

  await settle(page).getByRole('button', { name: 'RWF' }).click()
  await settle(page).getByLabel('Amount in RWF').fill(jean.paid.francs)
  await settle(page).getByRole('button', { name: 'Take money and write receipt' }).click()
  await expect(balance(page)).toHaveText(jean.afterPaying)
  await settle(page).getByRole('link', { name: 'Print receipt' }).click()
  const sheet = page.getByRole('article')
  for (const said of Object.values(jean.receipt)) await expect(sheet).toContainText(said)
  await expect(sheet).toContainText(jean.paid.shown)

  await goTo(page, '/dashboard/laundry')
  await page.getByRole('button', { name: 'New Order', exact: true }).click()
  const order = page.getByRole('dialog')
  // Who is in the house is found with the room they moved to, though the house may not know of it yet.
  await order.getByLabel('Customer').fill('jean bos')
  await order.getByRole('button', { name: new RegExp(`${jean.name}.*Room 201`) }).click()
  await expect(order.getByLabel('Room')).toHaveValue('201')
  await order.getByLabel('Service 1').selectOption({ index: 1 })
  await order.getByLabel('Quantity 1', { exact: true }).fill('3')
  await order.getByLabel('Quantity 1', { exact: true }).press('Tab')
  await order.getByRole('button', { name: 'Save' }).click()
  await expect(order).toBeHidden()
  await openStay(page, ids.jean, jean.name)
  await putOnStay(page, /Shirt/)
  await expect(balance(page)).toHaveText(jean.inTheEvening)

  await openStay(page, ids.aline, aline.name)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const cancel = page.getByRole('alertdialog')
  await expect(cancel).toContainText('$50.00')
  await cancel.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(cancel).toBeHidden()
  await goTo(page, '/dashboard/payments')
  await page
    .getByRole('table')
    .locator('tbody')
    .filter({ has: page.getByRole('rowheader', { name: aline.name }) })
    .getByRole('button', { name: 'Refund' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund $50.00' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await openStay(page, ids.pierre, pierre.name)
  await page.getByRole('button', { name: 'No-show' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as no-show' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await openOverview(page)
  await page.getByRole('link', { name: 'New booking' }).click()
  await page.getByLabel('Check-in').fill(solange.nights.checkIn)
  await page.getByLabel('Check-out').fill(solange.nights.checkOut)
  await page.getByRole('checkbox', { name: 'Room 202 Garden' }).check({ force: true })
  await page.getByLabel('Full name').fill(solange.name)
  await page.getByRole('button', { name: 'Mobile Money' }).click()
  await page.getByRole('button', { name: 'Rwandan francs' }).click()
  await page.getByLabel('Amount that was taken').fill(solange.deposit.francs)
  const sum = page.getByRole('complementary', { name: 'What it comes to' })
  await expect(sum).toContainText(solange.total)
  await expect(sum).toContainText(solange.deposit.shown)
  await sum.getByRole('button', { name: 'Reserve' }).click()
  await page.waitForURL(/sent=/)
  await page.getByRole('link', { name: 'Open the stay' }).click()
  await expect(page.getByRole('main')).toContainText(solange.owes)

  // What is owed in the evening is one guest's.
  await openOverview(page)
  const unpaid = page.getByRole('region', { name: 'Unpaid' }).getByRole('listitem')
  await expect(unpaid).toHaveCount(1)
  await expect(unpaid).toContainText(jean.inTheEvening)
  await expect(inHouse(page, jean.name)).toContainText(`${jean.inTheEvening} owed`)
  await expect(inHouse(page, honorine)).toContainText('Paid')
}

/** Steps 11 and 12. */
async function evening(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Hand over', exact: true }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(/All \d+ of today’s entries are at the house/)
  const cash = main.getByRole('group', { name: 'Cash in the till' })
  await cash.getByLabel('Dollars at the start').fill('200')
  await expect(cash).toContainText('Taken$130.00')
  await expect(cash).toContainText('Given back−$50.00')
  await expect(cash).toContainText('Expected$280.00')
  await expect(cash).toContainText('TakenRWF 140,000')
  await expect(cash).toContainText('ExpectedRWF 140,000')
  await cash.getByLabel('Dollars counted').fill('275')
  await cash.getByLabel('Francs counted').fill('140500')
  await expect(cash.getByText('$5.00 short')).toBeVisible()
  await expect(cash.getByText('RWF 500 over')).toBeVisible()
  await main.getByLabel('Why does the till differ?').fill('Change was given in francs')
  await main.getByLabel('Name of who takes over').fill('Diane Ingabire')
  await screenshot(page, 'day-walk-handover')
  await main.getByRole('button', { name: 'Hand over' }).click()
  await expect(main.getByText(/Handed over to Diane Ingabire/)).toBeVisible()

  await goTo(page, `/dashboard/day-close?day=${TODAY}`)
  const methods = main.getByRole('table', { name: 'By method' })
  for (const name of close.methods) await expect(methods.getByRole('row', { name })).toBeVisible()
  const receipts = main.getByRole('region', { name: 'Receipts and taxes' })
  for (const said of Object.values(jean.receipt)) await expect(receipts).toContainText(said)
  const tills = main.getByRole('region', { name: 'Counted tills' })
  await expect(tills).toContainText('$5.00 short')
  await expect(tills).toContainText('RWF 500 over')
  await expect(main.getByRole('region', { name: 'Left open' })).toContainText(jean.inTheEvening)
  await screenshot(page, 'day-walk-close')
  await main.getByRole('button', { name: 'Close the day' }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('$230.00')
  await sure.getByRole('button', { name: 'Close the day' }).click()
  await expect(main.getByText(/Closed by .*These figures stay/)).toBeVisible()
}

/** Each step of the day once, in the order in which it was done. */
const done = [
  'bookRoom',
  'approveHotelBooking',
  'recordBookingPayment',
  'checkInHotelBooking',
  'recordBookingPayment',
  'checkInHotelBooking',
  'chargeToStay',
  'rescheduleHotelBooking',
  'recordBookingPayment',
  'issueReceipt',
  'placeLaundryOrder',
  'chargeToStay',
  'cancelHotelBooking',
  'changeBookingPayment',
  'noShowHotelBooking',
  'reserveRooms',
  'recordBookingPayment',
  'issueReceipt',
  'countCash',
  'closeDay',
]

/** What the device did, and what the house has of it: once, and in that order. */
async function expectOnce(house: House, page: Page): Promise<void> {
  await expect.poll(() => storedStates(page)).toEqual(done.map(() => 'taken'))
  const operations = await storedOperations(page)
  expect(operations.map(({ route }) => route)).toEqual(done)
  const audit = await house.rows<{ operation_id: string }>(
    'select operation_id from audit where device_id is not null order by id',
  )
  expect([...new Set(audit.map(({ operation_id: id }) => id))]).toEqual(
    operations.map(({ id }) => id),
  )
}

/** Taken between eight and nine in the morning (two hours earlier by UTC). */
const morningCash = { method: 'cash', hour: '2026-07-01T06', refunded: null }

/** What the server logs as its own fault; an answer that the restart or the cut ended is none. */
const isFault = (line: string) => line.includes('"level":50') && !line.includes('PREMATURE_CLOSE')

/** What the house has in the evening, all of it. */
async function expectFigures(house: House, ids: DayHouse): Promise<void> {
  const { cents } = workedDay
  expect(await bookingsOf(house, jean.name)).toMatchObject([
    { room: 'Crater', status: 'active', payment_status: 'unpaid', total_cents: cents.jeanRoom },
  ])
  expect(await bookingsOf(house, honorine)).toMatchObject([
    { room: 'Ridge', status: 'active', payment_status: 'paid', total_cents: 8_000 },
  ])
  expect(await bookingsOf(house, aline.name)).toMatchObject([{ status: 'cancelled' }])
  expect(await bookingsOf(house, pierre.name)).toMatchObject([{ status: 'cancelled' }])
  expect(await bookingsOf(house, solange.name)).toMatchObject([
    { room: 'Garden', status: 'approved', payment_status: 'unpaid', total_cents: 20_000 },
  ])
  const payments = await house.rows(
    `select customer_name as guest, method, status, currency, amount_cents as cents,
       substr(paid_at, 1, 13) as hour, substr(refunded_at, 1, 13) as refunded
       from payments order by id`,
  )
  expect(payments).toEqual([
    { guest: honorine, status: 'paid', currency: 'USD', cents: 8_000, ...morningCash },
    {
      guest: aline.name,
      status: 'refunded',
      currency: 'USD',
      cents: 5_000,
      ...morningCash,
      refunded: '2026-07-01T10',
    },
    {
      guest: jean.name,
      status: 'paid',
      currency: 'RWF',
      cents: 10_000,
      method: 'cash',
      hour: '2026-07-01T10',
      refunded: null,
    },
    {
      guest: solange.name,
      status: 'paid',
      currency: 'RWF',
      cents: 5_000,
      method: 'mobile money',
      hour: '2026-07-01T10',
      refunded: null,
    },
  ])
  const receipts = await house.rows(
    'select number, total_cents, paid_cents from receipts order by number',
  )
  expect(receipts).toEqual([
    { number: 1, total_cents: cents.receipt, paid_cents: cents.receiptPaid },
    { number: 2, total_cents: 0, paid_cents: cents.depositPaid },
  ])
  const onStay = await house.rows(
    `select total_cents from laundry_orders where room_booking_id = ?
     union all select total_cents from restaurant_orders where room_booking_id = ?`,
    [ids.jean, ids.jean],
  )
  expect(onStay).toEqual([{ total_cents: 450 }, { total_cents: 2_600 }])
  const counts = await house.rows<{ counts: string }>('select counts from cash_counts')
  expect(counts.map((one) => JSON.parse(one.counts) as unknown)).toEqual([
    [
      { currency: 'USD', ...till.USD },
      { currency: 'RWF', ...till.RWF },
    ],
  ])
  const token = await house.signIn()
  const { body } = await house.api('GET', `/api/reports?from=${TODAY}&to=${TODAY}`, { token })
  expect(body).toMatchObject({ revenue: { room: 230, restaurant: 0, laundry: 0 } })
  const day = await house.api('GET', `/api/day-close?day=${TODAY}`, { token })
  const { dollars, kinds, taxes, owing } = close
  expect(day.body).toMatchObject({
    close: {
      figures: { dollars, kinds, receipts: { count: 2, first: 1, last: 2, total: 386, taxes } },
      owing,
    },
    late: [],
  })
}

for (const { link, title } of [
  { link: 'up', title: 'one day’s figures are those of the worked example' },
  { link: 'down', title: 'the same with the link down from noon to six' },
] as const) {
  test(title, wideUnless(link === 'down'), async ({ house, cable, openDevice }) => {
    const ids = await openDayHouse(house)
    const page = await (await openDevice('tablet')).visit('/login')
    await signIn(page, house.admin)
    await workerReady(page)
    await morning(page, ids)

    await goOnTo(NOON, house, cable, page)
    if (link === 'down') {
      await expect(page.getByRole('main').getByText(/· 12:0\d/)).toBeVisible()
      await cable.cut()
      await linkIsDown(page)
    }
    await afternoon(page, ids)

    await goOnTo(SIX, house, cable, page)
    await evening(page)
    await expectOnce(house, page)
    await expectFigures(house, ids)
    expect(house.logs.filter(isFault)).toEqual([])
  })
}
