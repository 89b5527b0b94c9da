// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import { type NewOperation, NotSavedError } from '#offline/outbox/types.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import { anna, fakeOffline } from '#offline/testing/fake-offline.ts'
import { TakeMoney } from './take-money.tsx'

const confirm = vi.fn<(operation: NewOperation) => Promise<OperationRow>>()

async function open(due: number | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  setOffline(
    fakeOffline({
      client,
      who: anna,
      outbox: { confirm },
    }),
  )
  const row = { ...fallbackHouse, rwf_per_usd: { rate: 1450, day: '2026-11-20' } }
  client.setQueryData(houseQuery().queryKey, { row, asOf: null, from: 'house' })
  const subject = {
    kind: 'room',
    id: 'op:11111111-1111-7111-8111-111111111111',
    code: 'K7MP2QXW',
    title: '104 Bisoke',
    customer: 'Aline',
  } as const
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <TakeMoney subject={subject} due={due} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  await act(async () => undefined)
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => undefined)
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  Element.prototype.scrollIntoView = vi.fn()
  confirm.mockReset()
  confirm.mockImplementation(async ({ id }) => ({ id, state: 'waiting' }) as OperationRow)
})
afterEach(cleanup)

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
