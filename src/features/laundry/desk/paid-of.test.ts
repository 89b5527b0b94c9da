import { describe, expect, it } from 'vitest'
import { paidOf } from './paid-of.ts'

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
