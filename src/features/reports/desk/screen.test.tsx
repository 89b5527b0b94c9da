// @vitest-environment jsdom
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Report } from '#contract/reports.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { anna, noHouse, operationRow, reply } from '#offline/testing/fake-offline.ts'
import { askLists, atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { installDialog } from '#ui/test-render.tsx'
import { ReportsScreen } from './screen.tsx'

/** Three days, 45 nights of 30 rooms, $4,500 for stays: 50 %, $100 a night. */
const report: Report = {
  from: '2026-11-01',
  to: '2026-11-03',
  rooms: 30,
  rooms_set: false,
  revenue: { room: 4000, restaurant: 300, bar: 120.5, car: 90, laundry: 30, custom: 0, tour: 60 },
  bookings: 12,
  occupied_nights: 45,
  booking_amount: 4500,
  days: [15, 10, 20].map((nights, at) => ({
    day: `2026-11-0${at + 1}`,
    nights,
    amount: nights * 100,
  })),
  transactions: [
    {
      id: 'refund:p1',
      date: '2026-11-03',
      customer: 'Chloé Uwase',
      category: 'payment',
      ref: 'PAY-1',
      amount: -40,
      status: 'refunded',
    },
    {
      id: 'bar:o1',
      date: '2026-11-02',
      customer: 'Tomás, Oliveira',
      category: 'bar',
      ref: 'K7MP2QXW',
      amount: 12.5,
      status: 'delivered',
    },
  ],
  transactions_total: 2,
}

const asked = vi.fn()
const made = vi.fn<(file: Blob) => string>(() => 'blob:x')

/** @param first what is seen once the answer is there */
async function show(body: unknown = report, first = 'Ancillary Revenue') {
  const client = atDesk({
    // Already the 21st in Kigali.
    now: Date.parse('2026-11-20T22:30:00Z'),
    house: { timezone: 'Africa/Kigali' },
    ask: async (call) => {
      asked(call)
      if (call.route !== 'getReport') return noHouse
      return reply(200, body)
    },
  })
  renderAtDesk(client, <ReportsScreen decisions={null} descriptors={{}} />)
  await screen.findByText(first)
}

beforeEach(() => {
  configure({ asyncUtilTimeout: 20_000 })
  installDialog()
  asked.mockClear()
  made.mockClear()
  URL.createObjectURL = made as never
  URL.revokeObjectURL = () => {}
})

const counted = (label: string) =>
  screen.getAllByText(label, { selector: 'p' })[0]?.nextElementSibling?.textContent
const listed = () =>
  within(screen.getByRole('table', { name: 'Transactions' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].slice(0, 6).map((cell) => cell.textContent))
const pick = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('reports on the first of the month to today, as the house counts days (spec 3 §9)', async () => {
  await show()
  const query = { from: '2026-11-01', to: '2026-11-21' }
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ route: 'getReport', query }))
})

