import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { Cable } from '../fixtures/cable.ts'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { historyOf, openDesk, storedStates, words, type DeskSignIn } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { placeOrder, secondAdmin } from '../fixtures/orders.ts'
import { expect, test as base } from '../fixtures/test.ts'

/* Payments (spec 3 §2.9): money taken with the link and without, by one tablet and by two. */

/** The second tablet hangs on a link of its own. */
const test = base.extend<{ otherCable: Cable }>({
  otherCable: async ({ house }, use) => {
    const cable = await Cable.lay(house.port)
    await use(cable)
    await cable.close()
  },
})

const guest = 'Ineza Rugamba'

interface StoredPayment {
  id: string
  status: string
  method: string
  amount_cents: number
  refund_cents: number
}

const paymentsOn = (house: House, subjectId: string) =>
  house.rows<StoredPayment>(
    `select id, status, method, amount_cents, refund_cents from payments
      where subject_id = ? and deleted_at is null order by id`,
    [subjectId],
  )

async function openPayments(device: Device, who: DeskSignIn, search = ''): Promise<Page> {
  const page = await openDesk(
    device,
    who,
    `/dashboard/payments${search === '' ? '' : `?q=${encodeURIComponent(search)}`}`,
  )
  await workerReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  return page
}

/** A row of the table by its customer. */
const rowOf = (page: Page, customer: string): Locator =>
  page
    .getByRole('table')
    .locator('tbody')
    .filter({ has: page.getByRole('rowheader', { name: customer }) })

const card = (page: Page, label: string): Locator =>
  page.getByText(label, { exact: true }).locator('xpath=ancestor::div[1]')

test(
  'cash that was taken without the link is there after a reload, and once at the house',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const order = await placeOrder(house, { guest })
    const page = await openPayments(await openDevice('tablet'), house.admin)
    await expect(page.getByRole('table')).toBeVisible()
    const { width, height } = page.viewportSize()!
    // Wide enough for the actions beside the columns: a name has the room not to break inside a word.
    await page.setViewportSize({ width: 1280, height })
    const customers = page.getByRole('columnheader', { name: 'Customer' })
    expect((await customers.boundingBox())?.width).toBeGreaterThan(130)
    await page.setViewportSize({ width, height })
    await page.getByLabel('Status').selectOption('Refunded')
    await screenshot(page, 'payments-tablet')
    await page.getByLabel('Status').selectOption('All')

    // What it can be attached to is on the tablet before the link goes.
    await page.getByRole('button', { name: 'Add Payment' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: 'Booking' }).fill(guest)
    await expect(dialog.getByRole('list', { name: 'Bookings found' })).toContainText(order.code)
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    await cable.cut()
    await page.reload()
    await page.getByRole('button', { name: 'Add Payment' }).click()
    await dialog.getByRole('button', { name: 'Save payment' }).click()
    for (const said of [
      'Booking ID is required to attach this payment.',
      'Customer is required',
      'Amount must be > 0',
    ]) {
      await expect(dialog.getByRole('alert')).toContainText(said)
    }
    await dialog.getByRole('searchbox', { name: 'Booking' }).fill(order.code)
    await dialog.getByRole('button', { name: new RegExp(guest) }).click()
    await expect(dialog.getByLabel('Customer')).toHaveValue(guest)
    const owed = await dialog.getByLabel('Amount').inputValue()
    expect(Number(owed)).toBeGreaterThan(0)
    await expect(dialog.getByLabel('Method')).toHaveValue('card')
    await dialog.getByLabel('Method').selectOption('Cash')
    await screenshot(page, 'payments-dialog-tablet')
    await dialog.getByRole('button', { name: 'Save payment' }).click()
    await expect(dialog).toBeHidden()

    // Recorded as pending, and marked paid before the house has ever heard of it.
    await page.getByLabel('Customer, reference, booking').fill(guest)
    const row = rowOf(page, guest)
    await expect(row).toContainText(words.saved)
    await expect(row).toContainText('Pending')
    await row.getByRole('button', { name: 'Mark Paid' }).click()
    await expect(row.getByText('Paid', { exact: true })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Mark Paid' })).toBeDisabled()
    await expect(card(page, 'Paid').first()).toContainText('1')
    await page.reload()
    await expect(rowOf(page, guest)).toContainText(words.saved)
    await expect(rowOf(page, guest).getByText('Paid', { exact: true })).toBeVisible()
    await screenshot(page, 'payments-waiting-tablet')
    expect(await paymentsOn(house, order.id)).toEqual([])

    await cable.restore()
    await expect(rowOf(page, guest).getByText(words.saved)).toBeHidden({ timeout: 40_000 })
    await expect(rowOf(page, guest)).toHaveCount(1)
    await expect
      .poll(() => paymentsOn(house, order.id))
      .toMatchObject([{ status: 'paid', method: 'cash', amount_cents: Number(owed) * 100 }])
    const [stored] = await paymentsOn(house, order.id)
    expect(await historyOf(house, stored?.id ?? '', 'payments')).toEqual(['pending', 'paid'])
    expect(
      await house.rows('select payment_status from restaurant_orders where id = ?', [order.id]),
    ).toEqual([{ payment_status: 'paid' }])
  },
)

