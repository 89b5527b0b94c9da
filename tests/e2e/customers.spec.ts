import type { Locator, Page } from '@playwright/test'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { openDesk, words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { expect, test } from '../fixtures/test.ts'

/* Customers and Community (spec 3 §2.10): with the link and without, on a tablet and on a phone. */

async function openCustomers(device: Device, house: House): Promise<Page> {
  const page = await openDesk(device, house.admin, '/dashboard/customers')
  await workerReady(page)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Customers and Community' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled()
  return page
}

interface Stored {
  name: string
  vip: number
  banned: number
  version: number
}

const stored = (house: House, name: string) =>
  house.rows<Stored>(
    'select name, vip, banned, version from customers where name = ? and deleted_at is null',
    [name],
  )

/** The row, or the card, of a customer: whichever is shown. */
const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('tbody, li')
    .filter({ has: page.getByRole('button', { name: `View/Edit ${name}`, exact: true }) })
    .filter({ visible: true })

test(
  'a customer added and honoured without the link is there after a reload, and once at the house',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openCustomers(await openDevice('tablet'), house)
    await screenshot(page, 'customers-tablet')
    await cable.cut()

    await page.getByRole('button', { name: 'Add Customer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Name is required')
    await expect(dialog.getByRole('alert')).toContainText('Email is required')
    await dialog.getByLabel('Name').fill('Gisèle Mukeshimana')
    await dialog.getByLabel('Email').fill('gisele@example.com')
    await dialog.getByLabel('Phone').fill('0788 555 010')
    await screenshot(page, 'customers-dialog-tablet')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()

    const search = page.getByLabel('Name, email or phone')
    await search.fill('gisele')
    const row = rowOf(page, 'Gisèle Mukeshimana')
    await expect(row).toContainText(words.saved)
    await expect(row.getByRole('link', { name: 'WhatsApp to Gisèle Mukeshimana' })).toHaveAttribute(
      'href',
      'https://wa.me/250788555010',
    )
    // Before the house has ever heard of her.
    await row.getByRole('button', { name: 'Make VIP: Gisèle Mukeshimana' }).click()
    await expect(row.getByText('VIP', { exact: true })).toBeVisible()
    await page.reload()
    await search.fill('gisele')
    await expect(row.getByText('VIP', { exact: true })).toBeVisible()
    await expect(row).toContainText(words.saved)
    expect(await stored(house, 'Gisèle Mukeshimana')).toEqual([])

    await cable.restore()
    await expect
      .poll(async () => await stored(house, 'Gisèle Mukeshimana'), { timeout: 40_000 })
      .toMatchObject([{ vip: 1, banned: 0, version: 2 }])
    await expect(row.getByText(words.saved)).toBeHidden()
    await expect(row.getByText('VIP', { exact: true })).toBeVisible()
  },
)

test(
  'a ban asks first, and what the house refuses is reverted and needs a decision',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openCustomers(await openDevice('phone'), house)
    await screenshot(page, 'customers-phone')
    const search = page.getByLabel('Name, email or phone')
    await search.fill('Priya')
    const row = rowOf(page, 'Priya Raghunathan')
    await cable.cut()
    await row.getByRole('button', { name: 'Ban Priya Raghunathan', exact: true }).click()
    const confirm = page.getByRole('alertdialog')
    await expect(confirm).toContainText('Nothing they ask for is refused by itself')
    await confirm.getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(row.getByText('Banned', { exact: true })).toBeVisible()
    // Whoever she was is gone from the house's list meanwhile.
    await house.write("update customers set deleted_at = changed_at where name like 'Priya %'")
    await cable.restore()
    await expect(page.getByText('There is no such customer.').first()).toBeVisible({
      timeout: 40_000,
    })
    await expect(row.getByText('Banned', { exact: true })).toBeHidden()
  },
)

