import type { Page } from '@playwright/test'
import { expect, test, tried, type Foreign } from '../fixtures/foreign-test.ts'
import { foreignPaths, type ForeignService } from '../fixtures/foreign-services.ts'
import {
  confirmOrder,
  fillOrder,
  headline,
  openRequests,
  requestCards,
  storedOperations,
  storedStates,
  words,
} from '../fixtures/flows.ts'
import {
  addLaundry,
  confirmLaundry,
  confirmRental,
  confirmTable,
  confirmTour,
  dayAhead,
  fillLaundry,
  fillPerson,
  fillRental,
  fillTable,
  fillTour,
  onward,
  person,
} from '../fixtures/service-flows.ts'
import { workerReady } from '../fixtures/browser.ts'
import { cards as testCards } from '../fixtures/stays.ts'
import { atStep } from '../fixtures/at-step.ts'

/*
 * The four service pages and the table against the documents' own host (spec 2 §7): every path in
 * its order, the three forms of lists, refusals by field, and a lost answer that nobody repeats.
 */

const main = (page: Page) => page.getByRole('main')
const posts = (service: ForeignService, upTo: string) => {
  const paths: readonly string[] = foreignPaths[service]
  return paths.slice(0, paths.indexOf(upTo) + 1).map((path) => `POST ${path.replace('{id}', '1')}`)
}

/** Nothing of ours went along, nor was it asked for. */
function expectNothingOfOurs({ host }: Foreign): void {
  expect(host.refusedHeaders).toEqual([])
  expect(host.houseHeaders).toEqual([])
  expect(host.requests.filter((line) => line.includes('/api/outbox'))).toEqual([])
}

/** What each service's page does, and what it says when the host has it. */
const services = {
  laundry: {
    send: async (page: Page) => {
      await fillLaundry(page, 'Shirts')
      await confirmLaundry(page)
    },
    done: 'Laundry booked!',
  },
  rental: {
    send: async (page: Page) => {
      await fillRental(page, 'RAV4')
      await confirmRental(page)
    },
    done: words.received,
  },
  tour: {
    send: async (page: Page) => {
      await fillTour(page, 'Savannah safari')
      await confirmTour(page)
    },
    done: 'Booking placed!',
  },
  reservation: {
    send: async (page: Page) => {
      await fillTable(page)
      await confirmTable(page)
    },
    done: 'Table booked!',
  },
} as const
type Sent = keyof typeof services
const all = Object.keys(services) as Sent[]

test(
  'laundry: half kilos, the documents’ payload, and the fallback after 405',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    foreign.host.services.closedWith = 405
    const page = await (await openDevice('phone')).visit('/laundry')
    await expect(main(page)).not.toContainText('Curtains')
    await addLaundry(page, 'Wash and fold', 5)
    await addLaundry(page, 'Shirts', 2)
    await expect(page.getByRole('spinbutton', { name: 'Wash and fold' })).toHaveValue('2.5')
    await page.getByLabel('Express').check()
    await onward(page).click()
    await atStep(page, 'schedule')
    await onward(page).click()
    await atStep(page, 'details')
    await fillPerson(page)
    await page.getByLabel('Pickup address').fill('Room 204')
    await onward(page).click()
    await atStep(page, 'review')
    await confirmLaundry(page)
    await expect(headline(page)).toHaveText('Laundry booked!')
    await expect(main(page)).toContainText('We’ve received your request. We’ll confirm shortly.')
    expect(tried(foreign)).toEqual(posts('laundry', '/api/laundry-orders'))
    const [order, ...others] = foreign.host.services.of('laundry')
    expect(others).toEqual([])
    expect(order?.body).toMatchObject({
      customer: person.name,
      room: null,
      rush: true,
      notes:
        'Phone: 0788 123 456 | Address: Room 204 | Pickup: Yes | Express: Yes | [Public booking]',
      items: [
        { service_id: '1', qty: 2 },
        { service_id: '2', qty: 2.5 },
      ],
      // 2 × 2.50 and 2.5 × 3, a fifth more for express; what fetching costs only a house can say.
      totals: { items_subtotal: 12.5, grand_total: 12.5 + 2.5 },
      source: 'public',
    })
    expectNothingOfOurs(foreign)
  },
)

