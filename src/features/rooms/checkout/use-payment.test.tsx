// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { setOffline } from '#offline/offline.ts'
import { ours } from '#offline/testing/fake-house.ts'
import { testDevice } from '#offline/testing/test-device.ts'
import { storePayment, paymentOf, readPayment } from '#offline/paying/stored-payment.ts'
import { usePayment } from './use-payment.ts'

afterEach(cleanup)

const state = (status: string) => ({
  id: 'p1',
  status,
  amount: 182,
  currency: 'USD',
  reason: null,
  bookings: [{ id: '41', room_name: 'Bisoke', status: 'pending' }],
})

async function open(name: string) {
  const device = await testDevice({ name })
  setOffline(device.offline)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={device.client}>{children}</QueryClientProvider>
  )
  return { ...device, look: () => renderHook(() => usePayment('p1'), { wrapper }).result }
}

it('asks until it is not pending any more, and remembers what was heard', async () => {
  const { house, look } = await open('paying')
  await storePayment('p1', { operationId: 'op1', bookingIds: ['41'] })
  let round = 0
  house.on('GET /api/payments/p1/state', () => ours(state((round += 1) === 1 ? 'pending' : 'paid')))
  const seen = look()
  await waitFor(() => expect(seen.current.data?.state?.status).toBe('pending'))
  await waitFor(() => expect(seen.current.data?.state?.status).toBe('paid'), { timeout: 5_000 })
  expect(seen.current.data?.stored?.operationId).toBe('op1')
  expect(await paymentOf('op1')).toBe('p1')
  expect((await readPayment('p1'))?.heard?.state.status).toBe('paid')
  expect(round).toBe(2)
  cleanup()

  // The app was closed, and the link is down: what was heard is shown, and from when.
  const again = await open('paying')
  again.house.cut(true)
  const kept = again.look()
  await waitFor(() => expect(kept.current.data?.state?.status).toBe('paid'))
  expect(kept.current.data).toMatchObject({ cause: expect.any(String), refused: false })
  expect(kept.current.data?.asOf).not.toBeNull()
})

it('tells of the booking what it heard of the payment, also where the link went before the next look-up', async () => {
  const { house, look, store } = await open('paid, then cut')
  const cached = { id: '41', version: 3, payment_status: 'failed' }
  await store.db.cached.put({
    resource: 'hotel_bookings',
    id: '41',
    version: 3,
    owner: 'public',
    scope: '',
    row: cached,
  } as never)
  const shown = async () =>
    (await store.db.cached.get(['public', 'hotel_bookings', '41']))?.row as unknown
  await storePayment('p1', { operationId: 'op1', bookingIds: ['41'] })
  expect(await shown()).toEqual({ ...cached, payment_status: 'pending' })
  const subjects = [{ kind: 'room', id: '41', payment_status: 'paid' }]
  house.on('GET /api/payments/p1/state', () => ours({ ...state('paid'), subjects }))
  const seen = look()
  await waitFor(() => expect(seen.current.data?.state?.status).toBe('paid'))
  expect(await shown()).toEqual({ ...cached, payment_status: 'paid' })
})

it('says that the house knows no such payment, and that trouble there says nothing', async () => {
  const { house, look } = await open('unknown')
  house.on('GET /api/payments/p1/state', () => ours({ code: 'not_found', message: 'No.' }, 404))
  const seen = look()
  await waitFor(() => expect(seen.current.data?.refused).toBe(true))
  cleanup()

  const trouble = await open('trouble')
  trouble.house.on('GET /api/payments/p1/state', () => ours({ code: 'internal' }, 500))
  const other = trouble.look()
  await waitFor(() => expect(other.current.data?.cause).toBe('house-trouble'))
  expect(other.current.data).toMatchObject({ refused: false, state: null })
})
