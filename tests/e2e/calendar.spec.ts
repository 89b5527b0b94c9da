import type { Locator, Page } from '@playwright/test'
import { checkAxe, light } from '../fixtures/axe.ts'
import { bookingsOf, claimedNights, roomOf, sellRoom } from '../fixtures/bookings.ts'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { linkIsDown, openDesk, storedStates, words, type DeskSignIn } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { MORNING, TODAY } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'
import { widerThan } from '../fixtures/too-wide.ts'

/*
 * The reservations calendar and the rooms' timeline (spec 3 §2.4, §4, §5): a stay is moved by key
 * and by hand without the link, stays moved over a reload, and is moved at the house exactly once; a
 * room that went meanwhile is a matter with ways on.
 */

test.use({ houseOptions: { clock: MORNING } })

const path = '/dashboard/reservations/calendar'
/** Free at the demo house at MORNING; the guest is sellRoom's. */
const guest = 'Another guest'
const nights = { checkIn: '2026-08-10', checkOut: '2026-08-12' }

async function openCalendar(device: Device, who: DeskSignIn, search: string): Promise<Page> {
  const page = await openDesk(device, who, path + search)
  await expect(page.getByRole('heading', { name: 'Reservations Calendar' })).toBeVisible()
  await workerReady(page)
  return page
}

const stay = (page: Page, name = guest): Locator =>
  page.getByRole('region', { name: 'Rooms and days' }).getByRole('button', { name })
const lineOf = (page: Page, room: string): Locator => page.getByRole('group', { name: room })
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Move this stay?' })

/** How often the house moved a booking, by its audit. */
async function movesOf(house: House, id: string): Promise<number> {
  const rows = await house.rows<{ changed: string }>(
    `select changed from audit where resource = 'hotel_bookings' and row_id = ?`,
    [id],
  )
  return rows.filter(({ changed }) => /"(check_in|check_out|room_id)"/.test(changed)).length
}

test('by keys, without the link: moved to another room and stretched, over a reload, once at the house', async ({
  house,
  cable,
  openDevice,
}) => {
  const id = await sellRoom(house, 'Burera', nights)
  const before = await movesOf(house, id)
  const device = await openDevice('tablet')
  const page = await openCalendar(device, house.admin, '?view=timeline&month=2026-08')
  await expect(stay(page)).toHaveAccessibleName(/Another guest, 10 Aug – 12 Aug, Approved/)

  await cable.cut()
  await linkIsDown(page)
  await stay(page).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+ArrowRight')
  // Nothing is done before the step that says what changes.
  await expect(panel(page)).toContainText('10 Aug – 12 Aug, 2 nights')
  await expect(panel(page)).toContainText('11 Aug – 14 Aug, 3 nights')
  await expect(panel(page)).toContainText('The room is free for these nights.')
  await expect(stay(page)).toBeFocused()
  expect(await storedStates(page)).toEqual([])
  await screenshot(page, 'timeline-by-key')

  await page.keyboard.press('Enter')
  await expect(stay(page)).toHaveAccessibleName(
    /Another guest, 11 Aug – 14 Aug, Approved, not yet with the house/,
  )
  await expect(page.getByRole('region', { name: 'Chosen stay' })).toContainText(words.saved)
  await page.reload()
  await expect(stay(page)).toHaveAccessibleName(/11 Aug – 14 Aug, Approved, not yet with the house/)
  const { name: target } = await roomBelow(house, 'Burera')
  await expect(lineOf(page, target)).toContainText(guest)
  expect(await bookingsOf(house, guest)).toMatchObject([{ room: 'Burera', check_in: '2026-08-10' }])

  await cable.restore()
  await expect
    .poll(() => bookingsOf(house, guest))
    .toMatchObject([{ room: target, check_in: '2026-08-11', check_out: '2026-08-14' }])
  await expect(stay(page)).toHaveAccessibleName(/11 Aug – 14 Aug, Approved$/)
  expect(await storedStates(page)).toEqual(['taken'])
  expect(await movesOf(house, id)).toBe(before + 1)
  expect(await claimedNights(house, id)).toEqual(['2026-08-11', '2026-08-12', '2026-08-13'])
})

/** The room under another one on the timeline. */
async function roomBelow(house: House, name: string): Promise<{ id: string; name: string }> {
  const all = await house.rows<{ id: string; name: string; room_number: string }>(
    'select id, name, room_number from rooms where deleted_at is null order by room_number',
  )
  const below = all[all.findIndex((room) => room.name === name) + 1]
  if (below === undefined) throw new Error(`No room is below ${name}.`)
  return below
}