test(
  'reviews are published and answered, and a guest is answered, without the link',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openCustomers(await openDevice('tablet'), house)
    const answer = await fetch(`${house.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Aline',
        email: 'aline@example.com',
        subject: 'A cot for two nights',
        message: 'Do you have a cot for a baby?',
      }),
    })
    expect(answer.status).toBe(201)
    await page.getByRole('tab', { name: 'Support' }).click()
    const ticket = page.getByRole('button', { name: 'View the ticket A cot for two nights' })
    await expect(ticket.filter({ visible: true })).toBeVisible()
    await cable.cut()

    await page.getByRole('tab', { name: 'Reviews' }).click()
    await page
      .getByRole('button', { name: 'Publish the review of Imogen Harte' })
      .filter({ visible: true })
      .click()
    await page
      .getByRole('button', { name: 'View the review of Imogen Harte' })
      .filter({ visible: true })
      .click()
    const dialog = page.getByRole('dialog')
    // Empty ones are ignored.
    await dialog.getByRole('button', { name: 'Reply' }).click()
    await dialog.getByLabel('Your reply').fill('The bees say thank you.')
    await dialog.getByRole('button', { name: 'Reply' }).click()
    await expect(dialog.getByRole('listitem')).toContainText('The bees say thank you.')
    await screenshot(page, 'customers-review-tablet')
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    await page.getByRole('tab', { name: 'Support' }).click()
    await ticket.filter({ visible: true }).click()
    await dialog.getByLabel('Your reply').fill('Yes, we have one.')
    await dialog.getByRole('button', { name: 'Reply' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await screenshot(page, 'customers-ticket-tablet')
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: 'A cot for two nights' })
    await expect(row.getByText('Pending')).toBeVisible()

    await cable.restore()
    const replies = () =>
      house.rows<{ messages: string | null; state: string }>(
        "select messages, state from tickets where subject = 'A cot for two nights'",
      )
    await expect.poll(replies, { timeout: 40_000 }).toMatchObject([{ state: 'pending' }])
    expect(JSON.parse((await replies())[0]?.messages ?? '[]')).toHaveLength(1)
    const [review] = await house.rows<{ status: string; comments: string | null }>(
      "select status, comments from reviews where name = 'Imogen Harte'",
    )
    expect(review?.status).toBe('published')
    expect(JSON.parse(review?.comments ?? '[]')).toMatchObject([
      { text: 'The bees say thank you.' },
    ])

    // Everybody reads it, answer and all.
    const site = await openDevice('phone').then((device) => device.visit('/reviews'))
    await expect(site.getByText('The bees say thank you.')).toBeVisible()
  },
)

test(
  'consent said on the privacy page reaches the desk, which takes it back',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const guest = await openDevice('phone').then((device) => device.visit('/privacy'))
    await guest.getByLabel('Marketing').check()
    await guest.getByLabel('Email').fill('camille@example.com')
    await guest.getByRole('button', { name: 'Save my choice' }).click()
    await expect(guest.getByText('Saved on this device.')).toBeVisible()
    await screenshot(guest, 'privacy-consent-phone')

    const page = await openCustomers(await openDevice('tablet'), house)
    await page.getByRole('tab', { name: 'Consent' }).click()
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByText('camille@example.com').filter({ visible: true })).toBeVisible()
    await expect(panel.getByText('Essential, Marketing').filter({ visible: true })).toBeVisible()
    await screenshot(page, 'customers-consent-tablet')
    await cable.cut()
    await panel
      .getByRole('button', { name: 'Reset camille@example.com to Essential' })
      .filter({ visible: true })
      .click()
    await expect(panel.getByText('Essential, Marketing').filter({ visible: true })).toBeHidden()
    await cable.restore()
    await expect
      .poll(
        () => house.rows("select categories from consents where email = 'camille@example.com'"),
        {
          timeout: 40_000,
        },
      )
      .toEqual([{ categories: '["essential"]' }])
  },
)

test(
  'reports are the house’s with the link, and the same figures from what is kept without it',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openCustomers(await openDevice('tablet'), house)
    await page.goto('/dashboard/reports')
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    const cards = ['Revenue (Selected)', 'Bookings', 'Occupancy', 'ADR', 'Ancillary Revenue']
    const figures = async () => {
      const values: string[] = []
      for (const label of cards) {
        const card = page.getByRole('main').getByText(label, { exact: true }).first().locator('..')
        values.push(await card.innerText())
      }
      return values
    }
    await expect(page.getByText('Ancillary Revenue')).toBeVisible()
    await screenshot(page, 'reports-tablet')
    const online = await figures()
    expect(online[0]).toMatch(/\$[1-9]/)
    await page.getByRole('button', { name: /^View/ }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog')).toContainText('Transaction')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    await cable.cut()
    await page.reload()
    await expect(page.getByText('Worked out from what is kept on this device.')).toBeVisible({
      timeout: 60_000,
    })
    expect(await figures()).toEqual(online)
    await screenshot(page, 'reports-offline-tablet')
  },
)
