import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { screenshot, workerReady, type Device } from '../fixtures/browser.ts'
import { openDesk, storedOperations, words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { expect, test } from '../fixtures/test.ts'

/* Rooms Management (spec 3 §2.3): with the link and without, on a tablet and on a phone. */

interface StoredRoom {
  id: string
  room_number: string
  price_per_night_cents: number
  capacity: number
  images: string
  version: number
}

async function openRooms(device: Device, house: House): Promise<Page> {
  const page = await openDesk(device, house.admin, '/dashboard/rooms')
  await workerReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms Management' })).toBeVisible()
  await expect(page.getByText(/^Page 1 of 2 • 12 total$/)).toBeVisible()
  return page
}

const roomRows = (house: House, number: string) =>
  house.rows<StoredRoom>(
    'select id, room_number, price_per_night_cents, capacity, images, version from rooms where room_number = ? and deleted_at is null',
    [number],
  )

/** The row of a room in the table or among the cards, whichever is shown. */
const rowOf = (page: Page, number: string): Locator =>
  page
    .getByRole('main')
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name: `Edit room ${number}`, exact: true }) })
    .filter({ visible: true })

const dialogOf = (page: Page) => page.getByRole('dialog')

/** As a phone takes it: 12 megapixels, held upright, with where it was taken. */
async function phonePicture(red: number): Promise<Buffer> {
  const background = { r: red, g: 120, b: 90 }
  // Leaves and stones: what no packing makes small.
  const noise = { type: 'gaussian', mean: red, sigma: 60 } as const
  const fine = await sharp({ create: { width: 1000, height: 750, channels: 3, background, noise } })
    .png()
    .toBuffer()
  return sharp(fine)
    .resize(4000, 3000)
    .jpeg({ quality: 80 })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 29/1 5928/100' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

test(
  'a room added with two pictures without the link is there after a reload, and once at the house',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const device = await openDevice('tablet')
    const page = await openRooms(device, house)
    await screenshot(page, 'rooms-manage-tablet')

    await cable.cut()
    await page.getByRole('button', { name: 'Add Room' }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Required')
    await expect(dialog.getByRole('alert')).toContainText('Room number is required')
    await expect(dialog.getByRole('alert')).toContainText('Price per night must be greater than 0')
    await dialog.getByLabel('Room number').fill('401')
    await dialog.getByLabel('Name').fill('Gahinga')
    await dialog.getByLabel('Type').selectOption('suite')
    await dialog.getByLabel('Capacity').fill('3')
    await dialog.getByLabel('Price per night (USD)').fill('129.50')
    await dialog.getByRole('button', { name: 'Mountain View' }).click()
    await dialog
      .getByLabel('Choose pictures')
      .setInputFiles([
        file('IMG_1.jpg', await phonePicture(200)),
        file('IMG_2.jpg', await phonePicture(20)),
      ])
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByText('New, not yet saved')).toHaveCount(2)
    await screenshot(page, 'rooms-manage-dialog-tablet')

    // A crash before it was saved: everything is found again, pictures and all.
    // Others are kept too: how the house runs, as last heard.
    await expect
      .poll(async () => (await draftsOf(page)).filter((form) => form.startsWith('room:')))
      .toEqual(['room:new', 'room:new:pictures 2'])
    await page.reload()
    await page.getByRole('button', { name: 'Add Room' }).click()
    await expect(dialog.getByText('This is what you had typed before')).toBeVisible()
    await expect(dialog.getByLabel('Room number')).toHaveValue('401')
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()

    const search = page.getByLabel('Search rooms')
    await search.fill('401')
    await expect(page.getByText(/^Page 1 of 1 • 1 total$/)).toBeVisible()
    await expect(rowOf(page, '401')).toContainText(words.saved)
    await page.reload()
    await expect(rowOf(page, '401')).toContainText(words.saved)
    await expect(rowOf(page, '401')).toContainText('$129.50')
    await expect(rowOf(page, '401').locator('img')).toHaveAttribute('src', /^data:image\/webp/)
    await screenshot(page, 'rooms-manage-waiting-tablet')

    // Edited before the house has ever heard of it.
    await rowOf(page, '401').getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel('Price per night (USD)').fill('140')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(rowOf(page, '401')).toContainText('$140.00')
    expect(await roomRows(house, '401')).toEqual([])

    // Each picture is more than a batch takes, and less than a bad link could bring in one go.
    const sizes = (await storedOperations(page))
      .map((operation) => JSON.stringify(operation).length)
      .filter((size) => size > 10_000)
    expect(sizes).toHaveLength(2)
    for (const size of sizes) {
      expect(size).toBeGreaterThan(64 * 1024)
      expect(size).toBeLessThan(600 * 1024)
    }

    await cable.restore()
    await expect
      .poll(async () => JSON.parse((await roomRows(house, '401'))[0]?.images ?? '[]').length, {
        timeout: 40_000,
      })
      .toBe(2)
    const rows = await roomRows(house, '401')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ price_per_night_cents: 14_000, capacity: 3 })
    await expect(rowOf(page, '401').getByText(words.saved)).toBeHidden()
    await expect(rowOf(page, '401').locator('img')).toHaveAttribute('src', /^\/images\//)

    // What the house keeps is upright and says nothing of where it was taken.
    const paths = (JSON.parse(rows[0]?.images ?? '[]') as { path: string }[]).map(
      ({ path }) => path,
    )
    for (const path of paths) {
      const answer = await fetch(`${house.url}${path}`)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      const {
        width = 0,
        height = 0,
        exif,
      } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(height).toBeGreaterThan(width)
      expect(exif).toBeUndefined()
    }

    // And guests see it.
    const guest = await openDevice('phone')
    const site = await guest.visit(`/rooms/${rows[0]?.id}`)
    await expect(site.getByRole('heading', { level: 1 })).toContainText('Gahinga')
    await expect(site.locator(`img[src="${paths[0]}"]`).first()).toBeVisible()
    await screenshot(site, 'rooms-manage-site-phone')

    // Without the link too, though the screen would have it in a width that was not brought.
    await workerReady(site)
    const typeOf = (path: string) =>
      site.evaluate(async (at) => {
        const answer = await fetch(at).catch(() => null)
        return answer?.headers.get('content-type')
      }, path)
    const [, second = ''] = paths
    expect(await typeOf(second)).toBe('image/webp')
    await cable.cut()
    expect(await typeOf(second.replace('-800.', '-1600.'))).toBe('image/webp')
  },
)

