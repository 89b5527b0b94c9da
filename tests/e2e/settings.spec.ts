import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { codeAt, stepAt } from '#server/services/people/totp.ts'
import { checkAxe } from '../fixtures/axe.ts'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { openDesk, storedStates, words, type DeskSignIn } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { expect, test } from '../fixtures/test.ts'
import { widerThan } from '../fixtures/too-wide.ts'

/* Settings (spec 3 §2.11): kept and queued without the link, and taken up by the whole app at once. */

async function openSettings(device: Device, who: DeskSignIn, tab = ''): Promise<Page> {
  const page = await openDesk(device, who, `/dashboard/settings${tab === '' ? '' : `?tab=${tab}`}`)
  await workerReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(8)
  return page
}

async function settingsOf(house: House): Promise<Record<string, unknown>> {
  const [row] = await house.rows<{ settings: string }>('select settings from house', [])
  return JSON.parse(row?.settings ?? '{}') as Record<string, unknown>
}
const audits = (house: House) =>
  house.rows<{ changed: string }>(`select changed from audit where endpoint = 'updateSettings'`, [])

const tabs = [
  'General',
  'Branding',
  'Notifications',
  'Security',
  'Payments',
  'Localization',
  'Integrations',
  'Data',
]

test('what was saved without the link is there after a reload, and once at the house', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openSettings(await openDevice('tablet'), house.admin)
  await expect(page.getByLabel('Business name')).toHaveValue('Imisozi Guest House')

  await cable.cut()
  await page.getByLabel('Business name').fill('Ridge')
  // Not saved yet: a crash does not lose it.
  await page.waitForTimeout(500)
  await page.reload()
  await expect(page.getByText('This is what you had typed before')).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveValue('Ridge')
  await page.getByLabel('Business name').fill('Ridge House')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Ridge House')
  await page.getByRole('button', { name: 'Save: Business' }).click()
  await expect(page.getByRole('main').getByText(words.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Business name')).toHaveValue('Ridge House')
  await screenshot(page, 'settings-waiting-tablet')

  // A second change, saved over all tabs.
  await page.getByRole('tab', { name: 'Payments' }).click()
  await page.getByLabel('Late check-out').fill('-2')
  await page.getByRole('button', { name: 'Save: Extras' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter a number from 0 to')
  await page.getByLabel('Late check-out').fill('22.50')
  await page.getByRole('button', { name: 'Save All' }).click()
  await expect.poll(() => storedStates(page)).toEqual(['waiting', 'waiting'])

  await cable.restore()
  await expect.poll(() => storedStates(page), { timeout: 30_000 }).toEqual(['taken', 'taken'])
  expect(await settingsOf(house)).toMatchObject({
    name: 'Ridge House',
    extras_cents: { late_checkout: 2250 },
  })
  expect(await audits(house)).toHaveLength(2)
  await expect(page.getByRole('main').getByText(words.saved)).toHaveCount(0)
})

test(
  'a colour and a logo are worn by the desk at once, and by a guest’s page at its next look',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openSettings(await openDevice('tablet'), house.admin, 'branding')
    const guest = await (await openDevice('phone')).visit('/welcome')
    const colour = (of: Page) =>
      of.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
      )
    expect(await colour(guest)).toBe('#1e5b41')
    await page.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#7a1f3d')
    await page.getByRole('button', { name: 'Save: Primary colour' }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()
    await expect.poll(() => colour(page), { timeout: 15_000 }).toBe('#7a1f3d')
    await guest.reload()
    await expect.poll(() => colour(guest), { timeout: 15_000 }).toBe('#7a1f3d')

    await page
      .getByLabel('Choose a logo')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
    await expect(page.getByRole('alert')).toContainText('no picture that can be read')
    const create = { width: 900, height: 500, channels: 3, background: '#7a1f3d' } as const
    const buffer = await sharp({ create }).png().toBuffer()
    await page
      .getByLabel('Choose a logo')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await expect(page.getByRole('img', { name: 'Logo of' })).toBeVisible()
    await expect.poll(() => storedStates(page), { timeout: 15_000 }).toEqual(['taken', 'taken'])
    await guest.reload()
    await expect(guest.locator('header img[src^="/images/"]')).toBeVisible({ timeout: 15_000 })
    await screenshot(page, 'settings-branding-tablet')
    await screenshot(guest, 'settings-branded-guest')
    await checkAxe(guest, 'branded')

    await page.getByRole('button', { name: 'The house’s own colours' }).click()
    await page.getByRole('button', { name: 'Save: Primary colour' }).click()
    await expect.poll(() => colour(page), { timeout: 15_000 }).toBe('#1e5b41')
  },
)

test(
  'a new password, and a second step at sign-in',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openSettings(await openDevice('tablet'), house.admin, 'security')
    const update = page.getByRole('button', { name: 'Update password' })
    await update.click()
    await expect(page.getByRole('alert')).toContainText('Fill all password fields')
    await page.getByLabel('Current password', { exact: true }).fill(house.admin.password)
    await page.getByLabel('New password', { exact: true }).fill('a longer password')
    await page.getByLabel('Confirm new password', { exact: true }).fill('another password')
    await update.click()
    await expect(page.getByRole('alert')).toContainText('New passwords do not match')
    await page.getByLabel('Confirm new password', { exact: true }).fill('a longer password')
    await update.click()
    await expect(page.getByText('Password updated')).toBeVisible()

    await page.getByRole('button', { name: 'Switch on' }).click()
    await page.getByLabel('Your password').fill('a longer password')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
    await screenshot(page, 'settings-qr-tablet')
    const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '')
    await page.getByLabel('Code from the app').fill(codeAt(secret, stepAt(new Date())))
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(8)
    const recovery = await codes.first().innerText()
    await screenshot(page, 'settings-two-factor-tablet')

    const other = await (await openDevice('phone')).visit('/login')
    await other.getByLabel('Email').fill(house.admin.email)
    await other.getByLabel('Password', { exact: true }).fill('a longer password')
    await other.getByRole('button', { name: 'Sign in' }).click()
    const code = other.getByLabel('Code from your authenticator app')
    await expect(code).toBeVisible()
    await code.fill('000000')
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other.getByText('This code does not work')).toBeVisible()
    await screenshot(other, 'settings-second-step-phone')
    await code.fill(recovery)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other).toHaveURL(/\/dashboard/)
  },
)

