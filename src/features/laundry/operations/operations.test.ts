import { i18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import type { LaundryOrder, PlaceLaundryOrder } from '#contract/laundry.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { knowHouseMoney } from '#offline/reads/house-money.ts'
import { dollarsAlone } from '#parts/testing/house-money.ts'
import { descriptors } from '../operations.ts'
import { laundryDetail, laundryTitle } from './place.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const body: PlaceLaundryOrder = {
  code: 'K7MPQ2XY',
  customer: 'Aline',
  customer_phone: '0788 123 456',
  room: null,
  address: 'Room 4',
  pickup: true,
  pick_up: '2026-07-01T15:00',
  drop_off: '2026-07-02T16:00',
  rush: false,
  notes: null,
  items: [{ service_id: 'shirt', qty: 2 }],
  totals: { items_subtotal: 3, fees: 3, grand_total: 6 },
  source: 'public',
}

function operation(more: Partial<OperationRow> = {}): OperationRow {
  return {
    id: 'op-1',
    route: 'placeLaundryOrder',
    params: {},
    body,
    state: 'waiting',
    parkReason: null,
    wish: null,
    words: { title: 'Laundry', detail: '2 × Shirt' },
    answer: null,
    madeId: null,
    ...more,
  } as OperationRow
}

const refused = (code: string, answer: object = {}, more: Partial<OperationRow> = {}) =>
  operation({
    state: 'parked',
    answer: { status: 422, code, message: '', at: 0, body: answer } as OperationRow['answer'],
    ...more,
  })

const place = descriptors.placeLaundryOrder!
const opens = (row: OperationRow) =>
  place.recoveryActions(row).flatMap((way) => (way.kind === 'open' ? [way.to] : []))

describe('laundry that waits', () => {
  it('is called by when it is fetched, or brought', () => {
    expect(i18n._(laundryTitle(body))).toMatch(/^Laundry, fetched on .*1.* at 15:00$/)
    expect(i18n._(laundryTitle({ ...body, pickup: false }))).toMatch(/^Laundry, brought on /)
    expect(i18n._(place.detail(operation())!)).toBe('2 × Shirt')
  })

  it('tells pieces by the piece and kilos by the kilo', () => {
    const lines = [
      { name: 'Shirt', unit: 'per item', qty: 2 },
      { name: 'Wash and fold', unit: 'per kg', qty: 2.5 },
    ]
    expect(laundryDetail(lines)).toBe('2 × Shirt, 2.5 kg Wash and fold')
  })
})

describe('ways on', () => {
  it('lead to other times when it came too late, or cannot be back so soon', () => {
    expect(opens(refused('too_late'))).toEqual(['/laundry?change=op-1&step=schedule&time=next'])
    const early = refused('validation', { errors: { drop_off: ['It can be back from …'] } })
    expect(opens(early)).toEqual(['/laundry?change=op-1&step=schedule'])
  })

  it('lead to the list when something is no longer to be had', () => {
    expect(opens(refused('item_unavailable'))).toEqual(['/laundry?change=op-1'])
  })

  it('take the house’s own figures as they are', () => {
    const current = { items_subtotal: 4, fees: 3, grand_total: 7 }
    const [way] = place.recoveryActions(refused('price_changed', { current }))
    expect(way).toMatchObject({ kind: 'change', change: { body: { ...body, totals: current } } })
    expect(i18n._(way!.label)).toBe('Order at the new price, $7.00')
    expect(place.recoveryActions(refused('price_changed', {}))).toHaveLength(1)
    knowHouseMoney({ base: 'KES', rates: [] })
    const [inShillings] = place.recoveryActions(refused('price_changed', { current }))
    knowHouseMoney(dollarsAlone)
    expect(i18n._(inShillings!.label)).toBe('Order at the new price, KES\u00a07.00')
  })

  it('have the documents’ words where the house has none', () => {
    expect(i18n._(place.failed!)).toBe('Failed to submit order.')
  })
})

describe('the desk’s steps', () => {
  const order = { id: 'l1', version: 3, operation_id: null, status: 'pending' } as LaundryOrder
  const step = (route: OperationRow['route'], more: Partial<OperationRow> = {}) =>
    operation({ route, params: { id: 'l1' }, body: { seen: { status: 'pending' } }, ...more })
  const start = descriptors.startLaundryOrder!
  const ready = descriptors.readyLaundryOrder!

  it('show the state as it will be, step upon step', () => {
    const started = start.overlay!.apply([order], step('startLaundryOrder'))
    expect(started[0]).toMatchObject({ status: 'processing', version: 3 })
    const next = { body: { seen: { status: 'processing' } } }
    const done = ready.overlay!.apply(started, step('readyLaundryOrder', next))
    expect(done[0]).toMatchObject({ status: 'ready' })
    expect(order.status).toBe('pending')
  })

  it('leave alone what the house moved on, and rows that are not there', () => {
    const cancelled = [{ ...order, status: 'cancelled' } as LaundryOrder]
    expect(start.overlay!.apply(cancelled, step('startLaundryOrder'))).toBe(cancelled)
    expect(start.overlay!.apply([], step('startLaundryOrder'))).toEqual([])
  })

  it('offer a cancellation from the state the house is in, and nothing unlawful', () => {
    const conflict = (status: string) =>
      refused(
        'conflict',
        { current: { ...order, status } },
        {
          route: 'cancelLaundryOrder',
          body: { seen: { status: 'pending' }, reason: 'No water' },
        },
      )
    const { recoveryActions: ways } = descriptors.cancelLaundryOrder!
    expect(ways(conflict('processing'))).toMatchObject([
      { kind: 'change', change: { body: { seen: { status: 'processing' }, reason: 'No water' } } },
    ])
    expect(ways(conflict('delivered'))).toEqual([])
    expect(ways(refused('conflict', {}, { route: 'cancelLaundryOrder' }))).toEqual([])
  })

  it('tell what the house has instead', () => {
    const current = { ...order, status: 'cancelled', changed_at: 't', cancel_reason: 'She called' }
    expect(start.serverStatus!({ data: current })).toMatchObject({ at: 't', note: 'She called' })
    expect(start.serverStatus!({ status: 'eaten' })).toBeNull()
  })
})
