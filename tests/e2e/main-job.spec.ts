import { screenshot } from '../fixtures/browser.ts'
import { Cable } from '../fixtures/cable.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  findBooking,
  headline,
  historyOf,
  linkIsDown,
  openBookings,
  openMenu,
  openRequests,
  orderDinner,
  ordersOf,
  requestCards,
  takeStep,
  words,
} from '../fixtures/flows.ts'

/*
 * The main job (issue 3, first paragraph): a dinner ordered with the link down reaches the house;
 * the desk's tablet takes it to delivered without its own link; both are told the truth all along.
 */

const guest = 'Espoir Kamanzi'

test('an order and its status survive the mountain', async ({ house, cable, openDevice }) => {
  test.slow()
  const deskCable = await Cable.lay(house.port)
  const tablet = await openDevice('tablet', { baseURL: deskCable.url })
  const desk = await openBookings(tablet, house.admin)
  const phone = await openMenu(await openDevice('phone'))

  await test.step('the guest orders with the link down', async () => {
    await cable.cut()
    await linkIsDown(phone)
    await orderDinner(phone, { guest })
    await expect(headline(phone)).toHaveText(words.saved)
    await openRequests(phone)
    // Also where the screen's code came in after the press.
    await expect(phone.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(requestCards(phone, 'On this device, waiting')).toContainText(words.saved)
    await screenshot(phone, 'main-job-1-guest-waiting')
    expect(await ordersOf(house, guest)).toEqual([])
  })

  const order = await test.step('the link returns: the house has it, and says so', async () => {
    await cable.restore()
    await expect(requestCards(phone, 'With the house')).toContainText(
      /Received by the house, no\. \d+/,
    )
    await screenshot(phone, 'main-job-2-guest-received')
    await requestCards(phone, 'With the house').getByRole('link').click()
    const [one, ...others] = await ordersOf(house, guest)
    expect(others).toEqual([])
    expect(one).toMatchObject({ status: 'pending' })
    return one!
  })

  const card = await test.step('the tablet sees it by itself', async () => {
    const found = await findBooking(desk, guest)
    await expect(found).toContainText(`No. ${order.number}`)
    await expect(found).toContainText('Pending')
    await screenshot(desk, 'main-job-3-desk-pending')
    return found
  })

  await test.step('the tablet loses its link and goes on', async () => {
    await deskCable.cut()
    await linkIsDown(desk)
    for (const [step, state] of [
      ['Accept', 'Accepted'],
      ['Start', 'Preparing'],
      ['Ready', 'Ready'],
      ['Deliver', 'Delivered'],
    ] as const) {
      await takeStep(card, step)
      await expect(card.getByText(state, { exact: true }).first()).toBeVisible()
    }
    await expect(card).toContainText('4 steps saved on this device, not yet with the house')
    await screenshot(desk, 'main-job-4-desk-steps-waiting')
    expect(await ordersOf(house, guest)).toMatchObject([{ status: 'pending' }])
    // The guest is told no more than the house knows.
    await phone.reload()
    const news = phone.getByRole('main')
    await expect(news).toContainText(`Received by the house, no. ${order.number}`)
    await expect(news).toContainText('Waiting for the house to accept it.')
  })

  await test.step('its link returns: once, in the right state, and everyone knows', async () => {
    await deskCable.restore()
    await expect
      .poll(() => historyOf(house, order.id))
      .toEqual(['pending', 'accepted', 'preparing', 'ready', 'delivered'])
    expect(await ordersOf(house, guest)).toMatchObject([
      { id: order.id, number: order.number, code: order.code, status: 'delivered' },
    ])
    await expect(card).not.toContainText('saved on this device')
    await expect(card).toContainText('Delivered')
    await screenshot(desk, 'main-job-5-desk-delivered')
    await phone.reload()
    await expect(phone.getByRole('heading', { level: 2, name: 'Confirmed' })).toBeVisible()
    await expect(phone.getByRole('list', { name: 'At the house' })).toContainText('Ready (done)')
    await expect(phone.locator('[aria-current="step"]')).toHaveText('Served')
    await screenshot(phone, 'main-job-6-guest-delivered')
  })
  await deskCable.close()
})
