import type { Locator, Page } from '@playwright/test'
import { checkAxe } from '../fixtures/axe.ts'
import { bookingsOf, roomOf, sellRoom } from '../fixtures/bookings.ts'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { linkIsDown, openDesk, storedStates, words } from '../fixtures/flows.ts'
import { freeRooms } from '../fixtures/free-rooms.ts'
import type { House } from '../fixtures/house.ts'
import { MORNING, TODAY } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * A request keeps no room from staff, is shown as what it is, and becomes an action item when its
 * room is given to somebody else (decision 74); a guest of the house changes the room.
 */

test.use({ houseOptions: { clock: MORNING } })

const guest = 'Another guest'
const asking = 'Grace Ineza'
const nights = { checkIn: '2026-08-10', checkOut: '2026-08-12' }

/** A guest asks for a room over a link that works, and nobody has answered yet. */
async function askFor(house: House, name: string, { checkIn, checkOut } = nights): Promise<string> {
  const id = await sellRoom(house, 'Burera', { checkIn: '2027-01-10', checkOut: '2027-01-12' })
  const room = await roomOf(house, name)
  await house.write('delete from room_nights where booking_id = ?', [id])
  await house.write('delete from stays where booking_id = ?', [id])
  await house.write(
    `update hotel_bookings set room_id = ?, check_in = ?, check_out = ?, status = 'pending',
       customer_name = ?, customer_email = 'grace@example.test' where id = ?`,
    [room.id, checkIn, checkOut, asking, id],
  )
  return id
}

/** The room under Burera on the timeline. */
async function roomBelow(house: House): Promise<string> {
  const all = await house.rows<{ name: string }>(
    'select name from rooms where deleted_at is null order by room_number',
  )
  return all[all.findIndex(({ name }) => name === 'Burera') + 1]!.name
}

const bar = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Rooms and days' }).getByRole('button', { name })
const flagged = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^Flagged/ })
    .getByRole('listitem')
    .filter({ hasText: asking })

test(
  'a stay moved over a request, with the link down: said before, an action item after, and another room for the guest',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const below = await roomBelow(house)
    await sellRoom(house, 'Burera', nights)
    const request = await askFor(house, below)
    const page = await openDesk(
      await openDevice('tablet'),
      house.admin,
      '/dashboard/reservations/calendar?view=timeline&month=2026-08',
    )
    await workerReady(page)
    await expect(bar(page, asking)).toHaveAccessibleName(/10 Aug – 12 Aug, Request$/)
    await expect(bar(page, asking)).toContainText('Request')
    await cable.cut()
    await linkIsDown(page)

    await bar(page, guest).focus()
    await page.keyboard.press('Shift+ArrowDown')
    const panel = page.getByRole('region', { name: 'Move this stay?' })
    await expect(panel).toContainText('The room is free for these nights.')
    await expect(panel).toContainText(
      `Takes the room from ${asking}’s request, 10 Aug – 12 Aug: you then offer another room or decline it.`,
    )
    await checkAxe(page, 'a move over a request')
    await screenshot(page, 'request-move')
    await panel.getByRole('button', { name: 'Move stay' }).click()
    await expect(bar(page, guest)).toHaveAccessibleName(/not yet with the house/)
    await expect(bar(page, asking)).toHaveAccessibleName(
      /Request, another booking has nights of it/,
    )
    await screenshot(page, 'request-lost-timeline')

    await page.goto('/dashboard')
    await expect(flagged(page)).toContainText('Request without a room')
    await expect(flagged(page)).toContainText(`${guest} has the room, 10 Aug – 12 Aug`)
    await flagged(page).scrollIntoViewIfNeeded()
    await screenshot(page, 'request-action-item')
    await flagged(page).getByRole('button', { name: 'Offer another room' }).click()
    const dialog = page.getByRole('dialog', { name: 'Offer another room' })
    await expect(dialog).toContainText(`${guest} has`)
    await dialog.getByRole('button', { name: 'Move the request' }).click()
    await expect(dialog).toContainText('Choose a room.')
    const room = dialog.getByRole('combobox', { name: 'Room' })
    const free = room.locator('option', { hasText: '· free' }).first()
    await room.selectOption(await free.getAttribute('value'))
    await expect(dialog).toContainText('Total')
    await checkAxe(page, 'another room for a request')
    await screenshot(page, 'request-offer')
    await dialog.getByRole('button', { name: 'Move the request' }).click()
    await expect(dialog).toBeHidden()
    await expect(flagged(page)).toHaveCount(0)

    await cable.restore()
    await expect.poll(async () => (await bookingsOf(house, guest))[0]?.room).toBe(below)
    await expect
      .poll(async () => (await bookingsOf(house, asking))[0])
      .toMatchObject({ id: request, status: 'pending' })
    await expect.poll(async () => (await bookingsOf(house, asking))[0]?.room).not.toBe(below)
    await expect.poll(() => storedStates(page)).toEqual(['taken', 'taken'])
  },
)