test('two tablets give the same money back without the link: once, and the second is told', async ({
  house,
  cable,
  otherCable,
  openDevice,
}) => {
  const order = await placeOrder(house, { guest })
  const paid = await house.api('POST', `/api/restaurant-orders/${order.id}/payments`, {
    token: await house.signIn(),
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { amount: 12.5, currency: 'USD', method: 'Cash', status: 'Paid', customer_name: guest },
  })
  expect(paid.status).toBe(201)
  const colleague = secondAdmin(house)
  const first = await openPayments(await openDevice('tablet'), house.admin, guest)
  const second = await openPayments(
    await openDevice('tablet', { baseURL: otherCable.url }),
    colleague,
    guest,
  )
  await expect(rowOf(first, guest)).toContainText('$12.50')
  await expect(rowOf(second, guest)).toContainText('$12.50')

  await Promise.all([cable.cut(), otherCable.cut()])
  for (const page of [first, second]) {
    await rowOf(page, guest).getByRole('button', { name: 'Refund' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`Refund $12.50 to ${guest}?`)
    await question.getByRole('button', { name: 'Refund $12.50' }).click()
    await expect(rowOf(page, guest).getByText('Refunded', { exact: true })).toBeVisible()
    // A page that has not noticed the cut yet has sent it, and says as much.
    await expect(rowOf(page, guest)).toContainText(
      /Saved on this device, not yet with the house|Sent/,
    )
  }

  await otherCable.restore()
  await expect
    .poll(async () => (await paymentsOn(house, order.id))[0]?.status, { timeout: 40_000 })
    .toBe('refunded')
  await cable.restore()
  const matter = first.getByRole('region', { name: words.needsYou }).getByRole('article')
  await expect(matter).toContainText('Refund payment', { timeout: 40_000 })
  await expect(matter).toContainText(`Refunded, $12.50 by ${colleague.name}`)
  await expect(matter.getByRole('button', { name: /all the same/ })).toHaveCount(0)
  await screenshot(first, 'payments-conflict-tablet')
  await matter.getByRole('button', { name: words.dropMine }).click()
  await first.getByRole('alertdialog').getByRole('button', { name: words.dropMine }).click()
  await expect(matter).toBeHidden()
  await expect(rowOf(first, guest).getByText('Refunded', { exact: true })).toBeVisible()

  const [stored] = await paymentsOn(house, order.id)
  expect(stored).toMatchObject({ status: 'refunded', refund_cents: 1250 })
  expect(await historyOf(house, stored?.id ?? '', 'payments')).toEqual(['paid', 'refunded'])
  await expect.poll(() => storedStates(first)).toEqual(['withdrawn'])
  await expect.poll(() => storedStates(second)).toEqual(['taken'])
})

test(
  'on a phone a tap opens the details, and what is shown is a file',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const order = await placeOrder(house, { guest })
    await house.api('POST', `/api/restaurant-orders/${order.id}/payments`, {
      token: await house.signIn(),
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        amount: 14_500,
        currency: 'RWF',
        method: 'Mobile Money',
        status: 'Pending',
        customer_name: guest,
        notes: '=SUM(A1), "by phone"\nlate',
      },
    })
    const page = await openPayments(await openDevice('phone'), house.admin)
    await expect(page.getByRole('list', { name: 'Payments' })).toBeVisible()
    await page.getByLabel('Customer, reference, booking').fill(guest)
    const found = page.getByRole('list', { name: 'Payments' }).getByRole('button')
    await expect(found).toHaveCount(1)
    await screenshot(page, 'payments-phone')
    await found.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('$10.00 at 1,450 RWF a dollar')
    await expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled()
    await screenshot(page, 'payments-detail-phone')
    await dialog.getByRole('button', { name: 'Mark Paid' }).click()
    await expect(dialog.getByText('Paid', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Refund' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('it is set to failed')
    await question.getByRole('button', { name: 'Cancel payment' }).click()
    await expect(dialog.getByText('Failed', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect
      .poll(async () => (await paymentsOn(house, order.id))[0]?.status, { timeout: 40_000 })
      .toBe('failed')

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(text.startsWith('\uFEFF#,Customer,Booking')).toBe(true)
    const [, line = ''] = text.split('\r\n')
    expect(line).toContain(`1,${guest},${order.code}`)
    expect(line).toContain('14500,RWF,10,mobile money,failed')
    expect(line).toContain(`"'=SUM(A1) ""by phone"" late"`)

    await page.getByLabel('Customer, reference, booking').fill('nobody of that name')
    await expect(page.getByText('No payments found.')).toBeVisible()
  },
)