test(
  'a colleague changed the price meanwhile: a card says so, and the way on is one touch',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openRooms(await openDevice('tablet'), house)
    const [before] = await roomRows(house, '101')
    await cable.cut()
    await rowOf(page, '101').getByRole('button', { name: 'Edit' }).click()
    await dialogOf(page).getByLabel('Price per night (USD)').fill('88')
    await dialogOf(page).getByRole('button', { name: 'Save' }).click()
    await expect(rowOf(page, '101')).toContainText('$88.00')

    const colleague = await house.signIn(house.admin)
    const changed = await house.api('PATCH', `/api/rooms/${before?.id}`, {
      token: colleague,
      body: { price_per_night: 77 },
    })
    expect(changed.status).toBe(200)
    await cable.restore()

    const matter = page.getByRole('region', { name: words.needsYou }).getByRole('article')
    await expect(matter).toContainText('Room 101', { timeout: 40_000 })
    await expect(matter).toContainText('$77.00 a night')
    await expect(rowOf(page, '101')).toContainText('$77.00')
    await expect(rowOf(page, '101')).toContainText('Needs your decision')
    await screenshot(page, 'rooms-manage-conflict-tablet')
    await matter.getByRole('button', { name: 'Change it all the same' }).click()
    await expect
      .poll(async () => (await roomRows(house, '101'))[0]?.price_per_night_cents, {
        timeout: 40_000,
      })
      .toBe(8_800)
    await expect(matter).toBeHidden()
  },
)

test(
  'on a phone: cards, pages, a picture taken away, a deletion that is asked about first',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openRooms(await openDevice('phone'), house)
    await screenshot(page, 'rooms-manage-phone')
    await expect(page.getByRole('button', { name: 'Prev' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(/^Page 2 of 2 • 12 total$/)).toBeVisible()
    await expect(rowOf(page, '302')).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/^Page 1 of 2/)).toBeVisible()

    await rowOf(page, '102').getByRole('button', { name: 'Edit' }).click()
    const dialog = dialogOf(page)
    await screenshot(page, 'rooms-manage-dialog-phone')
    await dialog.getByRole('button', { name: 'Remove Picture 2' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Room updated')).toBeVisible()
    const [room] = await roomRows(house, '102')
    expect(JSON.parse(room?.images ?? '[]')).toHaveLength(2)

    // Added and deleted again before the house heard of it: it never does.
    await cable.cut()
    await page.getByRole('button', { name: 'Add Room' }).click()
    await dialog.getByLabel('Room number').fill('999')
    await dialog.getByLabel('Price per night (USD)').fill('50')
    await dialog.getByRole('button', { name: 'Save' }).click()
    // Behind a dialog that is still closing nothing can be typed.
    await expect(dialog).toHaveCount(0)
    await page.getByLabel('Search rooms').fill('999')
    await rowOf(page, '999').getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Delete room 999?')
    await screenshot(page, 'rooms-manage-delete-phone')
    await question.getByRole('button', { name: 'Delete room' }).click()
    await expect(page.getByText('Nothing matches.')).toBeVisible()
    await expect(question).toHaveCount(0)

    // The house keeps a room that guests are coming to, and says why.
    await page.getByLabel('Search rooms').fill('103')
    await rowOf(page, '103').getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Delete room' }).click()
    await expect(page.getByText('Nothing matches.')).toBeVisible()
    await cable.restore()
    const matter = page.getByRole('region', { name: words.needsYou }).getByRole('article')
    await expect(matter).toContainText(/Room 103 has (one booking|\d+ bookings) to come/, {
      timeout: 40_000,
    })
    await expect(rowOf(page, '103')).toBeVisible()
    expect(await roomRows(house, '999')).toEqual([])
    expect(await roomRows(house, '103')).toHaveLength(1)
  },
)

/** Names of the drafts on the device, with how many pictures they hold. */
function draftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        void indexedDB.databases().then(([first]) => {
          const opening = indexedDB.open(first?.name ?? '')
          opening.addEventListener('error', () => reject(opening.error))
          opening.addEventListener('success', () => {
            const db = opening.result
            const all = db.transaction('drafts').objectStore('drafts').getAll()
            all.addEventListener('success', () => {
              db.close()
              const drafts = all.result as { form: string; value: { pictures?: unknown[] } }[]
              const named = drafts.map(({ form, value: { pictures } }) =>
                pictures === undefined ? form : `${form} ${pictures.length}`,
              )
              resolve(named.toSorted())
            })
          })
        })
      }),
  )
}
