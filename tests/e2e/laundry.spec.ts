import type { Page } from '@playwright/test'
import { workerReady, type Device } from '../fixtures/browser.ts'
import { words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { confirmLaundry, fillLaundry, person } from '../fixtures/service-flows.ts'
import { expect, test } from '../fixtures/test.ts'
import { atStep } from '../fixtures/at-step.ts'

/* Laundry, booked without a link: exactly once at the house, or refused with a way on. */

// Ten in the morning at the house: this afternoon is ahead.
test.use({ houseOptions: { clock: '2026-11-21T08:00:00.000Z' } })

const SERVICE = 'Shirt or blouse'

const laundryOf = (house: House) =>
  house.rows<{ status: string; in_at: string; out_at: string }>(
    'select status, in_at, out_at from laundry_orders where customer_name = ? and deleted_at is null',
    [person.name],
  )

/** The review of an order, on a device that could do without the link. */
async function openReview(device: Device): Promise<Page> {
  const page = await device.visit('/laundry')
  await expect(page.getByRole('spinbutton', { name: SERVICE })).toBeVisible()
  await workerReady(page)
  await fillLaundry(page, SERVICE)
  return page
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const notYet = (page: Page) => expect(headline(page)).toHaveText(/^(Saved on this device|Sent)/)

test(
  'booked with the link down: kept over a reload, once at the house, and said so',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openReview(await openDevice('phone'))
    await cable.cut()
    await confirmLaundry(page)
    await notYet(page)
    await page.reload()
    await notYet(page)
    expect(await laundryOf(house)).toEqual([])
    await cable.restore()
    await expect(page.getByRole('main')).toContainText('Received by the house', { timeout: 60_000 })
    await expect(page.getByRole('main')).toContainText('We’ve received your request.')
    expect(await laundryOf(house)).toMatchObject([{ status: 'pending' }])
  },
)

test(
  'come too late: the guest is told, and sends it for the next good time',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openReview(await openDevice('tablet'))
    await cable.cut()
    await confirmLaundry(page)
    await notYet(page)
    // The link comes back when the time of the pick-up is long past.
    await house.restart({ IMISOZI_TEST_CLOCK: '2026-11-23T08:00:00.000Z' })
    await cable.restore()
    await expect(headline(page)).toHaveText(words.needsYou, { timeout: 60_000 })
    expect(await laundryOf(house)).toEqual([])
    await page.getByRole('link', { name: 'Follow or change it' }).click()
    await page.getByRole('link', { name: 'Send it for another time' }).click()
    await atStep(page, 'schedule')
    await page.getByRole('button', { name: 'Next', exact: true }).filter({ visible: true }).click()
    await atStep(page, 'details')
    await page.getByRole('button', { name: 'Next', exact: true }).filter({ visible: true }).click()
    await atStep(page, 'review')
    await page.getByRole('button', { name: 'Send the change' }).filter({ visible: true }).click()
    await expect(page.getByRole('main')).toContainText('Received by the house', { timeout: 60_000 })
    const [order, more] = await laundryOf(house)
    expect([order?.status, more]).toEqual(['pending', undefined])
    expect(order!.in_at >= '2026-11-23T10:00').toBe(true)
  },
)

test(
  'no longer offered: refused in the house’s words, and another is chosen',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openReview(await openDevice('phone'))
    await cable.cut()
    await confirmLaundry(page)
    await notYet(page)
    await house.write('update laundry_services set is_available = 0 where name = ?', [SERVICE])
    await cable.restore()
    await expect(headline(page)).toHaveText(words.needsYou, { timeout: 60_000 })
    await expect(page.getByRole('main')).toContainText(SERVICE)
    expect(await laundryOf(house)).toEqual([])
    await page.getByRole('link', { name: 'Follow or change it' }).click()
    await expect(page.getByRole('link', { name: 'Change the order' })).toHaveAttribute(
      'href',
      /change=/,
    )
  },
)
