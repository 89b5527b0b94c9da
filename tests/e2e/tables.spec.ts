import type { Page } from '@playwright/test'
import { checkAxe } from '../fixtures/axe.ts'
import { sellRoom } from '../fixtures/bookings.ts'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import {
  findBooking,
  headline,
  linkIsDown,
  openBookings,
  openDesk,
  openRequests,
  requestCards,
  storedStates,
  words,
} from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { expect, test } from '../fixtures/test.ts'

/* A table alone: reserved with the link down, refused where the house is full, cancelled, seated. */

// Ten in the morning of a Saturday at the house: tonight is ahead.
test.use({ houseOptions: { clock: '2026-11-21T08:00:00.000Z' } })

const guest = 'Espoir Kamanzi'
const FREE_DAY = '2027-03-05'

interface Stored {
  id: string
  code: string
  status: string
  date: string
  time: string
  party_size: number
  notes: string | null
  custom_request: string | null
}

const reservationsOf = (house: House, name = guest) =>
  house.rows<Stored>(
    `select id, code, status, date, time, party_size, notes, custom_request
       from table_reservations where customer_name = ? and deleted_at is null order by id`,
    [name],
  )

interface Wish {
  date?: string
  time?: string
  people?: number
  name?: string
}

async function fill(page: Page, { date, time, people, name = guest }: Wish = {}): Promise<void> {
  if (date !== undefined) await page.getByLabel('Date').fill(date)
  if (time !== undefined) await page.getByLabel('Time').fill(time)
  if (people !== undefined) await page.getByLabel('Party size').fill(String(people))
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Phone').fill('0788 123 456')
}

const book = (page: Page) => page.getByRole('button', { name: 'Book Table' }).click()

