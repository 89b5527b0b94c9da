// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { reserveTable, type Reservation, type ReserveTable } from '#contract/tables.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import type { NewOperation, Outbox } from '#offline/outbox/types.ts'
import { fallbackHouse, houseQuery } from '#offline/reads/house-query.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import {
  anna,
  fakeOffline,
  known,
  NOW,
  operationRow,
  testClient,
} from '#offline/testing/fake-offline.ts'
import type { OrderedFor } from '#parts/desk/service-desk.ts'
import { installDialog, renderUi } from '#ui/test-render.tsx'
import { bodyOf } from '../form.ts'
import TakeTable, { draftFor, draftProblems, partiesOn } from './take-table.tsx'

const house = { ...fallbackHouse, timezone: 'Africa/Kigali', table_seats: 12 }
const now = new Date(NOW)
const guest: OrderedFor = {
  stayId: 's1',
  name: 'Aline Uwase',
  phone: '0788 123 456',
  email: 'aline@example.com',
  room: '104',
  checkIn: '2026-11-20',
  checkOut: '2026-11-24',
}
const draft = draftFor(guest, null, house, now)
const problems = (changes: Partial<typeof draft>) =>
  Object.entries(draftProblems({ ...draft, ...changes }, 12)).map(
    ([field, text]) => `${field}: ${text.message}`,
  )

const party = (id: string, time: string, party_size: number, over: Partial<Reservation> = {}) =>
  ({ id, date: '2026-11-21', time, party_size, status: 'confirmed', ...over }) as Reservation

const waiting = operationRow({
  id: 'op-1',
  route: 'reserveTable',
  body: bodyOf(
    { ...draft, partySize: 4 },
    { code: 'TABE2222', when: { date: '2026-11-21', time: '19:00' }, source: 'desk' },
  ),
})

it('opens with the guest of the stay, at the next good time, or on the evening they come', () => {
  // It is two in the afternoon at the house.
  expect(draft).toMatchObject({
    date: '2026-11-21',
    time: '16:00',
    partySize: 2,
    name: 'Aline Uwase',
    phone: '0788 123 456',
    email: 'aline@example.com',
  })
  const later = draftFor({ ...guest, checkIn: '2026-12-01' }, null, house, now)
  expect(later).toMatchObject({ date: '2026-12-01', time: '19:00' })
  expect(draftFor(null, null, house, now)).toMatchObject({ date: '2026-11-21', name: '' })
})

it('is what the contract takes, and comes back into the form as it was', () => {
  const body = bodyOf(
    { ...draft, phone: ' ', notes: ' A window ' },
    { code: 'TABE2222', when: draft, source: 'desk' },
  )
  expect(reserveTable.parse(body)).toMatchObject({
    source: 'desk',
    notes: 'A window',
    customer: { name: 'Aline Uwase', phone: null, email: 'aline@example.com' },
  })
  const changing = { ...waiting, body } as OperationRow
  expect(draftFor(guest, changing, house, now)).toEqual({ ...draft, phone: '', notes: 'A window' })
})

it('wants a name, a time and no more people than the house has seats; no phone', () => {
  expect(problems({})).toEqual([])
  expect(problems({ phone: '', email: '' })).toEqual([])
  expect(problems({ name: ' ', phone: 'x', email: 'y', time: '', partySize: 13 })).toEqual([
    'time: Choose a time.',
    'partySize: We have {seats} seats. Please call us for a larger party.',
    'name: Guest name is required',
    'phone: Must be a valid phone number.',
    'email: Must be a valid e-mail address.',
  ])
  // What has begun, and what the kitchen does not serve, is the desk's to judge.
  expect(problems({ date: '2026-11-20', time: '05:00' })).toEqual([])
})

it('counts who keeps seats that day, but not the one that is being changed', () => {
  const rows = [
    party('1', '19:00', 4),
    party('2', '19:00', 4, { status: 'cancelled' }),
    party('3', '19:00', 4, { date: '2026-11-22' }),
    party('op:op-1', '20:00', 4, { status: 'pending' }),
  ]
  const ids = (changing: OperationRow | null) =>
    partiesOn(rows, '2026-11-21', changing).map((one) => (one as Reservation).id)
  expect(ids(null)).toEqual(['1', 'op:op-1'])
  expect(ids(waiting)).toEqual(['1'])
})

function open(props: { guest?: OrderedFor; changing?: OperationRow }, rows: Reservation[] = []) {
  const confirm = vi.fn(async (operation: NewOperation) => operationRow(operation))
  const successor = operationRow({ id: 'op-2', route: 'reserveTable' })
  const change = vi.fn<Outbox['change']>(async () => ({ outcome: 'changed', successor }))
  const onSaved = vi.fn()
  setOffline(fakeOffline({ who: anna, now: NOW, outbox: { confirm, change } }))
  installDialog()
  const client = testClient()
  client.setQueryData(houseQuery().queryKey, { row: house, asOf: null, from: 'house' })
  const list = listQuery({
    resource: 'table_reservations',
    route: 'listReservations',
    query: { per_page: '500' },
  })
  client.setQueryData(list.queryKey, known(rows))
  renderUi(
    <QueryClientProvider client={client}>
      <TakeTable
        guest={props.guest ?? null}
        changing={props.changing ?? null}
        onClose={() => undefined}
        onSaved={onSaved}
      />
    </QueryClientProvider>,
  )
  return { confirm, change, onSaved }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('offers the times that have seats for them, and makes one operation of the desk’s', async () => {
  const rows = [party('1', '19:00', 11), party('2', '21:00', 2)]
  const { confirm, onSaved } = open({ guest }, rows)
  const slot = (name: RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement
  expect(slot(/^19:00 ?1$/).disabled).toBe(true)
  expect(slot(/^20:30 ?10$/).disabled).toBe(false)
  // What has passed is not offered.
  expect(screen.queryByRole('button', { name: /^13:30/ })).toBeNull()
  type('Time', '19:00')
  expect(screen.getByText('Not enough seats then')).toBeTruthy()
  fireEvent.click(slot(/^20:30/))
  expect(screen.queryByText('Not enough seats then')).toBeNull()
  expect(screen.getByText(/10 seats are free at 20:30, as far as this device knows/)).toBeTruthy()
  press('Book table')
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    route: 'reserveTable',
    actor: { kind: 'staff' },
    body: { source: 'desk', time: '20:30', party_size: 2, customer: { name: 'Aline Uwase' } },
    words: { title: 'Book a table for 2 people' },
  })
  // What staff record never comes too late.
  expect(confirm.mock.calls[0]?.[0].validUntil ?? null).toBeNull()
})

it('changes the one that waits, under its code', async () => {
  const { change, confirm, onSaved } = open({ changing: waiting })
  type('Time', '20:00')
  press('Save')
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(['op-2']))
  expect(confirm).not.toHaveBeenCalled()
  const [id, { body }] = change.mock.calls[0]! as unknown as [string, { body: ReserveTable }]
  expect(id).toBe('op-1')
  expect(body).toMatchObject({ code: 'TABE2222', time: '20:00', party_size: 4, source: 'desk' })
})
