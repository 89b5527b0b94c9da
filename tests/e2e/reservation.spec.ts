import type { Locator, Page } from '@playwright/test'
import { light } from '../fixtures/axe.ts'
import { bookingsOf, claimedNights, roomOf, sellRoom } from '../fixtures/bookings.ts'
import { screenshot, workerReady, type Device, type DeviceKind } from '../fixtures/browser.ts'
import { linkIsDown, openDesk, storedOperations, storedStates } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { lettersOf } from '../fixtures/letters.ts'
import { looksAt } from '../fixtures/looks.ts'
import { MORNING } from '../fixtures/stays.ts'
import { countTaps } from '../fixtures/taps.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * A guest calls (issue "the stay and its money"): a booking for next month from the timeline in six
 * taps and the name, without the link; a request until the house has it, and only then a letter.
 */

test.use({ houseOptions: { clock: MORNING } })

const caller = 'Grace Ineza'
/** Free at the demo house at MORNING. */
const nights = { checkIn: '2026-08-10', checkOut: '2026-08-12' }
const DAY = 44

async function openOverview(device: Device, house: House): Promise<Page> {
  const page = await openDesk(device, house.admin, '/dashboard')
  await expect(page.getByRole('region', { name: 'Arrivals' })).toBeVisible()
  await workerReady(page)
  return page
}

const timeline = (page: Page): Locator => page.getByRole('region', { name: 'Rooms and days' })
const lineOf = (page: Page, room: string): Locator => page.getByRole('group', { name: room })
const stay = (page: Page, name = caller): Locator =>
  timeline(page).getByRole('button', { name: new RegExp(name) })

/** The middle of a day of August on a room's line, once the timeline stands still. */
async function cellOf(page: Page, room: string, day: number): Promise<{ x: number; y: number }> {
  const line = lineOf(page, room)
  await line.scrollIntoViewIfNeeded()
  const place = async () => {
    const box = await line.boundingBox()
    const left = await timeline(page).evaluate((region) => {
      const name = [...region.querySelectorAll('span')].find(
        (one) => one.childElementCount === 0 && one.textContent.startsWith('August'),
      )
      return name?.parentElement?.getBoundingClientRect().left ?? null
    })
    if (box === null || left === null) throw new Error(`August of ${room} is not in sight.`)
    return { x: left + (day - 0.5) * DAY, y: box.y + box.height / 2 }
  }
  let last = await place()
  await expect(async () => {
    const before = last
    await page.waitForTimeout(200)
    last = await place()
    expect(last).toEqual(before)
  }).toPass()
  return last
}

/** Opens August on the timeline. */
async function openAugust(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Reservations Calendar' }).click()
  await page.getByRole('toolbar', { name: 'View' }).getByRole('button', { name: 'Rooms' }).click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(timeline(page)).toContainText('August 2026')
}

const guests = (page: Page) => page.getByRole('list', { name: 'Known guests' })
const noteOf = (page: Page) => page.getByText('Not at the house yet: the nights are not claimed')

