// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline, type Offline } from '#offline/offline.ts'
import { NotSavedError, type NewOperation } from '#offline/outbox/types.ts'
import { houseQuery, unknownHouse } from '#offline/reads/house-query.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { createValue } from '#offline/value.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { saveBundle } from '../bundle.ts'
import { emptyForm } from '../checkout/form.ts'
import { rooms, type Room } from '../data.ts'
import { stays, type Stay } from '../stays.ts'
import RoomPage from './page.tsx'

/** 14:00 at the house. */
const NOW = Date.parse('2026-11-21T12:00:00Z')
const rows: OperationRow[] = []
const confirm = vi.fn<(operation: NewOperation) => Promise<OperationRow>>()
const change = vi.fn()
const ask = vi.fn()
const drafts = new Map<string, unknown>()
const link = createValue<{ state: string }>({ state: 'up' })

function fakeOffline(client: QueryClient): Offline {
  const store = {
    get: async ([, form]: [string, string]) => drafts.get(form),
    put: async (row: { form: string }) => drafts.set(row.form, row),
    delete: async ([, form]: [string, string]) => drafts.delete(form),
  }
  const fake = {
    ask,
    client,
    clock: { now: () => NOW, subscribe: () => () => undefined },
    link,
    host: createValue('ours'),
    session: createValue(null),
    device: { ...createValue('ok'), ready: async () => ({ db: { drafts: store } }) },
    person: () => 'public',
    self: () => 'public',
    outbox: { confirm, change, list: async () => [...rows] },
  }
  return fake as unknown as Offline
}

const room = (id: string, more: Partial<Room> = {}): Room => ({
  id,
  title: `Room of ${id}`,
  number: id,
  type: 'double',
  description: 'A quiet one.',
  amenities: ['Free Wi-Fi'],
  capacity: 2,
  pricePerNightCents: 7500,
  available: true,
  availableFrom: null,
  coverPath: null,
  imagePaths: [],
  ...more,
})
const fromHouse = { asOf: '2026-11-21T12:00:00Z', from: 'house' as const }

function Where() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}
const address = () => screen.getByLabelText('address').textContent

/** Everything the page reads is there already. */
function openPage(
  at: string,
  { taken = [] as Stay[], cause = undefined as string | undefined } = {},
) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  })
  setOffline(fakeOffline(client))
  client.setQueryData(houseQuery().queryKey, {
    ...fromHouse,
    row: { ...unknownHouse, rwf_per_usd: { rate: 1450, day: '2026-11-01' } },
  })
  client.setQueryData(rooms().queryKey, {
    ...fromHouse,
    rows: [room('4'), room('7', { pricePerNightCents: 8000 }), room('8', { capacity: 1 })],
  })
  client.setQueryData(stays().queryKey, { ...fromHouse, rows: taken, ...(cause && { cause }) })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <ToastProvider>
            <Routes>
              <Route path="rooms/:id" element={<RoomPage />} />
            </Routes>
            <Where />
          </ToastProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
  return client
}

/** The buttons stand twice, for phones and for wide screens: in either the same form. */
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const heading = (name: RegExp) => screen.findByRole('heading', { name })

configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  rows.length = 0
  drafts.clear()
  confirm.mockReset()
  change.mockReset()
  ask.mockReset()
  ask.mockResolvedValue({ kind: 'none', cause: 'no-house' })
  link.set({ state: 'up' })
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function savesRows() {
  confirm.mockImplementation(async (operation) => {
    const more = { state: 'waiting', parkReason: null, wish: null, answer: null, madeId: null }
    const row = { ...operation, ...more, attempts: [], tries: 0 } as unknown as OperationRow
    rows.push(row)
    return row
  })
}

async function throughSteps() {
  await heading(/Dates & Guests/)
  press('Next: Extras')
  await heading(/Extras/)
  fireEvent.click(screen.getAllByRole('checkbox')[0]!)
  press('Next: Details')
  await heading(/Your Details/)
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  press('Next: Review')
  await heading(/Review & Confirm/)
}

