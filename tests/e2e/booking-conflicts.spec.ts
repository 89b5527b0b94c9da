import type { Page } from '@playwright/test'
import { screenshot } from '../fixtures/browser.ts'
import { bookingsOf, changePrice, roomOf, sellRoom } from '../fixtures/bookings.ts'
import {
  linkIsDown,
  openRequests,
  requestCards,
  storedStates,
  takeBack,
  words,
} from '../fixtures/flows.ts'
import {
  bookStay,
  confirmStay,
  fillStay,
  guest,
  MORNING,
  nights,
  onward,
  openHome,
  stayAddress,
} from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * What may have changed at the house while a booking waited on the device (issue 4): the room went,
 * the price changed, the day passed. Nothing is dropped, and one touch leads on.
 */

test.use({ houseOptions: { clock: MORNING } })

const main = (page: Page) => page.getByRole('main')

test('a room sold meanwhile: parked with other rooms that fit, and one touch takes one', async ({
  house,
  cable,
  openDevice,
}) => {
  const room = await roomOf(house, 'Karisimbi')
  const page = await openHome(await openDevice('phone'))
  await page.goto(stayAddress(room.id, { ...nights, adults: 2 }))
  await expect(page.getByRole('heading', { level: 1, name: 'Karisimbi' })).toBeVisible()
  await cable.cut()
  await linkIsDown(page)
  await fillStay(page)
  const id = await confirmStay(page)
  await expect(main(page)).toContainText(words.saved)

  // Half of its nights suffice.
  await sellRoom(house, 'Karisimbi', { checkIn: '2026-08-11', checkOut: '2026-08-14' })
  await cable.restore()
  await expect(main(page)).toContainText(words.needsYou)
  await screenshot(page, 'booking-sold-meanwhile')
  expect(await bookingsOf(house, guest.name)).toEqual([])
  await openRequests(page)
  await expect(requestCards(page, words.needsYou)).toHaveCount(1)
  await page.locator(`a[href="/requests/${id}"]`).click()

  // Nearest in price first: 80 -> 75 and 85; not the single rooms, nor what is sold.
  const others = main(page).getByRole('button', { name: / instead, RWF / })
  await expect(others.first()).toBeVisible()
  const offered = await others.allTextContents()
  expect(offered).toHaveLength(4)
  expect(offered.slice(0, 2).map((text) => text.split(' ')[1])).toEqual(
    expect.arrayContaining(['Bisoke', 'Ruhondo']),
  )
  expect(offered.join()).not.toMatch(/Muhabura|Gahinga|Nyungwe|Take Karisimbi/)
  await main(page)
    .getByRole('button', { name: /^Take Bisoke instead, RWF / })
    .click()
  await main(page).getByRole('link', { name: 'See what it was changed into' }).click()

  await expect(main(page)).toContainText('Received by the house')
  expect(await bookingsOf(house, guest.name)).toMatchObject([
    { room: 'Bisoke', check_in: nights.checkIn, check_out: nights.checkOut, status: 'pending' },
  ])
  expect(await storedStates(page)).toEqual(['superseded', 'taken'])
})

test(
  'a price changed meanwhile: the new one is shown, and booked only when agreed to',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const room = await roomOf(house, 'Kivu')
    const page = await openHome(await openDevice('phone'))
    await page.goto(stayAddress(room.id, nights))
    await expect(page.getByRole('heading', { level: 1, name: 'Kivu' })).toBeVisible()
    await cable.cut()
    await linkIsDown(page)
    await fillStay(page)
    await confirmStay(page)
    await changePrice(house, 'Kivu', 100)
    await cable.restore()

    await expect(main(page)).toContainText('The price has changed since this booking was made.')
    expect(await bookingsOf(house, guest.name)).toEqual([])
    // Two nights at $100, at 1,450 francs.
    await main(page).getByRole('button', { name: 'Book at the new price, RWF 290,000' }).click()
    await expect(main(page)).toContainText('Received by the house')
    expect(await bookingsOf(house, guest.name)).toMatchObject([
      { room: 'Kivu', charged_total: 290_000, total_cents: 20_000 },
    ])
  },
)

test(
  'too late: the day of arrival passed at the house, and other dates are one step away',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const room = await roomOf(house, 'Ruhondo')
    const page = await openHome(await openDevice('phone'))
    await page.goto(stayAddress(room.id, { checkIn: '2026-07-21', checkOut: '2026-07-23' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Ruhondo' })).toBeVisible()
    await cable.cut()
    await linkIsDown(page)
    await fillStay(page)
    await confirmStay(page)

    await house.restart({ IMISOZI_TEST_CLOCK: '2026-07-22T06:00:00Z' })
    await cable.restore()
    await expect(main(page)).toContainText(
      'The day of arrival that you asked for, 21 Jul 2026, has passed.',
    )
    await openRequests(page)
    const card = requestCards(page, words.needsYou)
    // The same again would be refused again.
    await expect(card.getByRole('button', { name: 'Try again as it is' })).toBeHidden()
    await card.getByRole('link', { name: 'Choose other dates' }).click()
    await page.getByLabel('Check-in').fill('2026-08-03')
    await page.getByLabel('Check-out').fill('2026-08-04')
    for (const step of ['extras', 'details', 'review', 'pay']) {
      await onward(page).click()
      await page.waitForURL(new RegExp(`step=${step}`))
    }
    await expect(main(page)).toContainText('Received by the house')
    expect(await bookingsOf(house, guest.name)).toMatchObject([
      { check_in: '2026-08-03', check_out: '2026-08-04' },
    ])
  },
)

test(
  'a promo code takes off its discount, and one that the house does not know says so',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const room = await roomOf(house, 'Bisoke')
    const page = await openHome(await openDevice('tablet'))
    await page.goto(`${stayAddress(room.id, nights)}&promo=NOSUCH`)
    await fillStay(page)
    const code = page.getByLabel('Promotional code')
    await expect(code).toHaveValue('NOSUCH')
    await expect(code).toHaveAccessibleDescription('We do not know this promo code.')
    await code.fill('ridge10')
    await page.getByRole('button', { name: 'Apply' }).click()
    // A tenth of two nights at $75, at 1,450 francs.
    await expect(main(page)).toContainText('The code takes off RWF 21,750')
    await screenshot(page, 'booking-promo')
    await confirmStay(page)
    await expect(main(page)).toContainText('Received by the house')
    expect(await bookingsOf(house, guest.name)).toMatchObject([
      { promo_code: 'RIDGE10', discount_cents: 1500, total_cents: 13_500, charged_total: 195_750 },
    ])
  },
)

test(
  'a booking that waits is taken back, and the house never hears of it',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const room = await roomOf(house, 'Kivu')
    const page = await openHome(await openDevice('phone'))
    await page.goto(stayAddress(room.id, nights))
    await expect(page.getByRole('heading', { level: 1, name: 'Kivu' })).toBeVisible()
    await cable.cut()
    await linkIsDown(page)
    await fillStay(page)
    await confirmStay(page)
    await page.getByRole('link', { name: 'Follow or change it' }).click()
    await takeBack(page)
    await expect(main(page)).toContainText('Taken back: the house will not do it')
    await cable.restore()
    // Another one is sent, and alone.
    await bookStay(page, room.id, { checkIn: '2026-08-20', checkOut: '2026-08-21' })
    await expect(main(page)).toContainText('Received by the house')
    expect(await bookingsOf(house, guest.name)).toMatchObject([{ check_in: '2026-08-20' }])
  },
)
