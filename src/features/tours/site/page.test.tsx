// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BookTour } from '#contract/tour-bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { known } from '#offline/testing/fake-offline.ts'
import { confirm, drafts, openSite, rows } from '#parts/testing/at-site.tsx'
import { type Tour, tourCategories, tours } from '../data.ts'
import { tourDays } from '../tour-days.ts'
import ToursPage from './page.tsx'

const tour = (id: string, name: string, more: Partial<Tour> = {}): Tour => ({
  id,
  name,
  categoryId: 'hiking',
  category: 'Hiking',
  location: 'Kinigi',
  days: 1,
  capacity: 8,
  departure: null,
  priceCents: 9500,
  available: true,
  description: '',
  imagePath: null,
  ...more,
})

function openPage(
  at = '/tours',
  { known: isKnown = true, cause = undefined as string | undefined } = {},
) {
  return openSite(<ToursPage />, {
    at,
    house: { phone: '+250 1' },
    fill(client) {
      if (isKnown) {
        const categories = [
          { id: 'hiking', name: 'Hiking' },
          { id: 'safaris', name: 'Safaris' },
        ]
        client.setQueryData(tourCategories().queryKey, known(categories))
        const all = [
          tour('hike', 'Volcano hike'),
          tour('safari', 'Savannah safari', { categoryId: 'safaris', category: 'Safaris' }),
          tour('gorillas', 'Gorilla trek', { departure: '05:30' }),
          tour('closed', 'Closed crater', { available: false }),
        ]
        client.setQueryData(tours().queryKey, known(all))
      }
      const days = [
        { id: 'd1', tour_id: 'hike', date: '2026-11-21', people: 5 },
        { id: 'd2', tour_id: 'hike', date: '2026-11-22', people: 8 },
      ]
      client.setQueryData(tourDays().queryKey, { ...known(days), ...(cause && { cause }) })
    },
  })
}

const card = (name: string) => screen.getByRole('heading', { name }).closest('article')!
const pick = (name: string) =>
  fireEvent.click(within(card(name)).getByRole('button', { name: /Pick this tour/ }))
const form = () => screen.getByRole('form', { name: 'Your booking' })
const type = (label: string, value: string) =>
  fireEvent.change(within(form()).getByLabelText(label), { target: { value } })
const book = () => fireEvent.click(screen.getByRole('button', { name: 'Book this tour' }))
const onArrival = () => fireEvent.click(within(form()).getByLabelText(/Pay on arrival/))
const sent = () => confirm.mock.lastCall?.[0].body as BookTour

it('says what is missing in the documents’ words, and goes to the first of it', async () => {
  openPage()
  book()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain(
    'Pick a tour – Please select one tour and set date & people.',
  )
  expect(summary.textContent).toContain(
    'Missing details – Please enter your name and phone number.',
  )
  await waitFor(() => expect(document.activeElement?.id).toBe('tour-picked'))
  pick('Volcano hike')
  type('Date', '')
  fireEvent.click(within(form()).getByRole('button', { name: 'Less' }))
  book()
  await waitFor(() => {
    const text = screen.getByRole('alert').textContent
    expect(text).toContain('Date required – Please set the tour date.')
    expect(text).toContain('People required – Please set at least 1 person.')
  })
  await waitFor(() => expect(document.activeElement?.id).toBe('tour-date'))
  expect(confirm).not.toHaveBeenCalled()
})

it('shows the places left for each card’s own date, in the documents’ three tones', () => {
  openPage()
  expect(within(card('Volcano hike')).getByText('3 spots left')).toBeTruthy()
  expect(within(card('Savannah safari')).getByText('8 spots left')).toBeTruthy()
  const date = within(card('Volcano hike')).getByLabelText('Date for Volcano hike')
  expect(date).toHaveProperty('value', '2026-11-21')
  fireEvent.change(date, { target: { value: '2026-11-22' } })
  expect(within(card('Volcano hike')).getByText('No spots left')).toBeTruthy()
  expect(within(card('Savannah safari')).getByText('8 spots left')).toBeTruthy()
})