it('goes through its steps, each with an address, and says "saved" before "received"', async () => {
  savesRows()
  const client = openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26&adults=2')
  await throughSteps()
  expect(address()).toBe('/rooms/4?check_in=2026-11-24&check_out=2026-11-26&adults=2&step=review')
  press('Confirm booking')
  expect(await screen.findByText('Saved on this device, not yet with the house')).toBeTruthy()
  const [operation] = confirm.mock.calls[0] ?? []
  expect(operation).toMatchObject({
    route: 'bookRoom',
    actor: { kind: 'guest' },
    body: {
      room_id: '4',
      schedule: { check_in: '2026-11-24', check_out: '2026-11-26', nights: 2 },
      extras: { breakfast: true },
      // (75 × 2 + 8 × 2 guests × 2 nights) dollars, in francs
      pricing: { grand_total: 182 * 1450, currency: 'RWF' },
    },
    // The end of the day of arrival at the house.
    validUntil: '2026-11-24T22:00:00.000Z',
    words: { title: 'Book Room of 4, 2 nights from 24 Nov', detail: 'Room of 4' },
  })
  expect(address()).toBe(`/rooms/4?step=pay&request=${operation?.id}`)
  expect(screen.queryByRole('button', { name: 'Pay with Card' })).toBeNull()

  const booking = { id: '41', version: 1, code: 'ABCD2345', status: 'pending' }
  const answer = { status: 201, code: null, message: null, body: { id: '41', booking }, at: NOW }
  const [row] = rows
  if (row) rows[0] = { ...row, state: 'taken', madeId: '41', answer }
  await act(() => client.invalidateQueries({ queryKey: outboxQuery(['guest']).queryKey }))
  expect(await screen.findByText('Received by the house')).toBeTruthy()
  expect(screen.getAllByText('ABCD2345').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Pay with Card' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pay at the house' })).toBeTruthy()
})

it('lets nobody further than what is filled in, and goes to the first that is missing', async () => {
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26&step=review')
  await heading(/Your Details/)
  expect(address()).toContain('step=details')
  press('Next: Review')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Please enter your name.')
  expect(summary.textContent).toContain('Please enter your phone number.')
  await waitFor(() => expect(document.activeElement?.id).toBe('stay-name'))
})

it('tells at the first step which nights are gone, and offers rooms that fit', async () => {
  const taken = [
    { id: 's', roomId: '4', checkIn: '2026-11-24', checkOut: '2026-11-25', status: 'approved' },
  ]
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26', { taken })
  expect(await screen.findByText(/Taken: 24 Nov/)).toBeTruthy()
  const other = screen.getByRole('link', { name: /Room of 7/ })
  expect(other.getAttribute('href')).toBe(
    '/rooms/7?check_in=2026-11-24&check_out=2026-11-26&adults=2',
  )
  expect(screen.queryByRole('link', { name: /Room of 8/ })).toBeNull()
  press('Next: Extras')
  expect((await screen.findByRole('alert')).textContent).toContain('taken for some of these nights')
  expect(address()).not.toContain('step=')
})

it('warns alone where what is kept may be old, and says from when it is', async () => {
  const taken = [
    { id: 's', roomId: '4', checkIn: '2026-11-24', checkOut: '2026-11-25', status: 'approved' },
  ]
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26', { taken, cause: 'no-house' })
  expect(await screen.findByText(/the house checks when your request arrives/)).toBeTruthy()
  press('Next: Extras')
  await heading(/2\s*Extras/)
})

it('keeps everything when the device could not save, and the second try is the same booking', async () => {
  confirm.mockRejectedValue(new NotSavedError('quota'))
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26')
  await throughSteps()
  press('Confirm booking')
  expect(await screen.findByText('Your booking was not saved')).toBeTruthy()
  press('Confirm booking')
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2))
  const [first, second] = confirm.mock.calls.map(([operation]) => operation)
  expect(second).toEqual(first)
})

