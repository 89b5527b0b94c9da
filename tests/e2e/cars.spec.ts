import type { Page } from '@playwright/test'
import { workerReady, type Device } from '../fixtures/browser.ts'
import { words } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { confirmRental, dayAhead, fillRental, person } from '../fixtures/service-flows.ts'
import { cards } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'
import { atStep } from '../fixtures/at-step.ts'

/* A car, rented without a link: exactly once at the house, or refused with a way on; and paid. */

const CAR = 'Toyota RAV4'
/** Beyond what the demo house has given away. */
const AHEAD = 75

interface Stored {
  id: string
  car: string
  status: string
  payment_status: string
}

const rentalsOf = (house: House) =>
  house.rows<Stored>(
    `select car_rentals.id, cars.name as car, car_rentals.status, payment_status
       from car_rentals join cars on cars.id = car_id
      where customer_name = ? and car_rentals.deleted_at is null`,
    [person.name],
  )

const paymentsOf = (house: House, id: string) =>
  house.rows<{ status: string; processor: string }>(
    'select status, processor from payments where subject_id = ?',
    [id],
  )

/** The review of a rental, on a device that could do without the link. */
async function openReview(device: Device): Promise<Page> {
  const page = await device.visit('/car-rental')
  await expect(page.getByRole('radio', { name: CAR })).toBeVisible()
  await workerReady(page)
  await fillRental(page, CAR, AHEAD)
  return page
}

const main = (page: Page) => page.getByRole('main')
const notYet = (page: Page) =>
  expect(
    page.getByRole('heading', { level: 2, name: /^(Saved on this device|Sent)/ }),
  ).toBeVisible()
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 60_000 })

const payForm = (page: Page) => page.getByRole('form', { name: 'Card' })

async function fillCard(page: Page, number: string): Promise<void> {
  const form = payForm(page)
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Cardholder name').fill(person.name)
  await form.getByLabel('Expiry').fill('1230')
  await form.getByLabel('CVC').fill('123')
}

const pay = (page: Page) => payForm(page).getByRole('button', { name: /^Pay / }).click()

test(
  'rented with the link down: kept over a reload, once at the house, paid later',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openReview(await openDevice('phone'))
    await cable.cut()
    await confirmRental(page)
    await notYet(page)
    await expect(payForm(page)).toHaveCount(0)
    await expect(main(page)).toContainText('Pay at the house')
    await page.reload()
    await notYet(page)
    expect(await rentalsOf(house)).toEqual([])
    await cable.restore()
    await heading(page, 'Received by the house')
    expect(await rentalsOf(house)).toMatchObject([{ car: CAR, status: 'pending' }])

    // Later, from what was sent from here.
    await page.getByRole('link', { name: 'Follow or change it' }).click()
    await page.getByRole('link', { name: 'Pay now' }).click()
    await fillCard(page, cards.failed)
    await pay(page)
    await expect(page.getByRole('alert')).toHaveText('Payment ErrorPayment failed.')
    await fillCard(page, cards.paid)
    await pay(page)
    await page.waitForURL(/\/car-rental$/)
    await expect(main(page)).toContainText('Card announced, not yet received')
    await expect(page.getByRole('radio', { name: CAR })).not.toBeChecked()
    const [rental] = await rentalsOf(house)
    expect(rental).toMatchObject({ payment_status: 'unpaid' })
    expect(await paymentsOf(house, rental!.id)).toEqual([])
    await page.getByRole('link', { name: 'See your rental' }).click()
    await expect(main(page)).toContainText('Card announced, not yet received', { timeout: 30_000 })
  },
)

