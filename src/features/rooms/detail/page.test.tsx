// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AskServer } from '#offline/link/ask.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { known, noHouse, NOW, operationRow, reply } from '#offline/testing/fake-offline.ts'
import {
  address,
  became,
  change,
  confirm,
  heading,
  keepDraft,
  openSite,
  press,
  rows,
  type,
} from '#parts/testing/at-site.tsx'
import { saveBundle } from '../bundle.ts'
import { emptyForm } from '../checkout/form.ts'
import { type Room, rooms } from '../data.ts'
import { type Stay, stays } from '../stays.ts'
import RoomPage from './page.tsx'

const ask = vi.fn<AskServer>(async () => noHouse)
beforeEach(() => {
  ask.mockReset()
  sessionStorage.clear()
})

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

function openPage(
  at: string,
  { taken = [] as Stay[], cause = undefined as string | undefined, isDown = false } = {},
) {
  const shown = (
    <Routes>
      <Route path="rooms/:id" element={<RoomPage />} />
    </Routes>
  )
  return openSite(shown, {
    at,
    ask,
    isDown,
    house: { rwf_per_usd: { rate: 1450, day: '2026-11-01' } },
    fill(client) {
      const all = [room('4'), room('7', { pricePerNightCents: 8000 }), room('8', { capacity: 1 })]
      client.setQueryData(rooms().queryKey, known(all))
      client.setQueryData(stays().queryKey, { ...known(taken), ...(cause && { cause }) })
    },
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
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26&adults=2')
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
  await became({ state: 'taken', madeId: '41', answer })
  expect(await screen.findByText('Received by the house')).toBeTruthy()
  expect(screen.getAllByText('ABCD2345').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Pay with Card' })).toBeTruthy()
  press('Pay at the house')
  expect(screen.getByText('Pay when you come')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay with Card' })).toBeNull()
  press('Pay by card instead')
  expect(screen.getByRole('button', { name: 'Pay with Card' })).toBeTruthy()
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
  keepDraft('rooms:4', { ...form, ids, asked })
  openPage('/rooms/4?step=review')
  await heading(/Review & Confirm/)
  expect(screen.getByText('Aline')).toBeTruthy()
  cleanup()

  // It was saved just before the crash: the person's details are left, and nothing to send again.
  rows.push(operationRow({ id: 'op-1', route: 'bookRoom' }))
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
  ask.mockResolvedValue(reply(422, body))
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26&promo=NOSUCH')
  await throughSteps()
  expect(await screen.findByText(/We do not know this promo code/)).toBeTruthy()
  press('Confirm booking')
  await waitFor(() => expect(document.activeElement?.id).toBe('stay-promo'))
  expect(confirm).not.toHaveBeenCalled()
})

it('shows and sends the price that the house quotes for a code', async () => {
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
  ask.mockResolvedValue(reply(200, { pricing, free_rooms: 1 }))
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26&promo=RIDGE10')
  await throughSteps()
  expect(await screen.findByText(/The code takes off/)).toBeTruthy()
  press('Confirm booking')
  await waitFor(() => expect(confirm).toHaveBeenCalled())
  expect(confirm.mock.calls[0]?.[0].body).toMatchObject({ promo_code: 'RIDGE10', pricing })
})

it('leads on with one touch from a room that was sold meanwhile', async () => {
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26')
  await throughSteps()
  press('Confirm booking')
  await screen.findByText('Saved on this device, not yet with the house')
  const current = { taken: ['4'], rooms: [{ room_id: '7', name: 'Kivu', price_per_night: 80 }] }
  const message = 'Room of 4 is no longer free for these nights.'
  const body = { code: 'room_taken', message, current }
  const answer = { status: 409, code: 'room_taken' as const, message, body, at: NOW }
  await became({ state: 'parked', parkReason: 'refused', answer })
  expect(await screen.findByText(message)).toBeTruthy()
  change.mockResolvedValue({ outcome: 'asked' })
  fireEvent.click(screen.getByRole('button', { name: /Take Kivu instead/ }))
  await waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]?.[1]).toMatchObject({
    body: { room_id: '7', pricing: { grand_total: 192 * 1450 } },
    words: { title: 'Book Kivu, 2 nights from 24 Nov', detail: 'Kivu' },
  })
})

it('leads a booking whose room left the house to the same stay in another', async () => {
  const guests = { adults: 2, children: 0, quantity: 1 }
  const schedule = { check_in: '2026-11-24', check_out: '2026-11-26', nights: 2 }
  const customer = { name: 'Aline', phone: '0788 123 456' }
  const body = { room_id: 'gone', schedule, guests, customer, extras: emptyForm.extras }
  rows.push(operationRow({ id: 'op-1', route: 'bookRoom', body }, { state: 'parked' }))
  openPage('/rooms/gone?change=op-1')
  await heading(/We have no such room/)
  expect(screen.queryByText(/The house has it already/)).toBeNull()
  expect(screen.queryByRole('link', { name: /Room of 8/ })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: /Room of 7/ }))
  await heading(/Dates & Guests/)
  expect(screen.getByLabelText<HTMLInputElement>('Check-in').value).toBe('2026-11-24')
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
  promo: null as string | null,
}

