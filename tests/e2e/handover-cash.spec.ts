import type { Page } from '@playwright/test'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import type { Cable } from '../fixtures/cable.ts'
import { linkIsDown, signIn, storedStates } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { looksAt } from '../fixtures/looks.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { expect, test } from '../fixtures/test.ts'

/* The till at the end of a shift: counted against what this device took, also without the link. */

const guest = 'Ineza Rugamba'

/** The guest pays 58.50 dollars in cash for the order. */
async function takeCash(page: Page, code: string): Promise<void> {
  await page.goto('/dashboard/payments')
  await page.getByRole('button', { name: 'Add Payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Booking' }).fill(code)
  await dialog.getByRole('button', { name: new RegExp(guest) }).click()
  await dialog.getByLabel('Amount').fill('58.50')
  await dialog.getByLabel('Method').selectOption('Cash')
  await dialog.getByLabel('Status').selectOption('Paid')
  await dialog.getByRole('button', { name: 'Save payment' }).click()
  await expect(dialog).toBeHidden()
}

/** Cash is taken and counted to the last cent; the link is cut before it is. */
async function countWithoutLink(tablet: Device, house: House, cable: Cable): Promise<Page> {
  const order = await placeOrder(house, { guest })
  const page = await tablet.visit('/login')
  await signIn(page, house.admin)
  await workerReady(page)
  await takeCash(page, order.code)
  // Cut while it is sent, nobody knew whether the house has it: that is asked first.
  await expect.poll(() => storedStates(page)).toEqual(['taken'])

  await page.getByRole('link', { name: 'Hand over', exact: true }).click()
  const main = page.getByRole('main')
  const cash = main.getByRole('group', { name: 'Cash in the till' })
  await expect(cash).toContainText('Taken$58.50')
  await cable.cut()
  await linkIsDown(page)
  await cash.getByLabel('Dollars at the start').fill('100')
  await cash.getByLabel('Dollars counted').fill('158.50')
  await main.getByLabel('Name of who takes over').fill('Aline Uwase')
  return page
}

test(
  'a till counted without the link survives a reload, asks why it differs, and is received once',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const order = await placeOrder(house, { guest })
    // A colleague's cash in the same time is not this till's.
    const others = await placeOrder(house, { guest: 'Keza Mutoni' })
    await house.api('POST', `/api/restaurant-orders/${others.id}/payments`, {
      token: await house.signIn(),
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { amount: 7, currency: 'USD', method: 'cash', status: 'paid' },
    })
    const tablet = await openDevice('tablet')
    const page = await tablet.visit('/login')
    await signIn(page, house.admin)
    // Without it no reload is answered once the link is cut.
    await workerReady(page)
    await takeCash(page, order.code)

    await page.getByRole('link', { name: 'Hand over', exact: true }).click()
    const main = page.getByRole('main')
    const cash = main.getByRole('group', { name: 'Cash in the till' })
    await expect(cash).toContainText('Taken$58.50')
    await expect(cash).toContainText(/not in this count: \$[\d.,]+ taken/)
    await expect.poll(() => storedStates(page)).toEqual(['taken'])
    await cable.cut()
    await linkIsDown(page)
    await cash.getByLabel('Dollars at the start').fill('100')
    await expect(cash).toContainText('Expected$158.50')
    await cash.getByLabel('Dollars counted').fill('153.50')
    await expect(cash.getByText('$5.00 short')).toBeVisible()
    await main.getByLabel('Name of who takes over').fill('Aline Uwase')
    // What is typed is written down a moment later.
    await page.waitForTimeout(1_000)
    await page.reload()
    await expect(cash.getByLabel('Dollars counted')).toHaveValue('153.50')
    await expect(cash.getByText('$5.00 short')).toBeVisible()

    await main.getByRole('button', { name: 'Hand over' }).click()
    await expect(main.getByText('Say why, as far as you know.')).toBeVisible()
    const look = await looksAt(page, 'tablet')
    await look('the till with what is missing')
    await screenshot(page, 'handover-cash-tablet')
    await main.getByLabel('Why does the till differ?').fill('Five dollars of change given twice')
    await main.getByRole('button', { name: 'Hand over' }).click()
    await expect(main.getByText(/Handed over to Aline Uwase at \d\d:\d\d/)).toBeVisible()
    const counted = main.getByRole('list', { name: 'Counted tills' })
    await expect(counted).toContainText('Saved on this device, not yet with the house.')
    expect(await house.rows('select id from cash_counts')).toEqual([])

    // The next shift begins with what was counted, and the page was closed meanwhile.
    await page.reload()
    await expect(cash).toContainText('At the start$153.50')
    await expect(cash).toContainText('Taken$0.00')
    await expect(main.getByRole('region', { name: 'Handed over on this device' })).toContainText(
      '$153.50 in the till',
    )

    await cable.restore()
    await expect(counted.getByText('Saved on this device')).toBeHidden({ timeout: 40_000 })
    const rows = await house.rows<{ counts: string }>('select * from cash_counts')
    expect(rows).toMatchObject([
      { taken_over_by: 'Aline Uwase', reason: 'Five dollars of change given twice' },
    ])
    expect(JSON.parse(rows[0]?.counts ?? '[]')).toEqual([
      {
        currency: 'USD',
        opening: 100,
        taken: 58.5,
        given_back: 0,
        counted: 153.5,
        expected: 158.5,
        difference: -5,
      },
    ])
    await expect(counted).toContainText('$5.00 short')
    await expect(counted.getByRole('listitem')).toHaveCount(1)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(counted).toContainText('Five dollars of change given twice')
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 390, height: 844 })
    await screenshot(page, 'handover-cash-phone')
    await page.setViewportSize({ width: 768, height: 1024 })
    await screenshot(page, 'handover-cash-upright')
  },
)

