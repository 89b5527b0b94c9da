// @vitest-environment jsdom
import { configure, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { reply } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { BookingsScreen } from './screen.tsx'

/** The combined list over lists as another host answers them, each by its own call (spec 3 §7.3). */

const NOW = Date.parse('2026-11-20T08:00:00Z')

const lists: Readonly<Record<string, readonly object[]>> = {
  listHotelBookings: [
    {
      id: 11,
      code: 'ROOMCODE',
      status: 'PENDING',
      payment_status: 'unpaid',
      customer_name: 'Aline Uwase',
      check_in: '2026-11-21',
      check_out: '2026-11-24',
      room: { room_number: '104' },
      grand_total: 240,
      extra_breakfast: 1,
    },
  ],
  listLaundryOrders: [
    {
      id: 12,
      customer: 'Jean Bosco',
      drop_off: '2026-11-20T10:00',
      status: 'processing',
      pick_up: '2026-11-22T16:00',
      total: 14.75,
      rush: true,
      items: [{ service_id: 1, name: 'Shirt', unit: 'per item', price: 2, qty: 3 }],
    },
  ],
  listRentals: [
    {
      id: 13,
      status: 'approved',
      payment_status: 'paid',
      grand_total: 120,
      gps: 1,
      pickup_date: '2026-11-22',
      dropoff_date: '2026-11-24',
      car: { name: 'RAV4', plate: 'RAC 1' },
    },
  ],
  listRestaurantOrders: [
    {
      id: 14,
      customer_name: 'Chantal',
      status: 'delivered',
      payment_status: 'unpaid',
      room_booking_id: '11',
      schedule_date: '2026-11-20',
      schedule_time: '19:00',
      party_size: 2,
      total: 18,
      items: [{ id: 1, name: 'Brochettes', price: 9, qty: 2 }],
    },
  ],
  listTourBookings: [
    {
      id: 15,
      customer_name: 'Eric',
      tour_name: 'Canopy walk',
      date: '2026-11-23',
      people: 3,
      status: 'completed',
      payment_status: 'refunded',
      total: 90,
    },
  ],
  listReservations: [
    {
      id: 16,
      customer_name: 'Diane',
      date: '2026-11-20',
      time: '20:00',
      party_size: 4,
      status: 'confirmed',
    },
  ],
}

let asked: string[] = []
let failing: Readonly<Record<string, string | null>> = {}

async function show(search = '') {
  const client = atDesk({
    now: NOW,
    who: null,
    host: 'foreign',
    house: { timezone: 'Africa/Kigali' },
    ask: async ({ route }) => {
      asked.push(route)
      const message = failing[route]
      if (message !== undefined) return reply(500, message === null ? {} : { message })
      return reply(200, { data: { data: lists[route] ?? [] } })
    },
  })
  client.setQueryData(outboxQuery(['guest']).queryKey, [])
  renderAtDesk(client, <BookingsScreen />, `/dashboard/bookings${search}`)
  await screen.findByRole('list', { name: 'Bookings' })
}

beforeEach(() => {
  configure({ asyncUtilTimeout: 20_000 })
  asked = []
  failing = {}
  Element.prototype.scrollIntoView = () => undefined
  installDialog()
})

const count = (label: string) => screen.getByText(label, { selector: 'p' }).nextSibling?.textContent
const rowsShown = () =>
  within(screen.getByRole('list', { name: 'Bookings' })).getAllByRole('article')
const named = (words: RegExp) => screen.getByRole('article', { name: words })
const buttonsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('button')
    .slice(1)
    .map((button) => button.textContent)

describe('bookings, all services', () => {
  it('asks for each service by its own call, and counts what they have together', async () => {
    await show()
    for (const route of Object.keys(lists)) expect(asked, route).toContain(route)
    expect(await screen.findAllByRole('article')).toHaveLength(6)
    expect([count('Total'), count('Pending'), count('Approved')]).toEqual(['6', '1', '3'])
  })

  it('tolerates the failure of any one, and names it', async () => {
    failing = { listRentals: null, listLaundryOrders: 'The laundry is being counted.' }
    await show()
    const alerts = await screen.findAllByRole('alert')
    expect(alerts.map((one) => one.textContent)).toEqual([
      expect.stringContaining('Laundry: The laundry is being counted.'),
      expect.stringContaining('Car rental: Failed to load bookings.'),
    ])
    expect(rowsShown()).toHaveLength(4)
    failing = {}
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByRole('article', { name: /Jean Bosco/ })
    expect(rowsShown()).toHaveLength(6)
  })

  it('shows type, guest, reference, dates with nights, services, total, badges and actions', async () => {
    await show()
    const room = named(/Aline Uwase/)
    for (const words of [/Room/, /ROOMCODE/, /3 nights/, /Request/, /Unpaid/, /240/]) {
      expect(room.textContent).toMatch(words)
    }
    expect(buttonsOf(room)).toEqual(['Approve', 'Reschedule', 'Cancel'])
    const meal = named(/Chantal/)
    expect(meal.textContent).toMatch(/2 × Brochettes/)
    // It is paid with the stay.
    expect(meal.textContent).toMatch(/On the bill/)
    expect(meal.textContent).not.toMatch(/Unpaid/)
    expect(meal.textContent).not.toMatch(/night/)
    expect(buttonsOf(meal)).toEqual(['Complete', 'Cancel'])
    // Nobody's name came with it.
    const rental = named(/Guest/)
    expect(rental.textContent).toMatch(/RAV4 · RAC 1/)
    expect(buttonsOf(rental)).toEqual(['Complete', 'Reschedule', 'Cancel'])
    expect(buttonsOf(named(/Jean Bosco/))).toEqual(['Ready', 'Cancel'])
  })

  it('is narrowed by search, type and state, from the address too', async () => {
    await show('?type=car')
    expect(rowsShown().map((row) => row.textContent)).toEqual([expect.stringMatching(/RAV4/)])
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map((one) => one.textContent)
    expect(options('Type')).toEqual(
      expect.arrayContaining(['All types', 'Room', 'Laundry', 'Car rental', 'Restaurant']),
    )
    expect(options('Status')).toEqual(
      expect.arrayContaining([
        'All states',
        'Pending',
        'Approved',
        'Accepted',
        'Preparing',
        'Ready',
        'Delivered',
        'Processing',
        'Active',
        'Completed',
        'Cancelled',
      ]),
    )
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'all' } })
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'completed' } })
    expect((await screen.findAllByRole('article')).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Canopy walk/),
    ])
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'all' } })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'car rental' } })
    await screen.findByText(/RAV4/)
    expect(rowsShown()).toHaveLength(1)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody at all' } })
    await screen.findByText('Nothing matches.')
  })

  it('opens the one that an address names, whatever the filter, until it is closed', async () => {
    await show('?open=laundry:12&type=car')
    const details = await screen.findByRole('dialog', { name: /12/ })
    expect(details.textContent).toContain('Jean Bosco')
    fireEvent.click(within(details).getAllByRole('button', { name: 'Close' })[0]!)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(rowsShown()).toHaveLength(1)
  })

  it('opens the details, and other days for a stay and a car', async () => {
    await show()
    fireEvent.click(within(named(/Aline Uwase/)).getByRole('button', { name: /Details/ }))
    const details = screen.getByRole('dialog', { name: /ROOMCODE/ })
    expect(details.textContent).toMatch(/104/)
    fireEvent.click(within(details).getAllByRole('button', { name: 'Close' })[0]!)
    fireEvent.click(within(named(/Guest/)).getByRole('button', { name: 'Reschedule' }))
    const move = screen.getByRole('dialog', { name: 'Reschedule' })
    fireEvent.change(within(move).getByLabelText(/Start/), { target: { value: '2026-11-26' } })
    fireEvent.change(within(move).getByLabelText(/End/), { target: { value: '2026-11-25' } })
    fireEvent.click(within(move).getByRole('button', { name: 'Reschedule' }))
    expect(await within(move).findAllByText('End date must be after start date.')).not.toEqual([])
  })
})
