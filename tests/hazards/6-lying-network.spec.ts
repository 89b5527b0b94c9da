import type { Page } from '@playwright/test'
import type { Cable } from '../fixtures/cable.ts'
import { expect, test } from '../fixtures/test.ts'
import { wideUnless } from '../fixtures/wide.ts'
import {
  headline,
  isSend,
  linkIsDown,
  openMenu,
  orderDinner,
  ordersOf,
  received,
  words,
} from '../fixtures/flows.ts'

/*
 * Hazard 6: a captive portal answering 200, 302 or 403 with HTML; 502 from a proxy; a hung
 * connection; a batch cut in the middle.
 */

const notYet = new RegExp(`^(${words.saved}|Sent)$`)

const liars: [string, (cable: Cable) => void, string][] = [
  ...([200, 302, 403] as const).map((status): (typeof liars)[number] => [
    `a captive portal that answers ${status}`,
    (cable) => cable.captivePortal(status),
    'The Wi-Fi here may want you to sign in first',
  ]),
  ['a proxy that answers 502', (cable) => cable.badGateway(), 'The house has trouble just now'],
]

for (const [name, lie, cause] of liars) {
  // Whatever is no answer of the house is told apart in one place.
  test(
    `${name} is never taken for the house`,
    wideUnless(/200/.test(name)),
    async ({ house, cable, openDevice }) => {
      const page = await openMenu(await openDevice('phone'))
      lie(cable)
      await orderDinner(page)
      await expect(page.getByText(cause).first()).toBeVisible()
      // A portal that is known: nobody is told that it was sent, nor left thinking that it cooks.
      const portal = cause.startsWith('The Wi-Fi')
      await expect(headline(page)).toHaveText(portal ? words.saved : notYet)
      if (portal) await expect(page.getByText(/Nothing is cooked until/)).toBeVisible()
      expect(await ordersOf(house)).toEqual([])
      await cable.restore()
      await comeBackTo(page)
      await received(page, house)
    },
  )
}

/**
 * Where something answers in the house's place the page looks ever more seldom, at last but once a
 * minute. Whoever comes back to the page need not wait for that.
 */
function comeBackTo(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
}

test('a hung connection keeps nobody waiting, and the order comes through once', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openMenu(await openDevice('phone'))
  cable.hang()
  await orderDinner(page)
  await expect(headline(page)).toHaveText(notYet)
  expect(await ordersOf(house)).toEqual([])
  await cable.restore()
  await received(page, house)
})

async function threeDinners(page: Page): Promise<string[]> {
  const guests = ['Batch One', 'Batch Two', 'Batch Three']
  for (const [at, guest] of guests.entries()) {
    if (at > 0) await page.getByRole('link', { name: 'Order something else' }).click()
    await orderDinner(page, { guest })
    await expect(headline(page)).toHaveText(words.saved)
  }
  return guests
}

test('a batch cut in the middle, then its answer lost: each order once', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openMenu(await openDevice('phone'))
  await cable.cut()
  await linkIsDown(page)
  const guests = await threeDinners(page)
  const counts = () =>
    Promise.all(guests.map(async (guest) => (await ordersOf(house, guest)).length))

  await cable.restore()
  await cable.cutInBody(300, isSend)
  expect(await counts()).toEqual([0, 0, 0])

  await cable.restore()
  await cable.dropAnswerOnce(isSend, { thenCut: true })
  await expect(headline(page)).toHaveText('Sent')

  await cable.restore()
  await received(page, house, guests[2])
  await expect.poll(counts).toEqual([1, 1, 1])
})
