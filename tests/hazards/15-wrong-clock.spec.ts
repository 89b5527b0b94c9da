import { bookingsOf, sellRoom } from '../fixtures/bookings.ts'
import type { Device } from '../fixtures/browser.ts'
import { openMenu, orderDinner, ordersOf, signIn } from '../fixtures/flows.ts'
import { freeRooms, type HouseRoom } from '../fixtures/free-rooms.ts'
import { MORNING, TODAY } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * Hazard 15: a device's clock is wrong: 1970 as after a flat battery, or three days behind. Nothing
 * that is confirmed on it is dated by it: the house's books have the house's day, and say beside it
 * what the clock said.
 */

test.use({ houseOptions: { clock: MORNING } })

const diner = 'Espoir Kamanzi'
const arriving = 'Another guest'

/** From now on all pages of a device read a clock that is so far off, ms; what measures time is right. */
async function setClockOff(device: Device, off: number): Promise<void> {
  await device.context.addInitScript((by) => {
    const Real = Date
    const now = () => Real.now() + by
    window.Date = new Proxy(Real, {
      construct: (real, given, made) =>
        Reflect.construct(real, given.length === 0 ? [now()] : given, made) as object,
      get: (real, name) => (name === 'now' ? now : (Reflect.get(real, name) as unknown)),
    })
  }, off)
}

test('clocks in 1970 and three days behind: an order, a check-in, a payment and its receipt have the house’s day', async ({
  house,
  openDevice,
}) => {
  const [free] = (await freeRooms(house, 1)) as [HouseRoom]
  const stay = await sellRoom(house, free.name, { checkIn: TODAY, checkOut: '2026-07-02' })
  const [phone, tablet] = [await openDevice('phone'), await openDevice('tablet')]
  const clocks = { phone: '1970-01-04', tablet: '2026-06-28' }
  await setClockOff(phone, Date.parse(clocks.phone) - Date.now())
  await setClockOff(tablet, Date.parse(`${clocks.tablet}T06:00:00Z`) - Date.now())

  const menu = await openMenu(phone)
  expect(await menu.evaluate(() => new Date().toISOString())).toContain(clocks.phone)
  await orderDinner(menu, { guest: diner })
  await expect.poll(() => ordersOf(house, diner)).toHaveLength(1)

  const page = await tablet.visit('/login')
  await signIn(page, house.admin)
  const arrival = page.getByRole('region', { name: 'Arrivals' }).getByRole('listitem')
  await arrival.filter({ hasText: arriving }).getByRole('button', { name: 'Check in' }).click()
  await expect.poll(() => bookingsOf(house, arriving)).toMatchObject([{ status: 'active' }])
  await page.goto(`/dashboard/stays/${stay}/folio`)
  const settle = page.getByRole('region', { name: 'Settle' })
  await settle.getByRole('button', { name: 'Take money and write receipt' }).click()
  await expect(page.getByRole('list', { name: 'Receipts' })).toContainText('No. 1')

  const dated = (column: string, table: string) =>
    house.rows(
      `select substr(${column}, 1, 10) as day, substr(device_clock, 1, 10) as clock
         from ${table} where device_clock is not null order by clock`,
    )
  const told = { day: TODAY, clock: clocks.tablet }
  expect(await dated('paid_at', 'payments')).toEqual([told])
  expect(await dated('issued_at', 'receipts')).toEqual([told])
  // Check-in, payment and receipt.
  const fromPhone = { day: TODAY, clock: clocks.phone }
  expect(await dated('device_time', 'operations')).toEqual([fromPhone, told, told, told])
  expect(await ordersOf(house, diner)).toMatchObject([{ schedule_date: TODAY }])
})
