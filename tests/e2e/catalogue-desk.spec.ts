import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { openDesk, words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { expect, test } from '../fixtures/test.ts'

/* What the house offers, kept at the desk (spec 3 §2.6 to §2.8, §2.13): with the link and without. */

async function openCatalogue(
  device: Device,
  house: House,
  at: string,
  title: string,
): Promise<Page> {
  const page = await openDesk(device, house.admin, at)
  await workerReady(page)
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

test(
  'a dish in a new category, with its picture, made without the link: there after a reload, once at the house',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openCatalogue(
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
    await expect(page).toHaveURL(/q=ridge/)
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
  },
)

test(
  'a car is taken off the road and another is rented without the link',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openCatalogue(
      await openDevice('tablet'),
      house,
      '/dashboard/cars',
      'Car Rentals',
    )
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
  },
)

test(
  'laundry taken in and a price changed without the link; on a phone the steps stand in a dialog',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openCatalogue(
      await openDevice('phone'),
      house,
      '/dashboard/laundry',
      'Laundry Management',
    )
    const [service] = await house.rows<{
      id: string
      name: string
      unit: string
      price_cents: number
    }>(
      "select * from laundry_services where unit = 'per kg' and is_available = 1 and deleted_at is null",
      [],
    )
    const name = service?.name ?? ''
    await expect(page.getByRole('button', { name: `Details of ${name}` })).toBeVisible()
    await screenshot(page, 'catalogue-laundry-phone')
    await cable.cut()

    await page.getByRole('button', { name: 'New Order', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Customer name is required')
    await expect(dialog.getByRole('alert')).toContainText('Add at least one valid service line.')
    await dialog.getByLabel('Customer').fill('Odile Mukamana')
    await dialog.getByLabel('Service 1').selectOption(service?.id ?? '')
    await dialog.getByLabel('Quantity 1', { exact: true }).fill('1.5')
    await dialog.getByLabel('Quantity 1', { exact: true }).press('Tab')
    await dialog.getByLabel('Rush (+20%)').check()
    await screenshot(page, 'catalogue-laundry-order-phone')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    const order = page
      .getByRole('main')
      .locator('li')
      .filter({ hasText: 'Odile Mukamana' })
      .filter({ visible: true })
    await page.getByLabel('Search orders').fill('Odile')
    await expect(page).toHaveURL(/q=Odile/)
    await expect(order).toContainText(words.saved)

    await page.getByRole('button', { name: `Details of ${name}` }).click()
    await dialog.getByRole('button', { name: `Disable: ${name}` }).click()
    await expect(dialog).toContainText('Unavailable')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.reload()
    await expect(order).toContainText(words.saved)

    await cable.restore()
    const orders = () =>
      house.rows<Record<string, unknown>>('select * from laundry_orders where customer_name = ?', [
        'Odile Mukamana',
      ])
    await expect.poll(async () => (await orders()).length, { timeout: 60_000 }).toBe(1)
    const subtotal = Math.round((service?.price_cents ?? 0) * 1.5)
    expect((await orders())[0]).toMatchObject({
      source: 'desk',
      rush: 1,
      pickup: 0,
      total_cents: subtotal + Math.round(subtotal * 0.2),
    })
    await expect
      .poll(async () => (await living(house, 'laundry_services', name))[0]?.is_available, {
        timeout: 30_000,
      })
      .toBe(0)

    await expect(order.getByText(words.saved)).toBeHidden()
    await order.getByRole('button', { name: 'Details' }).click()
    await dialog.getByRole('button', { name: 'Start' }).click()
    await expect(dialog).toContainText('Processing')
    await expect
      .poll(async () => (await orders())[0]?.status, { timeout: 30_000 })
      .toBe('processing')

    // On the scales it is more; the service is no longer offered and stays on the order all the same.
    await cable.cut()
    await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog.getByLabel('Quantity 1', { exact: true }).fill('2.5')
    await dialog.getByLabel('Quantity 1', { exact: true }).press('Tab')
    await screenshot(page, 'catalogue-laundry-edit-phone')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(order).toContainText(words.saved)
    await expect(order).toContainText(`2.5 kg ${name}`)
    await cable.restore()
    const more = Math.round((service?.price_cents ?? 0) * 2.5)
    await expect
      .poll(async () => (await orders())[0]?.total_cents, { timeout: 30_000 })
      .toBe(more + Math.round(more * 0.2))
    expect((await orders())[0]?.status).toBe('processing')
  },
)

test(
  'a tour is booked at the desk without the link: its places are gone at once, and once',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openCatalogue(
      await openDevice('tablet'),
      house,
      '/dashboard/tourism',
      'Tourism Services',
    )
    const [tour] = await house.rows<{ id: string; name: string; capacity: number }>(
      'select id, name, capacity from tours where deleted_at is null and is_available = 1 and capacity >= 8 order by name',
      [],
    )
    const name = tour?.name ?? ''
    const capacity = Number(tour?.capacity)
    await page.getByLabel('Capacity snapshot date').fill(dayFromNow(300))
    await expect(rowOf(page, name)).toContainText(`${capacity} spots left`)
    await screenshot(page, 'catalogue-tourism-tablet')
    await cable.cut()

    await rowOf(page, name)
      .getByRole('button', { name: `Book ${name}` })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('People').fill('0')
    await dialog.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('Guest name is required')
    await expect(dialog.getByRole('alert')).toContainText('People must be ≥ 1')
    await dialog.getByLabel('Guest name').fill('Odile Mukamana')
    await dialog.getByLabel('People').fill('3')
    await dialog.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, name)).toContainText(`${capacity - 3} spots left`)
    const perKm = page.getByLabel('Travel price per km (USD)')
    await perKm.fill('2,10')
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(perKm).toHaveValue('2.10')
    await page.reload()
    await expect(perKm).toHaveValue('2.10')
    await expect(rowOf(page, name)).toContainText(`${capacity - 3} spots left`)
    await page.getByLabel('Count pending bookings toward spots left').uncheck()
    await expect(rowOf(page, name)).toContainText(`${capacity} spots left`)

    await cable.restore()
    const bookings = () =>
      house.rows<Record<string, unknown>>('select * from tour_bookings where customer_name = ?', [
        'Odile Mukamana',
      ])
    await expect.poll(async () => (await bookings()).length, { timeout: 60_000 }).toBe(1)
    // Who stands at the desk need not leave a phone.
    const plain = { source: 'admin-dashboard', people: 3, customer_phone: null }
    expect((await bookings())[0]).toMatchObject(plain)
    await expect
      .poll(
        async () => {
          const [kept] = await house.rows<{ settings: string }>('select settings from house', [])
          return (JSON.parse(kept?.settings ?? '{}') as Record<string, unknown>)
            .travel_price_per_km_cents
        },
        { timeout: 30_000 },
      )
      .toBe(210)
    await page.getByLabel('Search bookings').fill('Odile')
    const booking = page
      .getByRole('main')
      .locator('tr, li')
      .filter({ hasText: 'Odile Mukamana' })
      .filter({ visible: true })
    await booking.getByRole('button', { name: 'Approve' }).click()
    await expect(booking).toContainText('Approved')
    await expect(rowOf(page, name)).toContainText(`${capacity - 3} spots left`)
    await expect
      .poll(async () => (await bookings())[0]?.status, { timeout: 30_000 })
      .toBe('approved')
    expect(await bookings()).toHaveLength(1)
  },
)

