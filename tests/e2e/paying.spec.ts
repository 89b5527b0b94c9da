import type { Page } from '@playwright/test'
import { screenshot } from '../fixtures/browser.ts'
import { bookingsOf, claimedNights, roomOf } from '../fixtures/bookings.ts'
import { openRequests, requestCards } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { lettersOf } from '../fixtures/letters.ts'
import { bookStay, cards, goToPay, guest, MORNING, openHome, payWith } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * Paying at the sandbox (issue 4): declined, cancelled, slow, and with the app closed meanwhile. The
 * screens never say more than the provider's own word.
 */

test.use({ houseOptions: { clock: MORNING } })

const main = (page: Page) => page.getByRole('main')

/** Books a room and stands on the provider's page. */
async function toProvider(house: House, page: Page): Promise<string> {
  const room = await roomOf(house, 'Gahinga')
  const id = await bookStay(page, room.id)
  await expect(main(page)).toContainText('Received by the house')
  await goToPay(page)
  return id
}

test(
  'a card that is declined costs nothing; a second try is paid',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openHome(await openDevice('phone'))
    await toProvider(house, page)
    await payWith(page, 'failed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed.')
    await expect(main(page)).toContainText('The bank declined the card.')
    await expect(main(page)).toContainText('Your booking is still with the house.')
    await screenshot(page, 'paying-failed')
    const [booking] = await bookingsOf(house, guest.name)
    expect(booking).toMatchObject({ status: 'pending', payment_status: 'failed' })
    // Nothing is held for who did not pay.
    expect(await claimedNights(house, booking!.id)).toEqual([])
    await openRequests(page)
    await expect(requestCards(page, 'With the house')).toContainText('Payment failed')

    await page.goBack()
    await page.getByRole('link', { name: 'Try again, or pay at the house' }).click()
    await goToPay(page)
    await payWith(page, 'paid')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Paid: RWF')
    expect(await bookingsOf(house, guest.name)).toMatchObject([
      { status: 'approved', payment_status: 'paid' },
    ])
  },
)

test(
  'left the provider’s page, or cancelled by the bank: said so, and the booking stays',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openHome(await openDevice('tablet'))
    await toProvider(house, page)
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await page.waitForURL(/\/paid\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed.')
    await expect(main(page)).toContainText('The payment was cancelled.')
    await page.getByRole('link', { name: 'Try again, or pay at the house' }).click()
    await page.getByRole('button', { name: 'Pay at the house' }).click()
    await expect(main(page)).toContainText('Nothing more to do: pay at the desk')
    await page.getByRole('button', { name: 'Pay by card instead' }).click()
    await goToPay(page)
    await payWith(page, 'cancelled')
    await expect(main(page)).toContainText('The payment was cancelled.')
    expect(await bookingsOf(house, guest.name)).toMatchObject([{ status: 'pending' }])
    expect(lettersOf(house)).toEqual([])
  },
)

test(
  'a slow bank: under way until it says how it ended, and then so by itself',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openHome(await openDevice('phone'))
    await toProvider(house, page)
    await payWith(page, 'slow')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment under way')
    await screenshot(page, 'paying-slow')
    const [booking] = await bookingsOf(house, guest.name)
    expect(booking).toMatchObject({ status: 'pending', payment_status: 'pending' })
    // Held meanwhile: nobody else gets them.
    expect(await claimedNights(house, booking!.id)).toEqual(['2026-08-10', '2026-08-11'])

    // The twenty seconds of that card, and then some, without waiting for them.
    await house.restart({ IMISOZI_TEST_CLOCK: '2026-07-01T06:03:00Z' })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Paid: RWF')
    await expect(main(page)).toContainText('Your booking is confirmed.')
    await expect.poll(() => lettersOf(house).length).toBe(1)
  },
)

test('the app closed while paying, and opened again: the requests tell the truth', async ({
  house,
  cable,
  openDevice,
}) => {
  const device = await openDevice('phone', { ownBrowser: 'shell' })
  const page = await openHome(device)
  const id = await toProvider(house, page)
  const provider = new URL(page.url())
  await device.stop()

  await device.start()
  const again = await device.visit('/requests')
  await expect(requestCards(again, 'With the house')).toContainText('Payment under way')
  await again.locator(`a[href="/requests/${id}"]`).click()
  // Nobody pays twice by haste: how it ended comes first.
  await expect(again.getByRole('link', { name: 'See the payment' })).toBeVisible()
  await device.stop()

  // Paid on the provider's page elsewhere, and its return never comes.
  const card = { number: cards.paid, name: guest.name, expiry: '12/30', cvc: '123', action: 'pay' }
  const paid = await fetch(house.url + provider.pathname, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  })
  expect(paid.status).toBe(303)
  // A minute later the house asks the provider by itself.
  await house.restart({ IMISOZI_TEST_CLOCK: '2026-07-01T06:03:00Z' })
  await expect
    .poll(() => bookingsOf(house, guest.name))
    .toMatchObject([{ status: 'approved', payment_status: 'paid' }])
  await expect.poll(() => lettersOf(house).length).toBe(1)

  await device.start()
  const later = await device.visit('/requests')
  await expect(requestCards(later, 'With the house')).toContainText('Approved')
  await expect(requestCards(later, 'With the house')).toContainText('Paid')
  await later.locator(`a[href="/requests/${id}"]`).click()
  await later.getByRole('link', { name: 'See the payment' }).click()
  await expect(later.getByRole('heading', { level: 1 })).toContainText('Paid: RWF')

  // Also without the link: what was heard last, and from when.
  await cable.cut()
  await later.reload()
  await expect(later.getByRole('heading', { level: 1 })).toContainText('Paid: RWF')
  await expect(main(later)).toContainText('The house cannot be reached just now')
})
