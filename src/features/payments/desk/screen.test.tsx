// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { anna, NOW, operationRow, reply } from '#offline/testing/fake-offline.ts'
import { actorOf } from '#offline/session.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { payment } from '../testing/payment.ts'
import { PaymentsScreen } from './screen.tsx'

const confirm = vi.fn(async (operation: NewOperation) => operationRow(operation))

function show(
  status: number,
  body: unknown,
  at = '/dashboard/payments',
  rows: OperationRow[] = [],
) {
  const client = atDesk({ outbox: { confirm }, ask: async () => reply(status, body), rows })
  const terms = () => <p>What the terms say</p>
  renderAtDesk(client, <PaymentsScreen decisions={null} Terms={terms} />, at)
}

beforeAll(installDialog)
beforeEach(() => {
  confirm.mockClear()
  configure({ asyncUtilTimeout: 20_000 })
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never
})

it('says that payments could not be loaded, in the house’s words where it has some', async () => {
  show(500, {})
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load payments.')
  expect(screen.queryByText('No payments found.')).toBeNull()
  cleanup()
  show(403, { code: 'forbidden', message: 'This is for the desk.' })
  expect((await screen.findByRole('alert')).textContent).toContain('This is for the desk.')
})

it('says that there are none, or none that were looked for', async () => {
  show(200, { data: [] })
  expect(await screen.findByText('No payments found.')).toBeDefined()
  expect(screen.getByText('Add the first one.')).toBeDefined()
  cleanup()
  show(200, { data: [payment('p1', { customer: 'Aline' })] })
  expect((await screen.findAllByText('Aline')).length).toBeGreaterThan(0)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody of that name' } })
  expect(await screen.findByText('No payments found.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Show all payments' }))
  expect((await screen.findAllByText('Aline')).length).toBeGreaterThan(0)
})

it('a payment on a receipt is not edited: a parked edit leads to its void, with a reason', async () => {
  const onReceipt = payment('p1', {
    customer: 'Aline',
    amount: 160,
    receipt: { id: 'r1', number: 12 },
  })
  show(200, { data: [onReceipt] }, '/dashboard/payments?void=p1')
  const dialog = await screen.findByRole('alertdialog', { name: 'Void this payment?' })
  expect(dialog.textContent).toContain('receipt no. 12')
  fireEvent.click(screen.getByRole('button', { name: 'Void and record again' }))
  expect(dialog.textContent).toContain('Say why: it stays with the payment.')
  expect(confirm).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('Why is it voided?'), {
    target: { value: 'A digit too few' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Void and record again' }))
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    route: 'changeBookingPayment',
    params: { paymentId: 'p1' },
    body: { void_reason: 'A digit too few', seen: { status: 'paid', amount: 160 } },
  })
  // Then what was really taken, as a payment of its own.
  expect(await screen.findByRole('dialog', { name: 'Add Payment' })).toBeDefined()
})

it.each([
  ['says what the terms give back before a refund', {}, 'Refund $160.00', 1],
  [
    'hands back what was decided, and no other sum beside it',
    { refunded: 100, refund_status: 'by hand' as const },
    'Refund $100.00',
    0,
  ],
])('%s', async (_, refund, button, terms) => {
  show(200, { data: [payment('p1', refund)] })
  fireEvent.click((await screen.findAllByRole('button', { name: /^Refund/ }))[0]!)
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByRole('button', { name: button })).toBeDefined()
  expect(within(dialog).queryAllByText('What the terms say')).toHaveLength(terms)
})

it('a voided payment stays in the list as such, with no step left', async () => {
  const voided = { at: '2026-11-21T10:00:00.000Z', reason: 'A digit too few' }
  show(200, { data: [payment('p1', { customer: 'Aline', status: 'failed', voided })] })
  expect((await screen.findAllByText('Voided')).length).toBeGreaterThan(0)
  for (const name of ['Edit', 'Mark Paid', 'Refund', 'Cancel']) {
    for (const button of screen.getAllByRole('button', { name })) {
      expect((button as HTMLButtonElement).disabled, name).toBe(true)
    }
  }
})

it('finds a payment by what recorded it, though another device has changed it since', async () => {
  const actor = actorOf(anna)
  const params = { id: 'b1' }
  const made = operationRow(
    { id: 'o1', route: 'recordBookingPayment', params, actor },
    { state: 'taken', endedAt: NOW, madeId: 'p1' },
  )
  // Confirmed before the house had the payment.
  const refund = operationRow({
    route: 'changeBookingPayment',
    params: { ...params, paymentId: 'op:o1' },
    body: { status: 'refunded', seen: { status: 'paid', amount: 160 } },
    after: ['o1'],
    actor,
  })
  const row = payment('p1', { customer: 'Aline', version: 2, operation_id: 'of another' })
  show(200, { data: [row] }, '/dashboard/payments?payment=op:o1', [made, refund])
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Aline')
  expect(dialog.textContent).toContain('Refunded')
  const [again] = within(dialog).queryAllByRole('button', { name: 'Refund' })
  expect(again?.hasAttribute('disabled') ?? true).toBe(true)
})
