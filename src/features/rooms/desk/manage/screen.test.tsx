// @vitest-environment jsdom
import { type QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import type { DraftRow, OperationRow } from '#offline/db/schema.ts'
import { NotSavedError, type NewOperation } from '#offline/outbox/types.ts'
import { createSessionStore } from '#offline/session.ts'
import { anna, reply } from '#offline/testing/fake-offline.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { installDialog } from '#ui/test-render.tsx'
import { rawRooms } from './data.ts'
import { RoomsScreen } from './screen.tsx'

const session = createSessionStore(null)
const confirm = vi.fn<(operation: NewOperation) => Promise<OperationRow>>()
const withdraw = vi.fn(async (_id: string) => ({ outcome: 'withdrawn' as const }))
const drafts = new Map<string, DraftRow>()
let client: QueryClient

const room = (number: number, more: object = {}): ResourceRow =>
  wholeRow('rooms', {
    id: `r${number}`,
    version: 1,
    operation_id: null,
    room_number: String(number),
    name: `Room of ${number}`,
    type: 'double',
    capacity: 2,
    price_per_night: 45.5,
    is_available: number !== 3,
    amenities: ['TV'],
    images: [],
    ...more,
  })

const twelve = Array.from({ length: 12 }, (_, at) => room(at + 1))

/** `rows` null: nothing is kept, and the house has trouble. */
async function open(rows: ResourceRow[] | null = [room(1), room(2)]) {
  const ask = async () => reply(500)
  client = atDesk({ session, drafts, ask, outbox: { confirm, withdraw } })
  if (rows) client.setQueryData(rawRooms().queryKey, { rows, asOf: 1, from: 'house' })
  renderAtDesk(client, <RoomsScreen decisions={null} />)
  await act(async () => undefined)
}

beforeEach(() => {
  installDialog()
  Element.prototype.scrollIntoView = vi.fn()
  session.keep(anna, false)
  drafts.clear()
  confirm.mockReset()
  confirm.mockImplementation(async ({ id }) => ({ id }) as OperationRow)
  withdraw.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const inTable = () => within(screen.getByRole('table'))
const press = async (name: RegExp | string, at: HTMLElement = document.body) => {
  fireEvent.click(within(at).getAllByRole('button', { name })[0] as HTMLElement)
  await act(async () => undefined)
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('says that rooms could not be loaded', async () => {
  await open(null)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load rooms')
  expect(screen.queryByRole('table')).toBeNull()
})

it('counts the rooms, and shows ten on a page with the documents’ text', async () => {
  await open(twelve)
  for (const [label, value] of [
    ['Total', '12'],
    ['Available', '11'],
    ['Occupied', '1'],
  ] as const) {
    const [tile] = screen.getAllByText(label, { selector: 'p' })
    expect(tile?.parentElement?.textContent).toContain(value)
  }
  expect(screen.getByText('Page 1 of 2 • 12 total')).toBeDefined()
  expect(inTable().getAllByRole('rowheader')).toHaveLength(10)
  await press('Next')
  expect(screen.getByText('Page 2 of 2 • 12 total')).toBeDefined()
  expect(inTable().getAllByRole('rowheader')).toHaveLength(2)
  expect((screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement).disabled).toBe(true)
})

it('searches 350 ms after the last letter, not before', async () => {
  await open(twelve)
  vi.useFakeTimers()
  type('Search rooms', '1')
  act(() => vi.advanceTimersByTime(300))
  type('Search rooms', '11')
  act(() => vi.advanceTimersByTime(349))
  expect(screen.getByText('Page 1 of 2 • 12 total')).toBeDefined()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('Page 1 of 1 • 1 total')).toBeDefined()
})

it('asks for what is required before it saves anything', async () => {
  await open()
  await press('Add Room')
  await press('Save')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Required')
  expect(alert.textContent).toContain('Room number is required')
  expect(alert.textContent).toContain('Price per night must be greater than 0')
  expect(confirm).not.toHaveBeenCalled()
})

it('does not save without a token, in the documents’ words', async () => {
  await open()
  await press('Add Room')
  type('Room number', '401')
  type('Price per night (USD)', '50')
  await act(async () => session.keep({ ...anna, token: '' }, false))
  await press('Save')
  expect(screen.getByText('Not authenticated')).toBeDefined()
  expect(
    screen.getByText('Please login first so we can send the Authorization header.'),
  ).toBeDefined()
  expect(confirm).not.toHaveBeenCalled()
})

it('sends of an edit what changed, with what was seen', async () => {
  await open()
  await press('Edit room 2')
  type('Price per night (USD)', '60')
  await press('Save')
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    route: 'updateRoom',
    params: { id: 'r2' },
    body: { price_per_night: 60, seen: { price_per_night: 45.5 } },
    words: { title: 'Change the room: $60.00 a night', detail: 'Room 2' },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says at once that the device is full, and keeps everything typed', async () => {
  confirm.mockRejectedValue(new NotSavedError('quota'))
  await open()
  await press('Add Room')
  type('Room number', '401')
  type('Price per night (USD)', '50')
  await press('Save')
  await screen.findByText('Failed to save room.')
  expect(screen.getByText(/This device is full/)).toBeDefined()
  expect((screen.getByLabelText('Room number') as HTMLInputElement).value).toBe('401')
})

it('says what was typed before, and lets it go when told to', async () => {
  await open()
  await press('Add Room')
  type('Room number', '40')
  // Leaving the dialog writes it down at once.
  await press('Cancel')
  await waitFor(() => expect(drafts.has('room:new')).toBe(true))
  await press('Add Room')
  await screen.findByText('This is what you had typed before, not yet saved.')
  expect((screen.getByLabelText('Room number') as HTMLInputElement).value).toBe('40')
  await press('Start afresh')
  expect((screen.getByLabelText('Room number') as HTMLInputElement).value).toBe('')
})

it('asks before it deletes', async () => {
  await open()
  await press('Delete room 2')
  const question = screen.getByRole('alertdialog')
  expect(question.textContent).toContain('Delete room 2?')
  await press('Delete room', question)
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    route: 'deleteRoom',
    params: { id: 'r2' },
    group: 'rooms:r2',
  })
})

it('lets the reception read rooms, and neither add, edit nor delete any', async () => {
  session.keep({ ...anna, role: 'reception' }, false)
  await open()
  expect(inTable().getAllByRole('row').length).toBeGreaterThan(2)
  for (const name of [/^Edit/, /^Delete/, 'Add Room']) {
    expect(screen.queryByRole('button', { name }), String(name)).toBeNull()
  }
  expect(screen.queryByRole('link', { name: /calendar/i })).toBeNull()
})