it('finds the draft again after a crash, step and all', async () => {
  const ids = { id: 'op-1', code: 'ABCD2345' }
  const asked = JSON.stringify({})
  const form = {
    ...emptyForm,
    checkIn: '2026-12-24',
    checkOut: '2026-12-26',
    name: 'Aline',
    phone: '0788 123 456',
  }
  drafts.set('rooms:4', { value: { ...form, ids, asked }, changedAt: NOW })
  openPage('/rooms/4?step=review')
  await heading(/Review & Confirm/)
  expect(screen.getByText('Aline')).toBeTruthy()
  cleanup()

  // It was saved just before the crash: the person's details are left, and nothing to send again.
  rows.push({ id: 'op-1' } as OperationRow)
  openPage('/rooms/4?step=review')
  await heading(/Review & Confirm/)
  expect(screen.getByText('Aline')).toBeTruthy()
  expect(screen.queryByText(/24 Dec/)).toBeNull()
})

it('sends nothing with a code that the house does not take', async () => {
  const body = {
    code: 'validation',
    message: 'We do not know this promo code.',
    errors: { promo_code: ['x'] },
  }
  ask.mockResolvedValue({ kind: 'answer', ok: false, status: 422, body })
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26&promo=NOSUCH')
  await throughSteps()
  expect(await screen.findByText(/We do not know this promo code/)).toBeTruthy()
  press('Confirm booking')
  await waitFor(() => expect(document.activeElement?.id).toBe('stay-promo'))
  expect(confirm).not.toHaveBeenCalled()
})

it('shows and sends the price that the house quotes for a code', async () => {
  savesRows()
  const pricing = {
    price_per_night: 108750,
    base_one_room: 217500,
    base_all_rooms: 217500,
    extras_one_room: 46400,
    extras_all_rooms: 46400,
    discount: 26390,
    grand_total: 237510,
    currency: 'RWF',
  }
  ask.mockResolvedValue({ kind: 'answer', ok: true, status: 200, body: { pricing, free_rooms: 1 } })
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26&promo=RIDGE10')
  await throughSteps()
  expect(await screen.findByText(/The code takes off/)).toBeTruthy()
  press('Confirm booking')
  await waitFor(() => expect(confirm).toHaveBeenCalled())
  expect(confirm.mock.calls[0]?.[0].body).toMatchObject({ promo_code: 'RIDGE10', pricing })
})

it('leads on with one touch from a room that was sold meanwhile', async () => {
  savesRows()
  const client = openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26')
  await throughSteps()
  press('Confirm booking')
  await screen.findByText('Saved on this device, not yet with the house')
  const current = { taken: ['4'], rooms: [{ room_id: '7', name: 'Kivu', price_per_night: 80 }] }
  const message = 'Room of 4 is no longer free for these nights.'
  const body = { code: 'room_taken', message, current }
  const answer = { status: 409, code: 'room_taken' as const, message, body, at: NOW }
  const [row] = rows
  if (row) rows[0] = { ...row, state: 'parked', parkReason: 'refused', answer }
  await act(() => client.invalidateQueries({ queryKey: outboxQuery(['guest']).queryKey }))
  expect(await screen.findByText(message)).toBeTruthy()
  change.mockResolvedValue({ outcome: 'asked' })
  fireEvent.click(screen.getByRole('button', { name: /Take Kivu instead/ }))
  await waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]?.[1]).toMatchObject({
    body: { room_id: '7', pricing: { grand_total: 192 * 1450 } },
    words: { title: 'Book Kivu, 2 nights from 24 Nov', detail: 'Kivu' },
  })
})

const chosen = { room_number: '', type: 'double', price_per_night: 75 }
const record = {
  room_ids: ['4', '7'],
  rooms: [
    { ...chosen, id: '4', name: 'Bisoke' },
    { ...chosen, id: '7', name: 'Kivu' },
  ],
  nights: 2,
  check_in: '2026-11-24',
  check_out: '2026-11-26',
  per_night: 150,
  total: 300,
  currency: 'USD' as const,
  adults: 4,
}