/** Drags with the mouse from one point of an element by so many px. */
async function drag(page: Page, from: Locator, at: number, dx: number, dy: number): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const box = await from.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  const [x, y] = [box.x + box.width * at, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 })
  await page.mouse.move(x + dx, y + dy, { steps: 4 })
  await page.mouse.up()
}

test(
  'by hand, without the link: dragged and stretched, put back, then confirmed; once at the house',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const id = await sellRoom(house, 'Burera', nights)
    const before = await movesOf(house, id)
    const page = await openCalendar(
      await openDevice('tablet'),
      house.admin,
      '?view=timeline&month=2026-08',
    )
    await expect(stay(page)).toBeVisible()
    await cable.cut()
    await linkIsDown(page)
    // Away from the edge, where the days go along with the hand.
    await page
      .getByRole('region', { name: 'Rooms and days' })
      .evaluate((days) => days.scrollBy(5 * 44, 0))
    // A finger scrolls until a stay is chosen: only that one follows it.
    await stay(page).click()
    await expect(stay(page)).toHaveAttribute('aria-pressed', 'true')

    await drag(page, stay(page), 0.5, 0, -44)
    await expect(panel(page)).toContainText('105 Karisimbi')
    await panel(page).getByRole('button', { name: 'Put back' }).click()
    await expect(panel(page)).toBeHidden()
    await expect(lineOf(page, 'Burera')).toContainText(guest)

    // Two days later; then its end a day further.
    await drag(page, stay(page), 0.5, 88, 0)
    await expect(panel(page)).toContainText('12 Aug – 14 Aug, 2 nights')
    await drag(page, stay(page), 0.97, 44, 0)
    await expect(panel(page)).toContainText('12 Aug – 15 Aug, 3 nights')
    await screenshot(page, 'timeline-by-hand')
    await panel(page).getByRole('button', { name: 'Move stay' }).click()
    await expect(stay(page)).toHaveAccessibleName(
      /12 Aug – 15 Aug, Approved, not yet with the house/,
    )
    await page.reload()
    await expect(stay(page)).toHaveAccessibleName(
      /12 Aug – 15 Aug, Approved, not yet with the house/,
    )
    await cable.restore()
    await expect
      .poll(() => bookingsOf(house, guest))
      .toMatchObject([{ room: 'Burera', check_in: '2026-08-12', check_out: '2026-08-15' }])
    await expect.poll(() => storedStates(page)).toEqual(['taken'])
    expect(await movesOf(house, id)).toBe(before + 1)
  },
)

test(
  'the room went meanwhile: the stay stands where the house has it, with ways on in one touch',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    await sellRoom(house, 'Burera', nights)
    const page = await openCalendar(
      await openDevice('tablet'),
      house.admin,
      '?view=timeline&month=2026-08',
    )
    await expect(stay(page)).toBeVisible()
    await cable.cut()
    await linkIsDown(page)
    await stay(page).focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
    await expect(stay(page)).toHaveAccessibleName(/not yet with the house/)
    // A colleague gives the same nights of that room away.
    const target = await roomBelow(house, 'Burera')
    await house.write(
      `update hotel_bookings set customer_name = 'Moved guest' where customer_name = ?`,
      [guest],
    )
    await sellRoom(house, target.name, nights)
    await cable.restore()

    const matter = page.getByRole('region', { name: 'Needs your decision' }).getByRole('article')
    await expect(matter).toContainText('Move booking to 10 Aug – 12 Aug')
    await expect(lineOf(page, 'Burera')).toContainText(guest)
    await screenshot(page, 'timeline-parked')
    await matter
      .getByRole('button', { name: /^Move to / })
      .first()
      .click()
    await expect(matter).toBeHidden()
    await expect
      .poll(async () => (await bookingsOf(house, 'Moved guest'))[0]?.room)
      .not.toMatch(new RegExp(`^(Burera|${target.name})$`))
    await expect.poll(() => storedStates(page)).toEqual(['superseded', 'taken'])
  },
)

test(
  'two for the same nights are seen as such, one under the other',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    await sellRoom(house, 'Burera', nights)
    const burera = await roomOf(house, 'Burera')
    await house.write(
      `update hotel_bookings set room_id = ?, check_in = '2026-08-11', check_out = '2026-08-13', customer_name = 'Second guest'
       where id = (select id from hotel_bookings where status = 'pending' and flag is null limit 1)`,
      [burera.id],
    )
    const page = await openCalendar(
      await openDevice('tablet'),
      house.admin,
      '?view=timeline&month=2026-08',
    )
    await expect(stay(page, 'Second guest')).toHaveAccessibleName(
      /11 Aug – 13 Aug, Request, another booking has nights of it/,
    )
    const [above, below] = await Promise.all([
      stay(page).boundingBox(),
      stay(page, 'Second guest').boundingBox(),
    ])
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
  },
)