test(
  'an order is taken at the documents’ first path where the host has it',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    foreign.host.services.open.order = '/api/restaurant/orders'
    const page = await (await openDevice('phone')).visit('/restaurant')
    await fillOrder(page, { dishes: ['Steak'] })
    await confirmOrder(page)
    await expect(headline(page)).toContainText('Order placed!')
    expect(tried(foreign)).toEqual(['POST /api/restaurant/orders'])
  },
)

test(
  'a table is reserved at either path, after 404 or 405',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    const page = await (await openDevice('phone')).visit('/restaurant/table')
    for (const [at, path] of foreignPaths.reservation.entries()) {
      foreign.host.services.open.reservation = path
      foreign.host.services.closedWith = at === 0 ? 404 : 405
      foreign.host.requests.length = 0
      await services.reservation.send(page)
      await expect(headline(page)).toHaveText('Table booked!')
      expect(tried(foreign)).toEqual(posts('reservation', path))
    }
    expect(foreign.host.services.of('reservation')).toMatchObject([
      {
        body: {
          date: dayAhead(30),
          time: '19:00',
          party_size: 4,
          customer: person,
          customer_name: person.name,
          source: 'public',
        },
      },
      {},
    ])
    expectNothingOfOurs(foreign)
  },
)

test(
  'a tour is booked at each of the four paths, tried in the documents’ order',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    const page = await (await openDevice('phone')).visit('/tours')
    for (const [at, path] of foreignPaths.tour.entries()) {
      foreign.host.services.open.tour = path
      foreign.host.services.closedWith = at % 2 === 0 ? 404 : 405
      foreign.host.requests.length = 0
      await services.tour.send(page)
      await expect(main(page)).toContainText('Booking placed!')
      expect(tried(foreign)).toEqual(posts('tour', path))
    }
    const bookings = foreign.host.services.of('tour')
    expect(bookings).toHaveLength(4)
    expect(bookings[0]?.body).toMatchObject({
      booking: { tour_id: '1', date: dayAhead(30), people: 2, price_per_person: 210 },
      customer: person,
      pricing: { currency: 'USD', per_person: 210, subtotal: 420, discount: 0, total: 420 },
      payment: { method: 'cash' },
      source: 'public-tours-page',
    })
    expectNothingOfOurs(foreign)
  },
)

test(
  'a car: seats that nobody says, the sums, and an id wherever the answer has it',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    const page = await (await openDevice('phone')).visit('/car-rental')
    await expect(page.locator('label').filter({ hasText: 'Swift' })).toContainText('4 seats')
    for (const answer of ['rental_id', 'data.rental.id'] as const) {
      foreign.host.services.rentalAnswer = answer
      await services.rental.send(page)
      await expect(main(page)).toContainText('Received by the house')
      await expect(main(page)).not.toContainText('ID missing')
    }
    expect((await storedOperations(page)).map(({ state }) => state)).toEqual(['taken', 'taken'])
    foreign.host.services.rentalAnswer = 'none'
    await services.rental.send(page)
    await expect(main(page)).toContainText('Rental created but ID missing from response.')
    expect(tried(foreign).filter((line) => line.endsWith('/orders'))).toHaveLength(3)
    expect(foreign.host.services.of('rental')[0]?.body).toMatchObject({
      car_id: '1',
      schedule: { pickup_date: dayAhead(30), dropoff_date: dayAhead(31), dropoff_time: '10:00' },
      locations: { pickup: 'The house', dropoff: 'Kigali airport' },
      extras: { gps: true, insurance: true, pickup_delivery: true, child_seat: false },
      totals: { days: 1, base_price: 60, extras_total: 23, grand_total: 83, currency: 'USD' },
      source: 'public-car-page',
    })
    expectNothingOfOurs(foreign)
  },
)

