// @vitest-environment jsdom
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createPath, Route, Routes, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { anna, noHouse, operationRow, reply } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { GuestStays } from '../guest-stays.tsx'
import { SearchButton } from './search-button.tsx'
// It comes in when it is opened; here it is there.
import './search-dialog.tsx'

const TODAY = '2026-11-21'

const row = (id: string, more: object) => ({
  id,
  version: 1,
  operation_id: null,
  created_at: `${TODAY}T06:00:00Z`,
  changed_at: `${TODAY}T06:00:00Z`,
  currency: 'USD',
  payment_status: 'unpaid',
  status: 'active',
  ...more,
})
const stay = (id: string, customer_name: string, more: object = {}) =>
  row(id, {
    code: `ROOM${id}`,
    room_id: 'r1',
    room_number: '104',
    room_name: 'Bisoke',
    check_in: '2026-11-19',
    check_out: '2026-11-23',
    customer_name,
    group_id: null,
    total: 160,
    grand_total: 160,
    paid: 0,
    ...more,
  })

const dinner = row('d1', {
  code: 'DINNER22',
  number: 7,
  status: 'pending',
  customer_name: 'E. Uwimana',
  room_booking_id: 'b1',
  schedule_date: TODAY,
  schedule_time: '19:00',
  items: [],
  total: 20,
})

const lists: Readonly<Record<string, readonly object[]>> = {
  listHotelBookings: [
    stay('b1', 'Espérance Uwimana', { room_number: '201' }),
    stay('b2', 'Jean Uwimana', { status: 'approved', check_in: TODAY }),
  ],
  listRestaurantOrders: [dinner],
}

const walkIn = operationRow({
  id: 'w1',
  route: 'bookRoom',
  group: 'hotel_bookings:op:w1',
  actor: { kind: 'staff', userId: 'u1', name: 'Anna' },
  words: { title: 'Walk-in', detail: 'Honorine Mukamana · 104' },
  body: {
    source: 'desk',
    code: 'WALKIN12',
    room_id: 'r1',
    schedule: { check_in: TODAY, check_out: '2026-11-22' },
    guests: { adults: 1, children: 0 },
    extras: {},
    customer: { name: 'Honorine Mukamana', phone: '', email: null },
    pricing: { currency: 'USD', price_per_night: 80, grand_total: 80 },
  },
})

let asked: string[] = []
let addresses: string[] = []

function Address() {
  const here = useLocation()
  addresses.push(createPath(here))
  return <p data-testid="address">{here.pathname}</p>
}

interface Desk {
  role?: string
  host?: 'ours' | 'foreign'
  isDown?: boolean
  ask?: (asked: { route: string; query?: Record<string, string> }) => object
}

async function show({ role = 'reception', host = 'ours', isDown = false, ask }: Desk = {}) {
  asked = []
  addresses = []
  const client = atDesk({
    who: { ...anna, role },
    host,
    isDown,
    rows: [walkIn],
    house: { timezone: 'Africa/Kigali' },
    ask: async (one) => {
      asked.push(one.route)
      if (isDown) return noHouse
      return reply(200, ask?.(one) ?? { data: lists[one.route] ?? [] })
    },
  })
  renderAtDesk(
    client,
    <GuestStays>
      <SearchButton />
      <input aria-label="A field of the screen" />
      <Routes>
        <Route path="*" element={<Address />} />
      </Routes>
    </GuestStays>,
  )
  await act(async () => undefined)
}

/** Whoever shows a stay knows its room, and rooms are everybody's. */
const readLists = () => asked.filter((route) => route !== 'listRooms')
const button = () => screen.queryByRole('button', { name: 'Search' })
const dialog = () => screen.queryByRole('dialog', { name: 'Search' })
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const options = () => screen.queryAllByRole('option')
const chosen = () => screen.getByRole('option', { selected: true })
const names = () => options().map((one) => one.querySelector('.font-semibold')?.textContent)
const address = () => screen.getByTestId('address').textContent

async function open() {
  fireEvent.click(button()!)
  await screen.findByRole('dialog', { name: 'Search' })
}
/** Types, and waits for what the lists give. */
async function search(text: string, count: number) {
  type(text)
  await waitFor(() => expect(options()).toHaveLength(count))
}

beforeAll(installDialog)
beforeEach(() => {
  configure({ asyncUtilTimeout: 4_000 })
  Element.prototype.scrollIntoView = () => undefined
})

it('reads no list before it is opened', async () => {
  await show()
  expect(readLists()).toEqual([])
  await open()
  await waitFor(() =>
    expect(asked).toEqual(
      expect.arrayContaining([
        'listHotelBookings',
        'listRestaurantOrders',
        'listPayments',
        'listReceipts',
        'listCustomers',
      ]),
    ),
  )
})

