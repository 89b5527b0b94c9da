import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import {
  findBooking,
  openBookings,
  ordersOf,
  signIn,
  storedOperations,
  takeStep,
} from '../fixtures/flows.ts'
import { openPeople, setPin, switchTo } from '../fixtures/people.ts'
import { auditOf, placeOrder, secondAdmin, stepOrder } from '../fixtures/orders.ts'

/* Several staff on one tablet: switching by PIN without the link, each entry under its author. */

const guests = ['Ineza Rugamba', 'Tomás Oliveira'] as const
const pins = { first: '2580', second: '7391' } as const

/** All that web storage holds, as one text to look for a token. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

/** The name of the house's first admin. */
async function firstName(house: { rows: (sql: string) => Promise<unknown[]> }): Promise<string> {
  const [row] = (await house.rows(`select name from users where email = 'admin@example.test'`)) as {
    name: string
  }[]
  return row!.name
}

test(
  'two people, the link down: each switches in by PIN, records, and the house has each under its author',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const orders = [
      await placeOrder(house, { guest: guests[0] }),
      await placeOrder(house, { guest: guests[1] }),
    ]
    const first = await firstName(house)
    const second = secondAdmin(house)
    const tablet = await openDevice('tablet')
    const page = await openBookings(tablet, house.admin)
    await setPin(page, pins.first)

    // The second signs in once with the link; the first stays on the device.
    const dialog = await openPeople(page)
    await dialog.getByRole('button', { name: 'Somebody else, with e-mail and password' }).click()
    await dialog.getByLabel('Email').fill(second.email)
    await dialog.getByLabel('Password', { exact: true }).fill(second.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog).toBeHidden()
    await setPin(page, pins.second)

    await cable.cut()
    await page.getByRole('link', { name: 'Bookings', exact: true }).click()
    // What the first one's screens had kept is there for the second, without the link.
    await takeStep(await findBooking(page, guests[0]), 'Accept')
    await switchTo(page, first, pins.first)
    await page.getByRole('link', { name: 'Bookings', exact: true }).click()
    const other = await findBooking(page, guests[1])
    await takeStep(other, 'Accept')
    await expect(other).toContainText('not yet with the house')
    // A colleague's waiting step is not shown as one's own, and not sent as one's own.
    expect((await storedOperations(page)).map(({ actorKey, state }) => [actorKey, state])).toEqual([
      [expect.stringMatching(/^staff:/), expect.stringMatching(/^(waiting|unknown)$/)],
      [expect.stringMatching(/^staff:/), expect.stringMatching(/^(waiting|unknown)$/)],
    ])
    const people = await openPeople(page)
    await expect(people.getByRole('button', { name: second.name })).toContainText('1 entry waits')
    await people.getByRole('button', { name: 'Close' }).click()

    await cable.restore()
    for (const guest of guests) {
      await expect.poll(async () => (await ordersOf(house, guest))[0]?.status).toBe('accepted')
    }
    expect(await auditOf(house, orders[0]!.id)).toEqual([
      ['Guest', 'placeRestaurantOrder'],
      [second.name, 'acceptRestaurantOrder'],
    ])
    expect(await auditOf(house, orders[1]!.id)).toEqual([
      ['Guest', 'placeRestaurantOrder'],
      [first, 'acceptRestaurantOrder'],
    ])
  },
)

