import type { Locator, Page } from '@playwright/test'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { looksAt } from '../fixtures/looks.ts'
import { expect, test } from '../fixtures/test.ts'

/* /housekeeping and /kitchen (decisions.md): for staff and admin, with the link and without. */

/** Lunch is being cooked: the demo house's orders lie round its own now. */
test.use({ houseOptions: { clock: '2026-11-20T10:00:00Z' } })

interface Said {
  condition: string
  note: string | null
  changed_by: string | null
  version: number
}

/** The first admin as one of the staff: the demo house has none. */
async function asStaff(house: House): Promise<void> {
  await house.write(`update users set role = 'staff' where email = ?`, [house.admin.email])
}

async function signInFor(page: Page, house: House, path: string): Promise<void> {
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(house.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(house.admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${path}`)
}

async function openAt(device: Device, house: House, path: string): Promise<Page> {
  const page = await device.visit(path)
  await signInFor(page, house, path)
  await workerReady(page)
  return page
}

const stateOf = (house: House, number: string) =>
  house.rows<Said>(
    `select s.condition, s.note, s.changed_by, s.version from room_states s
     join rooms r on r.id = s.id where r.room_number = ?`,
    [number],
  )

const roomCard = (page: Page, number: string): Locator =>
  page.getByRole('article', { name: `Room ${number}`, exact: true })

/** The page can be pushed up until its last button is above the notices. */
async function lastIsAbove(page: Page, notices: Locator): Promise<void> {
  await expect(notices).not.toBeEmpty()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = page.getByRole('article').last().getByRole('button').last()
  const bottom = async () => {
    const box = await last.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect.poll(bottom).toBeLessThanOrEqual((await notices.boundingBox())?.y ?? 0)
}

test('who works in the rooms says how they are from a phone, without the link, and once', async ({
  house,
  cable,
  openDevice,
}) => {
  await asStaff(house)
  const page = await openAt(await openDevice('phone'), house, '/housekeeping')
  await expect(page.getByRole('heading', { level: 1, name: 'Housekeeping' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(12)
  await screenshot(page, 'housekeeping-phone')

  await cable.cut()
  const card = roomCard(page, '101')
  await card.getByRole('button', { name: 'other state or note' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Dirty').click()
  await dialog.getByLabel('Note').fill('Shower drips')
  await screenshot(page, 'housekeeping-dialog-phone')
  // A crash before it was saved: what was typed is found again.
  await page.waitForTimeout(600)
  await page.reload()
  await card.getByRole('button', { name: 'other state or note' }).click()
  await expect(dialog.getByLabel('Note')).toHaveValue('Shower drips')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toContainText('Dirty')
  await expect(card).toContainText('Shower drips')
  await expect(card).toContainText(words.saved)

  // One touch; a wrong one is taken back as quickly.
  await card.getByRole('button', { name: 'Room 101: Clean' }).click()
  await expect(card.getByText('Clean', { exact: true })).toBeVisible()
  await lastIsAbove(page, page.getByRole('region', { name: 'Notices' }).locator('output'))
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(card.getByText('Dirty', { exact: true })).toBeVisible()
  await expect(card).toContainText('Shower drips')

  await page.reload()
  await expect(card).toContainText(words.saved)
  await screenshot(page, 'housekeeping-waiting-phone')
  expect((await stateOf(house, '101'))[0]?.note ?? null).not.toBe('Shower drips')

  const [before] = await stateOf(house, '101')
  await cable.restore()
  await expect
    .poll(async () => (await stateOf(house, '101'))[0]?.note, { timeout: 40_000 })
    .toBe('Shower drips')
  await expect(card.getByText(words.saved)).toBeHidden({ timeout: 40_000 })
  const rows = await stateOf(house, '101')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ condition: 'dirty' })
  // Dirty, clean, dirty again: three words, each once.
  expect(rows[0]?.version).toBe((before?.version ?? 0) + 3)
  const audits = await house.rows(`select id from audit where resource = 'room_states'`)
  expect(audits.length).toBeGreaterThan(0)
})

test(
  'staff are led from the desk’s door to their own screens; others are not let in',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const device = await openDevice('tablet')
    const page = await openAt(device, house, '/kitchen')
    // The admin has the way back to the desk, and from there the way here.
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('link', { name: 'Housekeeping' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Housekeeping' })).toBeVisible()
    await screenshot(page, 'housekeeping-tablet')

    await asStaff(house)
    const other = await openDevice('phone')
    const theirs = await other.visit('/login')
    await theirs.getByLabel('Email').fill(house.admin.email)
    await theirs.getByLabel('Password', { exact: true }).fill(house.admin.password)
    await theirs.getByRole('button', { name: 'Sign in' }).click()
    await theirs.waitForURL('**/housekeeping')
    await expect(theirs.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
    await theirs.getByRole('link', { name: 'Kitchen' }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: /^Kitchen/ })).toBeVisible()
  },
)

test(
  'a ticket moves on with one touch, without the link, and is printed alone on a page',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    await asStaff(house)
    const page = await openAt(await openDevice('tablet'), house, '/kitchen')
    const pending = page.getByRole('region', { name: 'Pending' }).getByRole('article')
    await expect(pending.first()).toBeVisible()
    await expect(page.getByText('1 late', { exact: true })).toBeVisible()
    await screenshot(page, 'kitchen-tablet')
    const name = (await pending.first().getAttribute('aria-label')) ?? ''
    const number = Number(/\d+/.exec(name)?.[0])
    const ticket = page.getByRole('article', { name, exact: true })

    // On paper there is that ticket and nothing else, on one page.
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await ticket.getByRole('button', { name: /^Print/ }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByText(`No. ${number}`).filter({ visible: true })).toHaveCount(1)
    await screenshot(page, 'kitchen-ticket-print')
    const paper = (await page.pdf({ format: 'A5' })).toString('latin1')
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })

    await cable.cut()
    await ticket.getByRole('button', { name: 'Accept' }).click()
    await ticket.getByRole('button', { name: 'Start' }).click()
    const preparing = page.getByRole('region', { name: 'Preparing' })
    const moved = preparing.getByRole('article', { name, exact: true })
    await expect(moved).toContainText(words.saved)
    await page.reload()
    await expect(moved).toContainText(words.saved)

    await cable.restore()
    const status = async () =>
      (
        await house.rows<{ status: string; version: number }>(
          'select status, version from restaurant_orders where number = ?',
          [number],
        )
      )[0]
    await expect.poll(async () => (await status())?.status, { timeout: 40_000 }).toBe('preparing')
    // Seeded, accepted, started: each once.
    expect((await status())?.version).toBe(3)
    await expect(moved.getByText(words.saved)).toBeHidden({ timeout: 40_000 })

    // A second screen: what is done here is seen there by itself.
    const wall = await openAt(await openDevice('phone'), house, '/kitchen')
    await moved.getByRole('button', { name: 'Ready' }).click()
    await expect(
      wall.getByRole('region', { name: 'Ready' }).getByRole('article', { name, exact: true }),
    ).toBeVisible({ timeout: 40_000 })
    await screenshot(wall, 'kitchen-phone')
  },
)

test(
  'both screens, tablet and phone, by day and night',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    for (const kind of ['phone', 'tablet'] as const) {
      const page = await openAt(await openDevice(kind), house, '/housekeeping')
      const look = await looksAt(page, kind)
      await expect(page.getByRole('article').first()).toBeVisible()
      await look(`/housekeeping, ${kind}`)
      await page.getByRole('button', { name: 'other state or note' }).first().click()
      await look(`/housekeeping, a room, ${kind}`)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('link', { name: 'Kitchen' }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
      await look(`/kitchen, ${kind}`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await screenshot(page, `kitchen-night-${kind}`)
    }
  },
)
