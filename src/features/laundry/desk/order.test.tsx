// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import type { LaundryOrder } from '#contract/laundry.ts'
import { useReceivedCents } from '#parts/desk/use-received-cents.ts'
import { renderUi } from '#ui/test-render.tsx'
import { paidOf, PaidAlert } from './order.tsx'

vi.mock('#parts/desk/use-received-cents.ts', () => ({ useReceivedCents: vi.fn() }))

function words(fields: Partial<LaundryOrder>, held: number | null) {
  vi.mocked(useReceivedCents).mockReturnValue(held)
  const row = { id: '7', version: 2, operation_id: null, status: 'ready', grand_total: 9.5 }
  const order = { ...row, flag: null, payment_status: 'unpaid', ...fields } as LaundryOrder
  const { container } = renderUi(<PaidAlert order={order} />)
  expect(vi.mocked(useReceivedCents)).toHaveBeenLastCalledWith({ kind: 'laundry', id: '7' })
  return container.textContent
}

it('says the amount that is due of a part-paid order', () => {
  const said = '$3.50 is due$6.00 of $9.50 was paid. Ask the guest for the rest.'
  expect(words({ flag: 'part_paid', payment_status: 'unpaid' }, 600)).toBe(said)
  // Not marked as yet: money was taken here and waits.
  expect(words({ payment_status: 'unpaid' }, 600)).toBe(said)
})

it('says the amount that goes back', () => {
  expect(words({ flag: 'overpaid', payment_status: 'paid' }, 1200)).toBe(
    '$2.50 too much was paid$12.00 was paid, and it costs $9.50 by now. Give the guest the difference.',
  )
})

it('says it in words where the payments are not known, and nothing of what is settled', () => {
  expect(words({ flag: 'part_paid', payment_status: 'unpaid' }, null)).toBe(
    'Paid in partWhat came does not cover the price. Ask the guest for the rest.',
  )
  expect(words({ payment_status: 'paid' }, 950)).toBe('')
  expect(words({ payment_status: 'unpaid' }, 0)).toBe('')
  expect(words({ status: 'cancelled', payment_status: 'unpaid' }, 600)).toBe('')
})

describe('what was paid for an order', () => {
  it('is what its payments come to, whatever it costs by now', () => {
    expect(paidOf({ payment_status: 'unpaid', grand_total: 9, flag: 'part_paid' }, 600)).toBe(600)
    expect(paidOf({ payment_status: 'paid', grand_total: 9, flag: 'overpaid' }, 1200)).toBe(1200)
    expect(paidOf({ payment_status: 'paid', grand_total: 9, flag: null }, 600)).toBe(600)
  })

  it('is its total where it says paid and no payment of its own is known', () => {
    expect(paidOf({ payment_status: 'paid', grand_total: 9, flag: null }, null)).toBe(900)
    expect(paidOf({ payment_status: 'paid', grand_total: 9, flag: null }, 0)).toBe(900)
  })

  it('is not known where the order is marked and its payments are not here, nor where none came', () => {
    expect(paidOf({ payment_status: 'unpaid', grand_total: 9, flag: 'part_paid' }, null)).toBe(null)
    expect(paidOf({ payment_status: 'paid', grand_total: 9, flag: 'overpaid' }, null)).toBe(null)
    expect(paidOf({ payment_status: 'unpaid', grand_total: 9, flag: null }, 0)).toBe(null)
  })
})
