import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { checkAxe } from '../fixtures/axe.ts'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { signIn } from '../fixtures/flows.ts'
import { expect, test } from '../fixtures/test.ts'

/* The editor of the site (decision 77): drafted on a tablet, published, read on a guest's phone without the link. */

/** Saves the open form into the draft. */
async function save(page: Page) {
  await page.getByRole('button', { name: 'Save in the draft' }).click()
  await expect(page.getByText('Saved in the draft').first()).toBeVisible()
}

const language = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Language of the texts' }).getByRole('button', { name }).click()

test('an admin changes the site and publishes it; a guest reads it in two languages without the link', async ({
  house,
  openDevice,
}) => {
  const page = await (await openDevice('tablet')).visit('/login')
  await signIn(page, house.admin)
  await workerReady(page)
  await page.getByRole('link', { name: 'Website' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Website' })).toBeVisible()
  await expect(page.getByText('Guests see all that is in the draft.')).toBeVisible()
  await screenshot(page, 'website-tablet')

  // A headline in two languages, and a photograph behind it.
  await page.getByRole('link', { name: 'Edit: Banner and headline' }).click()
  await page.getByLabel('Headline', { exact: true }).fill('Sleep above the lake')
  await language(page, 'French')
  await page.getByLabel('Headline', { exact: true }).fill('Dormir au-dessus du lac')
  const background = { r: 40, g: 90, b: 120 }
  const photo = await sharp({ create: { width: 2400, height: 1350, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Choose: Picture for wide screens')
    .setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.locator('form img').first()).toHaveAttribute('src', /\/images\/[0-9a-f]{32}/)
  await screenshot(page, 'website-form-tablet')
  await checkAxe(page, 'the form of the banner')
  await save(page)

  // A question moves up, by the keyboard.
  await page.getByRole('link', { name: 'Edit: Questions' }).click()
  await language(page, 'English')
  const first = page.locator('form ol > li').nth(0)
  const was = await page.locator('form ol > li').nth(1).getByLabel('Question').inputValue()
  await page
    .locator('form ol > li')
    .nth(1)
    .getByRole('button', { name: /^Move up/ })
    .press('Enter')
  await expect(first.getByLabel('Question')).toHaveValue(was)
  await save(page)
})
