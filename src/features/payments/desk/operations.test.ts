import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { changePayment as changeBody } from '#contract/money.ts'
import { knowHouseMoney } from '#offline/reads/house-money.ts'
import { withFrancs } from '#parts/testing/house-money.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import type { Money } from '../money.ts'
import { notYetShown, openByPayment, workOn } from './open-work.ts'
import { descriptors } from '../operations.ts'
import { payment } from '../testing/payment.ts'

beforeAll(() => {
  knowHouseMoney(withFrancs)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

let seq = 0
function operation(route: string, body: object, more: object = {}): OperationRow {
  seq += 1
  return {
    id: `op${seq}`,
    seq,
    route,
    params: { id: 'b1' },
    group: 'hotel_bookings:b1',
    body,
    state: 'waiting',
    wish: null,
    answer: null,
    madeId: null,
    actor: { kind: 'staff', userId: 'u1', name: 'Anna' },
    deviceTime: '2026-11-21T12:00:00.000Z',
    words: { title: '', detail: 'K7MP2QXW · 104 Bisoke' },
    ...more,
  } as unknown as OperationRow
}

const cash = { amount: 50, currency: 'USD', method: 'cash', status: 'paid', customer_name: 'Ben' }
const record = (body: object = {}, more: object = {}) =>
  operation('recordBookingPayment', { ...cash, ...body }, more)
const change = (body: object, more: object = {}) =>
  operation('changeBookingPayment', body, { params: { id: 'b1', paymentId: 'p1' }, ...more })
const shown = (rows: Money[], ops: OperationRow[]) =>
  overlay('payments', rows, notYetShown(ops, rows), descriptors)
const seenPaid = { seen: { status: 'paid', amount: 160, refund_status: null } }

describe('money whose booking was withdrawn', () => {
  it('says what was taken, and can be put on something else', () => {
    const descriptor = descriptors.recordBookingPayment!
    const words = (op: OperationRow) => {
      const money = descriptor.money!(op)
      return money && i18n._(money)
    }
    expect(words(record())).toBe('$50.00, Cash')
    expect(words(record({ status: 'pending' }))).toBeNull()
    const stranded = record({}, { state: 'parked', parkReason: 'predecessor' })
    expect(descriptor.recoveryActions(stranded)).toMatchObject([
      { kind: 'open', to: `/dashboard/payments?change=${stranded.id}` },
    ])
    expect(
      descriptor.recoveryActions(record({}, { state: 'parked', parkReason: 'conflict' })),
    ).toEqual([])
  })
})

describe('money that waits', () => {
  it('stands in the list with its author, and what it is for', () => {
    const op = record()
    expect(shown([], [op])).toEqual([
      expect.objectContaining({
        id: `op:${op.id}`,
        subject: { kind: 'room', id: 'b1' },
        subject_code: 'K7MP2QXW',
        subject_title: '104 Bisoke',
        customer: 'Ben',
        amount: 50,
        dollars: 50,
        status: 'paid',
        paid_at: '2026-11-21T12:00:00.000Z',
        changed_by: 'Anna',
      }),
    ])
  })

  it('counts francs at the house’s rate', () => {
    const [row] = shown([], [record({ amount: 72_500, currency: 'RWF' })])
    expect(row).toMatchObject({ amount: 72_500, rwf_rate: 1450, dollars: 50 })
  })

  it('is for what this device still makes, by its number once that is known', () => {
    const params = { id: 'op:11111111-1111-7111-8111-111111111111' }
    const before = record({}, { params, group: `hotel_bookings:${params.id}` })
    expect(shown([], [before])[0]?.subject.id).toBe(params.id)
    const after = record({}, { params, group: 'hotel_bookings:b7' })
    expect(shown([], [after])[0]?.subject).toEqual({ kind: 'room', id: 'b7' })
  })

  it('is never shown twice: not after a lost answer, nor once the list has caught up', () => {
    const lost = record({}, { state: 'unknown' })
    const row = payment('p9', { operation_id: lost.id })
    expect(shown([row], [lost])).toEqual([row])
    const taken = record(
      {},
      {
        state: 'taken',
        madeId: 'p9',
        answer: { body: { id: 'p9', data: { id: 'p9', version: 1 } } },
      },
    )
    expect(shown([], [taken])).toHaveLength(1)
    const later = payment('p9', { operation_id: 'another', version: 2 })
    expect(shown([later], [taken])).toEqual([later])
    expect(notYetShown([taken], [later])).toEqual([])
  })

  it('goes when it is withdrawn, and when the house refused it', () => {
    expect(shown([], [record({}, { wish: { kind: 'withdraw' } })])).toEqual([])
    expect(shown([], [record({}, { state: 'parked' })])).toEqual([])
  })
})

describe('changes that wait', () => {
  it('mark, refund and cancel, each upon the one before', () => {
    const pending = payment('p1', { status: 'pending', paid_at: null })
    const pay = change({ status: 'paid', seen: { status: 'pending', amount: 160 } })
    const refund = change({ status: 'refunded', ...seenPaid })
    expect(shown([pending], [pay])[0]).toMatchObject({
      status: 'paid',
      paid_at: '2026-11-21T12:00:00.000Z',
    })
    expect(shown([pending], [pay, refund])[0]).toMatchObject({
      status: 'refunded',
      refunded: 160,
      refunded_at: '2026-11-21T12:00:00.000Z',
    })
    expect(
      shown([pending], [change({ status: 'failed', seen: { status: 'pending' } })])[0],
    ).toMatchObject({
      status: 'failed',
      paid_at: null,
    })
  })

  it('find what this device recorded, before and after the house has it', () => {
    const made = record({ status: 'pending' })
    const params = { id: 'b1', paymentId: `op:${made.id}` }
    const pay = change({ status: 'paid', seen: { status: 'pending', amount: 50 } }, { params })
    expect(shown([], [made, pay])[0]).toMatchObject({ amount: 50, status: 'paid' })
    const kept = payment('p9', { operation_id: made.id, status: 'pending', paid_at: null })
    expect(shown([kept], [pay])[0]).toMatchObject({ id: 'p9', status: 'paid' })
    expect(workOn(openByPayment([made, pay]), kept)).toEqual([made, pay])
  })

  it('give a promised part back and leave the rest paid', () => {
    const row = payment('p1', { refunded: 45, refund_status: 'by hand' })
    expect(
      shown([row], [change({ status: 'refunded', seen: { status: 'paid' } })])[0],
    ).toMatchObject({
      status: 'paid',
      refunded: 45,
      refund_status: 'done',
    })
  })

  it('edit only what they name, and work the dollars out again', () => {
    const row = payment('p1', { amount: 145_000, currency: 'RWF', rwf_rate: 1400 })
    const [edited] = shown(
      [row],
      [change({ amount: 70_000, reference: 'No. 4', seen: { status: 'paid' } })],
    )
    expect(edited).toMatchObject({
      amount: 70_000,
      dollars: 50,
      reference: 'No. 4',
      method: 'cash',
    })
  })

  it('leave alone what the house moved on, and what a provider does', () => {
    const gone = [payment('p1', { status: 'refunded' })]
    expect(shown(gone, [change({ status: 'refunded', ...seenPaid })])[0]).toBe(gone[0])
    const card = [payment('p1', { provider: { name: 'pesapal', status: 'paid', flag: null } })]
    expect(shown(card, [change({ status: 'refunded', ...seenPaid })])[0]).toBe(card[0])
  })
})

const conflict = (current: object) => ({
  state: 'parked',
  parkReason: 'conflict',
  answer: {
    status: 409,
    code: 'conflict',
    message: '',
    at: 0,
    body: { code: 'conflict', current },
  },
})

describe('a step that a colleague took already', () => {
  const descriptor = descriptors.changeBookingPayment!

  it('is told as the house has it, and never offered again', () => {
    const current = payment('p1', { status: 'refunded', changed_by: 'B. Keza' })
    const op = change({ status: 'refunded', ...seenPaid }, conflict(current))
    expect(descriptor.serverStatus!(current)).toMatchObject({ by: 'B. Keza' })
    expect(i18n._(descriptor.serverStatus!(current)!.label)).toBe('Refunded, $160.00')
    expect(descriptor.recoveryActions(op)).toEqual([])
    const voided = { at: '2026-11-21T12:00:00.000Z', reason: 'Counted twice' }
    const says = descriptor.serverStatus!({ ...current, status: 'failed', voided })
    expect([i18n._(says!.label), says!.note]).toEqual(['Voided, $160.00', 'Counted twice'])
  })

  it('has a way on from where the house is, where that is lawful', () => {
    const current = payment('p1', { amount: 60 })
    const op = change({ status: 'refunded', ...seenPaid }, conflict(current))
    const [way] = descriptor.recoveryActions(op)
    if (way?.kind !== 'change') throw new Error('no way on')
    expect(i18n._(way.label)).toBe('Refund $60.00 all the same')
    expect(way.change.body).toEqual({
      status: 'refunded',
      seen: { status: 'paid', amount: 60, refund_status: null },
    })
    expect(safeParse(changeBody, way.change.body).success).toBe(true)
  })

  it('keeps an edit that crossed another’s', () => {
    const op = change({ reference: 'No. 4', ...seenPaid }, conflict(payment('p1', { amount: 60 })))
    expect(descriptor.recoveryActions(op)[0]).toMatchObject({
      label: { message: 'Change it all the same' },
      change: { body: { reference: 'No. 4', seen: { amount: 60 } } },
    })
  })

  it('is not tried for ever where the house voids nothing: what went back, and what is voided', () => {
    const wish = { void_reason: 'Typed twice', ...seenPaid }
    const ways = (more: object) =>
      descriptor.recoveryActions(change(wish, conflict(payment('p1', more))))
    expect(ways({ amount: 60 })).toHaveLength(1)
    expect(ways({ status: 'refunded', refunded: 160 })).toEqual([])
    expect(ways({ status: 'paid', refunded: 40 })).toEqual([])
    const voided = { at: '2026-11-21T12:00:00.000Z', reason: 'Counted twice' }
    expect(ways({ status: 'failed', voided })).toEqual([])
  })
})

it.each([
  ['paid', 'Mark payment paid', 'Failed to mark paid.'],
  ['refunded', 'Refund payment', 'Failed to refund.'],
  ['failed', 'Cancel payment', 'Failed to cancel.'],
])('speaks of %s in the documents’ words', (status, title, failed) => {
  const op = change({ status, ...seenPaid })
  const descriptor = descriptors.changeTourPayment!
  expect(i18n._(descriptor.title(op))).toBe(title)
  expect(i18n._(descriptor.failedOf!(op))).toBe(failed)
})

it.each([
  [undefined, '2026-11-21T22:30:00.000Z'],
  // At the house, where it is the next day already.
  ['2026-11-22', '2026-11-21T22:30:00.000Z'],
  ['2026-11-21', '2026-11-21T10:00:00.000Z'],
])('shows money recorded for %s while it waits at %s', (created_at, at) => {
  const op = record({ created_at }, { deviceTime: '2026-11-21T22:30:00.000Z' })
  expect(shown([], [op])[0]).toMatchObject({ created_at: at, paid_at: at })
})

it('says which number another host did not give, where it has no path for it', () => {
  const unsent = { state: 'parked', parkReason: 'not_supported' } as const
  const byPlace = {
    ...change({ status: 'paid' }),
    ...unsent,
    params: { id: '7', paymentId: '7:0' },
    attempts: [],
  }
  expect(descriptors.changeTourPayment!.failedOf!(byPlace).message).toBe('payment id missing')
  const tried = { id: 'a', at: 0, result: { none: 'no-number' } }
  const unnamed = { ...record(), ...unsent, attempts: [tried] } as unknown as OperationRow
  expect(descriptors.recordOrderPayment!.failedOf!(unnamed).message).toBe('booking_id required')
  expect(i18n._(descriptors.recordOrderPayment!.failedOf!(record()))).toBe(
    'Failed to save payment.',
  )
})

it('names what was taken, from whom and how', () => {
  expect(i18n._(descriptors.recordOrderPayment!.title(record()))).toBe(
    'Payment of $50.00 by Ben, Cash',
  )
})
