import type { Page } from '@playwright/test'
import { workerReady } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  confirmOrder,
  fillOrder,
  headline,
  isSend,
  isVoid,
  linesOf,
  linkIsDown,
  openMenu,
  openRequest,
  orderDinner,
  ordersOf,
  received,
  takeBack,
  words,
} from '../fixtures/flows.ts'

/*
 * Hazard 1: the link cut before, during and after sending, with the answer lost after the commit:
 * one order, one number. Then the guest withdraws or changes it, or it grows late, before the
 * answer is known: never two dinners, never one cooked that was withdrawn in time.
 */

/** The order is at the house, the answer is lost, the link stays down. */
async function answerLost(page: Page, dropped: Promise<unknown>): Promise<string> {
  const id = await orderDinner(page)
  await dropped
  await expect(headline(page)).toHaveText('Sent')
  await expect(page.getByRole('main')).toContainText('The house has not answered yet.')
  return id
}

test('cut before sending: said so, not at the house; then there once', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openMenu(await openDevice('phone'))
  await cable.cut()
  await linkIsDown(page)
  await orderDinner(page)
  await expect(headline(page)).toHaveText(words.saved)
  expect(await ordersOf(house)).toEqual([])

  await cable.restore()
  await received(page, house)
})

test(
  'cut in the middle of the body: the house has nothing of it; then there once',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openMenu(await openDevice('phone'))
    const cut = cable.cutInBody(100, isSend)
    await orderDinner(page)
    await cut
    await expect(headline(page)).toHaveText('Sent')
    expect(await ordersOf(house)).toEqual([])

    await cable.restore()
    await received(page, house)
  },
)

test('the answer lost after the commit: one order, one number, said as unknown meanwhile', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openMenu(await openDevice('phone'))
  await answerLost(page, cable.dropAnswerOnce(isSend, { thenCut: true }))
  const [committed] = await ordersOf(house)

  const sends = cable.requests.filter(isSend).length
  await cable.restore()
  const order = await received(page, house)
  expect(order).toMatchObject({ id: committed?.id, number: committed?.number })
  // The same key went again, and the house answered what it had answered before.
  expect(cable.requests.filter(isSend).length).toBeGreaterThan(sends)
})

test(
  'taken back while the answer is lost, and the house had it: told so, and cancelled on',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openMenu(await openDevice('phone'))
    const id = await answerLost(page, cable.dropAnswerOnce(isSend, { thenCut: true }))
    await openRequest(page, id)
    await takeBack(page)
    // Not "taken back": nobody knows yet.
    await expect(page.getByRole('main').getByText('Taking back: asked for')).toBeVisible()

    await cable.restore()
    await expect(
      page.getByText('You wanted to take it back, but the house already had it.'),
    ).toBeVisible()
    const [order] = await ordersOf(house)
    expect(order).toMatchObject({ status: 'pending' })
    await page.getByRole('button', { name: 'Cancel this order' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel this order' }).click()
    await expect.poll(() => ordersOf(house)).toMatchObject([{ id: order?.id, status: 'cancelled' }])
  },
)

test(
  'taken back in time: the request that comes after all cooks nothing',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openMenu(await openDevice('phone'))
    const cut = cable.cutInBody(100, isSend)
    const id = await orderDinner(page)
    await cut
    await openRequest(page, id)
    await takeBack(page)
    await cable.restore()
    await expect(page.getByText('Taken back: the house will not do it')).toBeVisible()
    expect(cable.requests.filter(isVoid)).toHaveLength(1)
    expect(await ordersOf(house)).toEqual([])
    // Burnt at the house: whatever copy of it were still under way would be refused.
    const burnt = await house.rows<{ key: string }>(
      `select key from operations where operation_id = ? and state = 'void'`,
      [id],
    )
    expect(burnt).toHaveLength(1)
    const late = await house.api('POST', '/api/restaurant/orders', {
      headers: { 'idempotency-key': burnt[0]?.key ?? '' },
      body: {},
    })
    expect(late).toMatchObject({ status: 410, body: { code: 'voided' } })
  },
)

test('changed while the answer is lost: never two dinners, the new wish is with its person', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openMenu(await openDevice('phone'))
  const id = await answerLost(page, cable.dropAnswerOnce(isSend, { thenCut: true }))
  await changeToThreeSteaks(page, id)
  await cable.restore()
  // The house had taken the first: the change is not sent beside it.
  await openRequest(page, id)
  await expect(page.getByText(/Received by the house, no\. \d+/)).toBeVisible()
  const orders = await ordersOf(house)
  expect(orders).toHaveLength(1)
  expect(await linesOf(house, orders[0]?.id ?? '')).toEqual([
    ['Goat brochettes', 1],
    ['Steak', 1],
  ])
})

test(
  'changed before the house had it: one dinner, the changed one',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openMenu(await openDevice('phone'))
    const cut = cable.cutInBody(100, isSend)
    const id = await orderDinner(page)
    await cut
    await changeToThreeSteaks(page, id)
    await cable.restore()
    await expect.poll(async () => (await ordersOf(house)).length).toBe(1)
    const [order] = await ordersOf(house)
    expect(await linesOf(house, order?.id ?? '')).toEqual([
      ['Goat brochettes', 1],
      ['Steak', 3],
    ])
    await received(page, house)
  },
)

async function changeToThreeSteaks(page: Page, id: string): Promise<void> {
  await openRequest(page, id)
  await page.getByRole('link', { name: 'Change the order' }).click()
  const steak = page.getByRole('form').getByRole('listitem').filter({ hasText: 'Steak' })
  await steak.getByRole('button', { name: 'More' }).click()
  await steak.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Send the changed order' }).click()
  await page.waitForURL(/step=sent|\/requests\//)
}

test.describe('grown late', () => {
  test.use({ houseOptions: { clock: '2026-11-20T15:00:00Z' } })

  test(
    'before the answer is known: the one the house had taken in time stands',
    { tag: '@wide' },
    async ({ house, cable, openDevice }) => {
      const page = await openMenu(await openDevice('phone'))
      await fillOrder(page, { date: '2026-11-20', time: '19:00' })
      const dropped = cable.dropAnswerOnce(isSend, { thenCut: true })
      await confirmOrder(page)
      await dropped
      await house.restart({ IMISOZI_TEST_CLOCK: '2026-11-20T19:00:00Z' })
      await cable.restore()
      const order = await received(page, house)
      expect(order).toMatchObject({ schedule_time: '19:00', status: 'pending' })
    },
  )

  test(
    'without the house ever having it: refused as too late, cooked by nobody',
    { tag: '@wide' },
    async ({ house, cable, openDevice }) => {
      const page = await openMenu(await openDevice('phone'))
      await workerReady(page)
      await fillOrder(page, { date: '2026-11-20', time: '19:00' })
      const cut = cable.cutInBody(100, isSend)
      await confirmOrder(page)
      await cut
      await house.restart({ IMISOZI_TEST_CLOCK: '2026-11-20T19:00:00Z' })
      await cable.restore()
      await expect(headline(page)).toHaveText(words.needsYou)
      await expect(page.getByRole('main')).toContainText(/has passed|time passed/)
      await expect(page.getByRole('main')).toContainText('Nothing is being cooked.')
      expect(await ordersOf(house)).toEqual([])
    },
  )
})
