import type { Locator, Page } from '@playwright/test'
import { bookingsOf, claimedNights, sellRoom } from '../fixtures/bookings.ts'
import { light } from '../fixtures/axe.ts'
import { screenshot, workerReady, type Device, type DeviceKind } from '../fixtures/browser.ts'
import type { Cable } from '../fixtures/cable.ts'
import {
  historyOf,
  linkIsDown,
  openDesk,
  storedOperations,
  storedStates,
  words,
} from '../fixtures/flows.ts'
import { freeRooms, type HouseRoom } from '../fixtures/free-rooms.ts'
import type { House } from '../fixtures/house.ts'
import { looksAt } from '../fixtures/looks.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { MORNING, TODAY } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * The start of a shift (issue "front desk"): today's board, somebody at the door, one who arrives
 * and one who leaves, with the link down; all of it over a reload, and at the house exactly once.
 */

test.use({ houseOptions: { clock: MORNING } })

const arriving = 'Another guest'
const walkIn = 'Honorine Mukamana'

async function openOverview(device: Device, house: House): Promise<Page> {
  const page = await openDesk(device, house.admin, '/dashboard')
  await expect(list(page, 'Arrivals')).toBeVisible()
  await workerReady(page)
  return page
}

const list = (page: Page, name: string): Locator => page.getByRole('region', { name })
const row = (page: Page, name: string, guest: string): Locator =>
  list(page, name).getByRole('listitem').filter({ hasText: guest })

const statesOf = (house: House, id: string) => historyOf(house, id, 'hotel_bookings')

