import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import {
  findBooking,
  historyOf,
  openBookings,
  ordersOf,
  signIn,
  storedStates,
  takeStep,
  storedKeys,
} from '../fixtures/flows.ts'
import { auditOf, placeOrder, secondAdmin } from '../fixtures/orders.ts'

/*
 * Hazard 7: the session expired with three changes waiting; sign-out with rows waiting, then another
 * person signs in: sent as the first person, seen by nobody else.
 */

const guest = 'Ineza Rugamba'
const others = 'Tomás Oliveira'

/** What the house has of the guest's order: all there is to tell whether a step arrived. */
const statusOf = async (house: Parameters<typeof ordersOf>[0], name = guest) =>
  (await ordersOf(house, name))[0]?.status

/** The card of a booking that says how many steps of it wait here. */
const waitingSteps = (card: Locator) => card.getByText(/saved on this device, not yet with/i)

async function logOut(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out with work waiting?' })
  await dialog.getByRole('button', { name: choice }).click()
  await page.waitForURL('**/login')
}

test('a session that ended with three changes waiting: they wait for the sign-in, then go once', async ({
  house,
  cable,
  openDevice,
}) => {
  const order = await placeOrder(house, { guest })
  const tablet = await openDevice('tablet')
  const page = await openBookings(tablet, house.admin)
  const card = await findBooking(page, guest)

  await cable.cut()
  for (const step of ['Accept', 'Start', 'Ready'] as const) await takeStep(card, step)
  await expect(waitingSteps(card)).toHaveText(
    '3 steps saved on this device, not yet with the house',
  )

  // The house's clock stands beyond the end of every token, the one that may only send as well.
  await house.restart({ IMISOZI_TEST_CLOCK: String(91 * 24 * 3_600_000) })
  await cable.restore()
  const notice = page.getByRole('status').filter({ hasText: 'Session expired' })
  await expect(notice).toContainText('3 changes wait for your sign-in. Nothing is lost')
  expect(await statusOf(house)).toBe('pending')
  // The first may have been tried when the link went, and all may be under way with a token that is
  // refused: still nothing has ended, nothing is lost.
  await expect
    .poll(() => storedStates(page))
    .toEqual([expect.stringMatching(/^(waiting|unknown)$/), 'waiting', 'waiting'])
  await expect(card.getByRole('button', { name: 'Deliver' })).toBeVisible()

  await notice.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Email').fill(house.admin.email)
  await dialog.getByLabel('Password', { exact: true }).fill(house.admin.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()

  await expect(waitingSteps(card)).toBeHidden()
  await expect(notice).toBeHidden()
  await expect(card).toContainText('Ready')
  expect(await historyOf(house, order.id)).toEqual(['pending', 'accepted', 'preparing', 'ready'])
  expect(await storedStates(page)).toEqual(['taken', 'taken', 'taken'])
})

test('signed out with rows left to be sent: they go as who confirmed them, with nobody signed in', async ({
  house,
  cable,
  openDevice,
}) => {
  const order = await placeOrder(house, { guest })
  const tablet = await openDevice('tablet')
  const page = await openBookings(tablet, house.admin)

  await cable.cut()
  await takeStep(await findBooking(page, guest), 'Accept')
  await logOut(page, 'Log out, leave them to be sent')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await statusOf(house)).toBe('pending')

  await cable.restore()
  await expect.poll(() => statusOf(house)).toBe('accepted')
  const [first] = await house.rows<{ name: string }>('select name from users where email = ?', [
    house.admin.email,
  ])
  expect(await auditOf(house, order.id)).toEqual([
    ['Guest', 'placeRestaurantOrder'],
    [first?.name, 'acceptRestaurantOrder'],
  ])
  // With the last row gone the token that sent it is gone from the device too.
  await expect.poll(() => storedKeys(page, 'senders')).toEqual([])
})

test(
  'without remember-me: another person signs in, sees and sends nothing of it; the first comes back',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const order = await placeOrder(house, { guest })
    const other = await placeOrder(house, { guest: others })
    const second = secondAdmin(house)
    const tablet = await openDevice('tablet')
    const page = await openBookings(tablet, { ...house.admin, remember: false })

    const [first] = await house.rows<{ name: string }>('select name from users where email = ?', [
      house.admin.email,
    ])

    await cable.cut()
    await takeStep(await findBooking(page, guest), 'Accept')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('dialog')).toContainText('they wait here for your next sign-in')
    await page.getByRole('button', { name: 'Log out, leave them to be sent' }).click()
    await page.waitForURL('**/login')

    await cable.restore()
    await signIn(page, second)
    await page.getByRole('link', { name: 'Bookings' }).click()
    // The first person's step is to be seen as theirs (decision 43), and nothing of it is sent.
    const card = await findBooking(page, guest)
    await expect(card).toContainText('Accepted')
    await expect(waitingSteps(card)).toContainText(`recorded by ${first?.name ?? '?'}`)
    const name = first?.name ?? '?'
    await expect(
      page.getByText(`Changes of ${name} wait on this device for their sign-in.`),
    ).toBeVisible()
    await page.getByRole('button', { name: 'The house answers 1 waiting' }).click()
    const work = page.getByRole('dialog', { name: 'Internet and waiting work' })
    await expect(work).toContainText(name)
    await work.getByRole('button', { name: 'Close', exact: true }).last().click()

    // What the second person does goes in their own name, past the row that waits.
    await takeStep(await findBooking(page, others), 'Accept')
    await expect.poll(() => statusOf(house, others)).toBe('accepted')
    expect(await auditOf(house, other.id)).toContainEqual([second.name, 'acceptRestaurantOrder'])
    expect(await statusOf(house)).toBe('pending')
    // Nothing of their own waits any more; whose does is said before they leave.
    await expect(
      page.getByRole('button', { name: 'The house answers 1 waiting', exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    const leaving = page.getByRole('dialog', { name: 'Log out of this device?' })
    await expect(leaving).toContainText(`${name} · 1 entry waits`)
    await leaving.getByRole('button', { name: 'Log out', exact: true }).click()
    await page.waitForURL('**/login')

    await signIn(page, { ...house.admin, remember: false })
    await expect.poll(() => statusOf(house)).toBe('accepted')
    expect(await auditOf(house, order.id)).toEqual([
      ['Guest', 'placeRestaurantOrder'],
      [first?.name, 'acceptRestaurantOrder'],
    ])
    // The house has it before the device hears so.
    await expect.poll(() => storedStates(page)).toEqual(['taken', 'taken'])
  },
)