test(
  'a request whose room is gone: another room instead of an approval, or a letter that says no',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const request = await askFor(house, 'Burera')
    await sellRoom(house, 'Burera', nights)
    const page = await openDesk(
      await openDevice('tablet'),
      house.admin,
      `/dashboard/stays/${request}`,
    )
    const main = page.getByRole('main')
    await expect(main.getByText('Request', { exact: true })).toBeVisible()
    await expect(main.getByText('The room is taken')).toBeVisible()
    await main.getByRole('button', { name: 'Approve' }).click()
    const offer = page.getByRole('dialog', { name: 'Offer another room' })
    await expect(offer).toContainText(`${guest} has`)
    expect(await storedStates(page)).toEqual([])
    await offer.getByRole('button', { name: 'Go back' }).click()

    await page.goto('/dashboard')
    await flagged(page).getByRole('button', { name: 'Decline' }).click()
    const asked = page.getByRole('alertdialog', { name: `Decline the request of ${asking}?` })
    await asked.getByLabel('Reason for the guest').fill('We have no room left on these days.')
    await checkAxe(page, 'declining a request')
    await screenshot(page, 'request-decline')
    await asked.getByRole('button', { name: 'Decline request' }).click()
    await expect(flagged(page)).toHaveCount(0)
    await expect.poll(async () => (await bookingsOf(house, asking))[0]?.status).toBe('cancelled')
    const letters = await house.rows<{ to_email: string }>(
      `select to_email from notices where kind = 'booking_cancelled' and subject_ids like ?`,
      [`%${request}%`],
    )
    expect(letters).toEqual([{ to_email: 'grace@example.test' }])
  },
)

test(
  'a booking from the desk over a request, with the link down: said before, an action item after',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    await askFor(house, 'Burera')
    const { id } = await roomOf(house, 'Burera')
    const page = await openDesk(await openDevice('tablet'), house.admin, '/dashboard')
    await expect(page.getByRole('region', { name: 'Arrivals' })).toBeVisible()
    await workerReady(page)
    await cable.cut()
    await linkIsDown(page)
    await page.goto(`/dashboard/reservations/new?room=${id}&from=2026-08-11&to=2026-08-13`)
    const chosen = page.getByRole('list', { name: 'Chosen rooms' })
    await expect(chosen).toContainText(`Takes the room from ${asking}’s request, 10 Aug – 12 Aug`)
    await checkAxe(page, 'a booking over a request')
    await screenshot(page, 'request-reserve')
    await page.getByLabel('Full name').fill('Marie Uwera')
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    await page.waitForURL(/sent=/)
    await page.goto('/dashboard')
    await expect(flagged(page)).toContainText('Marie Uwera has the room, 11 Aug – 13 Aug')
    await cable.restore()
    await expect
      .poll(async () => (await bookingsOf(house, 'Marie Uwera'))[0])
      .toMatchObject({ room: 'Burera', status: 'approved' })
    expect((await bookingsOf(house, asking))[0]).toMatchObject({ status: 'pending' })
    await expect.poll(() => storedStates(page)).toEqual(['taken'])
  },
)

