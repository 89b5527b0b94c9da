import type { Page } from '@playwright/test'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { openDesk, storedStates, words, type DeskSignIn } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { looksAt } from '../fixtures/looks.ts'
import { confirmLaundry, fillLaundry } from '../fixtures/service-flows.ts'
import { expect, test } from '../fixtures/test.ts'

/* The house switches a service off and on: the desk's page, the site and the server say the same. */

// Ten in the morning at the house: laundry is fetched this afternoon.
test.use({ houseOptions: { clock: '2026-11-21T08:00:00.000Z' } })

async function openServices(device: Device, who: DeskSignIn): Promise<Page> {
  const page = await openDesk(device, who, '/dashboard/services')
  await workerReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  return page
}

interface Cached {
  services_off?: readonly string[]
}

async function settingsOf(house: House): Promise<Cached> {
  const [row] = await house.rows<{ settings: string }>('select settings from house', [])
  return JSON.parse(row?.settings ?? '{}') as Cached
}
const offAt = async (house: House) => (await settingsOf(house)).services_off

/** No device hears of it. */
async function setOff(house: House, services_off: readonly string[]): Promise<void> {
  const settings = { ...(await settingsOf(house)), services_off }
  await house.write('update house set settings = ?', [JSON.stringify(settings)])
}

