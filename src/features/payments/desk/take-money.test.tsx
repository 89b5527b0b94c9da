// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { type NewOperation, NotSavedError } from '#offline/outbox/types.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { TakeMoney } from './take-money.tsx'

const confirm = vi.fn<(operation: NewOperation) => Promise<OperationRow>>()

async function open(due: number | null) {
  const house = { rwf_per_usd: { rate: 1450, day: '2026-11-20' } }
  const client = atDesk({ outbox: { confirm }, house })
  const subject = {
    kind: 'room',
    id: 'op:11111111-1111-7111-8111-111111111111',
    code: 'K7MP2QXW',
    title: '104 Bisoke',
    customer: 'Aline',
  } as const
  renderAtDesk(client, <TakeMoney subject={subject} due={due} />)
  await act(async () => undefined)
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => undefined)
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  confirm.mockReset()
  confirm.mockImplementation(async ({ id }) => ({ id, state: 'waiting' }) as OperationRow)
})

it('takes what is owed in cash at a touch, behind what the device still makes', async () => {
  await open(160)
  await press('Take $160.00')
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    route: 'recordBookingPayment',
    group: 'hotel_bookings:op:11111111-1111-7111-8111-111111111111',
    body: { amount: 160, currency: 'USD', method: 'cash', status: 'paid', customer_name: 'Aline' },
    words: { title: 'Payment of $160.00 by Aline, Cash', detail: 'K7MP2QXW · 104 Bisoke' },
  })
  expect(screen.getByText('Saved on this device, not yet with the house')).toBeDefined()
  // The field is empty again: a second touch takes nothing.
  await press('Take payment')
  expect(screen.getByText('Amount must be > 0')).toBeDefined()
  expect(confirm).toHaveBeenCalledOnce()
})

it('owes the same in francs, and any method may have a reference', async () => {
  await open(160)
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'RWF' } })
  await press('Mobile Money')
  fireEvent.change(screen.getByLabelText(/Reference/), { target: { value: 'M-77' } })
  await press('Take RWF\u00a0232,000')
  expect(confirm.mock.calls[0]?.[0].body).toMatchObject({
    amount: 232_000,
    currency: 'RWF',
    method: 'mobile money',
    reference: 'M-77',
  })
})

it('says at once that it could not be saved, and keeps what was typed', async () => {
  confirm.mockRejectedValue(new NotSavedError('quota'))
  await open(null)
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '12,50' } })
  await press('Take $12.50')
  await waitFor(() => expect(screen.getByText('Failed to save payment.')).toBeDefined())
  expect((screen.getByLabelText('Amount') as HTMLInputElement).value).toBe('12,50')
})