test(
  'Pay waits until the card is right; somebody’s own card goes nowhere',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await openReview(await openDevice('tablet'))
    await confirmRental(page)
    await heading(page, 'Received by the house')
    const button = payForm(page).getByRole('button', { name: /^Pay / })
    await expect(button).toBeDisabled()
    await fillCard(page, '4242 4242 4242 4241')
    await expect(payForm(page)).toContainText('Please check this card number.')
    await expect(button).toBeDisabled()
    await fillCard(page, '3782 822463 10005')
    await expect(payForm(page).getByLabel('Card number')).toHaveValue('3782 822463 10005')
    await expect(payForm(page)).toContainText('American Express')
    await expect(button).toBeDisabled()
    await payForm(page).getByLabel('CVC').fill('1234')
    await expect(button).toBeEnabled()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await pay(page)
    await expect(page.getByRole('alert')).toContainText('Only test cards are taken here')
    expect(sent.filter((url) => /pay|charge/.test(url))).toEqual([])
  },
)

test(
  'the answer to the card lost: said so, nothing is sent by itself, announced once',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openReview(await openDevice('phone'))
    await confirmRental(page)
    await heading(page, 'Received by the house')
    await fillCard(page, cards.paid)
    // The browser itself repeats a request whose connection broke: the link has to go with it.
    const dropped = cable.dropAnswerOnce(({ path }) => path.endsWith('/pay'), { thenCut: true })
    await pay(page)
    await dropped
    await expect(main(page)).toContainText('The payment may have gone through.')
    await expect(payForm(page).getByRole('button', { name: /^Pay / })).toBeDisabled()
    await cable.restore()
    // The house says by itself what became of it.
    await expect(main(page)).toContainText('Card announced, not yet received')
    const [rental] = await rentalsOf(house)
    expect(rental).toMatchObject({ payment_status: 'unpaid' })
    expect(await paymentsOf(house, rental!.id)).toEqual([])
  },
)

test(
  'given away meanwhile: the guest is told, and takes another in one touch',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openReview(await openDevice('phone'))
    await cable.cut()
    await confirmRental(page)
    await notYet(page)
    await rentToAnother(house)
    await cable.restore()
    await heading(page, words.needsYou)
    expect(await rentalsOf(house)).toEqual([])
    const other = page.getByRole('button', { name: /^Take .* instead/ }).first()
    const [, name] = /^Take (.*) instead/.exec((await other.textContent()) ?? '') ?? []
    await other.click()
    await heading(page, 'Received by the house')
    expect(await rentalsOf(house)).toMatchObject([{ car: name, status: 'pending' }])
  },
)

test(
  'come too late: the guest is told, and chooses other days',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const page = await openReview(await openDevice('tablet'))
    await cable.cut()
    await confirmRental(page)
    await notYet(page)
    const past = new Date(Date.parse(`${dayAhead(AHEAD)}T12:00:00Z`) + 48 * 3_600_000)
    await house.restart({ IMISOZI_TEST_CLOCK: past.toISOString() })
    await cable.restore()
    await heading(page, words.needsYou)
    expect(await rentalsOf(house)).toEqual([])
    await page.getByRole('link', { name: 'Choose other days' }).click()
    await atStep(page, 'schedule')
    await expect(page.getByLabel('Pick-up date')).toBeVisible()
  },
)

/** Somebody else rents it for the same days, over a link that works. */
async function rentToAnother(house: House): Promise<void> {
  const [car] = await house.rows<{ id: string; daily_rate_cents: number }>(
    'select id, daily_rate_cents from cars where name = ?',
    [CAR],
  )
  const rate = (car?.daily_rate_cents ?? 0) / 100
  const { status } = await house.api('POST', '/api/car-rentals/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      car_id: car?.id,
      schedule: {
        pickup_date: dayAhead(AHEAD),
        pickup_time: '10:00',
        dropoff_date: dayAhead(AHEAD + 1),
        dropoff_time: '10:00',
      },
      locations: { pickup: 'The house', dropoff: 'The house' },
      extras: {
        gps: false,
        child_seat: false,
        additional_driver: false,
        insurance: false,
        pickup_delivery: false,
      },
      customer: { name: 'Another guest', phone: '0788 999 111', email: null },
      totals: { days: 1, base_price: rate, extras_total: 0, grand_total: rate, currency: 'USD' },
      source: 'public-car-page',
    },
  })
  if (status !== 201) throw new Error(`The rental was answered with ${status}.`)
}
