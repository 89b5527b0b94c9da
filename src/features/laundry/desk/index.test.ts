import { expect, it } from 'vitest'
import type { LaundryOrder } from '#contract/laundry.ts'
import { laundryDueOf } from './index.tsx'

const today = '2026-11-21'

it('has laundry that is due, overdue first, and nothing that is over or for later', () => {
  const order = (id: string, out_at: string, status = 'ready') =>
    ({ id, out_at, status }) as LaundryOrder
  const due = laundryDueOf(
    [
      order('later', '2026-11-22T10:00'),
      order('today', '2026-11-21T17:00'),
      order('overdue', '2026-11-20T17:00', 'processing'),
      order('done', '2026-11-21T09:00', 'delivered'),
      order('gone', '2026-11-21T09:00', 'cancelled'),
    ],
    today,
  )
  expect(due.map(({ id }) => id)).toEqual(['overdue', 'today'])
})
