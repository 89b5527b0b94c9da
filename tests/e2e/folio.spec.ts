import type { Locator, Page } from '@playwright/test'
import { checkAxe, light } from '../fixtures/axe.ts'
import { sellRoom } from '../fixtures/bookings.ts'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { linkIsDown, openDesk, storedStates, words, type DeskSignIn } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { MORNING } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'
import { widerThan } from '../fixtures/too-wide.ts'

/*
 * One stay's bill without the link (issue "front desk"): an item, a meal charged to the room, a split
 * among two payers, receipts with their codes; with the link back everything is at the house once,
 * and its receipts have numbers without gaps.
 */

test.use({ houseOptions: { clock: MORNING } })

const nights = { checkIn: '2026-08-10', checkOut: '2026-08-12' }
const guest = 'Another guest'

async function openFolio(device: Device, who: DeskSignIn, stay: string): Promise<Page> {
  const page = await openDesk(device, who, `/dashboard/stays/${stay}/folio`)
  await expect(page.getByRole('heading', { name: guest })).toBeVisible()
  await workerReady(page)
  return page
}

const balance = (page: Page): Locator => page.getByTestId('balance')
const lines = (page: Page): Locator => page.getByRole('list', { name: 'Lines of the bill' })
const settle = (page: Page): Locator => page.getByRole('region', { name: 'Settle' })

async function addItem(page: Page, what: string, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Add item' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add item' })
  await dialog.getByLabel('What').fill(what)
  await dialog.getByLabel('Price of one, USD').fill(price)
  await dialog.getByRole('button', { name: 'Add to the bill' }).click()
  await expect(dialog).toBeHidden()
  await expect(lines(page)).toContainText(what)
}

async function putOn(page: Page, what: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Put on this stay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put on this stay' })
  const own = dialog.getByRole('list', { name: 'This guest’s or this room’s' })
  await own.getByRole('button', { name: what }).click()
  await expect(dialog).toContainText('Nothing unpaid is known of this guest or room.')
  await dialog.getByRole('button', { name: 'Close' }).click()
}

interface StoredReceipt {
  number: number
  code: string
  payer: string
  total_cents: number
  paid_cents: number
}

const receiptsOf = (house: House) =>
  house.rows<StoredReceipt>(
    'select number, code, payer, total_cents, paid_cents from receipts order by number',
  )

const paidAt = (house: House, kind: string, id: string) =>
  house.rows<{ amount_cents: number; method: string; status: string }>(
    'select amount_cents, method, status from payments where subject_kind = ? and subject_id = ? order by id',
    [kind, id],
  )

