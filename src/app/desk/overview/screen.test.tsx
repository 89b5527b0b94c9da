// @vitest-environment jsdom
import { cleanup, configure, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { HotelBooking } from '#contract/bookings.ts'
import { reply } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { OverviewScreen } from './screen.tsx'

/** The day of 21 November 2026, ten in the morning in Musanze. */
const NOW = Date.parse('2026-11-21T08:00:00Z')

const stay = (id: string, more: Partial<HotelBooking>): HotelBooking => ({
  id,
  version: 1,
  operation_id: null,
  created_at: '2026-11-18T10:00:00.000Z',
  changed_at: '2026-11-18T10:00:00.000Z',
  code: `C${id}`,
  group_id: null,
  status: 'pending',
  payment_status: 'unpaid',
  room_id: 'r1',
  room_number: '104',
  room_name: 'Bisoke',
  room_type: 'double',
  nights: 2,
  adults: 2,
  children: 0,
  extras: { breakfast: false, airport_transfer: false, late_checkout: false },
  check_in: '2026-11-21',
  check_out: '2026-11-23',
  customer_name: `Guest ${id}`,
  customer_phone: null,
  customer_email: null,
  notes: null,
  promo_code: null,
  source: 'site',
  device_time: null,
  changed_by: null,
  total: 160,
  grand_total: 160,
  discount: 0,
  paid: 0,
  currency: 'USD',
  rwf_rate: null,
  price_per_night: 80,
  held_until: null,
  flag: null,
  cancel_reason: null,
  ...more,
})
const room = {
  version: 1,
  type: 'double',
  capacity: 2,
  price_per_night: 80,
  is_available: true,
  available_from: null,
  amenities: [],
  images: [],
  cover_image_url: null,
}
const lists: Readonly<Record<string, readonly object[]>> = {
  listRooms: [
    { ...room, id: 'r1', room_number: '104' },
    { ...room, id: 'r2', room_number: '105' },
  ],
  listHotelBookings: [
    stay('comes', { status: 'approved' }),
    stay('leaves', {
      status: 'active',
      room_id: 'r2',
      check_in: '2026-11-19',
      check_out: '2026-11-21',
    }),
    stay('sleeps', { status: 'active', check_in: '2026-11-20', flag: 'part_paid' }),
  ],
  listRestaurantOrders: [
    {
      id: 'o1',
      version: 1,
      number: 7,
      customer_name: 'Late dinner',
      status: 'accepted',
      schedule_date: '2026-11-21',
      schedule_time: '09:00',
      total: 12,
      items: [],
    },
  ],
  listCustomServices: [
    {
      id: 's1',
      version: 1,
      slug: 'massage',
      names: { en: 'Massage' },
      texts: {},
      unit: 'piece',
      wanted: 'day_time',
      duration_minutes: 60,
      provided_by: 'Espérance',
      seen_by: 'guests',
      offered: true,
      position: 1,
    },
  ],
  listCustomOrders: ['08:00', '15:00'].map((time) => ({
    id: `m${time}`,
    version: 1,
    service_id: 's1',
    name_en: 'Massage',
    unit: 'piece',
    wanted: 'day_time',
    status: 'confirmed',
    created_at: '2026-11-20T10:00:00.000Z',
    customer_name: `Massage at ${time}`,
    day: '2026-11-21',
    time,
    until: null,
    qty: 2,
    total: 60,
  })),
  listPayments: [
    {
      id: 'p1',
      version: 1,
      operation_id: null,
      customer: 'Paid twice, Eric',
      amount: 20,
      subject: { kind: 'tour', id: 't1' },
      subject_code: 'TOUR1',
      currency: 'USD',
      status: 'paid',
      provider: { name: 'pesapal', status: 'paid', flag: 'paid_twice' },
    },
  ],
}

let failing: string | null = null
let bookings: readonly HotelBooking[] = []

async function show(at?: string) {
  const client = atDesk({
    now: NOW,
    house: { timezone: 'Africa/Kigali', overview_counters: [{ label: 'Interns', count: 3 }] },
    ask: async ({ route }) =>
      route === failing
        ? reply(500)
        : reply(200, {
            data: [...(lists[route] ?? []), ...(route === 'listHotelBookings' ? bookings : [])],
          }),
  })
  renderAtDesk(client, <OverviewScreen />, at)
  if (at !== undefined) return document.body
  return await screen.findByRole('navigation', { name: 'The day' })
}

beforeEach(() => {
  configure({ asyncUtilTimeout: 20_000 })
  failing = null
  bookings = []
})

it('has the day’s numbers, each a way into its work on this screen or another', async () => {
  const tiles = await show()
  await screen.findByText('Paid twice, Eric')
  const own = await screen.findByRole('region', { name: /Other services/ })
  const value = (label: string) =>
    within(tiles).getByText(label).closest('li')?.firstElementChild?.textContent
  const numbers = [
    'Arrivals',
    'Departures',
    'In house',
    'Free tonight',
    'Kitchen',
    'Other services',
    'Flagged',
    'To decide',
  ]
  expect(numbers.map((label) => [label, value(label)])).toEqual([
    ['Arrivals', '1'],
    ['Departures', '1'],
    ['In house', '2'],
    ['Free tonight', '1'],
    ['Kitchen', '1'],
    ['Other services', '2'],
    ['Flagged', '2'],
    ['To decide', '0'],
  ])
  const free = within(tiles).getByText('Free tonight').closest('li')
  expect(free?.textContent).toContain('1 not ready')
  // What lies behind each is there.
  for (const link of within(tiles).getAllByRole('link')) {
    const to = link.getAttribute('href') ?? ''
    if (to.startsWith('#')) expect(document.querySelector(to), to).not.toBeNull()
    else expect(to).toMatch(/^\/dashboard/)
  }
  expect(within(tiles).getByRole('link', { name: 'Kitchen' }).getAttribute('href')).toBe(
    '/dashboard?show=late',
  )
  expect(own.textContent).toMatch(/08:00.*Late.*2 × Massage.*Espérance.*15:00/)
  expect(screen.getByText('Interns').nextSibling?.textContent).toBe('3')
})

it('shows late orders of the house’s own services among the late ones', async () => {
  await show('/dashboard?show=late')
  await screen.findByText('Late orders only')
  expect(await screen.findByText('Massage at 08:00')).toBeDefined()
  expect(screen.queryByText('Massage at 15:00')).toBeNull()
})

it('says of what is marked what to do about it, money too', async () => {
  await show()
  const money = await screen.findByText('Paid twice, Eric')
  const row = money.closest('li')
  expect(row?.textContent).toContain('Payment, Tour')
  expect(row?.textContent).toContain('Give the second payment back.')
  expect(money.getAttribute('href')).toBe('/dashboard/payments?q=TOUR1')
})

it('names the list that failed, and shows the rest', async () => {
  failing = 'listLaundryOrders'
  await show()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Laundry: Failed to load bookings.')
  expect((await screen.findAllByText('Guest comes')).length).toBeGreaterThan(0)
})

it('says of a lapsed hold whose room somebody else has that alone, and of its other room that it lapsed', async () => {
  const nights = { check_in: '2026-11-24', check_out: '2026-11-26' }
  const hold = { ...nights, group_id: 'g', hold_until: '2026-11-19', customer_name: 'Lapsed Lea' }
  const items = () =>
    screen
      .getAllByText('Lapsed Lea')
      .flatMap((one) => one.closest('#flagged li')?.textContent ?? [])
  const gone = [stay('held', hold), stay('has it', { ...nights, status: 'approved' })]
  bookings = gone
  const tiles = await show()
  await screen.findAllByText('Lapsed Lea')
  expect(items()).toEqual([expect.stringMatching(/Hold lapsed.*Guest has it has the room/)])
  expect(within(tiles).getByText('Flagged').closest('li')?.firstElementChild?.textContent).toBe('3')
  cleanup()

  bookings = [...gone, stay('also held', { ...hold, room_id: 'r2', room_number: '105' })]
  await show()
  await screen.findAllByText('Lapsed Lea')
  expect(items()).toEqual([
    expect.stringContaining('Guest has it has the room'),
    expect.stringContaining('The nights are free for others.'),
  ])
})
