import { expect, test, tried } from '../fixtures/foreign-test.ts'
import {
  findBooking,
  headline,
  openBookings,
  openMenu,
  openRequests,
  orderDinner,
  requestCards,
  storedOperations,
  storedStates,
  takeStep,
  words,
} from '../fixtures/flows.ts'

/*
 * The documents' own host instead of ours: it knows their shapes and nothing else, so no header, no
 * key and no batch of ours may reach it, and what was sent once without an answer is a person's to
 * sort out. The app is built for it (VITE_API_URL) and served by a house that has nothing to say.
 */

const dinner = { dishes: ['Steak', 'Vegan bowl'] }
/** The path on which the host takes orders; the documents' first one it does not know. */
const TAKES = '/api/restaurant/orders/public'

test(
  'an order goes by the documents’ second path, and nothing of ours goes with it',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    const page = await openMenu(await openDevice('phone'), { copy: false })
    await orderDinner(page, dinner)
    await expect(headline(page)).toContainText('Order placed!')
    await expect(page.getByRole('main')).toContainText('Received by the house, no. 501')
    expect(tried(foreign)).toEqual(['POST /api/restaurant/orders', `POST ${TAKES}`])
    await expect(page.getByRole('banner')).toContainText('Foreign Lodge')
    await expect(page.getByRole('link', { name: /700 000 555/ }).first()).toBeVisible()
    expect(foreign.host.refusedHeaders).toEqual([])
    expect(foreign.host.orders).toMatchObject([
      { customer_name: 'Espoir Kamanzi', total: 30, received: { service_type: 'dine-in' } },
    ])
  },
)

test(
  'without the link it waits here, and goes once when the link is back',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    const page = await openMenu(await openDevice('phone'), { copy: false })
    await foreign.link.cut()
    await orderDinner(page, dinner)
    await expect(headline(page)).toContainText(words.saved)
    expect(foreign.host.orders).toEqual([])
    await foreign.link.restore()
    await expect(headline(page)).toContainText('Order placed!')
    expect(foreign.host.orders).toHaveLength(1)
  },
)

test(
  'a refusal’s map of fields is shown, and the order can be changed and sent again',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    foreign.host.soldOut.add(21)
    const page = await openMenu(await openDevice('phone'), { copy: false })
    await orderDinner(page, dinner)
    await expect(headline(page)).toContainText(words.needsYou)
    await expect(page.getByRole('main')).toContainText('Steak is not available.')
    expect(foreign.host.orders).toEqual([])

    await openRequests(page)
    const card = requestCards(page, words.needsYou)
    await expect(card).toContainText(
      'The given data was invalid. items.0.id: Steak is not available.',
    )
    await card.getByRole('link', { name: 'Change the order' }).click()
    await page.getByRole('button', { name: 'Remove Steak' }).click()
    await page.getByRole('button', { name: 'Send the changed order' }).click()
    await expect(headline(page)).toContainText('Order placed!')
    expect(foreign.host.orders).toMatchObject([{ items: [{ name: 'Vegan bowl' }] }])
  },
)

test(
  'a lost answer: it may have arrived, and nobody but the guest sends it again',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    const page = await openMenu(await openDevice('phone'), { copy: false })
    const lost = foreign.link.dropAnswerOnce(
      ({ method, path }) => method === 'POST' && path === TAKES,
      { thenCut: true },
    )
    await orderDinner(page, dinner)
    await lost
    await expect(headline(page)).toContainText(words.needsYou)
    await expect(page.getByRole('main')).toContainText('no answer came: the house may have it')
    await expect(page.getByRole('main')).not.toContainText('Nothing is being cooked')
    expect(foreign.host.orders).toHaveLength(1)

    await foreign.link.restore()
    await page.reload()
    await openRequests(page)
    const card = requestCards(page, words.needsYou)
    await expect(card).toContainText('It was sent, but no answer came. It may have arrived.')
    await expect(card).toContainText('Call the house and ask whether the order is there')
    // The house is heard again, every trigger has fired, and still there is one order.
    await expect(page.getByText('The house does not answer')).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect
      .poll(() => foreign.host.requests.filter((line) => line === 'GET /api/categories').length)
      .toBeGreaterThan(1)
    expect(foreign.host.orders).toHaveLength(1)
    expect(await storedOperations(page)).toMatchObject([
      { state: 'parked', parkReason: 'may_have_arrived', tries: 1 },
    ])
  },
)

test(
  'the desk signs in there, lists and steps',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    const phone = await openMenu(await openDevice('phone'), { copy: false })
    await orderDinner(phone, dinner)
    await expect(headline(phone)).toContainText('Order placed!')

    const page = await openBookings(await openDevice('tablet'), foreign.host.staff, {
      copy: false,
    })
    const card = await findBooking(page, 'Espoir Kamanzi')
    await expect(card).toContainText('1 × Steak, 1 × Vegan bowl')
    await takeStep(card, 'Accept')
    await expect.poll(() => foreign.host.orders[0]?.status).toBe('accepted')
    await expect(card).toContainText('Accepted')
    await expect(card.getByText(/saved on this device/i)).toBeHidden()

    await foreign.link.cut()
    await takeStep(card, 'Start')
    await expect(card).toContainText('Preparing')
    await expect(card).toContainText(words.saved)
    expect(foreign.host.orders[0]?.status).toBe('accepted')
    await foreign.link.restore()
    await expect.poll(() => foreign.host.orders[0]?.status).toBe('preparing')
    await expect(card.getByText(/saved on this device/i)).toBeHidden()
    await expect(card).toContainText('Preparing')
    expect(await storedStates(page)).toEqual(['taken', 'taken'])
    expect(foreign.host.refusedHeaders).toEqual([])
  },
)
