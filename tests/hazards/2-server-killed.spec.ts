import { expect, test } from '../fixtures/test.ts'
import {
  isSend,
  linesOf,
  openMenu,
  orderDinner,
  ordersOf,
  received,
  storedStates,
} from '../fixtures/flows.ts'

/*
 * Hazard 2: the server killed (-9) right after its answer: the order is there on restart; killed in
 * the middle: whole or not at all, then once.
 */

test(
  'killed right after its answer: the order is there on restart',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openMenu(await openDevice('phone'))
    const answered = page.waitForResponse((response) =>
      isSend({ method: response.request().method(), path: new URL(response.url()).pathname }),
    )
    await orderDinner(page)
    await answered
    await house.kill()
    await received(page, house)
    const before = await ordersOf(house)

    await house.start()
    expect(await ordersOf(house)).toEqual(before)
    await page.reload()
    await received(page, house)
  },
)

test('killed in the middle: whole or not at all, then once', async ({
  house,
  cable,
  openDevice,
}) => {
  test.slow()
  const page = await openMenu(await openDevice('phone'))
  const moments: [guest: string, (guest: string) => Promise<void>][] = [
    ['While It Is Read', () => new Promise((later) => setTimeout(later, 4))],
    [
      'Just Written',
      // What is not written in the same transaction is missing at this moment.
      async (guest) => {
        while ((await ordersOf(house, guest)).length === 0) await new Promise(setImmediate)
      },
    ],
  ]
  for (const [at, [guest, moment]] of moments.entries()) {
    const seen = cable.requests.length
    if (at > 0) await page.getByRole('link', { name: 'Order something else' }).click()
    const killed = (async () => {
      await expect
        .poll(() => cable.requests.slice(seen).some(isSend), { intervals: [1] })
        .toBe(true)
      await moment(guest)
      await house.kill()
    })()
    await orderDinner(page, { guest })
    await killed

    const orders = await ordersOf(house, guest)
    const kept = await house.rows(
      `select answer from operations where endpoint = 'placeRestaurantOrder' and answer like ?`,
      [`%${orders[0]?.id ?? 'none'}%`],
    )
    expect(orders.length).toBeLessThanOrEqual(1)
    expect(kept).toHaveLength(orders.length)
    for (const { id } of orders) expect(await linesOf(house, id)).toHaveLength(2)

    await house.start()
    const order = await received(page, house, guest)
    expect(await linesOf(house, order.id)).toHaveLength(2)
  }
  expect(await storedStates(page)).toEqual(['taken', 'taken'])
})