test('a call for next month, without the link: six taps and the name, once at the house, a letter then', async ({
  house,
  cable,
  openDevice,
}) => {
  const device = await openDevice('tablet')
  const page = await openOverview(device, house)
  await cable.cut()
  await linkIsDown(page)

  const taps = await countTaps(page)
  await openAugust(page)
  const cell = await cellOf(page, 'Burera', 10)
  await page.touchscreen.tap(cell.x, cell.y)
  await expect(page.getByRole('heading', { name: 'New booking' })).toBeVisible()
  await expect(page.getByLabel('Check-in')).toHaveValue(nights.checkIn)
  await expect(page.getByRole('list', { name: 'Chosen rooms' })).toContainText('Burera')
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByLabel('Full name').fill(caller)
  await expect(page.getByLabel('Check-out')).toHaveValue(nights.checkOut)

  // In the middle of it the tablet begins anew.
  await page.waitForTimeout(500)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue(caller)
  await expect(page.getByLabel('Check-out')).toHaveValue(nights.checkOut)
  await expect(page.getByRole('list', { name: 'Chosen rooms' })).toContainText('Burera')
  // By mail the same: the guest is to be told.
  await page.getByLabel('Email').fill('grace@example.test')
  await screenshot(page, 'reservation-filled')

  await page.getByRole('button', { name: 'Reserve' }).click()
  await page.waitForURL(/sent=/)
  expect(await taps.taken()).toBe(6)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Saved on this device, not yet with the house',
  )
  await expect(noteOf(page)).toBeVisible()
  const code = await page.locator('strong.font-mono').innerText()
  expect((await storedOperations(page)).map(({ route }) => route)).toEqual(['reserveRooms'])
  await screenshot(page, 'reservation-sent')

  await page.getByRole('link', { name: 'Open the timeline' }).click()
  await expect(stay(page)).toHaveAccessibleName(
    /Grace Ineza, 10 Aug – 12 Aug, Request, not yet with the house/,
  )
  await stay(page).click()
  await expect(noteOf(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  await screenshot(page, 'reservation-on-timeline')
  await page.reload()
  await expect(stay(page)).toHaveAccessibleName(/Request, not yet with the house/)
  expect(await bookingsOf(house, caller)).toEqual([])
  expect(lettersOf(house)).toEqual([])

  await cable.restore()
  await expect
    .poll(() => bookingsOf(house, caller), { timeout: 30_000 })
    .toMatchObject([{ room: 'Burera', status: 'approved', code }])
  const [booked, ...more] = await bookingsOf(house, caller)
  expect(more).toEqual([])
  expect(await claimedNights(house, booked?.id ?? '')).toEqual(['2026-08-10', '2026-08-11'])
  await expect
    .poll(() => lettersOf(house).map(({ to }) => to), { timeout: 30_000 })
    .toEqual(['grace@example.test'])
  await expect(stay(page)).toHaveAccessibleName(/10 Aug – 12 Aug, Approved(?!.*not yet)/)
  expect(await storedStates(page)).toEqual(['taken'])
})

test(
  'the room went meanwhile: the guest has another with one touch, and the deposit follows',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const room = await roomOf(house, 'Burera')
    const page = await openOverview(await openDevice('tablet'), house)
    await cable.cut()
    await linkIsDown(page)
    await page.goto(
      `/dashboard/reservations/new?room=${room.id}&from=${nights.checkIn}&to=${nights.checkOut}`,
    )
    await page.getByLabel('Full name').fill(caller)
    await page.getByRole('button', { name: 'Cash' }).click()
    await page.getByRole('button', { name: /^First night/ }).click()
    await page.getByRole('button', { name: 'Reserve' }).click()
    await page.waitForURL(/sent=/)
    await sellRoom(house, 'Burera', nights)

    await cable.restore()
    const card = page.getByRole('article', { name: /^Reservation/ })
    await expect(card).toContainText('was given to Another guest', { timeout: 30_000 })
    await screenshot(page, 'reservation-room-gone')
    expect(await bookingsOf(house, caller)).toEqual([])
    await card
      .getByRole('button', { name: /^Take / })
      .first()
      .click()
    await expect
      .poll(() => bookingsOf(house, caller), { timeout: 30_000 })
      .toMatchObject([{ status: 'approved' }])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmed')
    const [booked] = await bookingsOf(house, caller)
    expect(booked?.room).not.toBe('Burera')
    await expect
      .poll(() =>
        house.rows('select method, status from payments where subject_id = ?', [booked?.id ?? '']),
      )
      .toEqual([{ method: 'cash', status: 'paid' }])
  },
)

