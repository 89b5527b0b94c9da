import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeOffline } from '#offline/testing/fake-offline.ts'
import { setOffline } from '../offline.ts'
import { goToPay } from './go-to-pay.ts'
import { pageOfProvider, startPayment, startPaymentFor } from './start-payment.ts'

const ask = vi.fn()
beforeEach(() => {
  ask.mockReset()
  setOffline(fakeOffline({ ask }))
  vi.stubGlobal('location', { origin: 'https://house.test' })
})
const answer = (status: number, body: unknown) =>
  ask.mockResolvedValue({ kind: 'answer', ok: status < 300, status, body })
describe('asking to pay', () => {
  it('asks for one booking by its path, without a body, and for several as a group', async () => {
    answer(200, { redirect_url: '/pay/7', payment_id: 'p1' })
    expect(await startPayment(['41'])).toEqual({
      kind: 'redirect',
      url: 'https://house.test/pay/7',
      paymentId: 'p1',
    })
    expect(ask).toHaveBeenLastCalledWith({ route: 'startBookingPayment', params: { id: '41' } })
    await startPayment(['41', '42'])
    expect(ask).toHaveBeenLastCalledWith({
      route: 'startBundlePayment',
      body: { booking_ids: ['41', '42'] },
    })
  })

  it('asks for all of a stay as one payment', async () => {
    answer(200, { redirect_url: '/pay/8', payment_id: 'p2' })
    const subjects = [
      { kind: 'room', id: '41' },
      { kind: 'tour', id: '7' },
    ] as const
    expect(await startPaymentFor(subjects)).toMatchObject({ paymentId: 'p2' })
    expect(ask).toHaveBeenLastCalledWith({ route: 'startPaymentFor', body: { subjects } })
    ask.mockClear()
    expect(await startPaymentFor([])).toMatchObject({ reason: 'booking-missing' })
    expect(ask).not.toHaveBeenCalled()
  })

  it('leads whoever is still there to the payment page, and nobody who went elsewhere', async () => {
    const assign = vi.fn()
    const here = { origin: 'https://house.test', pathname: '/requests/1', assign }
    vi.stubGlobal('location', here)
    i18n.loadAndActivate({ locale: 'fr', messages: {} })
    answer(200, { redirect_url: '/pay/sandbox/7', payment_id: 'p1' })
    await goToPay([{ kind: 'tour', id: '7' }], 'op1')
    // The house's own page speaks as the site does.
    expect(assign.mock.calls).toEqual([['https://house.test/pay/sandbox/7?lang=fr']])
    const going = goToPay([{ kind: 'tour', id: '7' }], 'op1')
    here.pathname = '/restaurant'
    expect(await going).toBeNull()
    expect(assign).toHaveBeenCalledOnce()
  })

  it('says what is missing, in the documents’ order', async () => {
    expect(await startPayment([])).toMatchObject({ kind: 'failed', reason: 'booking-missing' })
    expect(ask).not.toHaveBeenCalled()
    answer(200, {})
    expect(await startPayment(['41'])).toMatchObject({ reason: 'missing-redirect' })
    answer(409, { code: 'room_taken', message: 'No longer free.', current: {} })
    expect(await startPayment(['41'])).toMatchObject({
      reason: 'failed',
      code: 'room_taken',
      said: { message: 'No longer free.' },
    })
    ask.mockResolvedValue({ kind: 'none', cause: 'no-house' })
    expect(await startPayment(['41'])).toEqual({ kind: 'none', cause: 'no-house' })
  })
})

it('sends the browser to web addresses alone', () => {
  const base = 'https://house.test'
  expect(pageOfProvider('https://pay.example/x?y=1', base)).toBe('https://pay.example/x?y=1')
  expect(pageOfProvider('/pay/7', base)).toBe('https://house.test/pay/7')
  expect(pageOfProvider('javascript:alert(1)', base)).toBeNull()
  expect(pageOfProvider('data:text/html,x', base)).toBeNull()
  expect(pageOfProvider(null, base)).toBeNull()
})
