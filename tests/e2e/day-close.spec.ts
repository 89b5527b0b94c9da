import { readFile } from 'node:fs/promises'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { linkIsDown, openDesk } from '../fixtures/flows.ts'
import { looksAt } from '../fixtures/looks.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { expect, test } from '../fixtures/test.ts'

/* The close of a day: asked for without the link, done once, and what comes afterwards stands beside it. */

test(
  'a day closed without the link is closed once, and keeps its figures',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const order = await placeOrder(house, { guest: 'Ineza Rugamba' })
    const pay = async (amount: number, currency: string, method: string) =>
      house.api('POST', `/api/restaurant-orders/${order.id}/payments`, {
        token: await house.signIn(),
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { amount, currency, method, status: 'paid' },
      })
    await pay(12.5, 'USD', 'cash')
    await pay(14_500, 'RWF', 'mobile money')
    const tablet = await openDevice('tablet')
    const page = await openDesk(tablet, house.admin, '/dashboard/payments')
    await workerReady(page)
    await page.getByRole('link', { name: 'Day close: totals by method, cashier and tax' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Day close', level: 1 })).toBeVisible()
    await expect(main.getByText('This day is open, and not over')).toBeVisible()
    const methods = main.getByRole('table', { name: 'By method' })
    await expect(methods).toContainText('Mobile Money, francs')
    await expect(main.getByRole('region', { name: 'Left open' })).toBeVisible()
    const total = methods.getByRole('row', { name: /^All, in dollars/ })
    const before = await total.textContent()

    const file = page.waitForEvent('download')
    await main.getByRole('button', { name: 'All movements (CSV)' }).click()
    const csv = await readFile(await (await file).path(), 'utf8')
    expect(csv).toContain('taken,12.5,USD,,12.5,cash,')
    // Beside what the demo house took on its day: how much depends on the hour.
    expect(csv).toContain('taken,14500,RWF,1450,10,mobile money,')
    expect(csv).not.toContain('NOT WHOLE')

    await cable.cut()
    await linkIsDown(page)
    await expect(main.getByText('Calculated from this device')).toBeVisible()
    expect(await total.textContent()).toBe(before)
    // Cash taken now is in the figures here, and the page warns that the house does not have it.
    await page.getByRole('link', { name: 'Payments', exact: true }).click()
    await page.getByRole('button', { name: 'Add Payment' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: 'Booking' }).fill(order.code)
    await dialog.getByRole('button', { name: /Ineza Rugamba/ }).click()
    await dialog.getByLabel('Amount').fill('3.25')
    await dialog.getByLabel('Method').selectOption('Cash')
    await dialog.getByLabel('Status').selectOption('Paid')
    await dialog.getByRole('button', { name: 'Save payment' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: 'Day close: totals by method, cashier and tax' }).click()
    await expect(main.getByText('1 entry on this device is not with the house yet.')).toBeVisible()
    await expect(total).not.toHaveText(before ?? '')
    const grown = (await total.textContent()) ?? ''
    await page.reload()
    await expect(total).toHaveText(grown)
    const look = await looksAt(page, 'tablet')
    await look('a day as the device knows it')
    await screenshot(page, 'day-close-offline')
    await main.getByRole('button', { name: 'Close the day' }).click()
    const sure = page.getByRole('alertdialog')
    await expect(sure).toContainText('Without internet the close waits on this device')
    await look('closing without the link')
    await screenshot(page, 'day-close-sure')
    await sure.getByRole('button', { name: 'Close the day' }).click()
    await expect(main.getByText('The close is saved on this device')).toBeVisible()
    await page.reload()
    await expect(main.getByText('The close is saved on this device')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Close the day' })).toBeHidden()
    expect(await house.rows('select id from day_closes')).toEqual([])

    await cable.restore()
    await expect(main.getByText(/Closed by .*These figures stay/)).toBeVisible({ timeout: 40_000 })
    expect(await house.rows('select id from day_closes')).toHaveLength(1)
    await expect(total).toHaveText(grown)
    // What this device had recorded before it closed the day was counted in it.
    await expect(main.getByRole('region', { name: 'Came after the close' })).toHaveCount(0)

    // Money that comes now is a difference beside it.
    await pay(7, 'USD', 'cash')
    await page.reload()
    const late = main.getByRole('region', { name: 'Came after the close' })
    await expect(late.getByRole('heading', { name: 'Came after the close: $7.00' })).toBeVisible()
    await expect(main.getByRole('table', { name: 'By method' }).first()).toContainText(
      /All, in dollars/,
    )
    await look('a closed day with what came late')
    await screenshot(page, 'day-close-tablet')
    await page.setViewportSize({ width: 768, height: 1024 })
    await screenshot(page, 'day-close-upright')
    await page.setViewportSize({ width: 390, height: 844 })
    await screenshot(page, 'day-close-phone')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await page.setViewportSize({ width: 720, height: 1000 })
    await screenshot(page, 'day-close-printed')
  },
)

test(
  'a device that is signed in and out of reach is named before the day is closed',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const order = await placeOrder(house, { guest: 'Ineza Rugamba' })
    const { status } = await house.api('POST', `/api/restaurant-orders/${order.id}/payments`, {
      token: await house.signIn(),
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { amount: 12.5, currency: 'USD', method: 'cash', status: 'paid' },
    })
    expect(status).toBe(201)
    // As if all of this had been hours ago, and the money later than the device was heard.
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    await house.write('update sessions set last_seen_at = ?, device_name = ?', [
      ago(3),
      'Chrome, Android',
    ])
    await house.write('update audit set at = ?', [ago(1)])
    const page = await openDesk(await openDevice('tablet'), house.admin, '/dashboard/day-close')
    const main = page.getByRole('main')
    await expect(main.getByText('Signed in but not reachable.')).toBeVisible()
    await expect(main.getByText('Claudine Uwase, Chrome, Android')).toContainText('no answer since')
    const look = await looksAt(page, 'tablet')
    await look('a day with a device out of reach')
    await screenshot(page, 'day-close-silent')
  },
)
