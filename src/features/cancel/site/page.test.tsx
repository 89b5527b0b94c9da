// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DraftRow } from '#offline/db/schema.ts'
import type { Ask, Asked, HostKind } from '#offline/link/types.ts'
import { reply } from '#offline/testing/fake-offline.ts'
import { openSite } from '#parts/testing/at-site.tsx'
import { installDialog } from '#ui/test-render.tsx'
import CancelPage from './page.tsx'

const CODE = 'H7KMPQ2Z'
const terms = {
  kind: 'room',
  code: CODE,
  status: 'approved',
  lines: [{ title: 'Bisoke, room 104', detail: '2 nights' }],
  day: '2026-11-30',
  time: '14:00',
  can_cancel: true,
  reason: null,
  free_until: null,
  currency: 'USD',
  total: 150,
  paid: 150,
  kept: 75,
  refund: 75,
}
const ask = vi.fn<(asked: Ask) => Promise<Asked>>()
const drafts = new Map<string, DraftRow>()

beforeEach(() => {
  ask.mockReset()
  drafts.clear()
  installDialog()
})

function open(state: unknown = null, host: HostKind = 'ours', locale = 'en') {
  const at = { pathname: '/cancel-bookings', state }
  openSite(<CancelPage />, { at, locale, ask, drafts, host, house: { phone: '+250 1' } })
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function find(code = 'h7km pq2z') {
  type('Code', code)
  type('Phone number or e-mail', ' 0788 123 456 ')
  press('Find my booking')
  await waitFor(() => expect(ask).toHaveBeenCalled())
}
const confirm = () => {
  press('Cancel this booking')
  fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Yes, cancel it'))
}

it('sends guests of another host, which finds nothing by code, to the phone', () => {
  open(null, 'foreign')
  expect(screen.getByText('Please call us to change or cancel a booking.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /\+250 1/ })).toBeTruthy()
  expect(screen.queryByLabelText('Code')).toBeNull()
})

it('shows what comes back, asks, and cancels on just those terms', async () => {
  ask.mockResolvedValueOnce(reply(200, terms))
  ask.mockResolvedValueOnce(reply(200, { ...terms, status: 'cancelled', can_cancel: false }))
  open()
  await find()
  await screen.findByText('If you cancel now')
  expect(screen.getByText('You get back').nextSibling?.textContent).toBe('$75.00')
  press('Cancel this booking')
  expect(ask).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByText('Yes, cancel it'))
  await screen.findByText('Your booking is cancelled')
  expect(ask.mock.calls[1]?.[0]).toEqual({
    route: 'cancelOwn',
    body: { code: CODE, contact: '0788 123 456', language: 'en', seen: { refund: 75, kept: 75 } },
  })
  expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull()
})

it('shows terms that changed meanwhile, to be agreed to anew', async () => {
  ask.mockResolvedValueOnce(reply(200, { ...terms, kept: 0, refund: 150 }))
  ask.mockResolvedValueOnce(reply(409, { code: 'conflict', message: '', current: terms }))
  ask.mockResolvedValueOnce(reply(200, { ...terms, status: 'cancelled', can_cancel: false }))
  open()
  await find()
  await screen.findByText('If you cancel now')
  confirm()
  await screen.findByText('The terms have changed meanwhile')
  expect(screen.getByText('You get back').nextSibling?.textContent).toBe('$75.00')
  confirm()
  await screen.findByText('Your booking is cancelled')
  expect(ask.mock.calls[2]?.[0].body).toMatchObject({ seen: { refund: 75, kept: 75 } })
})

it('asks in the language that is read', async () => {
  ask.mockResolvedValueOnce(reply(200, terms))
  open(null, 'ours', 'fr')
  await find()
  expect(ask.mock.calls[0]?.[0].body).toMatchObject({ language: 'fr' })
})

it('of a cart shows every part, and cancels the one that is looked at by its own code', async () => {
  const parts = [
    { kind: 'room', code: CODE, title: 'Bisoke', day: '2026-11-30', status: 'approved' },
    { kind: 'tour', code: 'TQ7KMPZ2', title: 'Volcano hike', day: null, status: 'pending' },
  ]
  const tour = { ...terms, kind: 'tour', code: 'TQ7KMPZ2', status: 'pending' }
  ask.mockResolvedValueOnce(reply(200, { ...terms, parts }))
  ask.mockResolvedValueOnce(reply(200, tour))
  ask.mockResolvedValueOnce(reply(200, { ...tour, status: 'cancelled', can_cancel: false }))
  open()
  await find('CART7KMQ')
  const list = await screen.findByRole('region', { name: 'Booked together' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(within(list).getByRole('button', { name: 'See it' }))
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  expect(ask.mock.calls[1]?.[0]).toMatchObject({ route: 'findOwn', body: { code: 'TQ7KMPZ2' } })
  await screen.findByText('Your tour')
  confirm()
  await screen.findByText('Your booking is cancelled')
  expect(ask.mock.calls[2]?.[0]).toMatchObject({ route: 'cancelOwn', body: { code: 'TQ7KMPZ2' } })
  const [room, cancelled] = within(list).getAllByRole('listitem')
  expect(cancelled?.textContent).toContain('Cancelled')
  expect(room?.textContent).toContain('Approved')
})

it('never says it is cancelled when no answer came, and looks again', async () => {
  ask.mockResolvedValueOnce(reply(200, terms))
  ask.mockResolvedValueOnce({ kind: 'none', cause: 'no-house' })
  ask.mockResolvedValueOnce(reply(200, { ...terms, status: 'cancelled', can_cancel: false }))
  open()
  await find()
  await screen.findByText('If you cancel now')
  confirm()
  await screen.findByText('No answer came: it may be cancelled, or not')
  expect(screen.queryByText('Your booking is cancelled')).toBeNull()
  press('Check again')
  await screen.findByText('Your booking is cancelled')
  expect(ask.mock.calls.map(([{ route }]) => route)).toEqual(['findOwn', 'cancelOwn', 'findOwn'])
})

it('says why something cannot be cancelled, and how to reach the house', async () => {
  const reason = 'This has already begun. Please call us.'
  ask.mockResolvedValueOnce(reply(200, { ...terms, can_cancel: false, reason }))
  open()
  await find()
  await screen.findByText(reason)
  expect(screen.getByRole('link', { name: 'Call +250 1' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull()
})

it('waits after wrong tries, and asks nothing meanwhile', async () => {
  ask.mockResolvedValue(reply(429, { code: 'too_many_requests' }, 9000))
  open()
  await find()
  await screen.findByText('You can try again in 9 seconds.')
  press('Find my booking')
  expect(ask).toHaveBeenCalledTimes(1)
})

it('takes the code it was sent with, and keeps what was typed on the device', async () => {
  open({ code: CODE })
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe(CODE)
  type('Phone number or e-mail', 'a@b.rw')
  await waitFor(() =>
    expect(drafts.get('cancel')?.value).toEqual({ code: CODE, contact: 'a@b.rw' }),
  )
  cleanup()
  open()
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Phone number or e-mail').value).toBe('a@b.rw'),
  )
})
