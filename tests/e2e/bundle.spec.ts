import type { Page } from '@playwright/test'
import { screenshot } from '../fixtures/browser.ts'
import { bookingsOf, sellRoom } from '../fixtures/bookings.ts'
import { linkIsDown, words } from '../fixtures/flows.ts'
import { lettersOf } from '../fixtures/letters.ts'
import {
  fillPerson,
  goToPay,
  guest,
  MORNING,
  nights,
  onward,
  openHome,
  payWith,
  searchRooms,
} from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/* Several rooms at once (spec 1 §2, §3; decisions.md, "Bundle"): one booking each, paid once. */

test.use({ houseOptions: { clock: MORNING } })

const main = (page: Page) => page.getByRole('main')
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('bundle_checkout') ?? 'null') as unknown)

/** Chooses the cheapest combination for four, and opens its checkout. */
async function chooseCombination(page: Page): Promise<void> {
  const found = await searchRooms(page, { ...nights, adults: 4 })
  const combinations = found.getByRole('radiogroup', { name: 'Suggested combinations' })
  await combinations.getByRole('radio').first().check()
  // The twins at $65 and $68, two nights.
  await expect(found.getByRole('definition')).toContainText([
    '2',
    '2',
    '$266.00',
    '$0.00',
    '$266.00',
  ])
  await found.getByRole('button', { name: 'Book Selected Rooms' }).click()
  await page.waitForURL(/\/rooms\/room-\d+\?bundle=1$/)
}

test(
  'four adults in two rooms: booked as one, paid once, both approved, one letter',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openHome(await openDevice('tablet'))
    await chooseCombination(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bundle Checkout (Pay for Selected Rooms)',
    )
    expect(await record(page)).toMatchObject({
      room_ids: ['room-3', 'room-6'],
      rooms: [{ name: 'Sabyinyo' }, { name: 'Burera' }],
      total: 266,
      per_night: 133,
      currency: 'USD',
      nights: 2,
      check_in: nights.checkIn,
      check_out: nights.checkOut,
      adults: 4,
    })
    await fillPerson(page, guest)
    await screenshot(page, 'bundle-1-checkout')
    await onward(page).click()
    await expect(main(page)).toContainText('Received by the house')
    const booked = await bookingsOf(house, guest.name)
    expect(booked).toMatchObject([
      { room: 'Burera', status: 'pending', currency: 'USD', total_cents: 13_600 },
      { room: 'Sabyinyo', status: 'pending', currency: 'USD', total_cents: 13_000 },
    ])
    expect(booked[0]?.group_id).toBe(booked[1]?.group_id)
    // Shape B, for paying.
    const b = (await record(page)) as { booking_ids: string[] }
    expect(b.booking_ids.toSorted()).toEqual(booked.map(({ id }) => id).toSorted())

    await goToPay(page)
    await expect(main(page)).toContainText('$266.00')
    await payWith(page, 'paid')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid: $266.00')
    await expect(main(page)).toContainText('Burera')
    await expect(main(page)).toContainText('Sabyinyo')
    await screenshot(page, 'bundle-2-paid')
    expect(await bookingsOf(house, guest.name)).toMatchObject([
      { status: 'approved', payment_status: 'paid' },
      { status: 'approved', payment_status: 'paid' },
    ])
    expect(await house.rows('select amount_cents, status from provider_payments')).toEqual([
      { amount_cents: 26_600, status: 'paid' },
    ])
    await expect.poll(() => record(page)).toBeNull()

    await expect.poll(() => lettersOf(house).length).toBe(1)
    const [letter] = lettersOf(house)
    expect(letter?.text).toContain('Burera')
    expect(letter?.text).toContain('Sabyinyo')
    expect(letter?.text).toContain('$266.00')
  },
)

test(
  'one of the rooms sold meanwhile: nothing is booked by half, and one touch mends it',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openHome(await openDevice('phone'))
    await chooseCombination(page)
    await cable.cut()
    await linkIsDown(page)
    await fillPerson(page, guest)
    await onward(page).click()
    await expect(main(page)).toContainText(words.saved)
    await sellRoom(house, 'Burera', nights)
    await cable.restore()
    await expect(main(page)).toContainText(words.needsYou)
    expect(await bookingsOf(house, guest.name)).toEqual([])
    await main(page)
      .getByRole('button', { name: /^Take .+ instead, \$/ })
      .click()
    await expect(main(page)).toContainText('Received by the house')
    const booked = await bookingsOf(house, guest.name)
    expect(booked).toHaveLength(2)
    expect(booked.map(({ room }) => room)).toContain('Sabyinyo')
    expect(booked.map(({ room }) => room)).not.toContain('Burera')
  },
)

test(
  'the record counts with ?bundle=1 and its room alone, and is cleared when it is left',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await openHome(await openDevice('phone'))
    await chooseCombination(page)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('Bundle Checkout')
    const kept = JSON.stringify(await record(page))
    await page.getByRole('link', { name: 'Imisozi Guest House' }).first().click()
    await expect(heading).toContainText('Wake up above the clouds')
    expect(await record(page)).toBeNull()

    const put = () => page.evaluate((text) => sessionStorage.setItem('bundle_checkout', text), kept)
    await put()
    await page.goto('/rooms/room-3')
    await expect(heading).toHaveText('Sabyinyo')
    await put()
    await page.goto('/rooms/room-4?bundle=1')
    await expect(heading).toHaveText('Bisoke')
  },
)
