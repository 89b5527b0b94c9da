import { devices, type DeviceKind } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  fillOrder,
  findBooking,
  headline,
  openBookings,
  openMenu,
  openRequests,
  orderDinner,
  requestCards,
  takeStep,
  words,
} from '../fixtures/flows.ts'
import { looksAt } from '../fixtures/looks.ts'
import { placeOrder, secondAdmin, stepOrder, takeOffMenu } from '../fixtures/orders.ts'
import { wideUnless } from '../fixtures/wide.ts'

/* WCAG 2.2 AA by axe: every screen in both layouts and all its states, on phone and tablet, by day and night. */

const kinds = Object.keys(devices) as DeviceKind[]

for (const kind of kinds) {
  test(
    `the guest’s screens, ${kind}`,
    wideUnless(kind === 'phone'),
    async ({ house, cable, openDevice }) => {
      test.setTimeout(180_000)
      const device = await openDevice(kind)
      const page = await openMenu(device)
      const check = await looksAt(page, kind)
      await check('/restaurant')
      await page.goto('/')
      await expect(page.locator('#rooms').getByRole('article').first()).toBeVisible()
      await check('/')
      if (kind === 'phone') {
        await page.getByRole('button', { name: 'Menu' }).click()
        await check('the phone’s menu')
        await page.keyboard.press('Escape')
      }
      await page.goto('/login')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await check('/login with what is missing')
      await page.goto('/nowhere')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await check('a path that is not there')
      await page.goto('/requests')
      await expect(page.getByText('Nothing asked for yet')).toBeVisible()
      await check('/requests, empty')

      await page.goto('/restaurant?step=order')
      await page.getByRole('button', { name: 'Buy Now' }).click()
      await check('the order with what is missing')
      await page.goto('/restaurant')
      await orderDinner(page, { dishes: ['Pancakes'] })
      await expect(headline(page)).toContainText('Order placed!')
      await check('an order that the house has')

      await page.getByRole('link', { name: 'Order something else' }).click()
      await cable.cut()
      await fillOrder(page)
      await check('an order in the middle')
      await page.getByRole('button', { name: 'Buy Now' }).click()
      await expect(headline(page)).toContainText('Saved on this device')
      await check('an order that waits')
      await page.getByRole('button', { name: 'The house does not answer' }).click()
      await check('why the house is not heard')
      await page.keyboard.press('Escape')

      await takeOffMenu(house, 'Goat brochettes')
      await cable.restore()
      await expect(headline(page)).toContainText('Needs your decision')
      await check('an order that was refused')
      await openRequests(page)
      await expect(requestCards(page)).toHaveCount(2)
      await check('/requests')
      await requestCards(page, 'With the house').getByRole('link').click()
      await page.getByText('How it went').click()
      await check('one request')
    },
  )

  test(`the desk’s screens, ${kind}`, { tag: '@wide' }, async ({ house, cable, openDevice }) => {
    test.setTimeout(180_000)
    const order = await placeOrder(house, { guest: 'Ineza Rugamba' })
    await placeOrder(house, { guest: 'Tomás Oliveira' })
    const page = await openBookings(await openDevice(kind), house.admin)
    const check = await looksAt(page, kind)
    await check('/dashboard/bookings')
    const card = await findBooking(page, 'Ineza Rugamba')
    await card.getByRole('button', { name: 'Details' }).click()
    await check('a booking’s details')
    await page.keyboard.press('Escape')

    await cable.cut()
    await takeStep(card, 'Accept')
    await takeStep(await findBooking(page, 'Tomás Oliveira'), 'Accept')
    await check('/dashboard/bookings without the link')
    await page.getByRole('button', { name: /The house does not answer/ }).click()
    await check('the link and what waits')
    await page.keyboard.press('Escape')
    if (kind === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
    if (kind === 'phone') await check('the phone’s menu')
    await page.getByRole('button', { name: 'Logout' }).click()
    await check('logging out with work waiting')
    await page.keyboard.press('Escape')

    const colleague = await house.signIn(secondAdmin(house))
    await stepOrder(house, order.id, 'cancel', colleague, 'The guest rang')
    await cable.restore()
    await expect(page.getByRole('button', { name: words.dropMine })).toBeVisible()
    await check('/dashboard/bookings with a decision to take')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await check('/dashboard')
    await page.goto('/dashboard/rooms')
    await check('a screen that is still to come')
  })
}
