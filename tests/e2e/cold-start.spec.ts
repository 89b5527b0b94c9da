import { expect, test } from '../fixtures/test.ts'
import {
  findBooking,
  headline,
  historyOf,
  openBookings,
  openMenu,
  openRequests,
  orderDinner,
  ordersOf,
  requestCards,
  takeStep,
  words,
  storedKeys,
} from '../fixtures/flows.ts'
import { placeOrder } from '../fixtures/orders.ts'

test.use({ ownBrowser: 'shell' })

/*
 * The installed app started with the server gone: the browser itself is started anew, and every
 * screen is loaded by its address. What is kept is shown with its age, and work goes on.
 */

const AGE = /as of (\d+ \w+(, | at | )?(\d{4}, )?)?\d\d:\d\d/

test('a guest’s phone: home, the menu and the requests, as they were, and ordering goes on', async ({
  house,
  openDevice,
}) => {
  const phone = await openDevice('phone')
  const before = await openMenu(phone)
  await orderDinner(before)
  await expect(headline(before)).toContainText('Order placed!')
  const [order] = await ordersOf(house)
  // As the house says it to who knows the code, not only as it answered when it took it.
  await openRequests(before)
  await expect(requestCards(before, 'With the house')).toHaveCount(1)
  // What a guest needs without the link is fetched when the phone has nothing better to do.
  await expect
    .poll(() => storedKeys(before, 'fetched'), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['public:rooms', 'public:categories']))
  await phone.stop()
  await house.kill()
  await phone.start()

  const page = await phone.visit('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const rooms = page.locator('#rooms')
  await expect(rooms.getByRole('article').first()).toBeVisible()
  await expect(rooms.getByText(AGE)).toBeVisible()
  await expect(page.getByText('The house does not answer').first()).toBeVisible()

  await page.goto('/restaurant')
  await expect(page.getByRole('button', { name: 'Add Steak' })).toBeVisible()
  await expect(page.getByText(AGE)).toBeVisible()
  await orderDinner(page, { dishes: ['Pancakes'] })
  await expect(headline(page)).toContainText(words.saved)

  await page.goto('/requests')
  await expect(requestCards(page, 'With the house')).toContainText(`no. ${order?.number}`)
  await expect(requestCards(page, 'On this device, waiting')).toContainText('1 × Pancakes')
  await expect(page.getByRole('main').getByText(AGE)).toBeVisible()

  await house.start()
  await expect(requestCards(page, 'With the house')).toHaveCount(2, { timeout: 20_000 })
  expect(await ordersOf(house)).toHaveLength(2)
})

test(
  'the desk’s tablet: bookings with their age, steps saved, and sent when the house is back',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const order = await placeOrder(house, { guest: 'Ineza Rugamba' })
    const tablet = await openDevice('tablet')
    const before = await openBookings(tablet, house.admin)
    const total = await before
      .getByText('Total')
      .locator('xpath=following-sibling::p')
      .textContent()
    await findBooking(before, 'Ineza Rugamba')
    await tablet.stop()
    await house.kill()
    await tablet.start()

    const page = await tablet.visit('/dashboard/bookings')
    await expect(page.getByText(/^As of .+, kept on this device/)).toBeVisible()
    await expect(page.getByText('Total').locator('xpath=following-sibling::p')).toHaveText(
      total ?? '',
    )
    const card = await findBooking(page, 'Ineza Rugamba')
    await takeStep(card, 'Accept')
    await expect(card).toContainText('Accepted')
    await expect(card).toContainText(words.saved)

    await house.start()
    await expect
      .poll(() => historyOf(house, order.id), { timeout: 20_000 })
      .toEqual(['pending', 'accepted'])
    await expect(page.getByText(/^As of .+, kept on this device/)).toBeHidden()
    await expect(card.getByText(words.saved)).toBeHidden()
  },
)
