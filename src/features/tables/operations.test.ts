import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import type { Reservation, ReserveTable } from '#contract/tables.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { deskStepDescriptors, reserveDescriptor, takenAtDesk } from './operations.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const body: ReserveTable = {
  code: 'ABCD2345',
  date: '2026-11-21',
  time: '19:00',
  party_size: 4,
  notes: null,
  promo_code: null,
  custom_request: null,
  customer: { name: 'Aline', phone: '0788 123 456', email: null },
  source: 'public',
}

const operation = (more: Partial<OperationRow> = {}): OperationRow =>
  ({
    id: 'op-1',
    route: 'reserveTable',
    params: {},
    body,
    deviceTime: '2026-11-21T12:00:00.000Z',
    validUntil: '2026-11-21T17:15:00.000Z',
    words: { title: 'Book a table for 4 people', detail: '' },
    state: 'waiting',
    answer: null,
    madeId: null,
    ...more,
  }) as OperationRow

const refused = (code: string, current?: unknown) =>
  operation({
    state: 'parked',
    answer: { status: 409, code, message: 'No', body: { code, current }, at: 0 },
  })

describe('a reservation', () => {
  it('is called by people and time', () => {
    expect(i18n._(reserveDescriptor.title(operation()))).toBe('Book a table for 4 people')
    expect(i18n._(reserveDescriptor.detail(operation())!)).toContain('19:00')
    const alone = operation({ body: { ...body, party_size: 1 } })
    expect(i18n._(reserveDescriptor.title(alone))).toBe('Book a table for 1 person')
  })

  it('stands in the list while it waits, and never beside the house’s own row', () => {
    const { apply } = reserveDescriptor.overlay!
    const other = { id: '9', version: 1, operation_id: 'op-9' }
    expect(apply([other], operation())).toMatchObject([
      { id: 'op:op-1', status: 'pending', code: 'ABCD2345', customer_name: 'Aline' },
      other,
    ])
    for (const row of [
      { id: '5', version: 1, operation_id: 'op-1' },
      { id: '5', version: 2, operation_id: 'op-step', code: 'ABCD2345' },
    ]) {
      const rows = [row]
      expect(apply(rows, operation())).toBe(rows)
    }
  })

  it('where the house is full: each near time is one touch, and makes sense until then', () => {
    const ways = reserveDescriptor.recoveryActions(
      refused('tables_full', { seats_left: 1, times: ['17:30', '20:30'] }),
    )
    expect(ways).toMatchObject([
      {
        kind: 'change',
        change: {
          body: { ...body, time: '17:30' },
          validUntil: '2026-11-21T15:45:00.000Z',
        },
      },
      { kind: 'change', change: { body: { time: '20:30', code: 'ABCD2345' } } },
      { kind: 'open', to: '/restaurant/table?change=op-1' },
    ])
  })

  it('that is too late or at a closed hour leads to another time; others to the form', () => {
    for (const code of ['too_late', 'closed']) {
      expect(reserveDescriptor.recoveryActions(refused(code))).toMatchObject([
        { kind: 'open', to: '/restaurant/table?change=op-1&time=next' },
      ])
    }
    expect(reserveDescriptor.recoveryActions(refused('validation'))).toMatchObject([
      { kind: 'open', to: '/restaurant/table?change=op-1' },
    ])
    // A foreign host's 409 without times is no dead end.
    expect(reserveDescriptor.recoveryActions(refused('tables_full'))).toHaveLength(1)
  })
})

describe('a table that the desk took', () => {
  const taken = (more: Partial<OperationRow> = {}) =>
    operation({ body: { ...body, source: 'desk' }, validUntil: null, ...more })

  it('stands in the desk’s list while it waits; what a guest asked for here does not', () => {
    const { apply } = takenAtDesk.reserveTable!.overlay!
    expect(apply([], taken())).toMatchObject([{ id: 'op:op-1', source: 'desk' }])
    expect(apply([], operation())).toEqual([])
  })

  it('that is refused is changed at the desk, and never comes too late', () => {
    const { answer } = refused('tables_full', { times: ['20:30'] })
    expect(reserveDescriptor.recoveryActions(taken({ state: 'parked', answer }))).toMatchObject([
      { kind: 'change', change: { body: { time: '20:30', source: 'desk' }, validUntil: null } },
      { kind: 'open', to: '/dashboard/bookings?type=table&order=op-1' },
    ])
  })
})

describe('the desk’s steps', () => {
  const row = { id: '5', version: 1, operation_id: null, status: 'pending' } as Reservation
  const step = (more: Partial<OperationRow>) =>
    operation({ params: { id: '5' }, body: { seen: { status: 'pending' } }, ...more })

  it('show as they will be, step upon step, and never against the house', () => {
    const confirmed = deskStepDescriptors.confirmReservation!.overlay!.apply([row], step({}))
    expect(confirmed).toMatchObject([{ status: 'confirmed', version: 1 }])
    const next = step({ body: { seen: { status: 'confirmed' } } })
    const seated = deskStepDescriptors.seatReservation!.overlay!.apply(confirmed, next)
    expect(seated).toMatchObject([{ status: 'seated' }])
    const gone = [{ ...row, status: 'no-show' } as Reservation]
    expect(deskStepDescriptors.seatReservation!.overlay!.apply(gone, step({}))).toBe(gone)
  })

  it('after a conflict can be taken from the house’s own state, where that is lawful', () => {
    const refusedAs = (status: string) =>
      step({
        body: { seen: { status: 'pending' }, reason: 'A wedding' },
        answer: {
          status: 409,
          code: 'conflict',
          message: null,
          body: { current: { ...row, status, changed_by: 'Some admin' } },
          at: 0,
        },
      })
    const { recoveryActions: ways, serverStatus: house } = deskStepDescriptors.cancelReservation!
    expect(ways(refusedAs('confirmed'))).toMatchObject([
      { change: { body: { seen: { status: 'confirmed' }, reason: 'A wedding' } } },
    ])
    expect(ways(refusedAs('seated'))).toEqual([])
    expect(house!({ ...row, status: 'seated', changed_by: 'Some admin' })).toMatchObject({
      label: { message: 'Seated' },
      by: 'Some admin',
    })
    expect(house!({ status: 'eaten' })).toBeNull()
  })
})
