import { describe, expect, it } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { descriptors } from '../operations.ts'
import { chargeOverlays } from './overlay.ts'

let seq = 0
function operation(
  route: OperationRow['route'],
  body: unknown,
  more: Partial<OperationRow> = {},
): OperationRow {
  seq += 1
  return {
    id: `o${seq}`,
    seq,
    route,
    params: { id: 's' },
    body,
    state: 'waiting',
    wish: null,
    answer: null,
    madeId: null,
    deviceTime: '2026-07-01T06:00:00.000Z',
    actor: { kind: 'staff', userId: 'u', name: 'Claudine' },
    ...more,
  } as OperationRow
}
const wine = { title: 'Red wine', price: 18.5, qty: 1 }
const row = (id: string, more: object = {}) =>
  ({ id, version: 3, operation_id: null, ...more }) as ResourceRow
const items = (rows: ResourceRow[], operations: OperationRow[]) =>
  overlay('folio_items', rows, operations, descriptors)

describe('a bill while its changes wait', () => {
  it('shows an item once, before and after the house has it, by its author', () => {
    const add = operation('addFolioItem', wine)
    expect(items([], [add])).toMatchObject([
      {
        id: `op:${add.id}`,
        booking_id: 's',
        title: 'Red wine',
        version: 0,
        changed_by: 'Claudine',
      },
    ])
    const taken = { ...add, state: 'taken' as const, madeId: 'i1' }
    expect(items([row('i1', { operation_id: add.id })], [taken])).toHaveLength(1)
  })

  it('keeps an item off that a colleague took off after the house had it', () => {
    const add = operation('addFolioItem', wine, { state: 'taken', madeId: 'i1' })
    expect(items([], [add])).toEqual([])
  })

  it('takes an item off, by the house’s id and by what still makes it', () => {
    const add = operation('addFolioItem', wine)
    const off = operation('removeFolioItem', {}, { params: { id: 's', itemId: `op:${add.id}` } })
    expect(items([row('i1')], [add, off])).toEqual([row('i1')])
    const known = operation('removeFolioItem', {}, { params: { id: 's', itemId: 'i1' } })
    expect(items([row('i1')], [known])).toEqual([])
  })

  it('puts an order on the stay, and ends where the house’s row has caught up', () => {
    const put = operation('chargeToStay', { kind: 'restaurant', subject_id: 'm', on: true })
    const meals = (rows: ResourceRow[], operations: OperationRow[]) =>
      overlay('restaurant_orders', rows, operations, chargeOverlays.restaurant)
    expect(meals([row('m')], [put])).toMatchObject([{ room_booking_id: 's', charge_waits: true }])
    const laundry = overlay('laundry_orders', [row('m')], [put], chargeOverlays.laundry)
    expect(laundry).toEqual([row('m')])
    const answer = { body: { id: 'm', on: true, version: 4 } }
    const taken = { ...put, state: 'taken', answer } as OperationRow
    expect(meals([row('m')], [taken])).toMatchObject([
      { room_booking_id: 's', charge_waits: false },
    ])
    // A colleague took it off since.
    const later = row('m', { version: 5, room_booking_id: null })
    expect(meals([later], [taken])).toEqual([later])
  })

  it('shows a receipt by its code, without a number', () => {
    const issue = operation('issueReceipt', {
      code: 'KWXY2345',
      payer: 'Ridge Tours Ltd',
      lines: [
        { kind: 'nights', ref: null, title: '2 nights', qty: 2, amount: 121 },
        { kind: 'item', ref: 'i1', title: 'Red wine', qty: 1, amount: 18.5 },
      ],
      paid: 139.5,
      currency: 'USD',
    })
    expect(overlay('receipts', [], [issue], descriptors)).toMatchObject([
      { code: 'KWXY2345', number: null, total: 139.5, paid: 139.5, operation_id: issue.id },
    ])
  })
})
