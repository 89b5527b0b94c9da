import type { Page } from '@playwright/test'
import { addDays, dayIn } from '#domain/days.ts'
import { workerReady } from '../fixtures/browser.ts'
import type { House } from '../fixtures/house.ts'
import { expect, test } from '../fixtures/test.ts'

/* A tour, booked without a link: exactly once at the house, or refused with a way on. */

const TOUR = 'Golden monkeys in the bamboo'
const GUEST = 'Espoir Kamanzi'
const day = (ahead: number) => addDays(dayIn('Africa/Kigali', new Date()), ahead)

const booked = (house: House) =>
  house.rows<{ status: string; people: number; date: string }>(
    'select status, people, date from tour_bookings where customer_name = ?',
    [GUEST],
  )

/** Picks the tour for three people, on a phone, and fills in the rest; nothing is confirmed yet. */
async function fillBooking(page: Page, date: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: TOUR })
  await card.getByRole('button', { name: /Pick this tour/ }).click()
  await page.getByRole('link', { name: 'Book it' }).click()
  const form = page.getByRole('form', { name: 'Your booking' })
  await form.getByLabel('Date').fill(date)
  for (let have = 1; have < 3; have += 1) await form.getByRole('button', { name: 'More' }).click()
  // The documents' default is the card, which needs the link.
  await form.getByRole('radio', { name: /^Pay on arrival/ }).check()
  await form.getByLabel('Full name').fill(GUEST)
  await form.getByLabel('Phone').fill('0788 123 456')
}

const notYet = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(Saved on this device|Sent)/ })

test(
  'booked with the link down: kept over a reload, once at the house, and said so',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await (await openDevice('phone')).visit('/tours')
    await expect(page.getByRole('article').first()).toBeVisible()
    await workerReady(page)
    await fillBooking(page, day(30))
    await cable.cut()
    await page.getByRole('button', { name: 'Book this tour' }).click()
    await expect(notYet(page)).toBeVisible()
    await page.reload()
    await expect(notYet(page)).toBeVisible()
    expect(await booked(house)).toEqual([])
    await cable.restore()
    await expect(page.getByText('Booking placed!')).toBeVisible({ timeout: 60_000 })
    expect(await booked(house)).toEqual([{ status: 'pending', people: 3, date: day(30) }])
  },
)

test(
  'full meanwhile: the guest is told, and takes another day in one touch',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await (await openDevice('phone')).visit('/tours')
    await expect(page.getByRole('article').first()).toBeVisible()
    await workerReady(page)
    await fillBooking(page, day(40))
    await cable.cut()
    await page.getByRole('button', { name: 'Book this tour' }).click()
    await expect(notYet(page)).toBeVisible()
    await fillUp(house, day(40))
    await cable.restore()
    await expect(page.getByRole('heading', { name: 'Needs your decision' })).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByRole('main')).toContainText('only 2 places are left.')
    expect(await booked(house)).toEqual([])
    await page.getByRole('link', { name: 'Follow or change it' }).click()
    await page
      .getByRole('button', { name: /^Go on .* instead/ })
      .first()
      .click()
    await expect.poll(() => booked(house), { timeout: 60_000 }).toHaveLength(1)
    const [row] = await booked(house)
    expect(row).toMatchObject({ status: 'pending', people: 3, date: day(41) })
  },
)

/** Others take all places of that day but two. */
async function fillUp(house: House, date: string): Promise<void> {
  const [tour] = await house.rows<{ id: string; capacity: number; price_cents: number }>(
    'select id, capacity, price_cents from tours where name = ?',
    [TOUR],
  )
  const people = (tour?.capacity ?? 0) - 2
  const price = (tour?.price_cents ?? 0) / 100
  const total = price * people
  const answer = await fetch(`${house.url}/api/tours/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      booking: { tour_id: tour?.id, date, people },
      customer: { name: 'Others', phone: '0788 999 111' },
      pricing: { currency: 'USD', per_person: price, subtotal: total, discount: 0, total },
      payment: { method: 'cash' },
      source: 'public-tours-page',
    }),
  })
  expect(answer.status).toBe(201)
}