test(
  'two rooms at an agreed rate, changed while they wait and once one of them is gone: deposit and receipt follow',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const room = await roomOf(house, 'Burera')
    const page = await openOverview(await openDevice('tablet'), house)
    await cable.cut()
    await linkIsDown(page)
    await page.goto(
      `/dashboard/reservations/new?room=${room.id}&from=${nights.checkIn}&to=${nights.checkOut}`,
    )
    await page.getByLabel('Full name').fill(caller)
    await page.getByLabel('Email').fill('grace@example.test')
    await page.getByLabel('Send a confirmation').uncheck()
    await page.getByRole('button', { name: 'Add a room' }).click()
    await page.getByRole('checkbox', { name: /Ruhondo/ }).check()
    await page.getByRole('button', { name: 'Change the rate' }).click()
    await page.getByLabel('A night in 202 Ruhondo').fill('50')
    await page.getByLabel('Why is the price another?').fill('Third stay')
    await page.getByRole('button', { name: 'Held until a day' }).click()
    await page.getByRole('button', { name: 'Mobile Money' }).click()
    await page.getByLabel('Amount that was taken').fill('40')
    await page.getByRole('button', { name: 'Hold the rooms' }).click()
    await page.waitForURL(/sent=/)
    const routes = ['reserveRooms', 'recordBookingPayment', 'issueReceipt']
    expect((await storedOperations(page)).map(({ route }) => route)).toEqual(routes)

    await page.getByRole('link', { name: 'Change the reservation' }).click()
    await expect(page.getByLabel('Full name')).toHaveValue(caller)
    await page.getByLabel('Note').fill('Arrives late')
    await page.waitForTimeout(500)
    await page.reload()
    await expect(page.getByLabel('Note')).toHaveValue('Arrives late')
    await screenshot(page, 'reservation-changed')
    await page.getByRole('button', { name: 'Save the change' }).click()
    await page.waitForURL(/sent=/)
    await page.getByRole('link', { name: 'Open the timeline' }).click()
    for (const line of ['Burera', 'Ruhondo']) {
      await expect(
        lineOf(page, line).getByRole('button', { name: new RegExp(caller) }),
      ).toHaveAccessibleName(/Request, not yet with the house/)
    }
    await sellRoom(house, 'Burera', nights)

    await cable.restore()
    const card = page.getByRole('article', { name: /^Reservation/ })
    await expect(card).toBeVisible({ timeout: 30_000 })
    expect(await bookingsOf(house, caller)).toEqual([])
    await card.getByRole('link', { name: 'Change the reservation' }).click()
    await expect(page.getByLabel('Note')).toHaveValue('Arrives late')
    await page.getByRole('button', { name: 'Take 201 Burera out' }).click()
    await page.getByRole('button', { name: 'Save the change' }).click()
    await expect
      .poll(() => bookingsOf(house, caller), { timeout: 30_000 })
      .toMatchObject([{ room: 'Ruhondo', status: 'approved' }])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmed')
    const [booked] = await bookingsOf(house, caller)
    const own = [booked?.id ?? '']
    expect(
      await house.rows('select notes, rate_reason from hotel_bookings where id = ?', own),
    ).toEqual([{ notes: 'Arrives late', rate_reason: 'Third stay' }])
    await expect
      .poll(() => house.rows('select method, status from payments where subject_id = ?', own))
      .toEqual([{ method: 'mobile money', status: 'paid' }])
    await expect
      .poll(() => house.rows('select payer from receipts where booking_id = ?', own))
      .toEqual([{ payer: caller }])
    expect(lettersOf(house)).toEqual([])
  },
)

test(
  'a guest of the house is picked in an order of the desk by keys, without the link',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openOverview(await openDevice('tablet'), house)
    await page.goto('/dashboard/laundry')
    await expect(page.getByRole('button', { name: 'New Order' })).toBeVisible()
    await cable.cut()
    await linkIsDown(page)
    await page.getByRole('button', { name: 'New Order' }).click()
    const dialog = page.getByRole('dialog')
    const customer = dialog.getByLabel('Customer')
    await customer.press('ArrowDown')
    await expect(guests(page).getByRole('button').first()).toBeVisible()
    const first = (await guests(page).getByRole('button').first().innerText()).split('\n')
    await screenshot(page, 'guest-picker-dialog')
    await page.keyboard.press('Escape')
    await expect(guests(page)).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await customer.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(customer).toHaveValue(first[0] ?? '')
    await expect(customer).toBeFocused()
    await expect(dialog.getByLabel('Room')).not.toHaveValue('')
  },
)

