import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { checkAxe, light } from '../fixtures/axe.ts'
import { devices, screenshot, workerReady } from '../fixtures/browser.ts'
import { signIn } from '../fixtures/flows.ts'
import { guestAddresses } from '../fixtures/guest-addresses.ts'
import { countHandwork, estimatedSeconds } from '../fixtures/handwork.ts'
import { byNight } from '../fixtures/looks.ts'
import { papersOf } from '../fixtures/house-papers.ts'
import { demoIn, walkDesk, walkSite, type Lodge } from '../fixtures/house-walk.ts'
import { cards, confirmStay, fillStay, MORNING, nights, stayAddress } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'
import { widerThan } from '../fixtures/too-wide.ts'

/*
 * From an empty folder to the first guest (issue 16): an owner sets up a house of lodgings by the
 * set-up alone, on a phone, without restaurant, cars or laundry.
 */

test.setTimeout(400_000)
test.use({
  houseOptions: { clock: MORNING, seed: 'none', unopened: true },
  actionTimeout: 8_000,
})

/** A photograph: nobody's drawing, of the size that a telephone takes; soft, since noise takes a minute to shrink. */
async function photograph(name: string, hue: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const buffer = await sharp({
    create: { width: 16, height: 12, channels: 3, background: hue, noise },
  })
    .resize(2000, 1500)
    .jpeg({ quality: 80 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A label, whether or not it says that its field is optional. */
const named = (label: string) => new RegExp(`^${RegExp.escape(label)}( \\(optional\\))?$`)

const lodge: Lodge = {
  off: ['restaurant', 'laundry', 'car', 'table'],
  amounts: new Set(['60000', '40000', '120000', '1600', '0']),
  owns: /^(kivu|karongi)$/,
}

/** What a person types and chooses. */
function hands(page: Page) {
  return {
    fill: async (label: string, text: string) => await page.getByLabel(named(label)).fill(text),
    choose: async (label: string, value: string) =>
      void (await page.getByLabel(named(label)).selectOption(value)),
  }
}

test('sets up Lake Kivu Lodge from an empty folder by the set-up alone', async ({
  house,
  openDevice,
}) => {
  // Whether it can be installed is asked of a whole browser.
  const guests = await openDevice('phone', { ownBrowser: 'whole' })
  const outside = await guests.visit('/')
  await expect(outside.getByRole('heading', { name: 'Opening soon' })).toBeVisible()
  await outside.goto('/restaurant')
  await expect(outside.getByRole('heading', { name: 'Opening soon' })).toBeVisible()
  // From now on the worker opens the site with this page, in which the house is closed.
  await workerReady(outside)
  await checkAxe(outside, 'opening soon')
  await screenshot(outside, 'setup-0-opening-soon')

  const page = await (await openDevice('phone')).visit('/login')
  const owners = await countHandwork(page)
  const owner = hands(page)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await signIn(page, house.admin)
  await page.waitForURL('**/dashboard/setup')
  await workerReady(page)
  await expect(page.getByRole('button', { name: 'Open to guests' })).toBeDisabled()
  await checkAxe(page, 'all steps')
  expect(await page.evaluate(widerThan, 390)).toEqual([])
  await screenshot(page, 'setup-1-steps')

  await test.step('the house, with a reload in the middle', async () => {
    await page.getByRole('link', { name: 'Go on with the set-up' }).click()
    await expect(heading('The house')).toBeFocused()
    await owner.fill('Business name', 'Lake Kivu Lodge')
    await owner.fill('Phone', '+250 788 000 111')
    await page.waitForTimeout(500)
    await page.reload()
    await expect(page.getByLabel('Business name')).toHaveValue('Lake Kivu Lodge')
    await owner.fill('Email', 'stay@kivu-lodge.test')
    await owner.fill('Address', 'Lake road, Karongi')
    await owner.choose('The house’s own currency', 'RWF')
    await page.getByRole('button', { name: 'Add a currency' }).click()
    await owner.choose('Currency', 'EUR')
    await owner.fill('1 EUR in RWF', '1600')
    await owner.choose('Language', 'fr')
    await page.context().setGeolocation({ latitude: -2.1, longitude: 29.4 })
    const { origin } = new URL(page.url())
    await page.context().grantPermissions(['background-sync', 'geolocation'], { origin })
    await page.getByRole('button', { name: 'I am at the house now' }).click()
    await expect(page.getByLabel('Latitude')).toHaveValue('-2.1')
    await page
      .getByLabel(/^Place on the map/)
      .fill('https://www.google.com/maps/place/Karongi/@-2.0657,29.3478,15z')
    await expect(page.getByLabel('Latitude')).toHaveValue('-2.0657')
    await expect(page.getByRole('figure', { name: 'The house on a map of Rwanda' })).toBeVisible()
    await checkAxe(page, 'the house')
    expect(await page.evaluate(widerThan, 390)).toEqual([])
    await screenshot(page, 'setup-2-house')
    await page.getByRole('button', { name: 'Save and go on' }).click()
  })

  await test.step('its look', async () => {
    await expect(heading('Its look')).toBeVisible()
    await page.getByLabel('Choose a logo').setInputFiles(await photograph('logo.jpg', '#1b5a7a'))
    await expect(page.getByAltText('Logo of Lake Kivu Lodge')).toBeVisible()
    await page
      .getByLabel('Choose the banner’s picture')
      .setInputFiles(await photograph('lake.jpg', '#7fb3c8'))
    await expect(page.getByAltText('The banner’s picture')).toBeVisible()
    await owner.fill('Headline in English', 'Wake up by the lake')
    await owner.fill('Headline in French', 'Au bord du lac')
    await owner.fill('Tagline in French', 'Des chambres au bord de l’eau')
    await owner.fill('Primary colour', 'blue')
    await page.getByRole('button', { name: 'Save and go on' }).click()
    // The words are with the house by now, and stay on the screen that the colour keeps.
    await expect(page.getByLabel(named('Primary colour'))).toBeFocused()
    await expect(page.getByLabel(named('Headline in French'))).toHaveValue('Au bord du lac')
    await owner.fill('Primary colour', '#1b5a7a')
    await checkAxe(page, 'its look')
    await screenshot(page, 'setup-3-look')
    await page.getByRole('button', { name: 'Save and go on' }).click()
  })

  await test.step('rooms by type; Back and forth again', async () => {
    await expect(heading('Rooms')).toBeVisible()
    await expect
      .poll(async () => (await house.api('GET', '/api/house')).body)
      .toMatchObject({ primary_color: '#1b5a7a' })
    await owner.fill('How many', '4')
    await owner.fill('Price per night (RWF)', '60000')
    await page.getByLabel('First number').fill('101')
    await page
      .getByLabel('Choose pictures')
      .setInputFiles([
        await photograph('room.jpg', '#3f7a5e'),
        await photograph('view.jpg', '#b9d77a'),
      ])
    await expect(page.getByText('New, not yet saved')).toHaveCount(2)
    await page.waitForTimeout(500)
    await page.reload()
    await expect(page.getByText('New, not yet saved')).toHaveCount(2)
    await checkAxe(page, 'rooms')
    expect(await page.evaluate(widerThan, 390)).toEqual([])
    await screenshot(page, 'setup-4-rooms')
    await page.getByRole('button', { name: 'Add these rooms' }).click()
    await expect(page.getByText('Rooms 101, 102, 103, 104 were added.')).toBeVisible()
    await owner.choose('Type', 'single')
    await owner.fill('How many', '2')
    await page.goBack()
    await expect(heading('Its look')).toBeVisible()
    await page.goForward()
    await expect(page.getByLabel('How many')).toHaveValue('2')
    await owner.fill('Price per night (RWF)', '40000')
    await page.getByRole('button', { name: 'Add these rooms' }).click()
    await expect(page.getByText('Rooms 105, 106 were added.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Rooms so far' })).toContainText('4 rooms')
    await page.getByRole('link', { name: 'Go on' }).click()
  })

  await test.step('services', async () => {
    await expect(heading('Services')).toBeVisible()
    for (const name of ['Restaurant', 'Laundry', 'Car rental', 'Tables']) {
      const box = page.getByRole('checkbox', { name })
      await box.click()
      await expect(box).not.toBeChecked()
    }
    await checkAxe(page, 'services')
    await screenshot(page, 'setup-5-services')
    await page.getByRole('link', { name: 'Go on' }).click()
  })

  await test.step('taxes are proposed, and applied only when confirmed', async () => {
    await expect(heading('Taxes and terms')).toBeVisible()
    await owner.choose('Country', 'RW')
    await page.waitForTimeout(500)
    await page.reload()
    await expect(page.getByLabel('Country')).toHaveValue('RW')
    await expect(page.getByText('Rwanda Revenue Authority').first()).toBeVisible()
    await checkAxe(page, 'taxes')
    expect(await page.evaluate(widerThan, 390)).toEqual([])
    await screenshot(page, 'setup-6-taxes')
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'confirm that they are yours' }),
    ).toBeVisible()
    const taxes = async () =>
      ((await house.api('GET', '/api/house')).body as { taxes: unknown[] }).taxes
    expect(await taxes()).toEqual([])
    await page.getByRole('checkbox', { name: /I have checked these figures/ }).check()
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect(heading('Who works here')).toBeVisible()
    await expect.poll(taxes).toHaveLength(2)
  })

  await test.step('staff, a letter, a payment', async () => {
    await page.getByRole('button', { name: 'Invite' }).click()
    await owner.fill('Name', 'Claudine')
    await page.getByRole('dialog').getByLabel('Email').fill('claudine@kivu-lodge.test')
    await owner.choose('Role', 'reception')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText('claudine@kivu-lodge.test')).toBeVisible()
    await screenshot(page, 'setup-7-staff')
    await page.getByRole('link', { name: 'Go on' }).click()
    await expect(heading('Trying it out')).toBeVisible()
    await page.getByRole('button', { name: 'Send a test message' }).click()
    await expect(page.getByText('Kept as a file: no mail server is set')).toBeVisible()
    await page.getByRole('button', { name: 'Try a payment' }).click()
    await page.waitForURL('**/pay/sandbox/**')
    await page.getByLabel('Card number').fill(cards.paid)
    await page.getByLabel('Name on the card').fill('Odette')
    await page.getByLabel('Expiry').fill('12/30')
    await page.getByLabel('Security code (CVC)').fill('123')
    await page.getByRole('button', { name: /^Pay / }).click()
    await page.waitForURL('**/dashboard/setup/tests')
    await expect(page.getByText('Paid, and given back. Payments work.')).toBeVisible()
    const file = page.waitForEvent('download')
    await owner.fill('Your password', house.admin.password)
    await page.getByRole('button', { name: 'Download a back-up' }).click()
    const kept = await file
    await expect(page.getByText('is with your downloads')).toBeVisible()
    const backUp = gunzipSync(readFileSync(await kept.path())).toString('latin1')
    expect(backUp).toContain('Lake Kivu Lodge')
    expect(demoIn(lodge, backUp)).toEqual([])
    await checkAxe(page, 'trials')
    expect(await page.evaluate(widerThan, 390)).toEqual([])
    await screenshot(page, 'setup-8-trials')
    expect(await house.rows('select id from payments')).toEqual([])
    await page.getByRole('link', { name: 'See what is left' }).click()
  })

  await test.step('the owner opens it', async () => {
    await light(page, 'light')
    await byNight(page, 'all steps')
    await screenshot(page, 'setup-9-ready')
    await page.getByRole('button', { name: 'Open to guests' }).click()
    // The button was at the foot of the page, and is gone.
    await expect(page.getByText('Lake Kivu Lodge is open')).toBeInViewport()
    await screenshot(page, 'setup-10-open')
  })
  await test.step('a guest books a room', async () => {
    await expect(outside.getByRole('heading', { name: 'Opening soon' })).toBeHidden()
    await outside.addInitScript(() => {
      new MutationObserver(() => {
        if (/opening soon/i.test(document.body?.innerText ?? ''))
          sessionStorage.setItem('saw-closed', location.pathname)
      }).observe(document, { childList: true, subtree: true })
    })
    const [room] = await house.rows<{ id: string }>(
      `select id from rooms where room_number = '101'`,
    )
    const guest = await countHandwork(outside)
    await outside.goto(stayAddress(room?.id ?? '', nights))
    await fillStay(outside)
    await confirmStay(outside)
    await expect.poll(() => house.rows('select id from hotel_bookings')).toHaveLength(1)
    await screenshot(outside, 'setup-11-booked')
    for (const [who, work] of [
      ['the set-up', await owners.taken()],
      ['the first booking', await guest.taken()],
    ] as const) {
      const description = `${JSON.stringify(work)}: ${(estimatedSeconds(work) / 60).toFixed(1)} minutes by the keystroke-level model`
      test.info().annotations.push({ type: `by hand, ${who}`, description })
    }
    expect(await outside.evaluate(() => sessionStorage.getItem('saw-closed'))).toBeNull()
  })

  const stays = await house.rows<{ id: string; room_id: string }>(
    'select id, room_id from hotel_bookings',
  )
  const stay = stays[0] ?? { id: '', room_id: '' }
  await outside.setViewportSize(devices.tablet.viewport)
  await test.step('every page of the site is its own, in both languages', async () => {
    const request = new URL(outside.url()).searchParams.get('request')
    const room = `/rooms/${stay.room_id}`
    const addresses = guestAddresses({
      '/rooms/:id': [room],
      '/paid/:id': [`/paid/${stay.id}`],
      '/requests/*': ['/requests', `/requests/${request}`],
      '/pages/:slug': ['/pages/none'],
      '/services/*': ['/services', '/services/none'],
      '/*': ['/nowhere'],
    })
    await walkSite(outside, lodge, addresses, async (address) => {
      if (!['/', room, '/map'].includes(address)) return
      for (const kind of ['phone', 'tablet'] as const) {
        await outside.setViewportSize(devices[kind].viewport)
        await checkAxe(outside, `${address} on a ${kind}`)
        await screenshot(outside, `setup-site${address.slice(0, 6).replaceAll('/', '-')}-${kind}`)
      }
    })
  })

  await test.step('so is what it writes and tells other programs', async () => {
    const { papers, receipt } = await papersOf(house, stay, { amount: 120_000, currency: 'RWF' })
    for (const [name, text] of papers) expect.soft(demoIn(lodge, text), name).toEqual([])
    await page.setViewportSize(devices.tablet.viewport)
    const sheet = page.getByRole('article')
    await page.goto(`/dashboard/stays/${stay.id}/receipts/${receipt}/print`)
    await expect(sheet).toContainText('120,000')
    expect(demoIn(lodge, await page.content())).toEqual([])
    await page.goto('/dashboard')
    const names = await walkDesk(page, lodge)
    expect(names).toEqual(expect.arrayContaining(['Tourism Services', 'Housekeeping']))
    for (const off of ['Restaurant', 'Car Rentals', 'Laundry', 'Kitchen'])
      expect(names).not.toContain(off)
  })

  await test.step('it is installed under its own name and icon', async () => {
    const { body: manifest } = await house.api('GET', '/manifest.webmanifest')
    expect(manifest).toMatchObject({ name: 'Lake Kivu Lodge' })
    expect(JSON.stringify(manifest)).not.toMatch(/food|restaurant|laundry|car-rental/)
    const { icons } = manifest as { icons: { src: string; sizes: string }[] }
    const found = await outside.evaluate(async (all) => {
      const sizeOf = async (src: string) => {
        const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
        return `${width}x${height}`
      }
      return await Promise.all(all.map(async ({ src }) => ({ src, sizes: await sizeOf(src) })))
    }, icons)
    expect(found).toEqual(icons.map(({ src, sizes }) => ({ src, sizes })))
    for (const { src } of icons) expect(src).toMatch(/^\/icons\/[a-z]+-\d+\.[\da-f]{16}\.png$/)
    // Kept by the browser: with the house gone it is shown as it was.
    const isKept = await outside.evaluate(
      async (url) => (await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' })).ok,
      icons[0]?.src ?? '',
    )
    expect(isKept).toBe(true)
    const browser = await outside.context().newCDPSession(outside)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
  })
})