test(
  'refusals by field are shown, and lead back to the form',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    const page = await (await openDevice('phone')).visit('/car-rental')
    foreign.host.services.carsOut.add(1)
    await services.rental.send(page)
    await expect(main(page)).toContainText(words.needsYou)
    await expect(main(page)).toContainText('RAV4 is out on these days.')
    await page.getByRole('link', { name: 'Change the rental' }).click()
    await page.getByRole('radio', { name: 'Swift' }).check()
    for (const step of ['schedule', 'details', 'review']) {
      await onward(page).click()
      await page.waitForURL(new RegExp(`step=${step}`))
    }
    await confirmRental(page)
    await expect(main(page)).toContainText('Received by the house')
    expect(foreign.host.services.of('rental')).toMatchObject([{ body: { car_id: '2' } }])

    foreign.host.services.placesLeft.set(1, 1)
    await services.tour.send(page)
    await expect(main(page)).toContainText(words.needsYou)
    await expect(main(page)).toContainText('Only 1 places are left.')

    await fillTable(page, 30, 13)
    await confirmTable(page)
    await expect(headline(page)).toHaveText(words.needsYou)
    await expect(main(page)).toContainText('We have no table for more than 12.')
    expect(foreign.host.services.of('tour')).toEqual([])
    expect(foreign.host.services.of('reservation')).toEqual([])
  },
)

test('without the link all four wait here, and each goes once when it is back', async ({
  foreign,
  openDevice,
}) => {
  const page = await (await openDevice('phone')).visit('/laundry')
  await expect(page.getByRole('spinbutton', { name: 'Shirts' })).toBeVisible()
  await workerReady(page, { copy: false })
  // What each page needs comes in while the link is up.
  for (const [path, shown] of [
    ['/car-rental', 'RAV4'],
    ['/tours', 'Savannah safari'],
  ] as const) {
    await page.goto(path)
    await expect(main(page)).toContainText(shown)
  }
  await foreign.link.cut()
  for (const service of all) {
    await services[service].send(page)
    await expect(main(page)).toContainText(words.saved)
  }
  expect(foreign.host.services.taken).toEqual([])
  await openRequests(page)
  await expect(requestCards(page, 'On this device, waiting')).toHaveCount(4)
  await foreign.link.restore()
  await expect(requestCards(page, 'With the house')).toHaveCount(4, { timeout: 60_000 })
  expect(foreign.host.services.taken.map(({ service }) => service).toSorted()).toEqual(
    all.toSorted(),
  )
  expectNothingOfOurs(foreign)
})

test(
  'a lost answer may have arrived: each is left to the guest, and never sent twice',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    const page = await (await openDevice('phone')).visit('/laundry')
    for (const service of all) {
      const takes = foreign.host.services.open[service]
      const lost = foreign.link.dropAnswerOnce(
        ({ method, path }) => method === 'POST' && path === takes,
        { thenCut: true },
      )
      await services[service].send(page)
      await lost
      await expect(main(page)).toContainText(words.needsYou)
      await expect(main(page)).toContainText(/no answer came/)
      await expect(main(page)).not.toContainText(services[service].done)
      await foreign.link.restore()
      await expect(page.getByText('The house does not answer')).toBeHidden({
        timeout: 30_000,
      })
    }
    await openRequests(page)
    const cards = requestCards(page, words.needsYou)
    await expect(cards).toHaveCount(4)
    for (const card of await cards.all())
      await expect(card).toContainText('It was sent, but no answer came. It may have arrived.')
    // A reload, the browser's own news of the link, and time for every trigger.
    await page.reload()
    await expect(cards).toHaveCount(4)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    foreign.host.requests.length = 0
    await page.goto('/tours')
    await expect.poll(() => foreign.host.requests).toContain('GET /api/tours')
    expect(tried(foreign)).toEqual([])
    for (const service of all) expect(foreign.host.services.of(service)).toHaveLength(1)
    const parked = { state: 'parked', parkReason: 'may_have_arrived', tries: 1 }
    expect(await storedOperations(page)).toMatchObject([parked, parked, parked, parked])
  },
)