test(
  'the month: counts, search, state, days by key, and the steps of a day’s list',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    await sellRoom(house, 'Burera', nights)
    const page = await openCalendar(await openDevice('tablet'), house.admin, '')
    await expect(page.getByRole('heading', { name: 'July 2026' })).toBeVisible()
    const days = page.locator('[data-day]')
    await expect(days).toHaveCount(42)
    await expect(days.first()).toHaveAttribute('data-day', '2026-06-28')
    await expect(page.locator(`[data-day="${TODAY}"]`)).toHaveAttribute('aria-current', 'date')

    const [counted] = await house.rows<{ total: number; pending: number; approved: number }>(
      `select count(*) as total, sum(status = 'pending') as pending, sum(status = 'approved') as approved
       from hotel_bookings where check_in like '2026-07-%' and deleted_at is null`,
    )
    for (const [label, count] of Object.entries({
      Total: counted!.total,
      Pending: counted!.pending,
      Approved: counted!.approved,
    })) {
      const tile = page
        .getByRole('main')
        .locator('div')
        .filter({ has: page.locator('p', { hasText: new RegExp(`^${label}$`) }) })
        .last()
      await expect(tile).toContainText(String(count))
    }

    await page.locator(`[data-day="${TODAY}"]`).focus()
    await page.keyboard.press('PageDown')
    await expect(page).toHaveURL(/month=2026-08/)
    await expect(page.locator('[data-day="2026-08-01"]')).toBeFocused()
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(page.locator('[data-day="2026-08-10"]')).toBeFocused()
    await page.getByLabel('Search guest, room, code…').fill('another burera')
    await expect(page.locator('[data-day="2026-08-10"]')).toHaveAccessibleName(/, 1 booking$/)
    // It leaves on the 12th: the day is another's.
    await expect(page.locator('[data-day="2026-08-12"]')).toHaveAccessibleName(/, 0 bookings$/)

    await cable.cut()
    await linkIsDown(page)
    await page.locator('[data-day="2026-08-10"]').click()
    const list = page.getByRole('dialog', { name: 'Monday, 10 August 2026' })
    const card = list.getByRole('article', { name: guest })
    await card.getByRole('button', { name: 'View' }).click()
    await expect(page.getByRole('dialog').last()).toContainText('0788 999 000')
    await page.getByRole('dialog').last().getByRole('button', { name: 'Close' }).last().click()
    await card.getByRole('button', { name: 'Reschedule' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reschedule' })
    await dialog.getByLabel('Check-out').fill('2026-08-10')
    await dialog.getByRole('button', { name: 'Reschedule' }).click()
    await expect(dialog).toContainText('Check-out must be after check-in.')
    await dialog.getByLabel('Check-out').fill('2026-08-13')
    await dialog.getByRole('button', { name: 'Reschedule' }).click()
    await expect(card).toContainText(words.saved)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-day="2026-08-12"]')).toHaveAccessibleName(/, 1 booking$/)

    await page.reload()
    await expect(page.locator('[data-day="2026-08-12"]')).toHaveAccessibleName(/, 1 booking$/)
    await cable.restore()
    await expect
      .poll(() => bookingsOf(house, guest))
      .toMatchObject([{ check_in: '2026-08-10', check_out: '2026-08-13' }])
  },
)

for (const kind of ['tablet', 'phone'] as const) {
  test(
    `both views by axe and in width, ${kind}`,
    { tag: '@wide' },
    async ({ house, openDevice }) => {
      const page = await openCalendar(await openDevice(kind), house.admin, '')
      for (const view of ['month', 'timeline']) {
        await page.goto(`${path}?view=${view}`)
        await expect(
          page.locator(view === 'month' ? '[data-day]' : '[data-stay]').first(),
        ).toBeVisible()
        if (view === 'timeline') {
          await page.locator('[data-stay][tabindex="0"]').focus()
          await page.keyboard.press('Shift+ArrowRight')
        }
        await light(page, 'light')
        await checkAxe(page, view)
        await screenshot(page, `calendar-${view}-${kind}`)
        if (kind === 'phone') {
          const found = await page.evaluate(widerThan, 390)
          // The rooms and days are meant to be pushed both ways.
          expect
            .soft(
              found.filter(
                (one) => !one.includes('SECTION') && !one.startsWith('scrolls sideways: section'),
              ),
            )
            .toEqual([])
        }
        await light(page, 'dark')
        await checkAxe(page, `${view}, by night`, ['color-contrast'])
      }
    },
  )
}