it('finds as one types, and goes to the stay by arrows and Enter', async () => {
  await show()
  await open()
  await search('uwimana', 3)
  expect(names()).toEqual(['Espérance Uwimana', 'Jean Uwimana', 'E. Uwimana'])
  expect(screen.getAllByRole('group').map((one) => one.textContent?.slice(0, 8))).toEqual([
    'In house',
    expect.stringMatching(/^To come/),
    expect.stringMatching(/^Orders/),
  ])
  expect(field().getAttribute('aria-activedescendant')).toBe(chosen().id)
  expect(chosen().textContent).toContain('Espérance')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(chosen().textContent).toContain('Jean')
  expect(field().getAttribute('aria-activedescendant')).toBe(chosen().id)
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  // From the first to the last: the dinner, which is on the stay's bill.
  expect(chosen().textContent).toContain('DINNER22')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(dialog()).toBeNull()
  expect(address()).toBe('/dashboard/stays/b1')
  // What was typed is nowhere in an address.
  expect(addresses.join(' ').toLowerCase()).not.toContain('uwimana')
})

it('opens by a tap, and a text that is typed faster than drawn opens what it names', async () => {
  await show()
  await open()
  await search('jean', 1)
  fireEvent.click(options()[0]!)
  expect(address()).toBe('/dashboard/stays/b2')
  await open()
  expect(field().value).toBe('')
  act(() => {
    type('201')
    fireEvent.keyDown(field(), { key: 'Enter' })
  })
  expect(address()).toBe('/dashboard/stays/b1')
})

it('finds what was recorded here and waits', async () => {
  await show()
  await open()
  await search('walkin12', 1)
  expect(options()[0]?.textContent).toContain('Honorine Mukamana')
  within(options()[0]!).getByLabelText('Saved on this device, not yet with the house')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(address()).toBe('/dashboard/stays/op%3Aw1')
})

it('says that nobody was found', async () => {
  await show()
  await open()
  await search('uwimana', 3)
  await search('uwimana nowhere', 0)
  expect(screen.getAllByText('Nobody found.')).toHaveLength(2)
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('opens by Ctrl+K wherever one is, but not over another dialog', async () => {
  await show()
  const elsewhere = screen.getByLabelText('A field of the screen')
  fireEvent.keyDown(elsewhere, { key: 'k' })
  fireEvent.keyDown(elsewhere, { key: 'k', ctrlKey: true, shiftKey: true })
  expect(dialog()).toBeNull()
  const other = document.createElement('dialog')
  document.body.append(other)
  other.showModal()
  fireEvent.keyDown(elsewhere, { key: 'k', ctrlKey: true })
  other.remove()
  await act(async () => undefined)
  expect(dialog()).toBeNull()
  fireEvent.keyDown(elsewhere, { key: 'k', ctrlKey: true })
  await screen.findByRole('dialog', { name: 'Search' })
  fireEvent(dialog()!, new Event('cancel', { cancelable: true }))
  expect(dialog()).toBeNull()
})

it('is nothing to roles that are told no names', async () => {
  await show({ role: 'staff' })
  expect(button()).toBeNull()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await act(async () => undefined)
  expect(dialog()).toBeNull()
  expect(readLists()).toEqual([])
})

it('looks among earlier stays where a host gave some of them alone', async () => {
  const pages: Readonly<Record<string, object[]>> = {
    1: [stay('b1', 'Espérance Uwimana')],
    2: [stay('b9', 'Ancient Uwimana', { status: 'completed', check_out: '2025-01-03' })],
  }
  await show({
    host: 'foreign',
    ask: ({ route, query: { page = '1' } = {} }) =>
      route === 'listHotelBookings'
        ? { data: pages[page], next_page_url: page === '1' ? 'https://host.test/?page=2' : null }
        : { data: [] },
  })
  await open()
  type('uwimana')
  await waitFor(() => expect(names()).toContain('Espérance Uwimana'))
  expect(names()).not.toContain('Ancient Uwimana')
  screen.getByText('Not all earlier stays are on this device.')
  fireEvent.click(screen.getByRole('button', { name: 'Look among earlier stays' }))
  await waitFor(() => expect(names()).toContain('Ancient Uwimana'))
  await waitFor(() =>
    expect(screen.queryByText('Not all earlier stays are on this device.')).toBeNull(),
  )
})

it('says what it could not search', async () => {
  await show({ isDown: true })
  await open()
  await screen.findByText(/^Not searched, because it is not on this device: Room/)
  expect(screen.queryByRole('button', { name: 'Look among earlier stays' })).toBeNull()
})