test(
  'free nights are chosen by a drag, by a finger that rests, and by keys',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openOverview(await openDevice('tablet'), house)
    await openAugust(page)
    const [from, to] = [await cellOf(page, 'Burera', 10), await cellOf(page, 'Burera', 13)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await screenshot(page, 'timeline-new-stay')
    await page.mouse.up()
    await expect(page.getByLabel('Check-in')).toHaveValue('2026-08-10')
    await expect(page.getByLabel('Check-out')).toHaveValue('2026-08-13')
    await page.goBack()

    await expect(timeline(page)).toContainText('August 2026')
    const client = await page.context().newCDPSession(page)
    const at = await cellOf(page, 'Burera', 10)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: at.y }],
      })
    await touch('touchStart', at.x)
    await page.waitForTimeout(500)
    await touch('touchMove', at.x + DAY)
    await touch('touchMove', at.x + 2 * DAY)
    await touch('touchEnd', at.x + 2 * DAY)
    await expect(page.getByLabel('Check-in')).toHaveValue('2026-08-10')
    await expect(page.getByLabel('Check-out')).toHaveValue('2026-08-12')
    await page.goBack()

    await expect(timeline(page)).toContainText('August 2026')
    const cursor = page
      .getByRole('button', { name: /free$/ })
      .or(page.getByRole('button', { name: /not free$/ }))
    await cursor.focus()
    for (let day = 1; day < 10; day += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(cursor).toHaveAccessibleName(/10 Aug – 12 Aug, free/)
    await screenshot(page, 'timeline-by-cursor')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Check-in')).toHaveValue('2026-08-10')
    await expect(page.getByLabel('Check-out')).toHaveValue('2026-08-12')
  },
)

for (const kind of ['phone', 'tablet'] as const satisfies DeviceKind[]) {
  test(
    `a reservation on a ${kind}: readable by all`,
    { tag: '@wide' },
    async ({ house, openDevice }) => {
      const room = await roomOf(house, 'Burera')
      const page = await openOverview(await openDevice(kind), house)
      const look = await looksAt(page, kind)
      await page.getByRole('link', { name: 'New booking' }).click()
      await expect(page.getByText('Free for these nights')).toBeVisible()
      await screenshot(page, `reservation-empty-${kind}`)
      await look('new booking')
      await page.goto(
        `/dashboard/reservations/new?room=${room.id}&from=${nights.checkIn}&to=${nights.checkOut}`,
      )
      await page.getByLabel('Full name').fill('a')
      await expect(guests(page).getByRole('button').first()).toBeVisible()
      await screenshot(page, `guest-picker-${kind}`)
      await look('guests to pick from')
      await page.getByLabel('Full name').fill(caller)
      await page.getByLabel('Full name').press('Escape')
      await page.getByRole('button', { name: 'Change the rate' }).click()
      await page.getByLabel(/^A night in/).fill('50')
      await page.getByRole('button', { name: 'Held until a day' }).click()
      await page.getByRole('button', { name: 'Mobile Money' }).click()
      await page.getByRole('button', { name: 'Hold the rooms' }).click()
      await expect(page.getByText('Say why the price differs').first()).toBeVisible()
      await look('what is missing')
      await screenshot(page, `reservation-errors-${kind}`)
      await light(page, 'dark')
      await screenshot(page, `reservation-${kind}-night`)
      await light(page, 'light')
      await page.getByLabel('Why is the price another?').fill('Third stay')
      await page.getByRole('button', { name: 'No deposit' }).click()
      await page.getByRole('button', { name: 'Hold the rooms' }).click()
      await page.waitForURL(/sent=/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmed')
      await look('reservation sent')
      await page.getByRole('link', { name: 'Open the stay' }).click()
      await expect(page.getByText('Third stay')).toBeVisible()
      await expect(page.getByText(/^Held until/)).toBeVisible()
      await screenshot(page, `reservation-stay-${kind}`)
      await look('stay that is held')
    },
  )
}
