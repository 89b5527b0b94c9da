import type { Page } from '@playwright/test'
import { speakingFor, type Answers } from '../fixtures/speaking-for.ts'
import { bookStay, goToPay, guest, openHome } from '../fixtures/stays.ts'
import { expect, test as base } from '../fixtures/test.ts'

/*
 * The error catalogue of spec 1 §8, text by text: what the screens say when the house answers what
 * it seldom does. The house speaks for itself, save what `instead` has.
 */

/** No list is brought by the changes: each is asked for by itself. */
const alone = { 'GET /api/changes': { status: 404 } }
/** So no device ever has the whole copy. */
const listsAlone = { copy: false }

const test = base.extend<{ instead: Answers }>({
  instead: async ({ house, cable }, use) => {
    const answers: Answers = { ...alone }
    cable.replaceWith(speakingFor(house, answers))
    await use(answers)
  },
})

/** Nights far enough ahead that the demo house, on this machine's clock, is free. */
const free = { checkIn: daysAhead(40), checkOut: daysAhead(42) }

const main = (page: Page) => page.getByRole('main')
const refused = (message?: string) => ({ status: 403, body: message ? { message } : {} })

test(
  'rooms: the house’s message, else the documents’, and none at all',
  { tag: '@wide' },
  async ({ instead, openDevice }) => {
    instead['GET /api/rooms'] = refused('The rooms are being counted.')
    const device = await openDevice('phone')
    const page = await device.visit('/')
    const rooms = page.locator('#rooms')
    await expect(rooms).toContainText('The rooms are being counted.')
    instead['GET /api/rooms'] = refused()
    await page.reload()
    await expect(rooms).toContainText('Failed to load rooms')
    instead['GET /api/rooms'] = { status: 200, body: { data: [] } }
    await page.reload()
    await expect(rooms).toContainText('No rooms found')
  },
)

test(
  'availability: that it failed, and that nothing fits',
  { tag: '@wide' },
  async ({ house, instead, openDevice }) => {
    instead['GET /api/hotel-bookings'] = refused('The book is locked.')
    const device = await openDevice('phone')
    const page = await device.visit('/')
    const search = async (adults: string) => {
      const form = page.getByRole('form', { name: 'Find a room' })
      await form.getByLabel('Adults').selectOption(adults)
      await form.getByRole('button', { name: 'Check Availability' }).click()
      return page.getByRole('dialog', { name: 'Available rooms' })
    }
    await expect(await search('2')).toContainText('The book is locked.')
    instead['GET /api/hotel-bookings'] = refused()
    await page.reload()
    await expect(await search('2')).toContainText('Failed to check availability')

    delete instead['GET /api/hotel-bookings']
    const { body } = await house.api('GET', '/api/rooms')
    const [room] = (body as { data: object[] }).data
    const one = { ...room, capacity: 1 }
    instead['GET /api/rooms'] = { status: 200, body: { data: [one] } }
    await page.reload()
    const found = await search('3')
    await expect(found).toContainText('No single room fits 3 adult(s)')
    await expect(found).toContainText('No suitable combinations found for the selected dates')
    await expect(found).toContainText('Select a suggestion first')
    await expect(found.getByRole('button', { name: 'Book Now' }).last()).toBeDisabled()
  },
)

test(
  'reviews: the house’s message or the documents’, and six examples',
  { tag: '@wide' },
  async ({ instead, openDevice }) => {
    instead['GET /api/reviews'] = refused('The guest book is away.')
    const device = await openDevice('tablet')
    const page = await device.visit('/reviews')
    const examples = page.getByRole('region', { name: 'Examples' })
    await expect(examples).toContainText('The guest book is away.')
    await expect(examples.getByRole('listitem')).toHaveCount(6)
    instead['GET /api/reviews'] = refused()
    await page.reload()
    await expect(examples).toContainText('Failed to load reviews')
    instead['GET /api/reviews'] = { status: 200, body: { data: [] } }
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
    await expect(examples).toHaveCount(0)
  },
)

test(
  'reviews that were never heard, with the link gone',
  { tag: '@wide' },
  async ({ cable, openDevice }) => {
    cable.refuse(({ path }) => /^\/api\/(reviews|changes)/.test(path))
    const device = await openDevice('tablet')
    const page = await device.visit('/reviews')
    const examples = page.getByRole('region', { name: 'Examples' })
    await expect(examples).toContainText('Could not fetch reviews')
    await expect(examples.getByRole('listitem')).toHaveCount(6)
  },
)

