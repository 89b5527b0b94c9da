import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import {
  confirmOrder,
  fillOrder,
  headline,
  isSend,
  isVoid,
  linesOf,
  openMenu,
  openRequests,
  orderDinner,
  ordersOf,
  requestCards,
  storedStates,
  words,
} from '../fixtures/flows.ts'

/*
 * Hazard 1: the link cut before, during and after sending, with the answer lost after the commit:
 * one order, one number. Then the guest withdraws or changes it, or it grows late, before the
 * answer is known: never two dinners, never one cooked that was withdrawn in time.
 */

async function received(page: Page): Promise<void> {
  await expect(headline(page)).toContainText('Order placed!')
  await expect(headline(page)).toContainText(/Received by the house, no\. \d+/)
}

test('cut before sending: saved, said so, and there once when the link returns', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openMenu(await openDevice('phone'))
  await cable.cut()
  await orderDinner(page)
  await expect(headline(page)).toContainText(words.saved)
  expect(await ordersOf(house)).toEqual([])

  await cable.restore()
  await received(page)
  const orders = await ordersOf(house)
  expect(orders).toMatchObject([{ status: 'pending' }])
  await expect(headline(page)).toContainText(`no. ${orders[0]?.number}`)
})