test('locked: the token is off the device, wrong PINs wait over a reload, what was typed stays', async ({
  house,
  cable,
  openDevice,
}) => {
  const first = await firstName(house)
  const tablet = await openDevice('tablet')
  const page = await openBookings(tablet, house.admin)
  await setPin(page, pins.first)
  expect(await kept(page)).toContain('auth_token')

  await cable.cut()
  const search = page.getByLabel('Search guest, reference, dish…')
  await search.fill('half a name')
  const dialog = await openPeople(page)
  await dialog.getByRole('button', { name: 'Lock now' }).click()
  const locked = page.getByRole('dialog', { name: 'Locked' })
  await expect(locked).toBeVisible()
  // Who has no PIN here, or forgot it, is not shut out.
  await expect(locked.getByRole('button', { name: 'E-mail and password' })).toBeVisible()
  expect(await kept(page)).not.toContain('auth_token')
  // Nothing else is on the screen, read out or printed: not what floats above a dialog either.
  const floating = page.getByRole('region', { name: 'Notices', includeHidden: true })
  await expect(floating).toHaveCSS('visibility', 'hidden')
  await expect(search).toBeHidden()
  expect(await page.getByRole('main').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(locked).toBeVisible()

  const enter = async (pin: string) => {
    await page.getByLabel(`PIN of ${first}`).fill(pin)
    await page.getByRole('button', { name: `Go on as ${first}` }).click()
  }
  await enter('1111')
  await expect(locked.getByText('After 9 more wrong ones')).toBeVisible()
  await enter(pins.first)
  await expect(locked).toBeHidden()
  await expect(search).toBeVisible()
  await expect(floating).toHaveCSS('visibility', 'visible')
  await expect(search).toHaveValue('half a name')

  const again = await openPeople(page)
  await again.getByRole('button', { name: 'Lock now' }).click()
  for (const left of [9, 8]) {
    await enter('1111')
    await expect(locked.getByText(`After ${left} more wrong ones`)).toBeVisible()
  }
  await enter('1111')
  await expect(page.getByText(/The next try is open in \d seconds?/)).toBeVisible()
  await page.reload()
  // Nobody is signed in after the reload; the PIN brings them back, once the wait is over.
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: first }).click()
  await expect(page.getByLabel(`PIN of ${first}`)).toBeVisible()
  await enter(pins.first)
  // To where they had been, what they looked for included.
  await page.waitForURL(/\/dashboard\/bookings\?q=half/)
  expect(await kept(page)).toContain('auth_token')
})

test(
  'a session that the house ended is said at the next contact, and its PIN opens nothing any more',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const first = await firstName(house)
    const tablet = await openDevice('tablet')
    const page = await tablet.visit('/login')
    await signIn(page, house.admin)
    await setPin(page, pins.first)
    await house.write(`update sessions set revoked_at = ? where scope = 'full'`, [
      new Date().toISOString(),
    ])
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'Session expired' })).toBeVisible()
    const dialog = await openPeople(page)
    await expect(dialog.getByRole('button', { name: 'Set a PIN' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    // Only who can come back by a PIN is offered.
    await expect(page.getByRole('button', { name: first })).toBeHidden()
    await expect(page.getByLabel('Email')).toBeVisible()
  },
)

test(
  'what one could not get taken, a colleague carries out from another tablet, in their own name',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const order = await placeOrder(house, { guest: guests[0] })
    const first = await firstName(house)
    const second = secondAdmin(house)
    const token = await house.signIn()
    const theirs = await openBookings(await openDevice('tablet'), second)
    await cable.cut()
    const card = await findBooking(theirs, guests[0])
    await card.getByRole('button', { name: 'Cancel', exact: true }).click()
    const question = theirs.getByRole('alertdialog').or(theirs.getByRole('dialog'))
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await expect(card).toContainText('Cancelled')
    await stepOrder(house, order.id, 'accept', token)
    await cable.restore()

    const page = await (await openDevice('tablet')).visit('/login')
    await signIn(page, house.admin)
    const matter = page.getByRole('article', { name: /^Cancel order/ })
    await expect(matter).toContainText(second.name, { timeout: 40_000 })
    await matter.getByRole('button', { name: 'Cancel all the same' }).click()
    await expect.poll(async () => (await ordersOf(house, guests[0]))[0]?.status).toBe('cancelled')
    expect((await auditOf(house, order.id)).at(-1)).toEqual([first, 'cancelRestaurantOrder'])
    expect(await house.rows('select state, settled_by from parked')).toEqual([
      { state: 'settled', settled_by: first },
    ])
    await expect(matter).toBeHidden()
    // Their own tablet does not bring it any more, and asks nothing of them.
    await expect
      .poll(async () => (await storedOperations(theirs)).map(({ state }) => state), {
        timeout: 40_000,
      })
      .toEqual(['settled'])
  },
)
