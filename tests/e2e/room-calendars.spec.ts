import { addDays } from '#domain/days.ts'
import { devices, screenshot, type DeviceKind } from '../fixtures/browser.ts'
import { openChannel } from '../fixtures/channel.ts'
import { openDesk } from '../fixtures/flows.ts'
import { looksAt } from '../fixtures/looks.ts'
import { expect, test } from '../fixtures/test.ts'

/* The calendar exchange at the desk: /dashboard/rooms/calendars. */

const TODAY = '2026-11-20'

test.use({
  houseOptions: {
    clock: `${TODAY}T10:00:00Z`,
    env: { IMISOZI_TEST_CALENDARS: 'loopback' },
  },
})

test(
  'an address goes out, a channel comes in, and its stay is the desk’s like any other',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const channel = await openChannel()
    channel.offers(['x1', addDays(TODAY, 300), addDays(TODAY, 303)])
    const page = await openDesk(await openDevice('tablet'), house.admin, '/dashboard/rooms')
    await page.getByRole('link', { name: 'Calendars' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Calendars' })).toBeVisible()

    const room = page.getByRole('region', { name: /^101 / })
    await room.getByRole('button', { name: 'Make an address' }).click()
    const address = (await room.locator('code').textContent()) ?? ''
    const { pathname, search } = new URL(address)
    const calendar = await fetch(`${house.url}${pathname}${search}`)
    expect(calendar.headers.get('content-type')).toContain('text/calendar')
    expect(await calendar.text()).toContain('BEGIN:VCALENDAR')

    await room.getByRole('button', { name: /^Add a channel/ }).click()
    await room.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(room.getByText('Say which channel it is.')).toBeVisible()
    await room.getByLabel('Channel').fill('Airbnb')
    await room.getByLabel('Address of its calendar').fill('http://192.168.1.1/room.ics')
    await room.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(room.getByText(/begins with https/).first()).toBeVisible()
    await expect(room.getByLabel('Channel')).toHaveValue('Airbnb')
    await room.getByLabel('Address of its calendar').fill(channel.url)
    await room.getByRole('button', { name: 'Add', exact: true }).click()
    await room.getByRole('button', { name: 'Fetch Airbnb now' }).click()
    await expect(room.getByText('1 stay ahead')).toBeVisible()
    await screenshot(page, 'room-calendars-tablet')

    const stays = () =>
      house.rows<{ status: string; check_in: string }>(
        `select status, check_in from hotel_bookings where source = 'ical:Airbnb'`,
      )
    expect(await stays()).toEqual([{ status: 'approved', check_in: addDays(TODAY, 300) }])
    await page.goto('/dashboard/bookings?q=Airbnb')
    await expect(page.getByRole('main').getByText('Airbnb').first()).toBeVisible()

    await page.goto('/dashboard/rooms/calendars')
    channel.answer = { status: 404 }
    await room.getByRole('button', { name: 'Fetch Airbnb now' }).click()
    await expect(room.getByText(/does not give it out any more/)).toBeVisible()
    expect(await stays()).toMatchObject([{ status: 'approved' }])
    await room.getByRole('button', { name: 'Remove Airbnb' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(room.getByRole('button', { name: 'Remove Airbnb' })).toBeHidden()
    expect(await stays()).toMatchObject([{ status: 'cancelled' }])
    await channel.close()
  },
)

for (const kind of Object.keys(devices) as DeviceKind[]) {
  test(
    `calendars by axe, ${kind}, and without the link`,
    { tag: '@wide' },
    async ({ house, cable, openDevice }) => {
      const page = await openDesk(await openDevice(kind), house.admin, '/dashboard/rooms/calendars')
      const look = await looksAt(page, kind)
      const room = page.getByRole('region', { name: /^101 / })
      await room.getByRole('button', { name: 'Make an address' }).click()
      await room.getByRole('button', { name: /^Add a channel/ }).click()
      await expect(room.getByLabel('Channel')).toBeVisible()
      await look(`calendars, ${kind}`)
      await screenshot(page, `room-calendars-form-${kind}`)
      await cable.cut()
      await room.getByLabel('Channel').fill('Airbnb')
      await room.getByLabel('Address of its calendar').fill('https://example.com/a.ics')
      await room.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(room.getByText(/The house does not answer/)).toBeVisible()
      await expect(room.getByLabel('Channel')).toHaveValue('Airbnb')
    },
  )
}