test(
  'a guest of the house changes the room on their page, with the link down: its state, its price, and what they had goes along',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const [own, dirty, broken] = await freeRooms(house, 3)
    await house.write('update rooms set price_per_night_cents = 8000 where id = ?', [own!.id])
    await house.write('update rooms set price_per_night_cents = 9000 where id = ?', [dirty!.id])
    const stay = await sellRoom(house, own!.name, { checkIn: TODAY, checkOut: '2026-07-03' })
    const token = await house.signIn()
    const call = async (method: 'POST' | 'PATCH', path: string, body: object) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const { status } = await house.api(method, path, { token, headers, body })
      expect(status, path).toBeLessThan(300)
    }
    await call('PATCH', `/api/hotel-bookings/${stay}/check-in`, {})
    await call('POST', `/api/hotel-bookings/${stay}/folio-items`, {
      title: 'Candles',
      price: 5,
      qty: 1,
    })
    await call('PATCH', `/api/rooms/${dirty!.id}/condition`, { condition: 'dirty' })
    await call('PATCH', `/api/rooms/${broken!.id}/condition`, { condition: 'out_of_order' })
    await askFor(house, dirty!.name, { checkIn: '2026-07-02', checkOut: '2026-07-04' })

    const page = await openDesk(await openDevice('tablet'), house.admin, `/dashboard/stays/${stay}`)
    const main = page.getByRole('main')
    await expect(main.getByText('$165.00 owed')).toBeVisible()
    await workerReady(page)
    await cable.cut()
    await linkIsDown(page)
    await page.reload()
    await main.getByRole('button', { name: 'Move to another room' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move to another room' })
    const room = dialog.getByRole('combobox', { name: 'Room' })
    const option = (number: string) =>
      room.locator('option', { hasText: new RegExp(`^${number} `) })
    await expect(option(own!.room_number)).toHaveCount(0)
    await expect(option(broken!.room_number)).toBeDisabled()
    await expect(option(broken!.room_number)).toContainText('out of order')
    await expect(option(dirty!.room_number)).toContainText('free, to be made up, asked for')
    await room.selectOption(dirty!.id)
    await expect(dialog).toContainText('The room is to be made up first.')
    await expect(dialog).toContainText(`Takes the room from ${asking}’s request, 2 Jul – 4 Jul`)
    await expect(dialog).toContainText('$20.00 more')
    await expect(dialog.getByLabel('Keep the old price')).toBeVisible()
    await checkAxe(page, 'another room for a guest of the house')
    await screenshot(page, 'move-guest')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(main).toContainText(words.saved)
    await expect(main).toContainText('$185.00')

    await cable.restore()
    await expect
      .poll(async () => (await bookingsOf(house, guest)).find(({ id }) => id === stay))
      .toMatchObject({ room: dirty!.name, status: 'active', total_cents: 18_000 })
    await expect(main.getByText('$185.00 owed')).toBeVisible()
    await expect(main).toContainText('Candles')
    expect(await storedStates(page)).toEqual(['taken'])
  },
)

test(
  'a stay that is moved to a room out of order is asked about first',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    await sellRoom(house, 'Burera', nights)
    const below = await roomBelow(house)
    const { id } = await roomOf(house, below)
    const token = await house.signIn()
    await house.api('PATCH', `/api/rooms/${id}/condition`, {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { condition: 'out_of_order' },
    })
    const page = await openDesk(
      await openDevice('tablet'),
      house.admin,
      '/dashboard/reservations/calendar?view=timeline&month=2026-08',
    )
    await bar(page, guest).focus()
    await page.keyboard.press('Shift+ArrowDown')
    const panel = page.getByRole('region', { name: 'Move this stay?' })
    await expect(panel).toContainText('The room is out of order now.')
    await page.keyboard.press('Enter')
    const asked = page.getByRole('alertdialog', { name: new RegExp(`${below} is out of order`) })
    await checkAxe(page, 'a room out of order')
    await screenshot(page, 'move-out-of-order')
    await asked.getByRole('button', { name: 'Go back' }).click()
    expect(await storedStates(page)).toEqual([])
    await panel.getByRole('button', { name: 'Move stay' }).click()
    await asked.getByRole('button', { name: 'Move all the same' }).click()
    await expect.poll(async () => (await bookingsOf(house, guest))[0]?.room).toBe(below)
  },
)