test(
  'the menu: no categories, nothing in one',
  { tag: '@wide' },
  async ({ instead, openDevice }) => {
    instead['GET /api/categories'] = refused()
    const device = await openDevice('tablet')
    const page = await device.visit('/')
    const menu = page.locator('section').filter({
      // With soups alone there is no bar.
      has: page.getByRole('heading', { name: /^From our kitchen/ }),
    })
    await expect(menu).toContainText('No categories found')
    await expect(menu).toContainText('Choose a category to view items')
    instead['GET /api/categories'] = {
      status: 200,
      body: { data: [{ id: 'c1', name: 'Soups', position: 1 }] },
    }
    instead['GET /api/categories/c1/items'] = refused()
    await page.reload()
    await expect(menu).toContainText('No items in this category')
  },
)

test(
  'what can be reviewed: each list says that it failed',
  { tag: '@wide' },
  async ({ instead, openDevice }) => {
    for (const path of ['rooms', 'cars', 'laundry-services', 'categories']) {
      instead[`GET /api/${path}`] = refused()
    }
    const device = await openDevice('tablet')
    const page = await device.visit('/reviews')
    const service = page.getByLabel('Service')
    const form = page.locator('form')
    await expect(form).toContainText('Failed to load rooms')
    for (const [value, text] of [
      ['car', 'Failed to load cars'],
      ['laundry_service', 'Failed to load laundry services'],
      ['menu_item', 'Failed to load categories'],
    ] as const) {
      await service.selectOption(value)
      await expect(form).toContainText(text)
    }
    instead['GET /api/categories'] = { status: 200, body: { data: [{ id: 'c1', name: 'Soups' }] } }
    instead['GET /api/categories/c1/items'] = refused()
    await page.reload()
    await page.getByLabel('Service').selectOption('menu_item')
    await expect(form).toContainText('Failed to load items')
  },
)

test(
  'signing in: the house’s message, no such path, no words',
  { tag: '@wide' },
  async ({ instead, house, openDevice }) => {
    const device = await openDevice('tablet')
    const page = await device.visit('/login')
    const dialog = page.getByRole('alertdialog', { name: 'Login Failed' })
    const tryWith = async (text: string) => {
      await page.getByLabel('Email').fill(house.admin.email)
      await page.getByLabel('Password', { exact: true }).fill('not-the-password')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(dialog).toContainText(text)
      await dialog.getByRole('button', { name: 'OK' }).click()
      await expect(main(page).getByText(text)).toBeVisible()
    }
    await tryWith('Invalid credentials.')
    instead['POST /api/login'] = { status: 403, body: { message: 'Ask Claudine first.' } }
    await tryWith('Ask Claudine first.')
    instead['POST /api/login'] = { status: 404 }
    await tryWith('Login endpoint not found...')
    // An empty token is an error, too.
    instead['POST /api/login'] = { status: 200, body: { data: { token: '', role: 'admin' } } }
    await tryWith('Invalid credentials.')
  },
)

test(
  'a message to the house: what is wrong, that it failed, and that it was sent',
  { tag: '@wide' },
  async ({ instead, openDevice }) => {
    const device = await openDevice('tablet')
    const page = await device.visit('/contact')
    const send = page.getByRole('button', { name: 'Send message' })
    await send.click()
    for (const text of [
      'Please enter your name.',
      'Please enter a valid email.',
      'Please add a subject.',
      'Message must be at least 10 characters.',
    ]) {
      await expect(main(page).getByText(text).first()).toBeVisible()
    }
    const fill = async () => {
      await page.getByLabel('Name').fill(guest.name)
      await page.getByLabel('Email').fill(guest.email)
      await page.getByLabel('Subject').fill('Parking')
      await page.getByLabel('Message').fill('Is there room for a bus?')
      await send.click()
    }
    instead['sendMessage'] = { status: 422, body: { message: 'The letter box is full.' } }
    await fill()
    await expect(main(page)).toContainText('Failed to send your message.')
    await expect(main(page)).toContainText('The letter box is full.')
    instead['sendMessage'] = { status: 422 }
    await fill()
    await expect(main(page)).toContainText('Something went wrong. Please try again.')
    delete instead['sendMessage']
    await fill()
    await expect(main(page)).toContainText('Message sent successfully. We’ll get back to you soon.')
  },
)

