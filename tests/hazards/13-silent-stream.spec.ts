import { expect, test } from '../fixtures/test.ts'
import { openBookings } from '../fixtures/flows.ts'
import { placeOrder } from '../fixtures/orders.ts'

/*
 * Hazard 13: a middlebox holds the stream of the house's news open and lets nothing through, while
 * every other request is answered. The desk is not to be deaf under "The house answers".
 */

/** A person at the desk sees a new order within this, ms. */
const PROMISED = 30_000

test('a stream that hangs without a word: a new order is on the desk’s screen within half a minute, and the screen says how old it is', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openBookings(await openDevice('tablet'), house.admin)
  const link = page.getByRole('banner').getByRole('button', { name: /The house answers/ })
  await expect(link).toHaveAccessibleName('The house answers')
  // The stream is there: what is ordered shows at once.
  await placeOrder(house, { guest: 'Ineza Rugamba' })
  await expect(page.getByText('Ineza Rugamba').first()).toBeVisible({ timeout: 5_000 })

  cable.stall(({ path }) => path === '/api/events')
  await placeOrder(house, { guest: 'Tomás Oliveira' })
  await expect(page.getByText('Tomás Oliveira').first()).toBeVisible({ timeout: PROMISED })

  // Nor does any other stream get through from now on.
  await expect(link).toHaveAccessibleName('The house answers, updates are delayed')
  await expect(page.getByText(/^As of .* What is new at the house comes up to/)).toBeVisible()
  await placeOrder(house, { guest: 'Aline Mukamana' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Aline Mukamana').first()).toBeVisible({ timeout: 5_000 })

  await cable.restore()
  await expect(link).toHaveAccessibleName('The house answers', { timeout: PROMISED })
  await expect(page.getByText(/^As of .* What is new/)).toBeHidden()
})