/** `YYYY-MM-DD` */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

test(
  'a category and a dish are read by a guest in French once they are said in it',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openCatalogue(
      await openDevice('tablet'),
      house,
      '/dashboard/restaurant/menu',
      'Restaurant Menu',
    )
    const dialog = page.getByRole('dialog')
    const save = async () => {
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Mains' })
    await page.getByRole('button', { name: 'Edit Category' }).click()
    await expect(dialog.getByLabel('Name in French')).toHaveValue('Plats')
    await dialog.getByLabel('Name in French').fill('Les plats')
    await save()
    await rowOf(page, 'Steak').getByRole('button', { name: 'Edit Steak' }).click()
    await dialog.getByLabel('Name in French').fill('Filet de bœuf')
    await dialog.getByLabel('Description in French').fill('Avec une sauce au miel')
    await screenshot(page, 'catalogue-languages-tablet')
    // What was typed is found again after a crash, and opened.
    await page.waitForTimeout(600)
    await page.reload()
    await rowOf(page, 'Steak').getByRole('button', { name: 'Edit Steak' }).click()
    await expect(dialog.getByLabel('Name in French')).toHaveValue('Filet de bœuf')
    await save()
    await expect
      .poll(async () => (await living(house, 'items', 'Steak'))[0]?.translations)
      .toContain('Filet de bœuf')

    const guest = await openDevice('phone')
    const menu = await guest.visit('/restaurant')
    await expect(menu.getByRole('heading', { name: 'Mains' })).toBeVisible()
    await expect(menu.getByText('Steak', { exact: true }).first()).toBeVisible()
    await menu.evaluate(() => localStorage.setItem('imisozi:language', 'fr'))
    await menu.reload()
    await expect(menu.getByRole('heading', { name: 'Les plats' })).toBeVisible()
    await expect(menu.getByText('Filet de bœuf').first()).toBeVisible()
    await expect(menu.getByText('Avec une sauce au miel').first()).toBeVisible()
    await expect(menu.getByText('Steak', { exact: true })).toHaveCount(0)
    await screenshot(menu, 'catalogue-languages-guest')
  },
)