test(
  'a review: what is wrong, and what the house would not take',
  { tag: '@wide' },
  async ({ instead, openDevice }) => {
    const device = await openDevice('tablet')
    const page = await device.visit('/reviews')
    const post = page.getByRole('button', { name: 'Post review' })
    await post.click()
    const wrong = 'Please fill all fields and select a rating.'
    await expect(main(page).getByText(wrong).first()).toBeVisible()
    // From 1 to 5 stars.
    await expect(page.locator('input[name=rating]')).toHaveCount(5)
    const fill = async (comment: string) => {
      await page.locator('label:has(input[name=rating][value="4"])').click()
      await page.getByLabel('Name').fill(guest.name)
      await page.getByLabel('Comment').fill(comment)
      await post.click()
      const own = page.getByRole('list', { name: 'Your reviews' }).getByRole('listitem')
      await own.filter({ hasText: comment }).getByRole('link', { name: 'Details' }).click()
    }
    instead['postReview'] = { status: 422 }
    await fill('Quiet, high and warm.')
    await expect(main(page)).toContainText('Failed to post review')
    await page.goto('/reviews')
    const errors = { comment: ['The comment is too kind.'] }
    instead['postReview'] = { status: 422, body: { message: 'Validation failed', errors } }
    await fill('Too good to be true.')
    await expect(main(page)).toContainText('Validation failed')
    await expect(main(page)).toContainText('The comment is too kind.')
  },
)

test(
  'a booking: not taken, without words, field by field, or taken without a number',
  { tag: '@wide' },
  async ({ instead, openDevice }) => {
    instead['bookRoom'] = { status: 422 }
    const page = await openHome(await openDevice('phone'), listsAlone)
    await bookStay(page, 'room-4', free)
    await expect(main(page)).toContainText('Failed to create booking.')
    const errors = { 'customer.name': ['No such name.'], 'guests.adults': ['Too many.'] }
    instead['bookRoom'] = { status: 422, body: { message: 'Look again.', errors } }
    await bookStay(page, 'room-5', free)
    for (const text of ['Look again.', 'No such name.', 'Too many.']) {
      await expect(main(page)).toContainText(text)
    }
    instead['bookRoom'] = { status: 201, body: {} }
    await bookStay(page, 'room-7', free)
    await expect(main(page)).toContainText('Booking created but ID missing from response.')
  },
)

test(
  'a room that was never loaded says so, and comes with a reload',
  { tag: '@wide' },
  async ({ instead, openDevice }) => {
    instead['GET /api/rooms'] = refused()
    instead['GET /api/rooms/room-4'] = refused()
    const device = await openDevice('phone')
    const page = await device.visit('/rooms/room-4')
    await expect(main(page)).toContainText('Room not loaded')
    await expect(main(page)).toContainText('Please reload the page.')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    delete instead['GET /api/rooms/room-4']
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bisoke')
  },
)

test(
  'paying: no address, no booking, no words; and the house’s own',
  { tag: '@wide' },
  async ({ instead, openDevice }) => {
    const page = await openHome(await openDevice('phone'), listsAlone)
    await page.goto('/rooms/room-4?step=pay&request=none')
    await expect(main(page)).toContainText('Booking missing')
    await expect(main(page)).toContainText('Please go back and try again.')

    await bookStay(page, 'room-4', free)
    await expect(main(page)).toContainText('Received by the house')
    const pay = page.getByRole('button', { name: 'Pay with Card' })
    const path = await payPath(page)
    const fails = async (answer: Answers[string], text: string) => {
      instead[`POST ${path}`] = answer
      await pay.click()
      await expect(main(page)).toContainText('Payment Error')
      await expect(main(page)).toContainText(text)
    }
    await fails({ status: 200, body: {} }, 'Missing redirect_url')
    await fails({ status: 422 }, 'Payment failed.')
    await fails({ status: 409, body: { message: 'It is paid already.' } }, 'It is paid already.')
    delete instead[`POST ${path}`]
    await goToPay(page)
  },
)

/** Where this device pays for the booking that it stands on. */
async function payPath(page: Page): Promise<string> {
  const asked = page.waitForRequest((request) => request.url().endsWith('/pay'))
  await page.route('**/pay', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Pay with Card' }).click()
  return new URL((await asked).url()).pathname
}

/** `YYYY-MM-DD` */
function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