async function fillWalkIn(page: Page, room: string, name: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^Room ${room}\\b`) }).check({ force: true })
  await page.getByLabel('Full name').fill(name)
}

/** The walk-in's form, filled in after the link was cut. */
async function walkInWithoutLink(device: Device, house: House, cable: Cable, room: HouseRoom) {
  const page = await openOverview(device, house)
  await page.getByRole('link', { name: 'Walk-in' }).click()
  await expect(page.getByRole('radio', { name: `Room ${room.room_number}` })).toBeVisible()
  await cable.cut()
  await linkIsDown(page)
  await fillWalkIn(page, room.room_number, walkIn)
  return page
}

async function giveKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Money taken, give keys' }).click()
  await page.waitForURL(/sent=/)
}

test('walk-in with cash, an arrival and a departure without the link: once at the house', async ({
  house,
  cable,
  openDevice,
}) => {
  const [mine, theirs] = (await freeRooms(house, 2)) as [HouseRoom, HouseRoom]
  const arrival = await sellRoom(house, theirs.name, { checkIn: TODAY, checkOut: '2026-07-03' })
  const [leaving] = await house.rows<{ id: string; customer_name: string }>(
    `select id, customer_name from hotel_bookings where status = 'active' and check_out = ?
      order by id`,
    [TODAY],
  )
  if (leaving === undefined) throw new Error('Nobody leaves the demo house today.')

  const page = await walkInWithoutLink(await openDevice('tablet'), house, cable, mine)
  // Money that was not taken is never written down by default.
  await page.getByRole('button', { name: 'Give keys' }).click()
  await expect(page.getByText('Say how it is paid.').first()).toBeVisible()
  expect(await storedStates(page)).toEqual([])
  await page.getByRole('radio', { name: /^Cash/ }).check()
  await screenshot(page, 'walk-in-filled')
  await giveKeys(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Saved on this device, not yet with the house',
  )
  const code = await page.locator('strong.font-mono').innerText()
  await screenshot(page, 'walk-in-sent')
  expect((await storedOperations(page)).map(({ route }) => route)).toEqual([
    'bookRoom',
    'approveHotelBooking',
    'recordBookingPayment',
    'checkInHotelBooking',
  ])

  await page.getByRole('link', { name: 'Done' }).click()
  await expect(row(page, 'In house', walkIn)).toContainText('Saved on this device')
  await expect(row(page, 'In house', walkIn)).toContainText('Paid')
  await row(page, 'Arrivals', arriving).getByRole('button', { name: 'Check in' }).click()
  await expect(row(page, 'In house', arriving)).toContainText('Saved on this device')
  await row(page, 'Departures', leaving.customer_name)
    .getByRole('button', { name: 'Check out' })
    .click()
  const leave = page.getByRole('alertdialog')
  // The demo's own life decides whether something is on the bill: who leaves owing says why.
  const why = leave.getByLabel('Why does the guest leave owing?')
  if ((await why.count()) > 0) await why.fill('Paid by the company')
  await leave.getByRole('button', { name: 'Check out' }).click()
  await expect(row(page, 'Departures', leaving.customer_name)).toHaveCount(0)

  await page.reload()
  await expect(row(page, 'In house', walkIn)).toContainText('Saved on this device')
  await expect(row(page, 'Departures', leaving.customer_name)).toHaveCount(0)
  await screenshot(page, 'overview-offline')
  // The room is given away here: nobody else at this desk gets it.
  await page.getByRole('link', { name: 'Walk-in' }).click()
  await expect(page.getByRole('heading', { name: /^Free tonight/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: `Room ${mine.room_number}` })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the overview' }).click()

  await cable.restore()
  await expect
    .poll(async () => new Set(await storedStates(page)), { timeout: 30_000 })
    .toEqual(new Set(['taken']))
  const [booked, ...more] = await bookingsOf(house, walkIn)
  expect(more).toEqual([])
  expect(booked).toMatchObject({ room: mine.name, status: 'active', payment_status: 'paid', code })
  const id = booked?.id ?? ''
  expect(await statesOf(house, id)).toEqual(['pending', 'approved', 'active'])
  expect(await claimedNights(house, id)).toEqual([TODAY])
  const paid = await house.rows<{ method: string; status: string; amount_cents: number }>(
    'select method, status, amount_cents from payments where subject_id = ?',
    [id],
  )
  expect(paid).toEqual([{ method: 'cash', status: 'paid', amount_cents: booked?.total_cents }])
  expect((await statesOf(house, arrival)).filter((one) => one === 'active')).toEqual(['active'])
  expect((await statesOf(house, leaving.id)).filter((one) => one === 'completed')).toEqual([
    'completed',
  ])
  await expect(row(page, 'In house', walkIn)).not.toContainText('Saved on this device')
})

test(
  'the room went meanwhile: one card says to whom, and one touch moves the whole walk-in',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const [mine] = (await freeRooms(house, 2)) as [HouseRoom, HouseRoom]
    const page = await walkInWithoutLink(await openDevice('tablet'), house, cable, mine)
    await page.getByRole('radio', { name: /^Cash/ }).check()
    await giveKeys(page)
    await sellRoom(house, mine.name, { checkIn: TODAY, checkOut: '2026-07-02' })

    await cable.restore()
    const card = page.getByRole('article', { name: /^Walk-in/ })
    await expect(card).toContainText(`Room ${mine.room_number} was given to ${arriving}`, {
      timeout: 30_000,
    })
    await expect(card).toContainText('3 steps behind it wait for this.')
    await expect(page.getByRole('article', { name: /^(Walk-in|Approve|Check in)/ })).toHaveCount(1)
    await screenshot(page, 'walk-in-room-gone')
    expect(await bookingsOf(house, walkIn)).toEqual([])
    await card
      .getByRole('button', { name: /^Move to / })
      .first()
      .click()

    await expect
      .poll(() => bookingsOf(house, walkIn), { timeout: 30_000 })
      .toMatchObject([{ status: 'active' }])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmed')
    const [booked] = await bookingsOf(house, walkIn)
    expect(booked?.room).not.toBe(mine.name)
    expect(await claimedNights(house, booked?.id ?? '')).toEqual([TODAY])
  },
)

test(
  'the room went and the guest with it: the cash that was taken is lost nowhere',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const [mine] = (await freeRooms(house, 1)) as [HouseRoom]
    const dinner = await placeOrder(house, { guest: walkIn, date: '2026-07-02' })
    const page = await walkInWithoutLink(await openDevice('tablet'), house, cable, mine)
    await page.getByRole('radio', { name: /^Cash/ }).check()
    await giveKeys(page)
    const payment = (await storedOperations(page)).find(
      ({ route }) => route === 'recordBookingPayment',
    )
    const amount = (payment?.body as { amount: number } | undefined)?.amount ?? 0
    expect(amount).toBeGreaterThan(0)
    await sellRoom(house, mine.name, { checkIn: TODAY, checkOut: '2026-07-02' })
    await cable.restore()

    const card = page.getByRole('article', { name: /^Walk-in/ })
    await card.getByRole('button', { name: words.dropMine }).click({ timeout: 30_000 })
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('was taken')
    await asked.getByRole('button', { name: words.dropMine }).click()

    // The desk is told, on every screen and after a reload, until the money is somewhere.
    const money = page.getByRole('article', { name: /^Money taken without a booking/ })
    await expect(money).toBeVisible()
    await page.goto('/dashboard')
    await expect(money).toBeVisible()
    await screenshot(page, 'walk-in-money-taken')
    expect(await bookingsOf(house, walkIn)).toEqual([])
    await money.getByRole('link', { name: 'Put it where it belongs' }).click()
    const form = page.getByRole('dialog')
    await expect(form.getByLabel('Amount')).toHaveValue(String(amount))
    await form.getByRole('searchbox', { name: 'Booking' }).fill(dinner.code)
    await form.getByRole('button', { name: new RegExp(walkIn) }).click()
    await form.getByRole('button', { name: 'Save payment' }).click()

    const onDinner = () =>
      house.rows('select method, status, amount_cents from payments where subject_id = ?', [
        dinner.id,
      ])
    await expect
      .poll(onDinner, { timeout: 30_000 })
      .toEqual([{ method: 'cash', status: 'paid', amount_cents: amount * 100 }])
    await expect.poll(() => storedStates(page)).not.toContain('parked')
    expect(await bookingsOf(house, walkIn)).toEqual([])
  },
)

for (const kind of ['phone', 'tablet'] as const satisfies DeviceKind[]) {
  test(
    `overview and walk-in on a ${kind}: readable by all`,
    { tag: '@wide' },
    async ({ house, openDevice }) => {
      const [room] = (await freeRooms(house, 5)) as [HouseRoom]
      const page = await openOverview(await openDevice(kind), house)
      const look = await looksAt(page, kind)
      await look('overview')
      await screenshot(page, `overview-${kind}`)
      await light(page, 'dark')
      await screenshot(page, `overview-${kind}-night`)
      await light(page, 'light')
      await page.getByRole('link', { name: 'Walk-in' }).click()
      await fillWalkIn(page, room.room_number, walkIn)
      await page.getByRole('radio', { name: /^Mobile Money/ }).check()
      await look('walk-in')
      await screenshot(page, `walk-in-${kind}`)
      await page.getByRole('button', { name: 'Money taken, give keys' }).click()
      await page.waitForURL(/sent=/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmed')
      await look('walk-in sent')
    },
  )
}