it('books a bundle in one step, and the wizard where there is no record of it', async () => {
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

it('books a bundle at the price that the house quotes for the code of the search', async () => {
  ask.mockResolvedValue(
    reply(200, {
      lines: [{ line: 'bundle', total: 270, refusal: null }],
      total: 270,
      currency: 'USD',
    }),
  )
  saveBundle({ ...record, promo: 'RIDGE10' })
  openPage('/rooms/4?bundle=1')
  expect((await screen.findByText(/The code takes off/)).textContent).toContain('$30.00')
  expect(ask.mock.lastCall?.[0]).toMatchObject({
    route: 'quoteCart',
    body: { lines: [{ kind: 'bundle', request: { room_ids: ['4', '7'], promo_code: 'RIDGE10' } }] },
  })
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  press('Book for $270.00')
  await waitFor(() => expect(confirm).toHaveBeenCalled())
  expect(confirm.mock.calls[0]?.[0].body).toMatchObject({
    promo_code: 'RIDGE10',
    pricing: { per_night: 150, total: 270 },
  })
  cleanup()

  const refusal = {
    code: 'validation',
    message: 'We do not know it.',
    errors: { promo_code: ['x'] },
  }
  ask.mockResolvedValue(reply(200, { lines: [{ line: 'bundle', total: null, refusal }] }))
  confirm.mockClear()
  saveBundle({ ...record, promo: 'RIDGE11' })
  openPage('/rooms/4?bundle=1')
  expect(await screen.findByText(/We do not know it/)).toBeTruthy()
  press('Book for $300.00')
  await waitFor(() => expect(document.activeElement?.id).toBe('stay-promo'))
  expect(confirm).not.toHaveBeenCalled()
})

it('writes shape B once the house has the bookings', async () => {
  saveBundle(record)
  openPage('/rooms/4?bundle=1')
  await heading(/Bundle Checkout/)
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  fireEvent.click(screen.getByRole('button', { name: /Book for/ }))
  await screen.findByText('Saved on this device, not yet with the house')
  const body = { id: '41', booking_ids: ['41', '42'], booking: { id: '41', version: 1 } }
  const answer = { status: 201, code: null, message: null, body, at: NOW }
  await became({ state: 'taken', madeId: '41', answer })
  await screen.findByRole('button', { name: 'Pay with Card' })
  expect(JSON.parse(sessionStorage.getItem('bundle_checkout') ?? 'null')).toMatchObject({
    booking_ids: ['41', '42'],
    total: 300,
    currency: 'USD',
  })
})

it('says that paying needs the link, and the documents’ words where it fails', async () => {
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26', { isDown: true })
  await throughSteps()
  press('Confirm booking')
  expect(await screen.findByText('Paying by card needs internet')).toBeTruthy()

  const answer = { status: 201, code: null, message: null, body: { booking_id: 41 }, at: NOW }
  act(() => offline().link.heard())
  await became({ state: 'taken', madeId: '41', answer })
  ask.mockResolvedValue(reply(200))
  fireEvent.click(await screen.findByRole('button', { name: 'Pay with Card' }))
  expect(await screen.findByText('Payment Error')).toBeTruthy()
  expect(screen.getByText('Missing redirect_url')).toBeTruthy()
  ask.mockResolvedValue(reply(500, null))
  fireEvent.click(screen.getByRole('button', { name: 'Pay with Card' }))
  expect(await screen.findByText('Payment failed.')).toBeTruthy()
})

it('says so where the house names no booking', async () => {
  openPage('/rooms/4?check_in=2026-11-24&check_out=2026-11-26')
  await throughSteps()
  press('Confirm booking')
  await screen.findByText('Saved on this device, not yet with the house')
  const answer = { status: 201, code: null, message: null, body: { ok: true }, at: NOW }
  await became({ state: 'taken', madeId: null, answer })
  expect(await screen.findByText('Booking created but ID missing from response.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay with Card' })).toBeNull()
})
