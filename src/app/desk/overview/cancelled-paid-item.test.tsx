// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { safeParse } from 'zod/mini'
import { settleCancelled } from '#contract/money.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { everyRowQuery } from '#offline/reads/device-rows.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { FlaggedActionItems } from './action-items.tsx'
import type { Flagged } from './money-day.ts'

const confirm = vi.fn<(operation: NewOperation) => Promise<OperationRow>>()
let client: QueryClient

const item = (more: Partial<Flagged> = {}): Flagged => ({
  key: 'room:b1',
  type: 'room',
  code: 'K7MP2QXW',
  guest: 'Aline',
  of: { stayId: 'b1', from: '' },
  flag: 'cancelled_paid',
  isPayment: false,
  held: 24_000,
  ...more,
})

async function open(...flagged: Flagged[]) {
  renderAtDesk(
    client,
    <FlaggedActionItems flagged={flagged} lostRequests={[]} waiting={new Map()} />,
  )
  await act(async () => undefined)
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => undefined)
}
/** The dialog's own button has the name of the one that opened it. */
const pressLast = async (name: string) => {
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement)
  await act(async () => undefined)
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
  confirm.mockReset()
  confirm.mockImplementation(async (operation) => {
    const row = {
      ...operation,
      id: 'op1',
      state: 'waiting',
      endedAt: null,
      wish: null,
      attempts: [],
    } as unknown as OperationRow
    client.setQueryData(everyRowQuery().queryKey, [row])
    return row
  })
  client = atDesk({ outbox: { confirm } })
})

const sentence = () => document.body.textContent

it('says what was paid and what to do, by what happened', async () => {
  await open(
    item(),
    item({ key: 'room:b2', flag: 'no_show_paid', held: 8_000 }),
    item({ key: 'tour:t1', type: 'tour', flag: 'paid_cancelled', held: 500 }),
    item({ key: 'car:c1', type: 'car', held: 0 }),
  )
  expect(sentence()).toContain('Cancelled, and $240.00 was paid: give it back or keep it.')
  expect(sentence()).toContain('No-show, and $80.00 was paid: give it back or keep it.')
  expect(sentence()).toContain('Cancelled, and $5.00 came after that: give it back or keep it.')
  expect(sentence()).toContain('Cancelled, and money was paid: check its payments.')
  expect(screen.getAllByRole('button', { name: 'Keep it' })).toHaveLength(3)
})

it('is kept after it was asked, and waits from then on', async () => {
  await open(item())
  await press('Keep it')
  expect(confirm).not.toHaveBeenCalled()
  await pressLast('Keep it')
  const [operation] = confirm.mock.calls[0] ?? []
  expect(operation).toMatchObject({
    route: 'settleCancelled',
    params: { kind: 'room', id: 'b1' },
    body: { give_back: 0, seen: { held: 240 } },
    group: 'hotel_bookings:b1',
    words: { title: 'Keep what was paid', detail: 'Aline · K7MP2QXW' },
  })
  expect(safeParse(settleCancelled, operation?.body).success).toBe(true)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull())
  expect(sentence()).toContain('Saved on this device, not yet with the house')
})

it('gives a part or all of it back, never more', async () => {
  await open(item())
  await press('Give it back')
  const field = screen.getByLabelText('Amount to give back, in dollars')
  fireEvent.change(field, { target: { value: '240.01' } })
  await pressLast('Give it back')
  expect(sentence()).toContain('Enter an amount up to $240.00.')
  expect(confirm).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: '160' } })
  await press('Give $160.00 back')
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    body: { give_back: 160, seen: { held: 240 } },
    words: { title: 'Give $160.00 back' },
  })
})
