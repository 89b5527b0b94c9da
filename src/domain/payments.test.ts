import { expect, it } from 'vitest'
import { movesForward, paymentStatuses } from './payments.ts'

it('moves forward alone: whatever the order of the news, the furthest of them stays', () => {
  const rank = { pending: 0, failed: 1, paid: 2, refunded: 3 }
  for (const from of paymentStatuses) {
    for (const to of paymentStatuses) expect(movesForward(from, to)).toBe(rank[to] > rank[from])
  }
})