test(
  'a service switched off without the link is off for everyone once it is there, and on again',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openServices(await openDevice('tablet'), house.admin)
    const laundry = page.getByRole('row', { name: /Laundry/ })
    const main = page.getByRole('main')
    await expect(laundry.getByText('Offered', { exact: true })).toBeVisible()
    await (
      await looksAt(page, 'tablet')
    )('services')

    const guests = await openDevice('phone')
    const guest = await guests.visit('/services')
    const site = guest.getByRole('main')
    await expect(site.getByRole('link', { name: 'Laundry' })).toBeVisible()

    await cable.cut()
    await page.getByRole('button', { name: 'Switch off: Laundry' }).click()
    await expect(laundry.getByText(words.saved)).toBeVisible()
    await expect(laundry.getByText('Not offered', { exact: true })).toBeVisible()
    await screenshot(page, 'services-waiting-tablet')
    await page.reload()
    await expect(laundry.getByText('Not offered', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Switch off: Tours' }).click()
    await expect.poll(async () => (await storedStates(page)).length).toBe(2)

    await cable.restore()
    await expect.poll(() => storedStates(page), { timeout: 30_000 }).toEqual(['taken', 'taken'])
    await expect(main.getByText(words.saved)).toHaveCount(0)
    expect(await offAt(house)).toEqual(['laundry', 'tour'])

    await page.goto('/dashboard/laundry')
    await expect(page.getByText('The house does not offer this at the moment.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Laundry Orders' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New Order' })).toHaveCount(0)
    await screenshot(page, 'services-off-laundry-tablet')
    await page.goto('/dashboard/tourism')
    await expect(page.getByRole('heading', { level: 1, name: 'Tourism Services' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Book / })).toHaveCount(0)

    await guest.reload()
    await expect(site.getByRole('link', { name: 'Car rental' })).toBeVisible()
    await expect(site.getByRole('link', { name: 'Laundry' })).toHaveCount(0)
    await guest.goto('/laundry')
    await expect(guest.getByRole('heading', { name: 'Not offered at the moment' })).toBeVisible()
    await (
      await looksAt(guest, 'phone')
    )('not offered')
    await screenshot(guest, 'services-off-phone')
    await guest.goto('/book')
    await expect(guest.getByRole('link', { name: 'Add a car' })).toBeVisible()
    await expect(guest.getByRole('link', { name: 'Add laundry' })).toHaveCount(0)
    // Where a link to it still leads.
    await guest.goto('/book?step=services&add=laundry')
    await expect(guest.getByText('Not offered at the moment: Laundry')).toBeVisible()
    await guest.getByRole('link', { name: 'See what the house offers' }).click()
    await expect(guest).toHaveURL(/\/services$/)

    await page.goto('/dashboard/services')
    await page.getByRole('button', { name: 'Switch on: Laundry' }).click()
    await expect(laundry.getByText('Offered', { exact: true })).toBeVisible()
    await expect.poll(() => offAt(house)).toEqual(['tour'])
    await guest.goto('/laundry')
    await expect(guest.getByRole('heading', { name: 'Not offered at the moment' })).toHaveCount(0)
    await expect(guest.getByRole('list', { name: 'Steps' }).or(site).first()).toBeVisible()
  },
)

test('what waited on a phone while its service was switched off is refused in plain words, with ways on', async ({
  house,
  cable,
  openDevice,
}) => {
  const guest = await (await openDevice('phone')).visit('/laundry')
  await expect(guest.getByRole('spinbutton', { name: 'Shirt or blouse' })).toBeVisible()
  await workerReady(guest)
  await fillLaundry(guest, 'Shirt or blouse')
  await cable.cut()
  await confirmLaundry(guest)
  await setOff(house, ['laundry'])
  await cable.restore()
  await expect.poll(() => storedStates(guest), { timeout: 30_000 }).toEqual(['parked'])
  await expect(
    guest.getByText('The house does not offer this at the moment.').first(),
  ).toBeVisible()
  await guest.getByRole('link', { name: 'Follow or change it' }).click()
  await expect(guest.getByRole('link', { name: 'See what the house offers' })).toBeVisible()
  await screenshot(guest, 'services-off-refused-phone')

  // On again: the same request is taken as it is.
  await setOff(house, [])
  await guest.getByRole('button', { name: 'Try again as it is' }).click()
  await expect.poll(() => storedStates(guest), { timeout: 30_000 }).toEqual(['taken'])
})

// Added, ordered and stepped in custom-service.spec.ts too.
test(
  'a service of the house’s own is added without the link: nothing typed is lost, the house has it once, and the desk orders it',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openServices(await openDevice('tablet'), house.admin)
    await cable.cut()
    await page.getByRole('button', { name: 'Add a service' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a service' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Give it a name in the language of the house.',
    )
    await dialog.getByLabel('Name in English').fill('Massage')
    await dialog.getByLabel('Price in dollars').fill('40')
    await (
      await looksAt(page, 'tablet')
    )('a new service')
    await screenshot(page, 'service-dialog-tablet')
    await page.setViewportSize({ width: 390, height: 844 })
    await screenshot(page, 'service-dialog-phone')
    await page.setViewportSize({ width: 1024, height: 768 })
    // Not saved yet: a crash does not lose it.
    await page.waitForTimeout(600)
    await page.reload()
    await page.getByRole('button', { name: 'Add a service' }).click()
    await expect(dialog.getByLabel('Name in English')).toHaveValue('Massage')
    await dialog.getByLabel('Name in French').fill('Massage')
    await dialog.getByLabel('How many at once').fill('1')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('row', { name: /Massage/ })
    await expect(row.getByText(words.saved)).toBeVisible()
    await screenshot(page, 'services-own-waiting-tablet')

    await cable.restore()
    await expect.poll(() => storedStates(page), { timeout: 30_000 }).toEqual(['taken'])
    await expect(row.getByText(words.saved)).toBeHidden()
    const rows = await house.rows<{ slug: string; price_cents: number; capacity: number }>(
      'select slug, price_cents, capacity from custom_services',
    )
    expect(rows).toEqual([{ slug: 'massage', price_cents: 4000, capacity: 1 }])

    await row.getByRole('button', { name: 'Edit Massage' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit the service' })
    await edit.getByLabel('Price in dollars').fill('45')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(row.getByText('$45.00')).toBeVisible()

    // The desk orders it for who stands there.
    await row.getByRole('button', { name: 'Order Massage' }).click()
    const order = page.getByRole('dialog', { name: 'Order: Massage' })
    await order.getByRole('button', { name: 'Save' }).click()
    await expect(order.getByRole('alert')).toContainText('Enter the guest’s name.')
    await order.getByLabel('Time').fill('15:00')
    await order.getByLabel('Guest name').fill('Walk In')
    await expect(order.getByText('$45.00')).toBeVisible()
    await screenshot(page, 'services-order-tablet')
    await order.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => house.rows('select customer_name, total_cents, source from custom_orders'), {
        timeout: 30_000,
      })
      .toEqual([{ customer_name: 'Walk In', total_cents: 4500, source: 'desk' }])

    await page.getByRole('button', { name: 'Switch off: Massage' }).click()
    await expect(row.getByText('Not offered', { exact: true })).toBeVisible()
    await expect
      .poll(() => house.rows('select price_cents, offered from custom_services'), {
        timeout: 30_000,
      })
      .toEqual([{ price_cents: 4500, offered: 0 }])
  },
)
