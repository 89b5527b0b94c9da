import { formatDate } from '#lib/format-date.ts'
import type { BrowserContext, Page } from '@playwright/test'
import type { House } from '../fixtures/house.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  findBooking,
  headline,
  historyOf,
  openBookings,
  openMenu,
  openRequests,
  orderDinner,
  ordersOf,
  requestCards,
  storedOperations,
  storedStates,
  takeStep,
} from '../fixtures/flows.ts'

/*
 * Hazard 10: an order for 19:00 whose link returns at 21:00; a device whose clock says 2030. The
 * house's clock judges, not the device's; what staff record is fact and never late.
 */

/** Half past three in the afternoon at the house, and nine in the evening (Africa/Kigali). */
const AFTERNOON = '2026-07-01T13:30:00Z'
const EVENING = '2026-07-01T19:00:00Z'
const TODAY = '2026-07-01'

test.use({ houseOptions: { clock: AFTERNOON } })

const slots = async (house: House, guest?: string) =>
  (await ordersOf(house, guest)).map(({ schedule_date: date, schedule_time: time }) => [date, time])

/** Sets the clock of every page that is opened from now on; what a worker has stays. */
async function setClock(context: BrowserContext, moment: string): Promise<void> {
  await context.addInitScript((start: number) => {
    const RealDate = Date
    const difference = start - RealDate.now()
    const now = () => RealDate.now() + difference
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args: [] | [number]) =>
        args.length === 0 ? new target(now()) : Reflect.construct(target, args),
      apply: () => new RealDate(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, Date.parse(moment))
}

test('dinner for 19:00, the link back at 21:00: not cooked, said so, and sent for another time', async ({
  house,
  cable,
  openDevice,
}) => {
  const page = await openMenu(await openDevice('phone'))
  await cable.cut()
  await orderDinner(page, { date: TODAY, time: '19:00' })
  // Tried, where the page had not noticed the cut yet; it says what is so either way.
  await expect(headline(page)).toContainText(/Saved on this device, not yet with the house|^Sent$/)

  await house.restart({ IMISOZI_TEST_CLOCK: EVENING })
  await cable.restore()
  await expect(headline(page)).toContainText('Needs your decision')
  await expect(page.getByRole('main')).toContainText(
    `The time you asked for, 19:00 on ${formatDate(TODAY, { locale: 'en' })}, has passed`,
  )
  await expect(page.getByRole('main')).toContainText('Nothing is being cooked.')
  expect(await ordersOf(house)).toEqual([])

  await openRequests(page)
  const card = requestCards(page, 'Needs your decision')
  // Sending the same again would be refused again: it is not offered.
  await expect(card.getByRole('button', { name: 'Try again as it is' })).toBeHidden()
  await card.getByRole('link', { name: 'Send it for another time' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Espoir Kamanzi')
  // Two hours ahead would be past closing: tomorrow's opening is offered.
  await expect(page.getByLabel('Date')).toHaveValue('2026-07-02')
  await page.getByLabel('Time').fill('12:00')
  await page.getByRole('button', { name: 'Send the changed order' }).click()

  await expect(headline(page)).toContainText('Order placed!')
  expect(await slots(house)).toEqual([['2026-07-02', '12:00']])
  expect(await storedStates(page)).toEqual(['superseded', 'taken'])
})

test(
  'a step taken at the desk is a fact: hours late it is done, with both times kept',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const guest = await openMenu(await openDevice('phone'))
    await orderDinner(guest, { date: TODAY, time: '19:00' })
    await expect(headline(guest)).toContainText('Order placed!')
    const page = await openBookings(await openDevice('tablet'), house.admin)
    await cable.cut()
    await takeStep(await findBooking(page, 'Espoir Kamanzi'), 'Accept')

    await house.restart({ IMISOZI_TEST_CLOCK: EVENING })
    await cable.restore()
    const [order] = await ordersOf(house)
    await expect.poll(() => historyOf(house, order?.id ?? '')).toEqual(['pending', 'accepted'])
    await expect(page.getByRole('region', { name: 'Needs your decision' })).toBeHidden()
    const [audit] = await house.rows<{ at: string; device_time: string; device_clock: string }>(
      `select at, device_time, device_clock from audit where endpoint = 'acceptRestaurantOrder'`,
    )
    expect(audit?.at).toMatch(/^2026-07-01T19:/)
    // The tablet's own clock is this machine's, ahead of the house's: kept, and held to what can be.
    const clock = Date.parse(audit?.device_clock ?? '')
    expect(Math.abs(clock - Date.now())).toBeLessThan(10 * 60_000)
    expect(audit?.device_time).toMatch(/^2026-07-01T1/)
  },
)

test(
  'a phone whose clock says 2030 orders for today: the house’s day is offered and kept',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const phone = await openDevice('phone')
    await setClock(phone.context, '2030-03-05T08:00:00Z')
    const page = await openMenu(phone)
    await cable.cut()
    // Also where the house was heard before the reload alone.
    await page.reload()
    await orderDinner(page)
    // Two hours from half past three, on the full hour.
    await expect(page.getByRole('main')).toContainText('Wed 1 Jul, 18:00')

    await cable.restore()
    await expect(headline(page)).toContainText('Order placed!')
    expect(await slots(house)).toEqual([[TODAY, '18:00']])
    const [row] = await house.rows<{ device_time: string; created_at: string }>(
      `select device_time, created_at from restaurant_orders where customer_name = 'Espoir Kamanzi'`,
    )
    // What the clock said cannot be; it is kept beside the time that the house holds it to.
    expect(row?.device_time).toMatch(/^2026-07-01T/)
    expect(row?.created_at).toMatch(/^2026-07-01T/)
    const [audit] = await house.rows<{ device_clock: string | null }>(
      `select device_clock from operations where endpoint = 'placeRestaurantOrder'`,
    )
    expect(audit?.device_clock).toMatch(/^2030-03-05T/)
  },
)

test(
  'tries that were planned in 2030 do not wait for 2030 once the clock is put right',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const phone = await openDevice('phone')
    const page = await openMenu(phone)
    await cable.cut()
    const id = await orderDinner(page, { date: TODAY, time: '19:00' })
    // As a phone without power for a day left it: tried, and to be tried again in March 2030.
    await planInVain(page, id, Date.parse('2030-03-05T08:00:00Z'))
    await page.reload()
    await openRequests(page)
    await expect(requestCards(page, 'On this device, waiting')).toHaveCount(1)

    await cable.restore()
    await expect(requestCards(page, 'With the house')).toHaveCount(1)
    expect(await slots(house)).toEqual([[TODAY, '19:00']])
    expect((await storedOperations(page)).map(({ state }) => state)).toEqual(['taken'])
  },
)

/** Writes what a wrong clock would have written: a refusal to answer, and the next try years ahead. */
async function planInVain(page: Page, operation: string, moment: number) {
  await page.evaluate(
    ({ id, at }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('imisozi')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const db = opening.result
          const change = db.transaction('operations', 'readwrite')
          const rows = change.objectStore('operations')
          const found = rows.get(id)
          found.addEventListener('success', () => {
            const attempt = { id: crypto.randomUUID(), at, result: { status: 503 } }
            const row = found.result as Record<string, unknown>
            rows.put({ ...row, attempts: [attempt], tries: 1, nextTry: at + 60_000 })
          })
          change.addEventListener('abort', () => reject(change.error))
          change.addEventListener('complete', () => {
            db.close()
            resolve()
          })
        })
      }),
    { id: operation, at: moment },
  )
}
