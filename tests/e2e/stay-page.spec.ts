import { checkAxe, light } from '../fixtures/axe.ts'
import { sellRoom } from '../fixtures/bookings.ts'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { linkIsDown, openDesk, storedDrafts, storedStates, words } from '../fixtures/flows.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { MORNING, TODAY } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/* One page a stay, and one balance: a prepaid room with two dinners on it is not paid. */

test.use({ houseOptions: { clock: MORNING } })

const guest = 'Another guest'

test('a prepaid room with dinners on it owes the same on every screen, and is settled at check-out without the link', async ({
  house,
  cable,
  openDevice,
}) => {
  const stay = await sellRoom(house, 'Burera', { checkIn: TODAY, checkOut: '2026-07-03' })
  const token = await house.signIn()
  const call = async (method: 'POST' | 'PATCH', path: string, body: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const { status } = await house.api(method, `/api/hotel-bookings/${stay}${path}`, {
      token,
      headers,
      body,
    })
    expect(status, path).toBeLessThan(300)
  }
  const [booking] = await house.rows<{ total_cents: number }>(
    'select total_cents from hotel_bookings where id = ?',
    [stay],
  )
  const room = (booking?.total_cents ?? 0) / 100
  await call('POST', '/payments', { amount: room, currency: 'USD', method: 'cash', status: 'paid' })
  await call('PATCH', '/check-in', {})
  for (const _ of [1, 2]) {
    const order = await placeOrder(house, { guest, date: '2026-07-02' })
    await call('POST', '/charges', { kind: 'restaurant', subject_id: order.id, on: true })
  }
  const [{ cents } = { cents: 0 }] = await house.rows<{ cents: number }>(
    'select sum(total_cents) as cents from restaurant_orders where room_booking_id = ?',
    [stay],
  )
  const owed = `$${(cents / 100).toFixed(2)}`

  const page = await openDesk(await openDevice('tablet'), house.admin, `/dashboard/stays/${stay}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: guest })).toBeVisible()
  await workerReady(page)
  await expect(main.getByText(`${owed} owed`)).toBeVisible()
  await expect(page.getByTestId('balance')).toHaveText(owed)
  await checkAxe(page, 'the page of a stay')
  await screenshot(page, 'stay-page')

  await page.goto('/dashboard')
  const unpaid = main.getByRole('listitem').filter({ hasText: guest })
  await expect(unpaid.filter({ hasText: owed }).first()).toBeVisible()
  await page.goto(`/dashboard/reservations/calendar?view=timeline`)
  await expect(page.locator(`[data-stay="${stay}"]`)).toHaveAccessibleName(
    new RegExp(owed.replace(/[$.]/g, '\\$&')),
  )

  await page.goto(`/dashboard/stays/${stay}`)
  await cable.cut()
  await linkIsDown(page)
  await page.reload()
  await expect(main.getByText(`${owed} owed`)).toBeVisible()
  await main.getByRole('button', { name: 'Check out' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Check ${guest} out?` })
  await expect(dialog).toContainText(`${owed} not paid`)
  await expect(dialog.getByRole('list', { name: 'What is open' })).toContainText('Steak')
  await dialog.getByRole('button', { name: 'Check out with an open bill' }).click()
  await expect(dialog.getByText('Say why, or settle on the bill first.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Settle now' }).click()
  await expect(dialog.getByLabel('Amount in USD')).toHaveValue((cents / 100).toFixed(2))
  await checkAxe(page, 'settling at check-out')
  await screenshot(page, 'check-out-settles')
  await dialog.getByRole('button', { name: 'Take money and write receipt' }).click()
  await expect(dialog).toContainText(words.saved)
  await expect(dialog).toContainText('All that is on the bill is paid.')
  await dialog.getByRole('button', { name: 'Check out', exact: true }).click()
  await expect(dialog).toBeHidden()
  // What the house knows and what waits here are two figures, and both are said.
  await expect(main).toContainText(`${owed} at the house, $0.00 with what waits on this device`)

  await cable.restore()
  await expect(main.getByText('at the house, $0.00')).toHaveCount(0)
  // The balance follows the payments, which are taken before the check-out is.
  await expect.poll(() => storedStates(page)).toEqual(['taken', 'taken', 'taken', 'taken'])
  const [left] = await house.rows(
    'select status, owing_cents, owing_reason from hotel_bookings where id = ?',
    [stay],
  )
  expect(left).toEqual({ status: 'completed', owing_cents: null, owing_reason: null })
  const [paid] = await house.rows(
    `select count(*) as payments, sum(amount_cents) as cents from payments
     where subject_kind = 'restaurant' and status = 'paid' and subject_id in
       (select id from restaurant_orders where room_booking_id = ?)`,
    [stay],
  )
  expect(paid).toEqual({ payments: 2, cents })
  // The prepaid nights stood on no receipt yet, so they stand on this one.
  const whole = room * 100 + cents
  const receipts = await house.rows(
    'select total_cents, paid_cents from receipts where booking_id = ?',
    [stay],
  )
  expect(receipts).toEqual([{ total_cents: whole, paid_cents: whole }])
})