test(
  'a page that closes between the count and the handover counts no cash twice',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await countWithoutLink(await openDevice('tablet'), house, cable)
    const main = page.getByRole('main')
    const cash = main.getByRole('group', { name: 'Cash in the till' })
    // The count is written first; the page goes before the handover is.
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (value: unknown, ...key) {
        if ((value as { name?: string } | null)?.name !== 'handovers') {
          return put.call(this, value, ...key)
        }
        location.reload()
        throw new DOMException('The page is gone', 'AbortError')
      }
    })
    const gone = page.waitForEvent('load')
    await main.getByRole('button', { name: 'Hand over' }).click()
    await gone

    await expect(cash).toContainText('At the start$158.50')
    await expect(cash).toContainText('Taken$0.00')
    const counted = main.getByRole('list', { name: 'Counted tills' })
    await expect(counted).toContainText('Saved on this device, not yet with the house.')
    await expect(main.getByRole('region', { name: 'Handed over on this device' })).toContainText(
      'to Aline Uwase',
    )
    // The next shift begins with an empty form.
    await expect(main.getByLabel('Name of who takes over')).toHaveValue('')

    await cable.restore()
    await expect(counted.getByText('Saved on this device')).toBeHidden({ timeout: 40_000 })
    await expect(cash).toContainText('At the start$158.50')
    await expect(cash).toContainText('Taken$0.00')
    expect(await house.rows('select taken_over_by from cash_counts')).toEqual([
      { taken_over_by: 'Aline Uwase' },
    ])
  },
)

test(
  'a count that the house refuses leaves its cash to the next count',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await countWithoutLink(await openDevice('tablet'), house, cable)
    const main = page.getByRole('main')
    const cash = main.getByRole('group', { name: 'Cash in the till' })
    await main.getByRole('button', { name: 'Hand over' }).click()
    await expect(main.getByText(/Handed over to Aline Uwase/)).toBeVisible()
    await expect(cash).toBeHidden()

    // Who counted it may no longer do so when it arrives.
    const [admin] = await house.rows<{ id: string }>("select id from users where role = 'admin'")
    await house.write("update users set role = 'staff' where id = ?", [admin!.id])
    await cable.restore()
    await expect.poll(() => storedStates(page), { timeout: 60_000 }).toEqual(['taken', 'parked'])
    await house.write("update users set role = 'admin' where id = ?", [admin!.id])
    await page.goto('/dashboard/handover')

    // Nobody knows what lay in the till: it was never counted at the house.
    await expect(cash).toContainText('Taken$58.50')
    await expect(cash).toContainText('An earlier count was refused or taken back.')
    await expect(cash.getByLabel('Dollars at the start')).toHaveValue('')
    const past = main.getByRole('region', { name: 'Handed over on this device' })
    await expect(past).toContainText('to Aline Uwase')
    await expect(past).toContainText('Its cash is in the next count.')
    await expect(main.getByRole('region', { name: 'Not at the house' })).toContainText(
      'Till counted',
    )
    await screenshot(page, 'handover-count-refused')
  },
)