test(
  'a key is shown once, accounts are invited, and settings go through a file',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const device = await openDevice('tablet')
    const page = await openSettings(device, house.admin, 'integrations')
    await page.getByLabel('What it is for').fill('Board in the hall')
    await page.getByRole('button', { name: 'Generate API key' }).click()
    await expect(page.getByText('API key generated')).toBeVisible()
    const key = await page
      .locator('code')
      .filter({ hasText: /^sk_.{20,}/ })
      .innerText()
    const read = await fetch(`${house.url}/api/payments`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(read.status).toBe(200)
    await page.reload()
    await expect(page.getByRole('list', { name: 'API keys' })).toContainText(`sk_…${key.slice(-3)}`)
    await expect(page.getByText(key)).toHaveCount(0)

    await page.getByRole('tab', { name: 'Security' }).click()
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Diane Ingabire')
    await dialog.getByLabel('Email').fill('diane@example.com')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('list', { name: 'Staff accounts' })).toContainText('Diane Ingabire')
    // This house has no mail server: it says so, and tells the link that nobody would get.
    await expect(page.getByText('No e-mail was sent: the house has no mail server')).toBeVisible()
    await expect(page.locator('code').filter({ hasText: '/forgot-password#token=' })).toBeVisible()
    await screenshot(page, 'settings-security-tablet')

    await page.getByRole('tab', { name: 'Data' }).click()
    const file = (text: string) => ({
      name: 'settings.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    await page.getByLabel('Choose a settings file').setInputFiles(file('{"orgName": '))
    await expect(page.getByRole('alert')).toContainText('Invalid settings file')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export settings' }).click()
    const exported = await readFile(await (await coming).path(), 'utf8')
    expect(JSON.parse(exported)).toMatchObject({ orgName: 'Imisozi Guest House', currency: 'USD' })
    await page
      .getByLabel('Choose a settings file')
      .setInputFiles(file(exported.replace('Imisozi Guest House', 'From a file')))
    await expect(page.getByText('Settings imported')).toBeVisible()
    await page.getByRole('button', { name: 'Clear local settings' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.getByText('Local settings cleared')).toBeVisible()
    await page.getByRole('tab', { name: 'General' }).click()
    await expect(page.getByLabel('Business name')).toHaveValue('Imisozi Guest House')
  },
)

test('a back-up is downloaded, and put back in place of what came after it', async ({
  house,
  openDevice,
}) => {
  const page = await openSettings(await openDevice('tablet'), house.admin, 'data')
  const backup = page.getByRole('region', { name: 'Back-up of the house' })
  await backup.getByRole('button', { name: 'Download a back-up' }).click()
  await expect(backup.getByText('Enter your password.')).toBeVisible()
  await backup.getByLabel('Your password').fill(house.admin.password)
  const coming = page.waitForEvent('download')
  await backup.getByRole('button', { name: 'Download a back-up' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^imisozi-\d{4}-\d{2}-\d{2}\.backup$/)
  const file = await download.path()
  await expect(backup.getByRole('status')).toContainText('is with your downloads')
  const orders = () => house.rows('select id from restaurant_orders')
  const before = await orders()
  await house.write('delete from restaurant_order_items')
  await house.write('delete from restaurant_orders')

  const restore = page.getByRole('region', { name: 'Put a back-up back' })
  await restore
    .getByLabel('Choose a back-up')
    .setInputFiles({ name: 'x.backup', mimeType: '', buffer: Buffer.from('no back-up') })
  await expect(restore.getByRole('alert')).toContainText('is no back-up of a house')
  await restore.getByLabel('Choose a back-up').setInputFiles(file)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Imisozi Guest House')
  await screenshot(page, 'settings-restore-tablet')
  await checkAxe(page, 'settings restore')
  await dialog.getByLabel('Your password').fill(house.admin.password)
  await dialog.getByLabel('Type the name of the house').fill('Another')
  await dialog.getByRole('button', { name: 'Replace everything' }).click()
  await expect(dialog.getByText('This is not the name of the house.')).toBeVisible()
  await dialog.getByLabel('Type the name of the house').fill('imisozi guest house')
  await dialog.getByRole('button', { name: 'Replace everything' }).click()
  await expect(restore.getByText('The house is as it was on')).toBeVisible({ timeout: 20_000 })
  expect(await orders()).toHaveLength(before.length)
  // Signed in still, and the screens go on.
  await page.goto('/dashboard/bookings?service=restaurant')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Please log in')).toHaveCount(0)
})

test(
  'every tab is legible and fits, on a tablet and on a phone, by day and by night',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    test.setTimeout(240_000)
    for (const kind of ['tablet', 'phone'] as const) {
      const page = await openSettings(await openDevice(kind), house.admin)
      for (const tab of tabs) {
        await page.getByRole('tab', { name: tab }).click()
        await expect(page.getByText('Loading…')).toHaveCount(0)
        expect(await page.evaluate(widerThan, page.viewportSize()?.width ?? 0)).toEqual([])
        await checkAxe(page, `settings ${tab} on a ${kind}`)
        await screenshot(page, `settings-${tab.toLowerCase()}-${kind}`)
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.getByRole('tab', { name: 'Payments' }).click()
      await checkAxe(page, `settings Payments on a ${kind} by night`)
      await screenshot(page, `settings-payments-night-${kind}`)
    }
  },
)
