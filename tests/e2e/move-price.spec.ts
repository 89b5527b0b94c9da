import type { Locator, Page } from '@playwright/test'
import { checkAxe } from '../fixtures/axe.ts'
import { bookingsOf, sellRoom } from '../fixtures/bookings.ts'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { linkIsDown, openDesk, storedStates } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { MORNING } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * What a move costs is said before it is confirmed, with the link down too; the agreed price of a
 * night may be kept with a reason (decision 69).
 */

test.use({ houseOptions: { clock: MORNING } })

const guest = 'Another guest'
const nights = { checkIn: '2026-08-10', checkOut: '2026-08-12' }

const stay = (page: Page): Locator =>
  page.getByRole('region', { name: 'Rooms and days' }).getByRole('button', { name: guest })
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Move this stay?' })

/** Burera costs 80 dollars a night, the room below it 120. */
async function priced(house: House): Promise<string> {
  const id = await sellRoom(house, 'Burera', nights)
  const all = await house.rows<{ id: string; name: string }>(
    'select id, name from rooms where deleted_at is null order by room_number',
  )
  const below = all[all.findIndex((room) => room.name === 'Burera') + 1]
  await house.write('update rooms set price_per_night_cents = 12000 where id = ?', [below!.id])
  await house.write(
    `update hotel_bookings set price_per_night_cents = 8000, total_cents = 16000,
       charged_total = 16000, currency = 'USD', rwf_rate = null, discount_cents = 0,
       promo_code = null, extra_breakfast = 0, extra_airport_transfer = 0, extra_late_checkout = 0
     where id = ?`,
    [id],
  )
  return id
}

async function toDearer(page: Page): Promise<void> {
  await stay(page).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(panel(page)).toContainText('Total')
}

test(
  'a dearer room, with the link down: the difference is said, the new total stands at once, then the house has it',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const id = await priced(house)
    const page = await openDesk(
      await openDevice('tablet'),
      house.admin,
      '/dashboard/reservations/calendar?view=timeline&month=2026-08',
    )
    await workerReady(page)
    await expect(stay(page)).toBeVisible()
    await cable.cut()
    await linkIsDown(page)

    await toDearer(page)
    await expect(panel(page)).toContainText('$160.00')
    await expect(panel(page)).toContainText('$240.00')
    await expect(panel(page)).toContainText('$80.00 more')
    await expect(panel(page)).toContainText('Left to pay:')
    await screenshot(page, 'move-price')
    await checkAxe(page, 'the price of a move')

    // Kept: nothing more to pay, but the desk says why.
    await panel(page).getByLabel('Keep the old price').check()
    await expect(panel(page)).toContainText('The price stays.')
    await panel(page).getByRole('button', { name: 'Move stay' }).click()
    await expect(panel(page)).toContainText('Say why the guest pays less than the room costs.')
    expect(await storedStates(page)).toEqual([])
    await screenshot(page, 'move-price-kept')
    // Scrolled to the panel, the header lies over the buttons above it.
    await page.evaluate(() => scrollTo(0, 0))
    await checkAxe(page, 'the kept price')

    // Not kept: it is saved, and the new total stands in the details at once.
    await panel(page).getByLabel('Keep the old price').uncheck()
    await panel(page).getByRole('button', { name: 'Move stay' }).click()
    await expect(stay(page)).toHaveAccessibleName(/not yet with the house/)
    await page
      .getByRole('region', { name: 'Chosen stay' })
      .getByRole('button', { name: 'View' })
      .click()
    await expect(page.getByRole('dialog')).toContainText('$240.00')
    await expect(page.getByRole('dialog')).not.toContainText(
      'calculates the price when it receives the change',
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await cable.restore()
    await expect.poll(() => totalOf(house, id)).toBe(24_000)
    expect((await bookingsOf(house, guest))[0]?.room).not.toBe('Burera')
    await expect(stay(page)).not.toHaveAccessibleName(/not yet with the house/)
  },
)

const totalOf = async (house: House, id: string) =>
  (
    await house.rows<{ total_cents: number }>(
      'select total_cents from hotel_bookings where id = ?',
      [id],
    )
  )[0]?.total_cents

test(
  'the kept price with its reason, in the dialog and with the link down',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const id = await priced(house)
    const page = await openDesk(
      await openDevice('tablet'),
      house.admin,
      '/dashboard/reservations/calendar?view=timeline&month=2026-08',
    )
    await workerReady(page)
    await expect(stay(page)).toBeVisible()
    await cable.cut()
    await linkIsDown(page)
    await stay(page).click()
    await page
      .getByRole('region', { name: 'Chosen stay' })
      .getByRole('button', { name: 'Reschedule' })
      .click()
    const dialog = page.getByRole('dialog')
    const dearer = dialog.getByRole('combobox', { name: 'Room' })
    const value = await dearer
      .locator('option', { hasText: '$120.00 a night · free' })
      .first()
      .getAttribute('value')
    await dearer.selectOption(value)
    await dialog.getByLabel('Keep the old price').check()
    await dialog.getByLabel('Why is the price kept?').fill('No hot water in theirs')
    for (const [width, height] of [
      [1024, 768],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await dialog.getByLabel('Why is the price kept?').scrollIntoViewIfNeeded()
      await screenshot(page, `move-dialog-${width}`)
    }
    await checkAxe(page, 'the move in the dialog')
    await dialog.getByRole('button', { name: 'Reschedule' }).click()
    await expect(dialog).toBeHidden()
    await cable.restore()
    await expect.poll(async () => (await bookingsOf(house, guest))[0]?.room).not.toBe('Burera')
    expect(await totalOf(house, id)).toBe(16_000)
    const trail = await house.rows<{ changed: string }>(
      `select changed from audit where resource = 'hotel_bookings' and row_id = ? order by at desc`,
      [id],
    )
    expect(trail[0]?.changed).toContain('No hot water in theirs')
  },
)