/** Takes all the house's seats but `left` on a day, at one time. */
async function fillHouse(house: House, date: string, time: string, left: number): Promise<void> {
  const answer = await fetch(`${house.url}/api/restaurant/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      date,
      time,
      party_size: 32 - left,
      notes: null,
      promo_code: null,
      custom_request: null,
      customer: { name: 'A wedding', phone: '0788 000 000', email: null },
      source: 'public',
    }),
  })
  expect(answer.status, await answer.text()).toBe(201)
}

test(
  'a table reserved with the link down reaches the house once, and the desk seats it',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await (await openDevice('phone')).visit('/')
    await workerReady(page)
    await page.getByRole('link', { name: 'Book a Table' }).click()
    await expect(headline(page)).toHaveText('Book a table')

    await test.step('what is missing is said in the documents’ words', async () => {
      await book(page)
      await expect(page.getByRole('alert')).toContainText(
        'Missing details – Please enter your name and phone number.',
      )
      await page.getByLabel('Time').fill('05:00')
      await expect(page.getByRole('alert')).toContainText('The kitchen serves from 07:00 to 22:00.')
      await screenshot(page, 'tables-1-missing')
    })

    await test.step('the link is cut, the form survives a reload, and is saved here', async () => {
      await fill(page, { date: FREE_DAY, time: '19:30', people: 5 })
      await page.getByLabel('Notes').fill('On the terrace, please')
      await page.getByLabel('A dish of your own').fill('Isombe')
      await cable.cut()
      await linkIsDown(page)
      await page.reload()
      await expect(page.getByLabel('Full name')).toHaveValue(guest)
      await expect(page.getByLabel('Time')).toHaveValue('19:30')
      await expect(page.getByLabel('Party size')).toHaveValue('5')
      await screenshot(page, 'tables-2-form')
      await book(page)
      await expect(headline(page)).toHaveText(words.saved)
      await expect(page.getByRole('main')).not.toContainText('Table booked!')
      await page.reload()
      await expect(headline(page)).toHaveText(words.saved)
      await screenshot(page, 'tables-3-saved')
      expect(await reservationsOf(house)).toEqual([])
    })

    await test.step('the link returns: the house has it, once, and says so', async () => {
      await cable.restore()
      await expect(headline(page)).toHaveText('Received by the house', { timeout: 30_000 })
      await screenshot(page, 'tables-4-booked')
      const [one, ...others] = await reservationsOf(house)
      expect(others).toEqual([])
      expect(one).toMatchObject({
        status: 'pending',
        date: FREE_DAY,
        time: '19:30',
        party_size: 5,
        notes: 'On the terrace, please',
        custom_request: 'Isombe',
      })
      await expect(page.getByRole('main')).toContainText(one!.code)
    })

    await test.step('the desk confirms and seats, without its own link too', async () => {
      const desk = await openBookings(await openDevice('tablet'), house.admin)
      const card = await findBooking(desk, guest)
      await expect(card).toContainText('5 people, Isombe, On the terrace, please')
      await screenshot(desk, 'tables-5-desk')
      await card.getByRole('button', { name: 'Confirm', exact: true }).click()
      await expect.poll(async () => (await reservationsOf(house))[0]?.status).toBe('confirmed')
      await openRequests(page)
      const request = requestCards(page, 'With the house')
      await expect(request).toContainText('Book a table for 5 people')
      await expect(request).toContainText('Your table is confirmed')
      await screenshot(page, 'tables-6-requests')
      await cable.cut()
      await linkIsDown(desk)
      await card.getByRole('button', { name: 'Seat', exact: true }).click()
      await expect(card).toContainText('Saved on this device, not yet with the house')
      await expect(card).toContainText('Seated')
      await cable.restore()
      await expect.poll(async () => (await reservationsOf(house))[0]?.status).toBe('seated')
    })
  },
)

test(
  'a full house offers near times in one touch; the draft of another day is not lost',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    await fillHouse(house, FREE_DAY, '19:00', 3)
    const page = await (await openDevice('phone')).visit('/restaurant/table')
    await workerReady(page)
    await fill(page, { date: FREE_DAY, time: '19:00', people: 4 })
    await cable.cut()
    await linkIsDown(page)
    await book(page)
    await expect(headline(page)).toHaveText(words.saved)
    await cable.restore()
    await expect(headline(page)).toHaveText(words.needsYou, { timeout: 30_000 })
    const main = page.getByRole('main')
    await expect(main).toContainText('Only 3 seats are left at that time.')
    await screenshot(page, 'tables-7-full')
    expect(await reservationsOf(house)).toEqual([])
    await openRequests(page)
    await requestCards(page, words.needsYou)
      .getByRole('button', { name: 'Come at 20:30 instead' })
      .click()
    await expect
      .poll(async () => (await reservationsOf(house)).map(({ time }) => time))
      .toEqual(['20:30'])
    await expect(requestCards(page, 'With the house')).toContainText('20:30')
  },
)

test(
  'what comes too late is not booked, and leads to another time; own tables can be cancelled',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await (await openDevice('phone')).visit('/restaurant/table')
    await workerReady(page)
    await fill(page, { date: '2026-11-21', time: '12:00' })
    await cable.cut()
    await linkIsDown(page)
    await book(page)
    await expect(headline(page)).toHaveText(words.saved)
    // The house's clock goes on by a day while nobody hears of it.
    await house.stop()
    await house.start({ IMISOZI_TEST_CLOCK: '2026-11-22T08:00:00.000Z' })
    await cable.restore()
    await expect(headline(page)).toHaveText(words.needsYou, { timeout: 40_000 })
    await expect(page.getByRole('main')).toContainText(
      'The time you asked for, 12:00 on 21 Nov 2026, has passed.',
    )
    await page.getByRole('link', { name: 'Choose another time' }).click()
    await expect(headline(page)).toHaveText('Change your reservation')
    await expect(page.getByLabel('Date')).toHaveValue('2026-11-22')
    await expect(page.getByLabel('Full name')).toHaveValue(guest)
    await fill(page, { date: FREE_DAY, time: '13:00' })
    await page.getByRole('button', { name: 'Send the changed reservation' }).click()
    await expect(headline(page)).toHaveText('Received by the house')
    await page.getByRole('link', { name: 'Follow or change it' }).click()
    await screenshot(page, 'tables-8-request')
    await page.getByRole('link', { name: 'Cancel this booking' }).click()
    await page.waitForURL('**/cancel-bookings')
    const [one] = await reservationsOf(house)
    await expect(page.getByLabel('Code')).toHaveValue(one!.code)
  },
)

test(
  'the order’s form goes along to the table; what stands in the way is said in place',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await (await openDevice('tablet')).visit('/restaurant')
    await page.getByLabel('Full name').fill(guest)
    await page.getByLabel('Party size').fill('6')
    await screenshot(page, 'tables-9-restaurant')
    await page.getByRole('link', { name: 'Book Table' }).filter({ visible: true }).click()
    await page.waitForURL('**/restaurant/table')
    await expect(page.getByLabel('Full name')).toHaveValue(guest)
    await expect(page.getByLabel('Party size')).toHaveValue('6')
    await page.getByLabel('Date').fill(FREE_DAY)
    await page.getByLabel('Phone').fill('0788 123 456')
    await screenshot(page, 'tables-10-tablet')
    await book(page)
    await expect(headline(page)).toHaveText('Received by the house')
    expect(await reservationsOf(house)).toMatchObject([{ party_size: 6, date: FREE_DAY }])
    await screenshot(page, 'tables-11-tablet-booked')
    expect(await storedStates(page)).toEqual(['taken'])
    // A new form keeps the person, and nothing of the last wish.
    await page.goto('/restaurant/table')
    await expect(page.getByLabel('Full name')).toHaveValue(guest)
    await expect(page.getByLabel('Party size')).toHaveValue('2')
  },
)

test(
  'reception takes tables from a guest’s stay with the link down: each at the house once, and a full hour comes back',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const name = 'Aline Uwase'
    const day = FREE_DAY
    const nights = { checkIn: '2027-03-04', checkOut: '2027-03-07' }
    const stay = await sellRoom(house, 'Burera', nights, { name, phone: '0788 999 000' })
    const page = await openDesk(await openDevice('tablet'), house.admin, `/dashboard/stays/${stay}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name })).toBeVisible()
    await workerReady(page)
    await cable.cut()
    await linkIsDown(page)
    // Somebody else takes the evening while this device hears of nothing.
    await fillHouse(house, day, '20:00', 1)

    const requests = main.getByRole('region', { name: /^Asked for during the stay/ })
    const dialog = page.getByRole('dialog', { name: 'Book a table' })
    const take = async () => {
      await requests.getByRole('button', { name: 'New order' }).click()
      await page.getByRole('dialog', { name: 'New order' }).getByText('Table').click()
    }
    await take()
    await expect(dialog.getByLabel('Guest name')).toHaveValue(name)
    await expect(dialog.getByLabel('Phone')).toHaveValue('0788 999 000')
    await dialog.getByLabel('Date').fill(day)
    await dialog.getByLabel('Party size').fill('3')
    await dialog.getByRole('button', { name: /^18:00/ }).click()
    await dialog.getByLabel('Notes').fill('A birthday')
    await expect(dialog).toContainText(/seats are free at 18:00, as far as this device knows/)
    await checkAxe(page, 'a table taken at the desk')
    await screenshot(page, 'tables-12-desk-form')

    await page.reload()
    await expect(dialog).toContainText('This is what you had typed before, not yet saved.')
    await expect(dialog.getByLabel('Party size')).toHaveValue('3')
    await expect(dialog.getByLabel('Time')).toHaveValue('18:00')
    await dialog.getByRole('button', { name: 'Book table' }).click()
    await expect(dialog).toBeHidden()
    const row = requests.getByRole('listitem').filter({ hasText: '18:00' })
    await expect(row).toContainText('3 people')
    await expect(row).toContainText('Saved on this device')
    await page.reload()
    await expect(row).toContainText('Saved on this device')
    await screenshot(page, 'tables-13-desk-waits')
    expect(await reservationsOf(house, name)).toEqual([])

    // What waits can be changed, and stays one.
    await row.getByRole('link', { name: /^Table/ }).click()
    const card = await findBooking(page, name)
    await card.getByRole('button', { name: 'Change', exact: true }).click()
    const changing = page.getByRole('dialog', { name: 'Change the table' })
    await expect(changing.getByLabel('Notes')).toHaveValue('A birthday')
    await changing.getByLabel('Notes').fill('A birthday, with a cake')
    await changing.getByRole('button', { name: 'Save' }).click()
    await expect(changing).toBeHidden()
    await expect(card).toContainText('A birthday, with a cake')

    await page.goto(`/dashboard/stays/${stay}`)
    await take()
    await dialog.getByLabel('Date').fill(day)
    await dialog.getByRole('button', { name: /^20:00/ }).click()
    await dialog.getByRole('button', { name: 'Book table' }).click()
    await expect(dialog).toBeHidden()

    await cable.restore()
    await expect
      .poll(() => reservationsOf(house, name), { timeout: 30_000 })
      .toMatchObject([
        { date: day, time: '18:00', party_size: 3, notes: 'A birthday, with a cake' },
      ])
    await expect(row).toContainText('Pending')
    // The full hour needs a person, and has a way on.
    await expect(main).toContainText('Only one seat is left at that time.', { timeout: 30_000 })
    await screenshot(page, 'tables-14-desk-full')
    await main.getByRole('button', { name: 'Come at 21:30 instead' }).click()
    await expect
      .poll(async () => (await reservationsOf(house, name)).map(({ time }) => time))
      .toEqual(['18:00', '21:30'])
    await expect(requests.getByRole('listitem')).toHaveCount(2)
    const taken = await house.rows(
      'select source, changed_by from table_reservations where customer_name = ?',
      [name],
    )
    expect(taken).toEqual([0, 1].map(() => ({ source: 'desk', changed_by: expect.any(String) })))
  },
)