test(
  'what is refused without a word is said in the documents’ words',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    foreign.host.services.wordless = true
    const page = await (await openDevice('phone')).visit('/laundry')
    for (const [service, text] of [
      ['laundry', 'Failed to submit order.'],
      ['rental', 'Failed to submit order.'],
      ['tour', 'Failed to place booking.'],
      ['reservation', 'Failed to book table.'],
    ] as const) {
      await services[service].send(page)
      await expect(main(page)).toContainText(words.needsYou)
      await expect(main(page)).toContainText(text)
    }
    await page.goto('/restaurant')
    await fillOrder(page, { dishes: ['Steak'] })
    await confirmOrder(page)
    await expect(headline(page)).toContainText(words.needsYou)
    await expect(main(page)).toContainText('Failed to place order.')
    expect(foreign.host.services.taken).toEqual([])
  },
)

for (const status of [404, 405] as const) {
  test(
    `${status} on every path: the documented words, beside them the truth, and it is kept`,
    { tag: '@wide' },
    async ({ foreign, openDevice }) => {
      const page = await (await openDevice('phone')).visit('/restaurant/table')
      foreign.host.services.closedWith = status
      foreign.host.services.open.reservation = null
      foreign.host.services.open.tour = null
      await services.reservation.send(page)
      await expect(headline(page)).toHaveText('Table booked!')
      await expect(main(page)).toContainText(/not yet with the house/i)
      await services.tour.send(page)
      await expect(headline(page)).toHaveText('Booking requested!')
      await expect(main(page)).toContainText(/not yet with the house/i)
      expect(tried(foreign)).toEqual([
        ...posts('reservation', '/api/restaurant/reservations/public'),
        ...posts('tour', '/api/tour-bookings/public'),
      ])
      await page.reload()
      await expect(headline(page)).toHaveText('Booking requested!')
      const kept = { state: 'parked', parkReason: 'not_supported' }
      expect(await storedOperations(page)).toMatchObject([kept, kept])

      // The host learns it; the guest sends what is kept, by hand, and it is there once.
      foreign.host.services.open.tour = '/api/tours/bookings'
      await page.getByRole('link', { name: 'Follow or change it' }).click()
      await page.getByRole('button', { name: 'Try again as it is' }).click()
      await expect(main(page)).toContainText('Received by the house')
      expect(foreign.host.services.of('tour')).toHaveLength(1)
      expect(await storedStates(page)).toEqual(['parked', 'taken'])
    },
  )
}

const CARD = { number: testCards.paid, holder: 'Espoir Kamanzi', expiry: '12/30', cvc: '729' }

/** On a rental's fifth step: fills the card in and pays. */
async function payRental(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Card' })
  await form.getByLabel('Card number').fill(CARD.number)
  await form.getByLabel('Cardholder name').fill(CARD.holder)
  await form.getByLabel('Expiry').fill(CARD.expiry)
  await form.getByLabel('CVC').fill(CARD.cvc)
  await form.getByRole('button', { name: /^Pay / }).click()
}

