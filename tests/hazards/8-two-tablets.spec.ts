import type { Locator, Page } from '@playwright/test'
import { Cable } from '../fixtures/cable.ts'
import type { House } from '../fixtures/house.ts'
import { expect, test as base } from '../fixtures/test.ts'
import { wideUnless } from '../fixtures/wide.ts'
import {
  findBooking,
  historyOf,
  openBookings,
  ordersOf,
  storedStates,
  takeStep,
  words,
} from '../fixtures/flows.ts'
import { placeOrder, secondAdmin, stepOrder } from '../fixtures/orders.ts'

/*
 * Hazard 8: two tablets step the same order. The same wish, or a lawful next step: nobody is
 * bothered and it happens once. A real conflict: a card with both states, and a way on.
 */

/** The second tablet hangs on a link of its own. */
const test = base.extend<{ otherCable: Cable }>({
  otherCable: async ({ house }, use) => {
    const cable = await Cable.lay(house.port)
    await use(cable)
    await cable.close()
  },
})

const guest = 'Ineza Rugamba'
const elsewhere = 'Tomás Oliveira'

const statusOf = async (house: House, name = guest) => (await ordersOf(house, name))[0]?.status
const needsDecision = (page: Page): Locator =>
  page.getByRole('region', { name: 'Needs your decision' })

for (const earlier of ['same', 'further'] as const) {
  test(
    `the same step and the next one, from two tablets without the link, who went ${earlier} heard first: each happens once`,
    wideUnless(earlier === 'further'),
    async ({ house, cable, otherCable, openDevice }) => {
      const order = await placeOrder(house, { guest })
      const first = await openBookings(await openDevice('tablet'), house.admin)
      const second = await openBookings(
        await openDevice('tablet', { baseURL: otherCable.url }),
        secondAdmin(house),
      )
      const cards = [await findBooking(first, guest), await findBooking(second, guest)] as const

      await Promise.all([cable.cut(), otherCable.cut()])
      await takeStep(cards[0], 'Accept')
      await takeStep(cards[1], 'Accept')
      await takeStep(cards[1], 'Start')
      await expect(cards[0]).toContainText('Saved on this device, not yet with the house')
      await expect(cards[1]).toContainText('2 steps saved on this device, not yet with the house')
      expect(await statusOf(house)).toBe('pending')

      // Whoever comes second finds the order further than it was seen.
      const links = earlier === 'same' ? [cable, otherCable] : [otherCable, cable]
      await links[0]?.restore()
      await expect.poll(() => statusOf(house)).toBe(earlier === 'same' ? 'accepted' : 'preparing')
      await links[1]?.restore()
      for (const card of cards) {
        await expect(card).toContainText('Preparing')
        await expect(card.getByText(/saved on this device/i)).toBeHidden()
      }
      expect(await historyOf(house, order.id)).toEqual(['pending', 'accepted', 'preparing'])
      await expect.poll(() => storedStates(first)).toEqual(['taken'])
      await expect.poll(() => storedStates(second)).toEqual(['taken', 'taken'])
      await expect(needsDecision(first)).toBeHidden()
      await expect(needsDecision(second)).toBeHidden()
    },
  )
}

test('a colleague cancelled meanwhile: both states on one card, what is behind it held, the rest sent', async ({
  house,
  cable,
  openDevice,
}) => {
  const order = await placeOrder(house, { guest })
  await placeOrder(house, { guest: elsewhere })
  const page = await openBookings(await openDevice('tablet'), house.admin)

  await cable.cut()
  const card = await findBooking(page, guest)
  await takeStep(card, 'Accept')
  await takeStep(card, 'Start')
  await takeStep(await findBooking(page, elsewhere), 'Accept')
  const colleague = await house.signIn(secondAdmin(house))
  await stepOrder(house, order.id, 'cancel', colleague, 'The guest rang')
  await cable.restore()

  // Another order is another group: it is not held up.
  await expect.poll(() => statusOf(house, elsewhere)).toBe('accepted')
  const matter = needsDecision(page).getByRole('article')
  await expect(matter).toHaveCount(1)
  await expect(matter).toContainText('Accept order')
  await expect(matter.getByRole('definition').first()).toContainText(
    /Accept order, Start preparing order · \d\d:\d\d/,
  )
  await expect(matter.getByRole('definition').last()).toContainText(/^Cancelled by .+ since /)
  await expect(matter.getByRole('definition').last()).toContainText('The guest rang')
  await expect(matter).toContainText('One step behind it waits for this.')
  // Nothing that the house would refuse again is offered.
  await expect(matter.getByRole('button', { name: 'Try again' })).toBeHidden()
  expect(await historyOf(house, order.id)).toEqual(['pending', 'cancelled'])

  await matter.getByRole('button', { name: words.dropMine }).click()
  // What is lost is named first.
  const drop = page.getByRole('alertdialog')
  await expect(drop).toContainText('Accept order, Start preparing order')
  await drop.getByRole('button', { name: words.dropMine }).click()
  await expect(needsDecision(page)).toBeHidden()
  await expect(await findBooking(page, guest)).toContainText('Cancelled')
  expect(await historyOf(house, order.id)).toEqual(['pending', 'cancelled'])
  await expect.poll(() => storedStates(page)).toEqual(['withdrawn', 'withdrawn', 'taken'])
})

test(
  'the kitchen went on meanwhile: the desk cancels all the same, from the state the house is in',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const order = await placeOrder(house, { guest })
    const page = await openBookings(await openDevice('tablet'), house.admin)

    await cable.cut()
    const card = await findBooking(page, guest)
    await card.getByRole('button', { name: 'Cancel', exact: true }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await dialog.getByLabel('Reason for the guest').fill('No power in the kitchen')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(card).toContainText('Cancelled')
    const colleague = await house.signIn(secondAdmin(house))
    await stepOrder(house, order.id, 'accept', colleague)
    await cable.restore()

    const matter = needsDecision(page).getByRole('article')
    await expect(matter.getByRole('definition').last()).toContainText(/^Accepted by .+ since /)
    expect(await statusOf(house)).toBe('accepted')
    // The refusal is known at the house too, should this tablet be lost.
    await expect
      .poll(() => house.rows(`select state, endpoint from parked where state = 'open'`))
      .toEqual([{ state: 'open', endpoint: 'cancelRestaurantOrder' }])

    await matter.getByRole('button', { name: 'Cancel all the same' }).click()
    await expect(needsDecision(page)).toBeHidden()
    await expect
      .poll(() => historyOf(house, order.id))
      .toEqual(['pending', 'accepted', 'cancelled'])
    const [row] = await house.rows('select cancel_reason from restaurant_orders where id = ?', [
      order.id,
    ])
    expect(row).toEqual({ cancel_reason: 'No power in the kitchen' })
  },
)