test(
  'the search finds a stay by room, by name and by the code of a dinner, without the link',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const name = 'Espérance Uwimana'
    const phone = '0788 999 111'
    const nights = { checkIn: TODAY, checkOut: '2026-07-03' }
    const stay = await sellRoom(house, 'Burera', nights, { name, phone })
    const { status } = await house.api('PATCH', `/api/hotel-bookings/${stay}/check-in`, {
      token: await house.signIn(),
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {},
    })
    expect(status).toBe(200)
    // Another name, and not on the bill: the phone says whose it is.
    const dinner = await placeOrder(house, { guest: 'E. U.', phone, date: '2026-07-02' })
    const [room] = await house.rows<{ number: string }>(
      `select room_number as number from rooms where name = 'Burera'`,
    )

    const page = await openDesk(await openDevice('tablet'), house.admin, '/dashboard/payments')
    await workerReady(page)
    await cable.cut()
    await linkIsDown(page)
    await page.reload()
    await linkIsDown(page)

    const dialog = page.getByRole('dialog', { name: 'Search' })
    const field = dialog.getByRole('combobox')
    const found = dialog.getByRole('option')
    const onTheStay = async () => {
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(`/dashboard/stays/${stay}`)
      expect(new URL(page.url()).search).toBe('')
    }

    await page.getByRole('button', { name: 'Search' }).click()
    await expect(field).toBeFocused()
    await field.fill('uwimana')
    await expect(found.filter({ hasText: name }).first()).toBeVisible()
    await checkAxe(page, 'the search of the desk')
    await light(page, 'dark')
    await checkAxe(page, 'the search of the desk, by night', ['color-contrast'])
    await screenshot(page, 'desk-search-by-night')
    await light(page, 'light')
    await expect(dialog).toContainText('Searched on this device, as of')
    await screenshot(page, 'desk-search')
    await field.press('Escape')
    await expect(dialog).toBeHidden()

    const asked: readonly [typed: string, choose: () => Promise<void>][] = [
      // Another guest of the room leaves today.
      [room?.number ?? '', () => found.filter({ hasText: name }).first().click()],
      ['esperance uwi', () => field.press('Enter')],
      [dinner.code.toLowerCase(), () => field.press('Enter')],
    ]
    for (const [typed, choose] of asked) {
      await page.goto('/dashboard/handover')
      await expect(page.getByRole('heading', { level: 1, name: 'Hand over' })).toBeVisible()
      await page.keyboard.press('Control+k')
      await field.fill(typed)
      await expect(found.first()).toBeVisible()
      await choose()
      await onTheStay()
    }
    await page.keyboard.press('Control+k')
    await field.fill('nobody at all')
    await expect(dialog.getByText('Nobody found.').last()).toBeVisible()
    await checkAxe(page, 'a search that finds nobody')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
)

test(
  'laundry and a car are taken from a guest’s stay without the link: with its guest, over a reload, and once',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const name = 'Espérance Uwimana'
    const nights = { checkIn: TODAY, checkOut: '2026-07-03' }
    const stay = await sellRoom(house, 'Burera', nights, { name, phone: '0788 999 111' })
    const [room] = await house.rows<{ number: string }>(
      `select room_number as number from rooms where name = 'Burera'`,
    )
    const page = await openDesk(await openDevice('tablet'), house.admin, `/dashboard/stays/${stay}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name })).toBeVisible()
    await workerReady(page)
    await cable.cut()
    await linkIsDown(page)

    const requests = main.getByRole('region', { name: /^Asked for during the stay/ })
    await requests.getByRole('button', { name: 'New order' }).click()
    await page
      .getByRole('dialog', { name: 'New order' })
      .getByRole('button', { name: 'Laundry' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'New Laundry Order' })
    await expect(dialog.getByLabel('Customer')).toHaveValue(name)
    await expect(dialog.getByLabel('Room')).toHaveValue(room?.number ?? '')
    await dialog.getByRole('combobox').last().selectOption({ index: 1 })
    await expect.poll(() => storedDrafts(page)).toContain('order:laundry')
    await page.reload()
    await expect(dialog).toContainText('This is what you had typed before, not yet saved.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    const row = requests.getByRole('listitem').filter({ hasText: /laundry/i })
    await expect(row).toContainText('Saved on this device')

    await requests.getByRole('button', { name: 'New order' }).click()
    await page
      .getByRole('dialog', { name: 'New order' })
      .getByRole('button', { name: 'Car rental' })
      .click()
    const which = page.getByRole('dialog', { name: 'Which car?' })
    await which.getByRole('listitem').first().getByRole('button').click()
    const rental = page.getByRole('dialog', { name: 'New Rental' })
    await expect(rental.getByLabel('Phone')).toHaveValue('0788 999 111')
    await rental.getByLabel('End date').fill('2026-07-02')
    await expect.poll(() => storedDrafts(page)).toContain('order:rental')
    await page.reload()
    await expect(rental).toContainText('This is what you had typed before, not yet saved.')
    await expect(rental.getByLabel('End date')).toHaveValue('2026-07-02')
    await rental.getByRole('button', { name: 'Rent' }).click()
    await expect(rental).toBeHidden()

    await cable.restore()
    await expect
      .poll(() => house.rows('select id from car_rentals where customer_name = ?', [name]))
      .toHaveLength(1)
    await expect
      .poll(() =>
        house.rows('select customer_name, room from laundry_orders where customer_name = ?', [
          name,
        ]),
      )
      .toEqual([{ customer_name: name, room: room?.number }])
    await expect(row).toHaveCount(1)
    await expect(row).not.toContainText('Saved on this device')
  },
)
