// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DraftRow, OperationRow, StoredAnswer } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { fakeOffline, testClient } from '#offline/testing/fake-offline.ts'
import { renderUi } from '#ui/test-render.tsx'
import { reviews } from '../data.ts'
import { reviewedKinds, reviewedList } from '../reviewed.ts'
import ReviewsPage from './reviews-page.tsx'

let client: QueryClient
const confirm = vi.fn<(operation: NewOperation) => Promise<OperationRow>>()
const change = vi.fn()
const drafts = new Map<string, DraftRow>()

/** What the device holds of the review, and what the house said of it. */
const row = (more: Partial<OperationRow>): OperationRow =>
  ({
    id: 'op-1',
    params: {},
    deviceTime: '2026-11-21T12:00:00Z',
    state: 'waiting',
    madeId: null,
    parkReason: null,
    wish: null,
    attempts: [],
    tries: 0,
    answer: null,
    ...more,
  }) as unknown as OperationRow

beforeEach(() => {
  drafts.clear()
  change.mockReset()
  confirm.mockReset()
  confirm.mockImplementation(async ({ route, body, words }) => {
    const made = row({ route, body, words })
    hold([made])
    return made
  })
})

const hold = (rows: OperationRow[]) => client.setQueryData(outboxQuery(['guest']).queryKey, rows)
/** The row as it lies there, with what the house answered. */
function answered(more: Partial<OperationRow>) {
  const [before] = client.getQueryData<OperationRow[]>(outboxQuery(['guest']).queryKey) ?? []
  act(() => void hold([{ ...before!, ...more }]))
}

function open() {
  client = testClient()
  setOffline(fakeOffline({ client, drafts, outbox: { confirm, change } }))
  const known = { asOf: '2026-11-21T12:00:00Z', from: 'house' as const }
  client.setQueryData(houseQuery().queryKey, { ...known, row: fallbackHouse })
  client.setQueryData(reviews().queryKey, { ...known, rows: [] })
  const rooms = reviewedList(reviewedKinds[0]!.source)
  const kept = { version: 1, operation_id: null }
  const rows = [
    { ...kept, id: 'r1', name: 'Bisoke', room_number: '104' },
    { ...kept, id: 'r2', name: '', room_number: '101' },
  ]
  const cached = { rows, asOf: known.asOf, partial: false }
  client.setQueryData(rooms.queryKey, rooms.meta.show(cached, { from: 'house' }))
  hold([])
  renderUi(
    <QueryClientProvider client={client}>
      <ReviewsPage />
    </QueryClientProvider>,
  )
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Comment')

async function post() {
  open()
  fireEvent.click(screen.getByRole('radio', { name: /4/ }))
  fireEvent.change(name(), { target: { value: 'Aline' } })
  fireEvent.change(comment(), { target: { value: 'Warm rooms' } })
  fireEvent.click(screen.getByRole('button', { name: 'Post review' }))
  await screen.findByText(/^Saved on this device\./)
}

it('names a room that has no name by its number (spec 1 §3)', () => {
  open()
  const options = within(screen.getByLabelText('What are you reviewing?')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Bisoke', 'Room 101'])
})

it.each([
  [
    'of a field that the form has not',
    { errors: { service: ['Not reviewed here.'] } },
    'service: Not reviewed here.',
  ],
  ['its message alone', {}, 'Validation failed'],
])('not taken, and of no field of the form: the summary says %s', async (_, more, text) => {
  await post()
  const message = 'Validation failed'
  answered({
    state: 'parked',
    parkReason: 'refused',
    answer: { status: 422, code: null, message, body: { message, ...more }, at: 0 },
  })
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toBe(`Failed to post review${text}`)
})

it('is on this device until the house has it, and no longer', async () => {
  await post()
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    route: 'postReview',
    body: { name: 'Aline', rating: 4, comment: 'Warm rooms', item_id: 'r1' },
  })
  expect(comment().value).toBe('')
  answered({ state: 'taken', madeId: '7', answer: { status: 201 } as StoredAnswer })
  await waitFor(() => expect(screen.queryByText(/^Saved on this device\./)).toBeNull())
  const form = document.getElementById('post')!
  expect(within(form).getByText('Received by the house')).toBeTruthy()
})

it('not taken: what was typed is in the form again, with what is wrong at its field and on top', async () => {
  await post()
  const wrong = 'This may be at most 2000 characters.'
  answered({
    state: 'parked',
    parkReason: 'refused',
    answer: {
      status: 422,
      code: 'validation',
      message: wrong,
      body: { code: 'validation', message: wrong, errors: { comment: [wrong] } },
      at: 0,
    },
  })
  await waitFor(() => expect(comment().value).toBe('Warm rooms'), { timeout: 5_000 })
  expect(name().value).toBe('Aline')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /4/ }).checked).toBe(true)
  expect(screen.queryByText(/^Saved on this device\./)).toBeNull()
  expect(comment().getAttribute('aria-invalid')).toBe('true')
  expect(name().getAttribute('aria-invalid')).not.toBe('true')
  const said = document.getElementById(
    comment().getAttribute('aria-describedby')!.split(' ').at(-1)!,
  )
  expect(said?.textContent).toContain(wrong)
  expect(screen.getByRole('link', { name: wrong }).getAttribute('href')).toBe('#review-comment')
  // Sent again it takes the place of the one that was refused.
  change.mockResolvedValueOnce({ outcome: 'changed', successor: { id: 'op-2' } })
  fireEvent.change(comment(), { target: { value: 'Warm' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the changed review' }))
  await waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]).toMatchObject(['op-1', { body: { comment: 'Warm' } }])
  expect(confirm).toHaveBeenCalledOnce()
})