async function centsOf(house: House, table: string, id: string): Promise<number> {
  const [row] = await house.rows<{ total_cents: number }>(
    `select total_cents from ${table} where id = ?`,
    [id],
  )
  if (row === undefined) throw new Error(`There is no ${id} among ${table}.`)
  return row.total_cents
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-GB', { style: 'currency', currency: 'USD' })
const shown = (cents: number) =>
  new RegExp(dollars(cents).replace(/^US/, '').replaceAll(/[$.]/g, '\\$&'))

test('without the link: an item, a meal, two payers, receipts with codes; then numbered, once', async ({
  house,
  cable,
  openDevice,
}) => {
  const stay = await sellRoom(house, 'Burera', nights)
  const meal = await placeOrder(house, { guest, date: '2026-07-03' })
  const [room, dinner] = [
    await centsOf(house, 'hotel_bookings', stay),
    await centsOf(house, 'restaurant_orders', meal.id),
  ]
  const wine = 1_850
  const page = await openFolio(await openDevice('tablet'), house.admin, stay)
  await expect(balance(page)).toHaveText(shown(room))

  await cable.cut()
  await linkIsDown(page)
  await addItem(page, 'Red wine', '18,50')
  await putOn(page, /^Put Restaurant no\. \d+: Steak on this stay$/)
  await expect(lines(page)).toContainText('Steak')
  await expect(balance(page)).toHaveText(shown(room + dinner + wine))
  await screenshot(page, 'folio-offline')

  // A company pays the meal alone.
  await lines(page)
    .getByRole('checkbox', { name: /2 nights/ })
    .uncheck()
  await lines(page)
    .getByRole('checkbox', { name: /Red wine/ })
    .uncheck()
  await expect(settle(page)).toContainText('1 line ticked')
  await settle(page).getByLabel('Payer').fill('Ridge Tours Ltd')
  await settle(page).getByLabel('Tax number').fill('102345678')
  await expect(settle(page).getByLabel('Amount in USD')).toHaveValue((dinner / 100).toFixed(2))
  await settle(page).getByLabel('Paid by').selectOption('mobile money')
  await settle(page).getByRole('button', { name: 'Take money and write receipt' }).click()
  await expect(settle(page)).toContainText(words.saved)
  await expect(balance(page)).toHaveText(shown(room + wine))
  await expect(lines(page).getByRole('listitem').filter({ hasText: 'Steak' })).toContainText('Paid')

  await settle(page).getByRole('link', { name: 'Print receipt' }).click()
  const sheet = page.getByRole('article')
  await expect(sheet).toContainText('Ridge Tours Ltd')
  await expect(sheet).toContainText('Tax number 102345678')
  await expect(sheet).toContainText('The number follows when this receipt reaches the house.')
  await expect(sheet).toContainText('This is not an EBM invoice.')
  await expect(sheet).toContainText(shown(Math.round((dinner * 18) / 118)))
  await expect(sheet).not.toContainText('Tourism levy')
  const code = (await sheet.getAttribute('aria-label')) ?? ''
  await screenshot(page, 'receipt-offline')
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  const letter = page.getByRole('dialog', { name: 'Send by e-mail' })
  await letter.getByLabel('Email').fill('accounts@ridge.example')
  await letter.getByRole('button', { name: 'Send receipt' }).click()
  await expect(letter).toBeHidden()

  // The guest pays the rest in cash.
  await page.getByRole('link', { name: 'To the bill' }).click()
  await expect(settle(page)).toContainText('2 lines ticked')
  await settle(page).getByRole('button', { name: 'Take money and write receipt' }).click()
  await expect(balance(page)).toHaveText('$0.00')

  await page.reload()
  await expect(balance(page)).toHaveText('$0.00')
  const receipts = page.getByRole('list', { name: 'Receipts' })
  await expect(receipts.getByRole('listitem')).toHaveCount(2)
  await expect(receipts).toContainText(code)
  expect(await receiptsOf(house)).toEqual([])

  await cable.restore()
  await expect(receipts).toContainText('No. 1')
  await expect(receipts).toContainText('No. 2')
  await expect(page.getByText('not yet with the house')).toHaveCount(0)
  await expect(balance(page)).toHaveText('$0.00')
  expect(await storedStates(page)).toEqual(Array.from({ length: 7 }, () => 'taken'))
  expect(await receiptsOf(house)).toMatchObject([
    { number: 1, code, payer: 'Ridge Tours Ltd', total_cents: dinner, paid_cents: dinner },
    { number: 2, payer: guest, total_cents: room + wine, paid_cents: room + wine },
  ])
  expect(await paidAt(house, 'restaurant', meal.id)).toEqual([
    { amount_cents: dinner, method: 'mobile money', status: 'paid' },
  ])
  expect(await paidAt(house, 'room', stay)).toEqual([
    { amount_cents: room + wine, method: 'cash', status: 'paid' },
  ])
  const [order] = await house.rows(
    'select room_booking_id, payment_status from restaurant_orders where id = ?',
    [meal.id],
  )
  expect(order).toEqual({ room_booking_id: stay, payment_status: 'paid' })

  const letters = await house.rows('select to_email from notices where kind = ?', ['receipt'])
  expect(letters).toEqual([{ to_email: 'accounts@ridge.example' }])

  await receipts
    .getByRole('listitem')
    .filter({ hasText: 'Ridge Tours Ltd' })
    .getByRole('link', { name: 'Print' })
    .click()
  await expect(sheet).toContainText('Receipt no. 1')
  await expect(sheet).toContainText(code)
})

test(
  'two tablets write receipts without the link: numbers of their own, without gaps',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const stays = [
      await sellRoom(house, 'Burera', nights),
      await sellRoom(house, 'Burera', { checkIn: '2026-08-14', checkOut: '2026-08-15' }),
    ]
    const pages = await Promise.all(
      stays.map(async (stay) => openFolio(await openDevice('tablet'), house.admin, stay)),
    )
    await cable.cut()
    for (const page of pages) {
      await linkIsDown(page)
      await settle(page).getByRole('button', { name: 'Take money and write receipt' }).click()
      await expect(balance(page)).toHaveText('$0.00')
      await expect(page.getByRole('list', { name: 'Receipts' })).toContainText(
        'not yet with the house',
      )
    }
    await cable.restore()
    for (const page of pages) {
      await expect(page.getByRole('list', { name: 'Receipts' })).toContainText(/No\. [12]/)
      await expect(settle(page)).toContainText('Received by the house')
    }
    const kept = await receiptsOf(house)
    expect(kept.map(({ number }) => number)).toEqual([1, 2])
    expect(new Set(kept.map(({ code }) => code)).size).toBe(2)
  },
)

for (const kind of ['tablet', 'phone'] as const) {
  test(
    `the bill and its receipt by axe, in width and on paper, ${kind}`,
    { tag: '@wide' },
    async ({ house, openDevice }) => {
      const stay = await sellRoom(house, 'Burera', nights)
      const page = await openFolio(await openDevice(kind), house.admin, stay)
      await addItem(page, 'Red wine', '18.50')
      const narrow = async () => {
        if (kind === 'phone') expect.soft(await page.evaluate(widerThan, 390)).toEqual([])
      }
      for (const scheme of ['light', 'dark'] as const) {
        await light(page, scheme)
        await checkAxe(page, `folio, ${scheme}`)
        await screenshot(page, `folio-${kind}-${scheme}`)
        await narrow()
      }
      await light(page, 'light')
      await settle(page).getByRole('button', { name: 'Take money and write receipt' }).click()
      await settle(page).getByRole('link', { name: 'Print receipt' }).click()
      await expect(page.getByRole('article')).toContainText('Receipt no. 1')
      await checkAxe(page, 'receipt')
      await screenshot(page, `receipt-${kind}`)
      await narrow()

      for (const paper of ['A4', '80 mm']) {
        await page.getByRole('button', { name: paper }).click()
        await page.emulateMedia({ media: 'print' })
        await screenshot(page, `receipt-${kind}-${paper.replace(' ', '')}`)
        // Nothing but the sheet is printed.
        await expect(page.getByRole('button')).toHaveCount(0)
        const pdf = await page.pdf({ preferCSSPageSize: true })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
        await page.emulateMedia({ media: 'screen' })
      }
    },
  )
}
