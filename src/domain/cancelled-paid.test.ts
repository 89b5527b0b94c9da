import { expect, it } from 'vitest'
import {
  flagWhenCancelled,
  flagWhenSettled,
  cancelledPaidFlags,
  isCancelledPaidFlag,
} from './cancelled-paid.ts'

it('marks what is cancelled with money on it, and nothing else', () => {
  expect(flagWhenCancelled(null, 0)).toBeNull()
  expect(flagWhenCancelled(null, 1)).toBe('cancelled_paid')
  expect(flagWhenCancelled(null, 0, true)).toBe('no_show')
  expect(flagWhenCancelled(null, 1, true)).toBe('no_show_paid')
})

it('takes the place of what cancelling has answered, never of a doubt about the money', () => {
  for (const answered of ['room_gone', 'part_paid', 'paid_twice', 'room_mismatch']) {
    expect(flagWhenCancelled(answered, 5)).toBe('cancelled_paid')
    expect(flagWhenCancelled(answered, 0)).toBe(answered)
  }
  for (const doubt of ['refund_unknown', 'refund_refused', 'payment_reversed', 'amount_mismatch']) {
    expect(flagWhenCancelled(doubt, 5)).toBe(doubt)
    expect(flagWhenCancelled(doubt, 5, true)).toBe(doubt)
  }
})

it('marks money that comes after a no-show', () => {
  expect(flagWhenCancelled('no_show', 5)).toBe('no_show_paid')
  expect(flagWhenCancelled('no_show', 0)).toBe('no_show')
})

it('is over when the money is settled; a no-show stays one', () => {
  for (const flag of cancelledPaidFlags) expect(isCancelledPaidFlag(flag)).toBe(true)
  expect(isCancelledPaidFlag('room_gone')).toBe(false)
  expect(isCancelledPaidFlag(null)).toBe(false)
  expect(flagWhenSettled('cancelled_paid')).toBeNull()
  expect(flagWhenSettled('paid_cancelled')).toBeNull()
  expect(flagWhenSettled('no_show_paid')).toBe('no_show')
  expect(flagWhenSettled('refund_unknown')).toBe('refund_unknown')
  expect(flagWhenSettled(null)).toBeNull()
})