it('has the five cards: occupancy over 30 rooms until the house says, ADR by night', async () => {
  await show()
  const cards = ['Revenue (Selected)', 'Bookings', 'Occupancy', 'ADR', 'Ancillary Revenue']
  expect(cards.map(counted)).toEqual(['$4,600.50', '12', '50 %', '$100.00', '$600.50'])
  expect(screen.getByText(/^45 nights of 30 rooms \(default; set yours in/)).toBeDefined()
})

it('breaks revenue down into Restaurant, Bar, Cars and Laundry, drawn and as a table', async () => {
  await show()
  const rows = within(screen.getByRole('table', { name: 'Revenue breakdown' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Restaurant$300.00',
    'Bar$120.50',
    'Cars$90.00',
    'Laundry$30.00',
    'Tours$60.00',
  ])
  expect(document.querySelectorAll('section svg rect')).toHaveLength(5)
})

it('lists each of the house’s own services by its name, and what no order is known of', async () => {
  const part = (name: string, amount: number) =>
    ({ service: 'custom', id: name, name, amount }) as const
  await show({
    ...report,
    revenue: { ...report.revenue, custom: 95.5 },
    parts: [part('Massage', 80), part('Firewood', 12.5)],
  })
  const rows = within(screen.getByRole('table', { name: 'Revenue breakdown' })).getAllByRole('row')
  expect(rows.slice(5).map((row) => row.textContent)).toEqual([
    'Massage$80.00',
    'Firewood$12.50',
    'Other services$3.00',
  ])
  expect(document.querySelectorAll('section svg rect')).toHaveLength(6)
})

it('lists date, customer, category, ref, amount and status; a refund is negative', async () => {
  await show()
  expect(listed()).toEqual([
    [
      expect.stringContaining('3'),
      'Chloé Uwase',
      'Payment',
      'PAY-1',
      expect.stringMatching(/^[-−]\$40\.00$/),
      'Refunded',
    ],
    [expect.stringContaining('2'), 'Tomás, Oliveira', 'Bar', 'K7MP2QXW', '$12.50', 'Delivered'],
  ])
})

it('is filtered by words and by category, which selects the revenue too', async () => {
  await show()
  const categories = [...(screen.getByLabelText('Category') as HTMLSelectElement).options]
  expect(categories.map(({ value }) => value)).toEqual([
    'all',
    'booking',
    'payment',
    'restaurant',
    'bar',
    'car',
    'laundry',
    'tour',
    'custom',
  ])
  pick('Category', 'bar')
  expect(counted('Revenue (Selected)')).toBe('$120.50')
  expect(listed().map(([, customer]) => customer)).toEqual(['Tomás, Oliveira'])
  pick('Category', 'all')
  pick('Customer, reference, status', 'uwase refunded')
  await waitFor(() => expect(listed().map(([, customer]) => customer)).toEqual(['Chloé Uwase']))
  pick('Customer, reference, status', 'nobody')
  expect(await screen.findByText('No transactions found.')).toBeDefined()
})

it('asks for other days, and for none that lie the wrong way round', async () => {
  await show()
  pick('From', '2026-10-05')
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ query: { from: '2026-10-05', to: '2026-11-21' } }),
    ),
  )
  asked.mockClear()
  pick('To', '2026-10-04')
  expect((await screen.findByRole('alert')).textContent).toContain('the first before the last')
  expect(asked).not.toHaveBeenCalled()
})

it('opens a record’s fields', async () => {
  await show()
  fireEvent.click(screen.getAllByRole('button', { name: 'View Chloé Uwase PAY-1' })[0] as Element)
  const dialog = screen.getByRole('dialog')
  for (const word of ['Date', 'Customer', 'Category', 'Ref', 'Amount', 'Status', '$40.00']) {
    expect(dialog.textContent).toContain(word)
  }
})

it('exports what is shown as CSV, cleaned, and prints', async () => {
  await show()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  pick('Category', 'bar')
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(click).toHaveBeenCalledOnce()
  const file = made.mock.calls[0]?.[0]
  const reader = new FileReader()
  reader.readAsArrayBuffer(file as Blob)
  await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE))
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer)
  expect(text).toBe(
    '\uFEFFDate,Customer,Category,Ref,Amount (USD),Status\r\n' +
      '2026-11-02,Tomás Oliveira,bar,K7MP2QXW,12.5,delivered\r\n',
  )
  const print = vi.fn()
  window.print = print
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('does not believe a host that answers anything to every path', async () => {
  await show({ hello: 'world' }, 'Loading the report…')
  await act(async () => undefined)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByText('Ancillary Revenue')).toBeNull()
  expect(screen.getByText('Loading the report…')).toBeDefined()
})

it('counts without the house what waits on this device, and says so', async () => {
  const at = '2026-11-20T22:00:00.000Z'
  const paid = wholeRow('payments', {
    id: 'p1',
    subject: { kind: 'room', id: 'b1' },
    amount: 25,
    dollars: 25,
    rwf_rate: null,
    refunded: 0,
    status: 'paid',
    paid_at: at,
    created_at: at,
  })
  const descriptors = {
    recordBookingPayment: { overlay: { resource: 'payments', apply: () => [paid] } },
  } as unknown as OperationDescriptors
  const actor = { kind: 'staff', userId: anna.userId, name: anna.name } as const
  const client = atDesk({
    now: Date.parse('2026-11-20T22:30:00Z'),
    house: { timezone: 'Africa/Kigali' },
    rows: [operationRow({ route: 'recordBookingPayment', params: { id: 'b1' }, actor })],
    ask: async (call) => (call.route === 'getReport' ? noHouse : askLists({})(call)),
  })
  renderAtDesk(client, <ReportsScreen decisions={null} descriptors={descriptors} />)
  await screen.findByText(/What waits here is counted/)
  expect(counted('Revenue (Selected)')).toBe('$25.00')
})
