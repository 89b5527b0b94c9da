import { describe, expect, it } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { aboutRows, rowNames } from './about-rows.ts'

const made = '019f1c9b-2f00-7000-b044-b47703683244'
const heir = '019f1c9d-03c0-7000-aa24-0708dfb5a675'

const operation = (id: string, more: Partial<OperationRow> = {}) =>
  ({
    id,
    route: 'bookRoom',
    params: {},
    body: { code: 'K7MP2QXW' },
    group: `hotel_bookings:op:${id}`,
    after: [],
    state: 'unknown',
    wish: null,
    madeId: null,
    ...more,
  }) as unknown as OperationRow

const cash = operation('019f1c9c-1960-7000-90f0-e5c6ac48061b', {
  route: 'recordBookingPayment',
  params: { id: `op:${made}` },
  body: { amount: 80 },
  group: `hotel_bookings:op:${made}`,
  after: [made],
  state: 'waiting',
})
const row = (more: object) => ({ id: 'b1', version: 1, operation_id: null, ...more }) as ResourceRow
const taken = operation(heir, { state: 'waiting' })
const asked = operation(made, { wish: { kind: 'change', successor: heir } })
const about = (operations: OperationRow[], rows: ResourceRow[] = []) => {
  const { params, group } = aboutRows(operations, [rows]).find(({ id }) => id === cash.id) ?? cash
  return [params.id, group]
}

describe('money on what this device made is about that', () => {
  it.each<[string, OperationRow[], ResourceRow[], string]>([
    ['while nobody knows', [operation(made)], [], `op:${made}`],
    ['once it is taken', [operation(made, { state: 'taken', madeId: 'b1' })], [], 'b1'],
    ['when the list has it first', [operation(made)], [row({ operation_id: made })], 'b1'],
    ['when it was changed since', [operation(made)], [row({ code: 'K7MP2QXW' })], 'b1'],
    ['while it is taken over', [asked, taken], [], `op:${heir}`],
    ['when it was done all the same', [asked, taken], [row({ operation_id: made })], 'b1'],
    [
      'when it was put otherwise, and that is taken',
      [asked, operation(heir, { state: 'taken', madeId: 'b1' })],
      [],
      'b1',
    ],
    [
      'when nothing was left to take over',
      [
        operation(made, { ...asked, state: 'taken', madeId: 'b1' }),
        operation(heir, { state: 'superseded', wish: { kind: 'change', successor: made } }),
      ],
      [],
      'b1',
    ],
  ])('%s', (_, makers, rows, name) => {
    expect(about([...makers, cash], rows)).toEqual([name, `hotel_bookings:${name}`])
  })

  it('never loses itself where two point at each other', () => {
    const back = operation(heir, { wish: { kind: 'change', successor: made } })
    expect(about([asked, back, cash])).toEqual([`op:${made}`, `hotel_bookings:op:${made}`])
  })
})

it('leaves all else alone: a list that changes nothing is the same list', () => {
  const all = [operation(made), cash]
  expect(aboutRows(all)).toBe(all)
  expect(aboutRows([operation(made)])).toHaveLength(1)
  expect(rowNames(all)('b7')).toBe('b7')
})
