import { i18n } from '@lingui/core'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { HotelBooking } from '#contract/bookings.ts'
import { bookingStepLeadsTo, bookingSteps, mayStepBooking } from '#domain/booking-steps.ts'
import { bookingStatuses } from '#domain/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import type { DeskBooking } from '../desk-booking.ts'
import { bookingStepRoutes, deskStepDescriptors, openBookingStepsOn } from './desk-steps.ts'
import type { BookingStep } from './desk-steps-text.ts'
import { givenTo } from './given-to.ts'

vi.mock('#offline/offline.ts', () => ({
  offline: () => ({
    client: { getQueryData: () => undefined },
    person: () => 'u1',
    session: { getSnapshot: () => null },
    clock: { now: () => Date.parse('2026-11-20T16:00:00.000Z') },
  }),
}))

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const booking = {
  id: 'b1',
  version: 3,
  operation_id: null,
  status: 'approved',
  room_id: 'r1',
  room_number: '104',
  check_in: '2026-11-21',
  check_out: '2026-11-23',
  flag: null,
  cancel_reason: null,
} as HotelBooking

function step(name: BookingStep, body: unknown, over: Partial<OperationRow> = {}): OperationRow {
  return operationRow(
    {
      id: `op-${name}`,
      route: bookingStepRoutes[name],
      params: { id: 'b1' },
      body,
      words: { title: '', detail: 'Aline · 104' },
    },
    {
      deviceTime: '2026-11-20T15:00:00.000Z',
      clock: { device: Date.parse('2026-11-20T15:00:00.000Z'), known: true },
      ...over,
    },
  )
}

const shown = (row: HotelBooking, operation: OperationRow) =>
  overlay('hotel_bookings', [row], [operation], deskStepDescriptors)[0] as HotelBooking

describe('a waiting step', () => {
  it('shows, from every state, exactly what the house would make of it by the same table', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bookingStatuses),
        fc.constantFrom(...bookingSteps),
        (status, name) => {
          const days = { check_in: '2026-11-21', check_out: '2026-11-24' }
          const seen = name === 'reschedule' ? {} : { seen: { status } }
          const now = shown({ ...booking, status }, step(name, { ...days, ...seen }))
          const lawful = mayStepBooking(status, name)
          expect(now.status).toBe(lawful ? bookingStepLeadsTo(name, status) : status)
        },
      ),
    )
  })

  it('marks a no-show as the house does', () => {
    expect(shown(booking, step('no_show', {}))).toMatchObject({
      status: 'cancelled',
      flag: 'no_show',
      cancel_reason: 'No-show',
    })
    const paid = { ...booking, paid: 80 }
    expect(shown(paid, step('no_show', {}))).toMatchObject({ flag: 'no_show_paid' })
  })
})

it('is offered on its day', () => {
  const on = (today: string) => openBookingStepsOn(booking, today)
  expect(on('2026-11-20')).toEqual(['reschedule', 'cancel'])
  expect(on('2026-11-21')).toEqual(['check_in', 'reschedule', 'cancel', 'no_show'])
  expect(openBookingStepsOn({ ...booking, status: 'active' }, '2026-11-22')).toEqual([
    'check_out',
    'reschedule',
    'cancel',
  ])
})

describe('ways on from a stay step that the house refused', () => {
  const ways = (
    name: BookingStep,
    body: unknown,
    current: object,
    code = 'conflict',
    over: Partial<OperationRow> = {},
  ) =>
    deskStepDescriptors[bookingStepRoutes[name]]!.recoveryActions(
      step(name, body, {
        state: 'parked',
        answer: { status: 409, code, message: '', at: 0, body: { code, current } },
        ...over,
      } as Partial<OperationRow>),
    )
  const labels = (found: ReturnType<typeof ways>) => found.map(({ label }) => label.message)

  it('check in: what is pending is approved first', () => {
    const [way] = ways(
      'check_in',
      { seen: { status: 'approved' } },
      { ...booking, status: 'pending' },
    )
    expect(way).toMatchObject({
      change: { route: 'approveHotelBooking', body: { seen: { status: 'pending' } } },
    })
  })

  it('check in before its day: the stay may begin on the day they came', () => {
    const [way] = ways('check_in', { seen: { status: 'approved' } }, booking)
    expect(way).toMatchObject({
      change: {
        route: 'rescheduleHotelBooking',
        body: {
          check_in: '2026-11-20',
          check_out: '2026-11-23',
          seen: { check_in: '2026-11-21', check_out: '2026-11-23', room_id: 'r1' },
        },
      },
    })
  })

  it.each([
    ['1970', '1970-01-04T09:00:00.000Z', true],
    ['years behind', '2022-11-20T15:00:00.000Z', true],
    ['ahead', '2026-11-22T15:00:00.000Z', true],
    // The house was not heard then: nobody knows how far that clock was off.
    ['three days behind', '2026-11-17T15:00:00.000Z', false],
    ['three days behind, by an older app', '2026-11-17T15:00:00.000Z', undefined],
  ])('a clock that is off (%s) begins no stay: the house’s day does', (_, deviceTime, known) => {
    const clock = known === undefined ? undefined : { device: Date.parse(deviceTime), known }
    const seen = { seen: { status: 'approved' } }
    const [way] = ways('check_in', seen, booking, 'conflict', { deviceTime, clock })
    expect(way).toMatchObject({ change: { body: { check_in: '2026-11-20' } } })
  })

  it('are the same again from another state that lets it, and none from where it is over', () => {
    const seen = { seen: { status: 'approved' } }
    expect(labels(ways('check_in', seen, { ...booking, status: 'accepted' }))).toEqual([
      'Check in all the same',
    ])
    expect(labels(ways('no_show', seen, { ...booking, status: 'pending' }))).toEqual([
      'No-show all the same',
    ])
    expect(ways('no_show', seen, { ...booking, status: 'active' })).toEqual([])
    for (const name of ['check_in', 'check_out', 'no_show'] as const) {
      expect(ways(name, seen, { ...booking, status: 'cancelled' })).toEqual([])
      expect(ways(name, seen, { ...booking, status: 'completed' })).toEqual([])
    }
  })
})

describe('whose a room is that was taken', () => {
  const taken = { taken: ['r1'], check_in: '2026-11-21', check_out: '2026-11-22', rooms: [] }
  const holder = {
    ...booking,
    customer_name: 'A. Uwase',
    changed_at: '2026-11-21T12:02:00.000Z',
    changed_by: 'Claudine',
  } as unknown as DeskBooking

  it('is said by room and guest, since when and by whom', () => {
    const says = givenTo(taken, 'own', () => [
      { ...holder, id: 'own', customer_name: 'Who moves' },
      { ...holder, id: 'b0', status: 'cancelled' },
      holder,
    ])
    expect(says).toMatchObject({ at: '2026-11-21T12:02:00.000Z', by: 'Claudine' })
    expect(i18n._(says!.label)).toBe('Room 104 was given to A. Uwase')
  })

  it('is not guessed: of another refusal, other nights, or a booking not heard of', () => {
    expect(givenTo(booking, 'own', () => [holder])).toBeNull()
    expect(givenTo(taken, 'own', () => [])).toBeNull()
    const later = { ...taken, check_in: '2026-11-23', check_out: '2026-11-24' }
    expect(givenTo(later, 'own', () => [holder])).toBeNull()
  })
})