it('books a bundle in one step, and the wizard where there is no record of it', async () => {
  savesRows()
  saveBundle(record)
  openPage('/rooms/4?bundle=1')
  await heading(/Bundle Checkout \(Pay for Selected Rooms\)/)
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  fireEvent.click(screen.getByRole('button', { name: /Book for/ }))
  expect(await screen.findByText('Saved on this device, not yet with the house')).toBeTruthy()
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    route: 'bookBundle',
    body: { room_ids: ['4', '7'], pricing: { total: 300, currency: 'USD' } },
    words: { title: 'Book 2 rooms, 2 nights from 24 Nov', detail: 'Bisoke, Kivu' },
  })
  cleanup()
  sessionStorage.clear()

  openPage('/rooms/4?bundle=1')
  await heading(/Dates & Guests/)
  cleanup()
  saveBundle({ ...record, room_ids: ['7'], rooms: record.rooms.slice(1) })
  openPage('/rooms/4?bundle=1')
  await heading(/Dates & Guests/)
})

it('writes shape B once the house has the bookings', async () => {
  savesRows()
  saveBundle(record)
  const client = openPage('/rooms/4?bundle=1')
  await heading(/Bundle Checkout/)
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  fireEvent.click(screen.getByRole('button', { name: /Book for/ }))
  await screen.findByText('Saved on this device, not yet with the house')
  const body = { id: '41', booking_ids: ['41', '42'], booking: { id: '41', version: 1 } }
  const answer = { status: 201, code: null, message: null, body, at: NOW }
  const [row] = rows
  if (row) rows[0] = { ...row, state: 'taken', madeId: '41', answer }
  await act(() => client.invalidateQueries({ queryKey: outboxQuery(['guest']).queryKey }))
  await screen.findByRole('button', { name: 'Pay with Card' })
  expect(JSON.parse(sessionStorage.getItem('bundle_checkout') ?? 'null')).toMatchObject({
    booking_ids: ['41', '42'],
    total: 300,
    currency: 'USD',
  })
})

it('says that paying needs the link, and the documents’ words where it fails', async () => {
  savesRows()
  link.set({ state: 'down' })
  const client = openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26')
  await throughSteps()
  press('Confirm booking')
  expect(await screen.findByText('Paying needs the link')).toBeTruthy()

  const answer = { status: 201, code: null, message: null, body: { booking_id: 41 }, at: NOW }
  const [row] = rows
  if (row) rows[0] = { ...row, state: 'taken', madeId: '41', answer }
  act(() => link.set({ state: 'up' }))
  await act(() => client.invalidateQueries({ queryKey: outboxQuery(['guest']).queryKey }))
  ask.mockResolvedValue({ kind: 'answer', ok: true, status: 200, body: {} })
  fireEvent.click(await screen.findByRole('button', { name: 'Pay with Card' }))
  expect(await screen.findByText('Payment Error')).toBeTruthy()
  expect(screen.getByText('Missing redirect_url')).toBeTruthy()
  ask.mockResolvedValue({ kind: 'answer', ok: false, status: 500, body: null })
  fireEvent.click(screen.getByRole('button', { name: 'Pay with Card' }))
  expect(await screen.findByText('Payment failed.')).toBeTruthy()
})

it('says so where the house names no booking', async () => {
  savesRows()
  const client = openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26')
  await throughSteps()
  press('Confirm booking')
  await screen.findByText('Saved on this device, not yet with the house')
  const answer = { status: 201, code: null, message: null, body: { ok: true }, at: NOW }
  const [row] = rows
  if (row) rows[0] = { ...row, state: 'taken', madeId: null, answer }
  await act(() => client.invalidateQueries({ queryKey: outboxQuery(['guest']).queryKey }))
  expect(await screen.findByText('Booking created but ID missing from response.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay with Card' })).toBeNull()
})
