import { screenshot } from '../fixtures/browser.ts'
import { bookingsOf, claimedNights, publicStays, roomOf } from '../fixtures/bookings.ts'
import { linkIsDown, openRequests, requestCards, words } from '../fixtures/flows.ts'
import { lettersOf } from '../fixtures/letters.ts'
import {
  confirmStay,
  currentStep,
  fillStay,
  goToPay,
  guest,
  MORNING,
  nights,
  openHome,
  payWith,
  searchRooms,
} from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * The long way of a room (issue 4): searched and booked without the link, sent when it returns,
 * paid, confirmed by a letter, found again by code and phone, cancelled, its nights free again.
 */

test.use({ houseOptions: { clock: MORNING } })

test('a room is booked offline, paid, confirmed, found again and cancelled', async ({
  house,
  cable,
  openDevice,
}) => {
  const room = await roomOf(house, 'Bisoke')
  const page = await openHome(await openDevice('phone'))
  // What is free is known from before the cut.
  await (await searchRooms(page, nights)).getByRole('button', { name: 'Close' }).click()

  await test.step('searched with the link down: what is known, and from when', async () => {
    await cable.cut()
    await linkIsDown(page)
    const found = await searchRooms(page, nights)
    await expect(found).toContainText('Availability is from then. The house checks it')
    await found.getByRole('radio', { name: 'Bisoke' }).check()
    await expect(found.getByRole('button', { name: 'Book Now' })).toBeEnabled()
    await screenshot(page, 'booking-1-search-offline')
    await found.getByRole('button', { name: 'Book Now' }).click()
    await page.waitForURL(`**/rooms/${room.id}?check_in=2026-08-10&check_out=2026-08-12&adults=2`)
  })

  const operation = await test.step('booked on the phone alone', async () => {
    await fillStay(page)
    await expect(page.getByRole('main')).toContainText('the house checks when your request arrives')
    await screenshot(page, 'booking-2-review-offline')
    const id = await confirmStay(page)
    const main = page.getByRole('main')
    await expect(main).toContainText(words.saved)
    await expect(main).toContainText('The room is not reserved until the house receives this.')
    await expect(main).toContainText('Paying by card needs internet')
    await screenshot(page, 'booking-3-saved-offline')
    expect(await bookingsOf(house, guest.name)).toEqual([])
    return id
  })

  const booking = await test.step('the link returns: the house has it, once', async () => {
    await cable.restore()
    await expect(page.getByText('Received by the house')).toBeVisible()
    const [one, ...others] = await bookingsOf(house, guest.name)
    expect(others).toEqual([])
    expect(one).toMatchObject({ room: 'Bisoke', status: 'pending', payment_status: 'unpaid' })
    await expect(page.getByText(one!.code, { exact: true }).first()).toBeVisible()
    expect(await claimedNights(house, one!.id)).toEqual([])
    return one!
  })

  await test.step('paid on the provider’s page, and back', async () => {
    await expect(currentStep(page)).toBeVisible()
    await goToPay(page)
    await expect(page.getByRole('main')).toContainText('Bisoke')
    await screenshot(page, 'booking-4-sandbox')
    await payWith(page, 'paid')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid: RWF 217,500')
    await expect(page.getByRole('main')).toContainText('Your booking is confirmed.')
    await expect(page.getByRole('main')).toContainText(booking.code)
    await screenshot(page, 'booking-5-paid')
    expect(await bookingsOf(house, guest.name)).toMatchObject([
      { status: 'approved', payment_status: 'paid', currency: 'RWF' },
    ])
    expect(await claimedNights(house, booking.id)).toEqual(['2026-08-10', '2026-08-11'])
    expect(await publicStays(house)).toContainEqual(
      expect.objectContaining({ room_id: room.id, check_in: nights.checkIn, status: 'approved' }),
    )
  })

  await test.step('a letter with the code, the dates and a calendar file', async () => {
    await expect.poll(() => lettersOf(house).length).toBe(1)
    const [letter] = lettersOf(house)
    expect(letter?.to).toContain(guest.email)
    expect(letter?.subject).toContain(booking.code)
    expect(letter?.text).toContain(booking.code)
    expect(letter?.text).toContain('Bisoke')
    expect(letter?.text).toContain('12 August 2026')
    expect(letter?.calendar).toContain('DTSTART')
    expect(letter?.calendar).toContain('20260810')
  })

  await test.step('everything sent from this device knows it', async () => {
    await openRequests(page)
    const card = requestCards(page, 'With the house')
    await expect(card).toContainText('Approved')
    await expect(card).toContainText('Paid')
    await expect(card.getByRole('link')).toHaveAttribute('href', `/requests/${operation}`)
  })

  await test.step('found again by code and phone; what comes back is shown first', async () => {
    await page.goto('/cancel-bookings')
    await page.getByLabel('Code').fill(booking.code.toLowerCase())
    // Written otherwise than when booking.
    await page.getByLabel('Phone number or e-mail').fill('+250 788 123456')
    await page.getByRole('button', { name: 'Find my booking' }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('If you cancel now')
    await expect(main).toContainText('Cancelling is free until 8 Aug 2026, 14:00.')
    const back = main.getByText('You get back').locator('..')
    await expect(back).toContainText('RWF 217,500')
    expect(booking.charged_total).toBe(217_500)
    await screenshot(page, 'booking-6-cancel')
  })

  await test.step('cancelled: the whole price goes back', async () => {
    await page.getByRole('button', { name: 'Cancel this booking' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByRole('main')).toContainText('Your booking is cancelled')
    await expect
      // The house sends refunds every twenty seconds.
      .poll(() => bookingsOf(house, guest.name), { timeout: 45_000 })
      .toMatchObject([{ status: 'cancelled', payment_status: 'refunded' }])
    const [refunded] = await house.rows('select refunded, charged from sandbox_payments')
    expect(refunded).toEqual({ refunded: 217_500, charged: 217_500 })
  })

  await test.step('its nights are free again', async () => {
    expect(await claimedNights(house, booking.id)).toEqual([])
    const taken = await publicStays(house)
    expect(taken.length).toBeGreaterThan(0)
    expect(taken).not.toContainEqual(
      expect.objectContaining({ room_id: room.id, check_in: nights.checkIn }),
    )
    // Without a token nobody learns more than nights.
    expect(Object.keys(taken[0] ?? {}).toSorted()).toEqual(
      expect.arrayContaining(['check_in', 'check_out', 'room_id', 'status']),
    )
    expect(JSON.stringify(taken)).not.toContain('customer')
    await page.goto('/')
    const found = await searchRooms(page, nights)
    await expect(found.getByRole('radio', { name: 'Bisoke' })).toBeVisible()
  })
})
