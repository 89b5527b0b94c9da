import { describe, expect, it } from 'vitest'
import type { CashCount } from '#contract/cash-counts.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Handover } from './past.ts'
import { tillPeriod } from './till-period.ts'
import { withCounts } from './with-counts.ts'

/* Two shifts of one till: 50 dollars in the first, 30 in the second. */

const NOW = Date.parse('2026-11-21T18:00:00Z')
const FIRST = '2026-11-21T10:00:00Z'
const SECOND = '2026-11-21T15:00:00Z'

const row = (seq: number, more: Partial<OperationRow> = {}): OperationRow =>
  ({
    id: `op${seq}`,
    seq,
    route: 'recordBookingPayment',
    state: 'taken',
    wish: null,
    endedAt: null,
    actor: { kind: 'staff', userId: 'u1', name: 'Aline' },
    actorKey: 'staff:u1',
    deviceTime: '2026-11-21T09:00:00Z',
    words: { title: 'Cash', detail: '' },
    ...more,
  }) as OperationRow
const count = (seq: number, until: string, state: OperationRow['state']) =>
  row(seq, {
    route: 'countCash',
    state,
    body: { from: 'Aline', to: 'Diane', shift: { since: null, until }, counts: [], note: null },
  })
/** As the device remembers it. */
const handover = (seq: number, at: string, counted = true) =>
  ({ seq, at, to: 'Diane', ...(counted && { counts: [] }) }) as unknown as Handover
/** As the house has it, or as it waits. */
const standing = (until: string) => ({ shift: { since: null, until } }) as CashCount

const period = (past: readonly Handover[], rows: readonly OperationRow[], last?: CashCount) => {
  const { since, operations, hasRefused } = tillPeriod(
    withCounts(past, rows),
    rows,
    last ?? null,
    NOW,
  )
  const payments = operations.filter(({ route }) => route !== 'countCash').map(({ seq }) => seq)
  return { since, payments, hasRefused }
}

describe('what the next count of a till covers', () => {
  it('is what came since the last count', () => {
    const rows = [row(1), count(2, FIRST, 'taken'), row(3)]
    const past = [handover(2, FIRST)]
    const covered = { since: FIRST, payments: [3], hasRefused: false }
    expect(period(past, rows, standing(FIRST))).toEqual(covered)
    // Its list was not heard yet.
    expect(period(past, rows)).toEqual(covered)
  })

  it.each(['parked', 'withdrawn'] as const)(
    'is the cash of a shift whose count is %s, too',
    (state) => {
      const rows = [row(1), count(2, FIRST, 'taken'), row(3), count(4, SECOND, state), row(5)]
      const past = [handover(4, SECOND), handover(2, FIRST)]
      const covered = { since: FIRST, payments: [3, 5], hasRefused: true }
      expect(period(past, rows, standing(FIRST))).toEqual(covered)
    },
  )

  it('is the cash of the first shift, where its count was refused, and of nothing older than a day', () => {
    const old = row(0, { deviceTime: '2026-11-19T09:00:00Z' })
    const rows = [old, row(1), count(2, FIRST, 'parked'), row(3)]
    const covered = { since: null, payments: [1, 3], hasRefused: true }
    expect(period([handover(2, FIRST)], rows)).toEqual(covered)
    // The page went away before the handover was remembered.
    expect(period([], rows)).toEqual(covered)
  })

  it('is the cash of a shift that was handed over without a count, too', () => {
    const rows = [row(1), count(2, FIRST, 'taken'), row(3), row(5)]
    const past = [handover(4, SECOND, false), handover(2, FIRST)]
    expect(period(past, rows, standing(FIRST)).payments).toEqual([3, 5])
  })

  it('begins at the count that a colleague sent for this till', () => {
    const rows = [row(1), count(2, FIRST, 'settled'), row(3)]
    expect(period([handover(2, FIRST)], rows, standing(FIRST)).payments).toEqual([3])
  })

  it('begins with the last handover where no till was ever counted', () => {
    const rows = [row(1), row(3)]
    expect(period([handover(2, FIRST, false)], rows).payments).toEqual([3])
    expect(period([], rows).payments).toEqual([1, 3])
  })

  it('has nothing that was taken back or settled elsewhere', () => {
    const rows = [row(1, { state: 'withdrawn' }), row(2, { state: 'settled' }), row(3)]
    expect(period([], rows).payments).toEqual([3])
  })
})
