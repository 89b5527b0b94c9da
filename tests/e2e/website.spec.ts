import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { checkAxe, light } from '../fixtures/axe.ts'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { signIn } from '../fixtures/flows.ts'
import { byNight } from '../fixtures/looks.ts'
import { expect, test } from '../fixtures/test.ts'

/* The editor of the site (decision 77): drafted on a tablet, published, read on a guest's phone without the link. */

/** Opens the form of a group. */
async function edit(page: Page, group: string) {
  await page.getByRole('link', { name: `Edit: ${group}` }).click()
  await expect(page.getByRole('heading', { level: 2, name: group }).last()).toBeVisible()
}

/** Saves the open form into the draft. */
async function save(page: Page) {
  const button = page.getByRole('button', { name: 'Save in the draft' })
  await button.click()
  await expect(button).toBeDisabled()
}

const language = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Language of the texts' }).getByRole('button', { name }).click()

async function openEditor(page: Page) {
  await page.goto('/dashboard/site')
  await expect(page.getByRole('region', { name: 'Draft and published' })).toBeVisible()
}

test(
  'an admin changes the site and publishes it; a guest reads it in two languages without the link',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await (await openDevice('tablet')).visit('/login')
    await signIn(page, house.admin)
    await workerReady(page)
    await openEditor(page)
    await expect(page.getByText('Guests see all that is in the draft.')).toBeVisible()

    // A headline in two languages, and a photograph behind it.
    await edit(page, 'Banner and headline')
    const headline = page.getByLabel('Headline', { exact: true })
    await headline.fill('Sleep above the lake')
    await language(page, 'French')
    await headline.fill('')
    await expect(
      page.getByText('English is shown in its place: Sleep above the lake'),
    ).toBeVisible()
    await headline.fill('Dormir au-dessus du lac')
    const background = { r: 40, g: 90, b: 120 }
    const photo = await sharp({ create: { width: 2400, height: 1350, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await page
      .getByLabel('Choose: Picture for wide screens')
      .setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(page.locator('form img').first()).toHaveAttribute('src', /\/images\/[0-9a-f]{32}/)
    await light(page, 'light')
    await checkAxe(page, 'the editor')
    await byNight(page, 'the editor')

    // Without the link nothing is saved, and nothing that was typed is lost.
    await cable.cut()
    await page.getByRole('button', { name: 'Save in the draft' }).click()
    await expect(page.getByText(/The house does not answer. What you typed is kept/)).toBeVisible()
    await page.reload()
    await expect(headline).toHaveValue('Sleep above the lake')
    await cable.restore()
    await save(page)

    // A question moves up, by the keyboard.
    await edit(page, 'Questions')
    const entries = page.locator('form ol > li')
    const second = await entries.nth(1).getByLabel('Question').inputValue()
    await entries
      .nth(1)
      .getByRole('button', { name: /^Move up/ })
      .press('Enter')
    await expect(entries.nth(0).getByLabel('Question')).toHaveValue(second)

    // Meanwhile a colleague takes the last question away: both are shown, and the person decides.
    const other = await (await openDevice('phone')).visit('/login')
    await signIn(other, house.admin)
    await openEditor(other)
    await edit(other, 'Questions')
    await other
      .getByRole('button', { name: /^Take away/ })
      .last()
      .click()
    await checkAxe(other, 'a form on a phone')
    await screenshot(other, 'website-form-phone')
    await save(other)
    await expect(page.getByText('“Questions” was changed meanwhile')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save in the draft' })).toBeDisabled()
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await save(page)

    // A page of the house's own.
    await edit(page, 'Pages of your own')
    await page.getByRole('button', { name: 'Add: page' }).click()
    await page.getByLabel('Title').fill('Weddings')
    await page
      .getByLabel('Text', { exact: true })
      .fill('Up to sixty guests.\n\n- A tent\n- A choir')
    await language(page, 'French')
    await page.getByLabel('Title').fill('Mariages')
    await save(page)

    // Seen as a guest, then published.
    await page.getByRole('link', { name: 'See it as a guest' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sleep above the lake')
    await page.getByRole('link', { name: 'Weddings' }).click()
    await expect(page).toHaveURL(/\/dashboard\/site\/preview\/pages\/weddings$/)
    await expect(page.getByRole('listitem').filter({ hasText: 'A choir' })).toBeVisible()
    const guest = await (await openDevice('phone')).visit('/')
    await expect(guest.getByRole('heading', { level: 1 })).not.toHaveText('Sleep above the lake')
    await page.getByRole('link', { name: 'Back to the editor' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Headline',
      'Banner',
      'Questions',
      'Pages of your own',
    ])
    await checkAxe(page, 'what will be published')
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText('Guests see all that is in the draft.')).toBeVisible()

    // The guest's phone has it, also without the link.
    await guest.goto('/')
    await workerReady(guest)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Sleep above the lake')
    await cable.cut()
    await guest.reload()
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Sleep above the lake')
    await guest.getByRole('button', { name: 'Menu' }).click()
    await guest.getByRole('dialog').getByRole('combobox', { name: 'Language' }).selectOption('fr')
    await guest.getByRole('dialog').getByRole('link', { name: 'Mariages' }).click()
    await expect(guest.getByRole('heading', { level: 1, name: 'Mariages' })).toBeVisible()
    await expect(guest.getByRole('listitem').filter({ hasText: 'A choir' })).toBeVisible()
    await checkAxe(guest, 'a page of the house’s own')
    await guest.goto('/')
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Dormir au-dessus du lac')
  },
)
