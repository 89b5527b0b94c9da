import { expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { shiftOf } from './entries.ts'
import type { Handover } from './past.ts'
import { withCounts } from './with-counts.ts'

const NOW = Date.parse('2026-11-21T18:00:00Z')

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
    deviceTime: '2026-11-21T14:00:00Z',
    words: { title: 'Cash', detail: `no. ${seq}` },
    ...more,
  }) as OperationRow
const count = (seq: number, until: string, more: Partial<OperationRow> = {}) =>
  row(seq, {
    route: 'countCash',
    state: 'waiting',
    body: {
      till: 'd1',
      till_name: 'Tablet',
      from: 'Aline',
      to: 'Diane',
      shift: { since: null, until },
      counts: [{ currency: 'USD', opening: 100, taken: 58.5, given_back: 0, counted: 158.5 }],
      reason: null,
      note: 'Keys are in the safe',
    },
    ...more,
  })
const remembered = (seq: number, at: string) => ({ seq, at, to: 'Eric' }) as Handover

it('ends the shift at a count whose handover was not remembered', () => {
  const rows = [row(1), row(2, { state: 'waiting' }), count(3, '2026-11-21T15:00:00Z'), row(4)]
  const past = withCounts([], rows)
  expect(past).toMatchObject([
    {
      at: '2026-11-21T15:00:00Z',
      seq: 3,
      from: 'Aline',
      to: 'Diane',
      note: 'Keys are in the safe',
      all: 2,
      there: 1,
      missing: ['Cash · no. 2'],
      counts: [{ currency: 'USD', counted: 158.5, difference: 0 }],
    },
  ])
  // What was counted is in no later count; what is not at the house stays in the list.
  expect(shiftOf(rows, past[0]!, NOW).filter(({ earlier }) => !earlier)).toEqual([
    { row: rows[3], earlier: false },
  ])
})

it('stands between the handovers that were remembered, and repeats none of them', () => {
  const [one, three] = [remembered(2, 'first'), remembered(8, 'third')]
  const rows = [
    count(2, 'first', { state: 'taken' }),
    row(4),
    count(5, 'second'),
    count(7, 'third'),
  ]
  expect(withCounts([three, one], rows).map(({ at, all }) => [at, all])).toEqual([
    ['third', undefined],
    // The earlier count is of the shift before.
    ['second', 1],
    ['first', undefined],
  ])
})

it('is not ended by a count that was taken back', () => {
  const rows = [
    count(3, 'a', { state: 'withdrawn' }),
    count(4, 'b', { wish: { kind: 'withdraw' } as OperationRow['wish'] }),
  ]
  expect(withCounts([], rows)).toEqual([])
})
