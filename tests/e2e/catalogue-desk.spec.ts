import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { signIn, words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { expect, test } from '../fixtures/test.ts'

/* What the house offers, kept at the desk (spec 3 §2.6, §2.7): with the link and without. */

async function openDesk(device: Device, house: House, at: string, title: string): Promise<Page> {
  const page = await device.visit('/login')
  await signIn(page, house.admin)
  await workerReady(page)
  await page.goto(at)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return page
}

/** The row of a thing in the table or among the cards, whichever is shown. */
const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name: `Edit ${name}`, exact: true }) })
    .filter({ visible: true })

const living = (house: House, table: string, name: string) =>
  house.rows<Record<string, unknown>>(
    `select * from ${table} where name = ? and deleted_at is null`,
    [name],
  )

async function picture(): Promise<Buffer> {
  const background = { r: 120, g: 90, b: 60 }
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

test('a dish in a new category, with its picture, made without the link: there after a reload, once at the house', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openDesk(
    await openDevice('tablet'),
    house,
    '/dashboard/restaurant/menu',
    'Restaurant Menu',
  )
  const dialog = page.getByRole('dialog')
  await expect(page.getByRole('main').getByText('Total items')).toBeVisible()
  await screenshot(page, 'catalogue-menu-tablet')
  await cable.cut()

  await page.getByRole('button', { name: 'Add Category' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Required')
  await expect(dialog.getByRole('alert')).toContainText('Category name is required')
  await dialog.getByLabel('Name').fill('Stone oven')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Add Item' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  for (const said of ['Name is required', 'Pick a category', 'Price must be > 0']) {
    await expect(dialog.getByRole('alert')).toContainText(said)
  }
  await dialog.getByLabel('Name').fill('Ridge pizza')
  await dialog.getByLabel('Category').selectOption({ label: 'Stone oven' })
  await dialog.getByLabel('Price (USD)').fill('9.50')
  await dialog
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'pizza.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await expect(dialog.getByText('New, not yet saved')).toBeVisible()
  await screenshot(page, 'catalogue-item-dialog-tablet')

  // A crash before it was saved: all of it is found again.
  await page.waitForTimeout(600)
  await page.reload()
  await page.getByRole('button', { name: 'Add Item' }).click()
  await expect(dialog.getByText('This is what you had typed before')).toBeVisible()
  await expect(dialog.getByLabel('Price (USD)')).toHaveValue('9.50')
  await expect(dialog.getByText('New, not yet saved')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.getByLabel('Search the menu').fill('ridge pizza')
  await expect(rowOf(page, 'Ridge pizza')).toContainText(words.saved)
  await page.reload()
  await expect(rowOf(page, 'Ridge pizza')).toContainText(words.saved)
  await expect(rowOf(page, 'Ridge pizza')).toContainText('Stone oven')
  await expect(rowOf(page, 'Ridge pizza').locator('img')).toHaveAttribute('src', /^data:image/)

  // Edited before the house has heard of it; its category stays.
  await rowOf(page, 'Ridge pizza').getByRole('button', { name: 'Edit' }).click()
  await expect(dialog.getByLabel('Category')).toBeDisabled()
  await dialog.getByLabel('Price (USD)').fill('11')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Ridge pizza')).toContainText('$11.00')
  expect(await living(house, 'items', 'Ridge pizza')).toEqual([])

  await cable.restore()
  await expect
    .poll(async () => (await living(house, 'items', 'Ridge pizza'))[0]?.image_path ?? null, {
      timeout: 40_000,
    })
    .not.toBeNull()
  await expect(rowOf(page, 'Ridge pizza').getByText(words.saved)).toBeHidden()
  const dishes = await living(house, 'items', 'Ridge pizza')
  const categories = await living(house, 'categories', 'Stone oven')
  expect(dishes).toMatchObject([{ price_cents: 1100, category_id: categories[0]?.id }])
  expect(categories).toHaveLength(1)
  await expect(rowOf(page, 'Ridge pizza').locator('img')).toHaveAttribute('src', /^\/images\//)

  await rowOf(page, 'Ridge pizza').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Item deleted')).toBeVisible()
  await expect(page.getByText('No items found.')).toBeVisible()
  expect(await living(house, 'items', 'Ridge pizza')).toEqual([])
})

test('a car is taken off the road and another is rented without the link', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openDesk(await openDevice('tablet'), house, '/dashboard/cars', 'Car Rentals')
  const cars = await house.rows<{ id: string; name: string; is_available: number }>(
    'select id, name, is_available from cars where deleted_at is null order by name',
    [],
  )
  const [car] = cars.filter(({ is_available }) => is_available === 1)
  const name = car?.name ?? ''
  await expect(rowOf(page, name)).toBeVisible()
  await screenshot(page, 'catalogue-cars-tablet')
  const before = await house.rows('select id from car_rentals', [])
  await cable.cut()

  await rowOf(page, name)
    .getByRole('button', { name: `Rent ${name}` })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Rent', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Guest name is required')
  await expect(dialog.getByRole('alert')).toContainText('Start and end dates are required')
  await dialog.getByLabel('Guest name').fill('Odile Mukamana')
  await dialog.getByLabel('Phone').fill('+250 788 000 111')
  await dialog.getByLabel('Start date').fill(dayFromNow(200))
  await dialog.getByLabel('End date').fill(dayFromNow(199))
  await expect(dialog.getByRole('alert')).toContainText('End must be after start')
  await dialog.getByLabel('End date').fill(dayFromNow(202))
  await screenshot(page, 'catalogue-rental-dialog-tablet')
  await dialog.getByRole('button', { name: 'Rent', exact: true }).click()
  await expect(dialog).toBeHidden()
  const rental = page
    .getByRole('main')
    .locator('tr, li')
    .filter({ hasText: 'Odile Mukamana' })
    .filter({ visible: true })
  await page.getByRole('button', { name: /^Show all/ }).click()
  await expect(rental).toContainText(words.saved)

  await rowOf(page, name).getByRole('button', { name: 'Mark Unavailable' }).click()
  await expect(rowOf(page, name)).toContainText('Unavailable')
  await page.reload()
  await expect(rowOf(page, name)).toContainText('Unavailable')

  await cable.restore()
  await expect
    .poll(async () => (await house.rows('select id from car_rentals', [])).length, {
      timeout: 40_000,
    })
    .toBe(before.length + 1)
  const made = await house.rows<Record<string, unknown>>(
    'select * from car_rentals where customer_name = ?',
    ['Odile Mukamana'],
  )
  expect(made).toMatchObject([{ source: 'desk', status: 'pending', car_id: car?.id }])
  await expect
    .poll(async () => (await living(house, 'cars', name))[0]?.is_available, { timeout: 20_000 })
    .toBe(0)
  await page.getByRole('button', { name: /^Show all/ }).click()
  await rental.getByRole('button', { name: 'Complete' }).click()
  await expect(rental).toContainText('Completed')
})

/** `YYYY-MM-DD` */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