it('disables date and button of a tour that is unavailable, and hides it on request', () => {
  openPage()
  const closed = within(card('Closed crater'))
  expect(closed.getByLabelText('Date for Closed crater')).toHaveProperty('disabled', true)
  expect(closed.getByRole('button', { name: /Pick this tour/ })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText('Show only available'))
  expect(screen.queryByRole('heading', { name: 'Closed crater' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Safaris' }))
  expect(screen.queryByRole('heading', { name: 'Volcano hike' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Search tours'), { target: { value: 'crater' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show all tours' }))
  expect(screen.getByRole('heading', { name: 'Closed crater' })).toBeTruthy()
})

it('books exactly one tour: another takes the first one’s place', async () => {
  openPage()
  pick('Volcano hike')
  pick('Savannah safari')
  expect(screen.getAllByRole('button', { pressed: true, name: /Picked/ })).toHaveLength(1)
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  onArrival()
  fireEvent.click(within(form()).getByLabelText('I have a promo code'))
  type('Promo code', 'ANY')
  confirm.mockImplementation(async (operation) => ({ ...operation, id: operation.id }) as never)
  book()
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(confirm.mock.lastCall?.[0]).toMatchObject({
    route: 'bookTour',
    params: { tourId: 'safari' },
    actor: { kind: 'guest' },
    words: { title: 'Savannah safari for 1 person on 21 Nov', detail: 'Savannah safari' },
    validUntil: '2026-11-21T22:00:00.000Z',
  })
  expect(sent()).toMatchObject({
    booking: { tour_id: 'safari', date: '2026-11-21', people: 1, price_per_person: 95 },
    pricing: { per_person: 85.5, subtotal: 95, discount: 9.5, total: 85.5 },
    payment: { method: 'cash' },
    source: 'public-tours-page',
    language: 'en',
  })
})

it('offers a tour that has left today from tomorrow on', async () => {
  openPage()
  const date = () => within(card('Gorilla trek')).getByLabelText('Date for Gorilla trek')
  expect(within(card('Gorilla trek')).getByText('Leaves at 05:30')).toBeTruthy()
  expect(date()).toHaveProperty('value', '2026-11-22')
  expect(date()).toHaveProperty('min', '2026-11-22')
  // Today's hike can still be had; its day does not go along to what has left.
  pick('Volcano hike')
  expect(within(form()).getByLabelText('Date')).toHaveProperty('value', '2026-11-21')
  expect(date()).toHaveProperty('value', '2026-11-22')
  pick('Gorilla trek')
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  onArrival()
  type('Date', '2026-11-21')
  book()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Too late – This tour left at 05:30 today. Please choose a later day.',
  )
  expect(confirm).not.toHaveBeenCalled()
  type('Date', '2026-11-22')
  confirm.mockImplementation(async (operation) => ({ ...operation }) as never)
  book()
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(confirm.mock.lastCall?.[0].validUntil).toBe('2026-11-22T03:30:00.000Z')
  expect(sent().booking).toMatchObject({ tour_id: 'gorillas', date: '2026-11-22' })
})

it('stops for places that surely lack, and lets the house judge where it was not heard', async () => {
  openPage('/tours', { cause: 'no-house' })
  pick('Volcano hike')
  type('Date', '2026-11-22')
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  onArrival()
  expect(within(form()).getByText(/the house has the last word/)).toBeTruthy()
  confirm.mockImplementation(async (operation) => ({ ...operation }) as never)
  book()
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  cleanup()
  drafts.clear()
  confirm.mockReset()
  openPage()
  pick('Volcano hike')
  type('Date', '2026-11-22')
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  onArrival()
  book()
  expect((await screen.findByRole('alert')).textContent).toContain('Not enough places')
  expect(confirm).not.toHaveBeenCalled()
})

it('keeps everything typed where the device cannot save, and says so', async () => {
  openPage()
  pick('Volcano hike')
  type('Full name', 'Aline')
  type('Phone', '0788 123 456')
  onArrival()
  confirm.mockRejectedValue(new NotSavedError('quota'))
  book()
  expect(await screen.findByText('Your booking was not saved')).toBeTruthy()
  expect(within(form()).getByLabelText('Full name')).toHaveProperty('value', 'Aline')
})

it('finds the booking again as it was left', async () => {
  openPage()
  pick('Volcano hike')
  type('Full name', 'Aline')
  await waitFor(() => expect(drafts.get('tours')).toBeTruthy())
  cleanup()
  openPage()
  expect(await screen.findByText('We kept what you entered earlier')).toBeTruthy()
  expect(within(form()).getByLabelText('Full name')).toHaveProperty('value', 'Aline')
  expect(within(card('Volcano hike')).getByRole('button', { name: /Picked/ })).toBeTruthy()
})

const row = (more: object): OperationRow =>
  ({
    id: 'op-1',
    seq: 1,
    route: 'bookTour',
    params: { tourId: 'hike' },
    body: {
      code: 'ABCD2345',
      booking: { tour_id: 'hike', date: '2026-11-24', people: 2, price_per_person: 95 },
      customer: { name: 'Aline', phone: '0788', email: null },
      notes: null,
      promo_code: null,
      pricing: { currency: 'USD', per_person: 95, subtotal: 190, discount: 0, total: 190 },
      payment: { method: 'cash', reference: null, processor: null },
      source: 'public-tours-page',
    },
    words: { title: 'x', detail: 'Volcano hike' },
    wish: null,
    parkReason: null,
    answer: null,
    madeId: null,
    ...more,
  }) as unknown as OperationRow

it('never says that it is booked before the house has it', () => {
  rows.push(row({ state: 'waiting' }))
  openPage('/tours?step=sent&id=op-1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(
    'Saved on this device, not yet with the house',
  )
  expect(screen.queryByText('Booking placed!')).toBeNull()
})

it('says the documents’ words when the house has taken it, with the code', () => {
  const booking = { id: 'b1', version: 1, code: 'ZZZZ2345', status: 'pending' }
  const answer = { status: 201, code: null, message: '', body: { booking } }
  rows.push(row({ state: 'taken', madeId: 'b1', answer }))
  openPage('/tours?step=sent&id=op-1')
  expect(screen.getByText('Booking placed!')).toBeTruthy()
  expect(screen.getAllByText('ZZZZ2345').length).toBeGreaterThan(0)
})

it('says that the tour had left, where the house refused for that', () => {
  const current = { departure_time: '05:30', days: [{ date: '2026-11-25', spots_left: 8 }] }
  const answer = { status: 422, code: 'too_late', message: 'x', body: { current } }
  rows.push(row({ state: 'parked', parkReason: 'too_late', answer }))
  openPage('/tours?step=sent&id=op-1')
  expect(document.body.textContent).toMatch(/This tour left at 05:30 on .*24.* Nov/)
})

it('says the documents’ words on 404 everywhere, with the truth and the phone beside them', () => {
  rows.push(row({ state: 'parked', parkReason: 'not_supported' }))
  openPage('/tours?step=sent&id=op-1')
  expect(screen.getByText('Booking requested!')).toBeTruthy()
  expect(screen.getByText('not yet with the house, call +250 1')).toBeTruthy()
})

it('shows the documents’ examples for reading only where nothing could be loaded', async () => {
  const client = openPage('/tours', { known: false })
  // The query itself fails: there is no house in this test, and nothing kept.
  await waitFor(() => expect(client.getQueryState(tours().queryKey)?.status).toBe('error'))
  expect(screen.getByText('Failed to load tours.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'City Tours' })).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /Pick this tour/ })).toBeNull()
})
