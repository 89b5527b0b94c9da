import type { Page } from '@playwright/test'
import type { House } from '../fixtures/house.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  headline,
  historyOf,
  linesOf,
  openMenu,
  openRequests,
  orderDinner,
  ordersOf,
  requestCards,
  storedStates,
  words,
} from '../fixtures/flows.ts'
import { takeOffMenu } from '../fixtures/orders.ts'

/*
 * Hazard 9: a refused order (a dish is no longer to be had): parked with the house's words, changed,
 * sent again; its followers go on afterwards, and other groups are never stopped.
 */

const phone = '0788 123 456'
const guest = 'Espoir Kamanzi'

/** Two orders confirmed without the link; of the first a dish goes off the menu meanwhile. */
async function orderTwice(page: Page): Promise<[string, string]> {
  const first = await orderDinner(page, { dishes: ['Goat brochettes', 'Steak'] })
  await page.getByRole('link', { name: 'Order something else' }).click()
  const second = await orderDinner(page, { dishes: ['Pancakes'] })
  return [first, second]
}

const dishesOf = async (house: House) =>
  Promise.all((await ordersOf(house, guest)).map(({ id }) => linesOf(house, id)))

test('the rest is ordered without the dish that ran out; the other order was never held up', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openMenu(await openDevice('phone'))
  await cable.cut()
  await orderTwice(page)
  await takeOffMenu(house, 'Goat brochettes')
  await cable.restore()

  await expect(headline(page)).toContainText('Order placed!')
  await openRequests(page)
  const parked = requestCards(page, 'Needs your decision')
  await expect(parked).toHaveCount(1)
  await expect(parked).toContainText(words.needsYou)
  await expect(parked).toContainText('No longer available: Goat brochettes.')
  await expect(requestCards(page, 'With the house')).toHaveCount(1)
  expect(await dishesOf(house)).toEqual([[['Pancakes', 1]]])

  await parked.getByRole('button', { name: 'Order the rest without it' }).click()
  await expect(requestCards(page, 'With the house')).toHaveCount(2)
  await expect(parked).toHaveCount(0)
  expect(await dishesOf(house)).toEqual([[['Pancakes', 1]], [['Steak', 1]]])
  const [, rest] = await ordersOf(house, guest)
  expect(rest?.total_cents).toBe(1800)
  expect(await storedStates(page)).toEqual(['superseded', 'taken', 'taken'])
})

test(
  'changed in the form and sent again: what follows it goes on by itself',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openMenu(await openDevice('phone'))
    await cable.cut()
    const [first] = await orderTwice(page)
    // As a later version may do it: the guest takes back an order that the house does not have yet.
    await addFollower(page, first)
    await takeOffMenu(house, 'Goat brochettes')
    await cable.restore()

    await openRequests(page)
    const parked = requestCards(page, 'Needs your decision')
    await expect(parked).toHaveCount(2)
    await expect(parked.filter({ hasText: 'Cancel' })).toContainText(
      'It depends on an earlier request that was not accepted, so it was not sent.',
    )
    await expect(requestCards(page, 'With the house')).toHaveCount(1)

    await parked
      .filter({ hasText: 'No longer available' })
      .getByRole('link', { name: 'Change the order' })
      .click()
    await expect(page.getByRole('heading', { name: 'Your order, to be changed' })).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue(guest)
    await expect(page.getByLabel('Phone')).toHaveValue(phone)
    await page.getByRole('button', { name: 'Remove Goat brochettes' }).click()
    await page.getByRole('button', { name: 'Send the changed order' }).click()

    await expect.poll(async () => (await ordersOf(house, guest)).length).toBe(2)
    const [, changed] = await ordersOf(house, guest)
    await expect.poll(() => historyOf(house, changed?.id ?? '')).toEqual(['pending', 'cancelled'])
    expect(await linesOf(house, changed?.id ?? '')).toEqual([['Steak', 1]])
    await expect
      .poll(async () => (await storedStates(page)).toSorted())
      .toEqual(['superseded', 'taken', 'taken', 'taken'])
    await openRequests(page)
    await expect(requestCards(page, 'Needs your decision')).toHaveCount(0)
  },
)

/** Writes an operation that names an earlier one, whose row the house still has to make. */
async function addFollower(page: Page, first: string): Promise<void> {
  await page.evaluate(
    ({ after, contact }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('imisozi')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const db = opening.result
          const change = db.transaction('operations', 'readwrite')
          const rows = change.objectStore('operations')
          const found = rows.get(after)
          found.addEventListener('success', () => {
            const row = found.result as Record<string, unknown> & { body: { code: string } }
            rows.add({
              ...row,
              id: crypto.randomUUID(),
              key: crypto.randomUUID(),
              seq: 1000,
              route: 'cancelOwnRestaurantOrder',
              params: { id: `op:${after}` },
              body: { code: row.body.code, contact },
              group: `restaurant_orders:op:${after}`,
              after: [after],
              validUntil: null,
              words: { title: 'Cancel an order', detail: '' },
              state: 'waiting',
              attempts: [],
              tries: 0,
              nextTry: 0,
              attemptId: null,
            })
          })
          change.addEventListener('abort', () => reject(change.error))
          change.addEventListener('complete', () => {
            db.close()
            resolve()
          })
        })
      }),
    { after: first, contact: phone },
  )
}
