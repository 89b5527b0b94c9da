// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { confirm, openSite, rows, type } from '#parts/testing/at-site.tsx'
import TablePage from './page.tsx'

const openPage = (at: string | { pathname: string; state: unknown }) =>
  openSite(<TablePage />, { at, house: { phone: '+250 1', table_seats: 12 } })

const book = () => fireEvent.click(screen.getByRole('button', { name: 'Book Table' }))

it('offers the next good time, and sends the documents’ payload', async () => {
  confirm.mockRejectedValue(new NotSavedError('quota'))
  openPage('/restaurant/table')
  expect(screen.getByLabelText('Date')).toHaveProperty('value', '2026-11-21')
  expect(screen.getByLabelText('Time')).toHaveProperty('value', '16:00')
  type('Full name', ' Aline ')
  type('Phone', '0788 123 456')
  book()
  // Not saved is said at once, and nothing is lost; the second try is the same reservation.
  expect(await screen.findByText('Your reservation was not saved')).toBeTruthy()
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '0788 123 456')
  book()
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2))
  const [first, second] = confirm.mock.calls.map(([operation]) => operation)
  expect(second).toEqual(first)
  expect(first).toMatchObject({
    route: 'reserveTable',
    actor: { kind: 'guest' },
    validUntil: '2026-11-21T14:15:00.000Z',
    body: {
      date: '2026-11-21',
      time: '16:00',
      party_size: 2,
      promo_code: null,
      custom_request: null,
      customer: { name: 'Aline', phone: '0788 123 456', email: null },
      customer_name: 'Aline',
      customer_email: null,
      source: 'public',
    },
  })
})

it('says what is missing in the documents’ words, and what the house has no seats for', async () => {
  openPage({ pathname: '/restaurant/table', state: { reservation: { partySize: 20 } } })
  book()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('We have 12 seats. Please call us for a larger party.')
  expect(summary.textContent).toContain(
    'Missing details – Please enter your name and phone number.',
  )
  // Refused by the house, it would come back as a decision, long after it was sent without a link.
  type('Email (optional)', 'aline@')
  expect(summary.textContent).toContain('Email – Please enter a valid email.')
  expect(screen.getByText('Please enter a valid email.')).toBeTruthy()
  expect(confirm).not.toHaveBeenCalled()
})

it('404 or 405 on both paths: the documented text, and beside it what is true', async () => {
  rows.push({
    id: 'op-1',
    route: 'reserveTable',
    state: 'parked',
    parkReason: 'not_supported',
    wish: null,
    answer: { status: 404, code: null, message: null, body: null, at: 0 },
    body: {
      code: 'ABCD2345',
      date: '2026-11-21',
      time: '19:00',
      party_size: 2,
      notes: null,
      promo_code: null,
      custom_request: null,
      customer: { name: 'Aline', phone: '0788 123 456', email: null },
      source: 'public',
    },
  } as unknown as OperationRow)
  openPage('/restaurant/table?sent=op-1')
  expect(await screen.findByRole('heading', { name: 'Table booked!' })).toBeTruthy()
  expect(screen.getByText('Not yet with the house, call +250 1')).toBeTruthy()
  expect(screen.queryByText('Received by the house')).toBeNull()
})
