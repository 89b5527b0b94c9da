import type { Locator, Page } from '@playwright/test'
import { checkAxe } from '../fixtures/axe.ts'
import { sellRoom } from '../fixtures/bookings.ts'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { linkIsDown, openDesk, words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { MORNING } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'
import { widerThan } from '../fixtures/too-wide.ts'

/*
 * A meal that staff order for a guest: from the stay's page on the room's bill, at a table from the
 * kitchen's screen; with the link down it is at the house once, when the link is back.
 */

test.use({ houseOptions: { clock: MORNING } })

const guest = { name: 'Honorine Mukamana', phone: '0788 123 456' }

interface Stored {
  id: string
  status: string
  total_cents: number
  source: string
  changed_by: string
  table_or_room: string | null
  room_booking_id: string | null
  customer_name: string
}

const mealsOf = (house: House, name: string) =>
  house.rows<Stored>(
    `select id, status, total_cents, source, changed_by, table_or_room, room_booking_id, customer_name
     from restaurant_orders where customer_name = ? and source = 'desk' and deleted_at is null`,
    [name],
  )

async function openAt(device: Device, house: House, path: string): Promise<Page> {
  const page = await openDesk(device, house.admin, path)
  await workerReady(page)
  return page
}

const form = (page: Page): Locator => page.getByRole('dialog', { name: 'New meal order' })

/** Two of the first dish that the search finds. */
async function addTwo(dialog: Locator, dish: string): Promise<void> {
  await dialog.getByLabel('Search the menu').fill(dish)
  await dialog.getByRole('button', { name: `Add ${dish}`, exact: true }).click()
  await dialog.getByRole('button', { name: 'More', exact: true }).last().click()
}

test(
  'with the link down: a dinner on the room of a guest in the house, found again, once, on the bill',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const stay = await sellRoom(
      house,
      'Burera',
      { checkIn: '2026-07-01', checkOut: '2026-07-03' },
      guest,
    )
    const page = await openAt(await openDevice('tablet'), house, `/dashboard/stays/${stay}`)
    await cable.cut()
    await linkIsDown(page)
    await page.getByRole('button', { name: 'New order' }).click()
    // Asked only where the desk takes more than meals.
    const meal = page.getByRole('dialog').getByRole('button', { name: 'Restaurant', exact: true })
    await expect(meal.or(form(page)).first()).toBeVisible()
    if (await meal.isVisible()) await meal.click()
    const dialog = form(page)
    await expect(dialog.getByLabel('Guest name')).toHaveValue(guest.name)
    await addTwo(dialog, 'Steak')
    await dialog.getByRole('textbox', { name: 'Table' }).fill('4')
    await dialog.getByLabel('Special requests').fill('No salt')
    await dialog.getByRole('button', { name: 'Later', exact: true }).click()
    await dialog.getByLabel('Time').fill('19:30')
    await screenshot(page, 'meal-at-desk-tablet')
    await checkAxe(page, 'a meal ordered at the desk')

    // A reload finds it as it was typed.
    await page.waitForTimeout(600)
    await page.reload()
    await expect(dialog.getByLabel('Special requests')).toHaveValue('No salt')
    await expect(dialog.getByRole('textbox', { name: 'Table' })).toHaveValue('4')
    await dialog.getByRole('button', { name: /^Take the order/ }).click()
    await expect(dialog).toBeHidden()

    // On the bill at once, as what only this device has.
    const [steak] = await house.rows<{ price_cents: number }>(
      'select price_cents from items where name = ?',
      ['Steak'],
    )
    const cents = 2 * (steak?.price_cents ?? 0)
    const price = `$${(cents / 100).toFixed(2)}`
    await page.goto(`/dashboard/stays/${stay}/folio`)
    const line = page
      .getByRole('list', { name: 'Lines of the bill' })
      .getByRole('listitem')
      .filter({ hasText: 'Steak' })
    await expect(line).toContainText(price)
    await page.reload()
    await expect(line).toContainText(price)
    expect(await mealsOf(house, guest.name)).toEqual([])

    await cable.restore()
    await expect
      .poll(async () => (await mealsOf(house, guest.name)).length, { timeout: 60_000 })
      .toBe(1)
    const [stored] = await mealsOf(house, guest.name)
    const [who] = await house.rows<{ name: string }>('select name from users where email = ?', [
      house.admin.email,
    ])
    expect(stored).toMatchObject({
      status: 'pending',
      total_cents: cents,
      changed_by: who?.name,
      table_or_room: '4',
      room_booking_id: stay,
    })
    await expect(line).toHaveCount(1)
    await page.goto('/kitchen')
    const ticket = page.getByRole('article').filter({ hasText: guest.name })
    await expect(ticket).toHaveCount(1)
    await expect(ticket).toContainText('19:30')
    await expect(ticket).toContainText('Table 4')
    await expect(ticket).toContainText('No salt')
    await expect(ticket.getByRole('button', { name: 'Accept' })).toBeVisible()
    expect(await mealsOf(house, guest.name)).toHaveLength(1)

    // Who knows the guests picks them here too, with their room.
    await page.getByRole('button', { name: 'New order' }).click()
    await dialog.getByLabel('Guest name').fill('honor')
    await dialog.getByRole('button', { name: /^Honorine Mukamana/ }).click()
    await expect(dialog.getByLabel('Room number')).not.toHaveValue('')
  },
)

test(
  'a waiter at table 4, on a phone; what is sold out meanwhile comes back with a way on',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    await house.write(`update users set role = 'staff' where email = ?`, [house.admin.email])
    const device = await openDevice('phone')
    const page = await device.visit('/login')
    await page.getByLabel('Email').fill(house.admin.email)
    await page.getByLabel('Password', { exact: true }).fill(house.admin.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/housekeeping')
    await page.goto('/kitchen')
    await workerReady(page)
    await cable.cut()
    await page.getByRole('button', { name: 'New order' }).click()
    const dialog = form(page)
    await dialog.getByRole('textbox', { name: 'Table' }).fill('4')
    await addTwo(dialog, 'Steak')
    await addTwo(dialog, 'Coffee')
    expect(await page.evaluate(widerThan, 390)).toEqual([])
    await screenshot(page, 'meal-at-desk-phone')
    await checkAxe(page, 'a meal ordered on a phone')
    await dialog.getByRole('button', { name: /^Take the order/ }).click()
    await expect(dialog).toBeHidden()
    const ticket = page.getByRole('article').filter({ hasText: 'Table 4' })
    await expect(ticket).toContainText(words.saved)
    await screenshot(page, 'meal-at-desk-waiting-phone')
    await page.reload()
    await expect(ticket).toContainText('2 ×')

    await house.write(`update items set is_available = 0 where name = 'Steak'`)
    await cable.restore()
    const card = page.getByRole('region', { name: 'Needs your decision' })
    await expect(card).toContainText('Steak', { timeout: 60_000 })
    await card.getByRole('link', { name: 'Change the order' }).click()
    const again = page.getByRole('dialog', { name: 'Change the meal order' })
    await again.getByRole('button', { name: 'Remove Steak' }).click()
    await again.getByRole('button', { name: /^Take the order/ }).click()
    await expect(again).toBeHidden()
    await expect.poll(async () => (await mealsOf(house, '')).length, { timeout: 60_000 }).toBe(1)
    await expect(ticket).toHaveCount(1)
    await expect(ticket.getByRole('button', { name: 'Accept' })).toBeVisible()
  },
)