/** All that the browser keeps for this site, as one text. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state]
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error))
      })
      for (const table of db.objectStoreNames) {
        kept.push(
          await new Promise((resolve) => {
            const rows = db.transaction(table).objectStore(table).getAll()
            rows.addEventListener('success', () => resolve(rows.result))
          }),
        )
      }
      db.close()
    }
    return JSON.stringify(kept)
  })
}

async function expectNoCardKept(page: Page): Promise<void> {
  const kept = await everythingKept(page)
  expect(kept).toContain(person.name)
  const number = CARD.number.replaceAll(' ', '')
  for (const secret of [number, CARD.number, `"${CARD.cvc}"`]) expect(kept).not.toContain(secret)
}

const ownPath = '/api/car-rentals/501/pay'
const charge = '/api/payments/charge'

for (const { at, shape, refusesWith, says, order } of [
  { at: 'rental', shape: 'nested', refusesWith: 422, says: 'status', order: ['nested'] },
  { at: 'rental', shape: 'flat', refusesWith: 422, says: 'paid', order: ['nested', 'flat'] },
  { at: 'rental', shape: 'flat', refusesWith: 400, says: 'HTTP 200', order: ['nested', 'flat'] },
  { at: 'charge', shape: 'nested', refusesWith: 422, says: 'payment_status', order: ['nested'] },
  { at: 'charge', shape: 'flat', refusesWith: 400, says: 'status', order: ['nested', 'flat'] },
] as const) {
  test(
    `a rental is paid by card: ${shape} at the ${at}’s path, the rest refused with ${refusesWith}, told by ${says}`,
    { tag: '@wide' },
    async ({ foreign, openDevice }) => {
      const { host } = foreign
      Object.assign(host.cards, { at, shape, refusesWith, says })
      const page = await (await openDevice('phone')).visit('/car-rental')
      await services.rental.send(page)
      await payRental(page)
      await expect(main(page)).toContainText('Payment successful')
      // Everything begins anew (spec 2 §4).
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/car-rental')
      await expect(page.getByRole('radio', { name: 'RAV4' })).not.toBeChecked()
      const path = at === 'rental' ? ownPath : charge
      expect(host.cards.attempts).toEqual([
        ...(at === 'charge' ? [{ path: ownPath, shape: 'nested', accepted: false }] : []),
        ...order.map((form) => ({ path, shape: form, accepted: form === shape })),
      ])
      await expectNoCardKept(page)
      expectNothingOfOurs(foreign)
    },
  )
}

test(
  'a card that is refused: the host’s words, or the documents’, and it can be paid again',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    foreign.host.cards.declines = 'Your bank said no.'
    const page = await (await openDevice('phone')).visit('/car-rental')
    await services.rental.send(page)
    await payRental(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Payment Error' })).toContainText(
      'Your bank said no.',
    )
    foreign.host.cards.declines = ''
    await page.getByRole('button', { name: /^Pay / }).click()
    await expect(main(page)).toContainText('Payment failed.')
    foreign.host.cards.declines = null
    await page.getByRole('button', { name: /^Pay / }).click()
    await expect(main(page)).toContainText('Payment successful')
    expect(foreign.host.cards.attempts.map(({ accepted }) => accepted)).toEqual([
      false,
      false,
      true,
    ])
  },
)

test(
  'a payment whose answer is lost may be paid: it is never sent again by itself',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    const page = await (await openDevice('phone')).visit('/car-rental')
    await services.rental.send(page)
    await expect(page.getByRole('form', { name: 'Card' })).toBeVisible()
    const lost = foreign.link.dropAnswerOnce(
      ({ method, path }) => method === 'POST' && path === ownPath,
      { thenCut: true },
    )
    await payRental(page)
    await lost
    await expect(main(page)).toContainText(/may be paid|may have gone through/)
    await foreign.link.restore()
    await page.reload()
    await expect(main(page)).toContainText(/may be paid|may have gone through/)
    await expect(page.getByRole('form', { name: 'Card' })).toHaveCount(0)
    expect(foreign.host.cards.attempts).toEqual([
      { path: ownPath, shape: 'nested', accepted: true },
    ])
    await expectNoCardKept(page)
  },
)

test(
  'an order and a tour by card: the masked reference alone goes along',
  { tag: '@wide' },
  async ({ foreign, openDevice }) => {
    const page = await (await openDevice('phone')).visit('/restaurant')
    const fillDialog = async () => {
      const dialog = page.getByRole('dialog', { name: 'Pay by card' })
      await dialog.getByLabel('Card number').fill(CARD.number)
      await dialog.getByLabel('Cardholder name').fill(CARD.holder)
      await dialog.getByLabel('Expiry').fill(CARD.expiry)
      await dialog.getByLabel('CVC').fill(CARD.cvc)
      await dialog.getByRole('button', { name: /^Pay / }).click()
    }
    await fillOrder(page, { dishes: ['Steak'] })
    await page.getByRole('radio', { name: /^Pay by card/ }).check()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await fillDialog()
    await expect(headline(page)).toContainText('Order placed!')
    await fillTour(page, 'Savannah safari')
    await page.getByRole('radio', { name: /^Pay by card/ }).check()
    await page.getByRole('button', { name: 'Book this tour' }).click()
    await fillDialog()
    await expect(main(page)).toContainText('Booking placed!')
    const payment = { method: 'card', reference: 'visa •••• 4242 12/30', processor: 'demo' }
    expect(foreign.host.orders).toMatchObject([
      { received: { payment: { ...payment, amount: 18 } } },
    ])
    expect(foreign.host.services.of('tour')).toMatchObject([{ body: { payment } }])
    await expectNoCardKept(page)
  },
)
