import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookTour, type BookTour, type TourBooking } from '#contract/tour-bookings.ts'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { bookTourDescriptor, validUntil } from './book.ts'
import { openTourSteps, tourStepDescriptors } from './desk-steps.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const descriptor = bookTourDescriptor(() => 'Africa/Kigali')

const body: BookTour = {
  code: 'ABCD2345',
  booking: { tour_id: 'hike', date: '2026-11-24', people: 4, price_per_person: 95 },
  customer: { name: 'Aline', phone: '0788 123 456', email: null },
  notes: null,
  promo_code: 'RIDGE',
  pricing: { currency: 'USD', per_person: 85.5, subtotal: 380, discount: 38, total: 342 },
  payment: { method: 'cash', reference: null, processor: null },
  source: 'public-tours-page',
}

const operation = (more: Partial<OperationRow> = {}) =>
  operationRow(
    {
      id: 'op-1',
      route: 'bookTour',
      params: { tourId: 'hike' },
      body,
      words: { title: '', detail: 'Volcano hike' },
    },
    more,
  )

const refused = (code: string, more: object = {}) =>
  operation({
    state: 'parked',
    parkReason: 'refused',
    answer: { status: 409, code, message: 'no', body: { code, message: 'no', ...more } } as never,
  })

const labels = (ways: readonly RecoveryAction[]) => ways.map(({ label }) => i18n._(label))
const changed = (way: RecoveryAction | undefined) => {
  if (way?.kind !== 'change') throw new Error('not a ready change')
  expect(bookTour.safeParse(way.change.body).error).toBeUndefined()
  return { ...way.change, body: way.change.body as BookTour }
}

it.each([
  ['public-tours-page', 'not_supported', 'Failed to place booking.'],
  ['admin-dashboard', 'not_supported', 'No booking endpoint accepted the request.'],
  ['admin-dashboard', 'refused', 'Failed to create booking'],
] as const)('from %s, %s: says “%s”', (source, parkReason, text) => {
  const row = operation({ body: { ...body, source }, parkReason })
  expect(descriptor.failedOf?.(row).message).toBe(text)
})

describe('a booking that waits', () => {
  it('says the tour, people and day, and what it costs', () => {
    expect(i18n._(descriptor.title(operation()))).toBe('Volcano hike for 4 people on 24 Nov')
    expect(i18n._(descriptor.detail(operation())!)).toBe('$342.00, to be paid on arrival')
    const toRoom = { ...body, payment: { ...body.payment, method: 'room' as const } }
    expect(i18n._(descriptor.detail(operation({ body: toRoom }))!)).toBe(
      '$342.00, charged to the room',
    )
  })

  it('makes sense until its tour leaves, or its day is over at the house', () => {
    const until = (departure: string | null) => validUntil('2026-11-24', 'Africa/Kigali', departure)
    expect(until('05:30')).toBe('2026-11-24T03:30:00.000Z')
    expect(until(null)).toBe('2026-11-24T22:00:00.000Z')
  })
})

describe('a tour that is full', () => {
  const full = refused('tour_full', {
    current: {
      spots_left: 2,
      days: [
        { date: '2026-11-25', spots_left: 8 },
        { date: '2026-11-23', spots_left: 3 },
        { date: '2026-11-26', spots_left: 4 },
      ],
    },
  })

  it('leads to another day in one touch, or to fewer people, or back to the form', () => {
    expect(labels(descriptor.recoveryActions(full))).toEqual([
      'Go on 25 Nov instead, 8 places left',
      'Go on 26 Nov instead, 4 places left',
      'Go with 2 people, $171.00',
      'Change the booking',
    ])
    const [day, , fewer, open] = descriptor.recoveryActions(full)
    expect(changed(day)).toMatchObject({
      body: { booking: { date: '2026-11-25', people: 4 }, pricing: body.pricing },
      words: { detail: 'Volcano hike' },
      validUntil: '2026-11-25T22:00:00.000Z',
    })
    expect(changed(fewer).body).toMatchObject({
      booking: { date: '2026-11-24', people: 2 },
      pricing: { per_person: 85.5, subtotal: 190, discount: 19, total: 171 },
    })
    expect(open).toMatchObject({ kind: 'open', to: '/tours?change=op-1&step=book' })
  })

  it('offers no fewer where none are left', () => {
    const none = refused('tour_full', { current: { spots_left: 0, days: [] } })
    expect(labels(descriptor.recoveryActions(none))).toEqual(['Change the booking'])
  })
})

describe('a tour that has left', () => {
  it.each(['too_late', 'validation'] as const)('leads to the next days (%s)', (code) => {
    const current = { departure_time: '05:30', days: [{ date: '2026-11-25', spots_left: 8 }] }
    const ways = descriptor.recoveryActions(refused(code, { current }))
    expect(labels(ways)).toEqual(['Go on 25 Nov instead, 8 places left', 'Choose another day'])
    expect(changed(ways[0])).toMatchObject({
      body: { booking: { date: '2026-11-25' } },
      validUntil: '2026-11-25T03:30:00.000Z',
    })
  })
})

describe('other refusals', () => {
  it('lead on', () => {
    expect(labels(descriptor.recoveryActions(refused('too_late')))).toEqual(['Choose another day'])
    expect(labels(descriptor.recoveryActions(refused('item_unavailable')))).toEqual([
      'Choose another tour',
    ])
    expect(labels(descriptor.recoveryActions(refused('room_taken')))).toEqual([
      'Change the booking',
    ])
  })

  it('take the new price as the house says it', () => {
    const pricing = { currency: 'USD', per_person: 90, subtotal: 400, discount: 40, total: 360 }
    const [way] = descriptor.recoveryActions(
      refused('price_changed', { current: { price: 100, pricing } }),
    )
    expect(labels([way!])).toEqual(['Book at the new price, $360.00'])
    expect(changed(way).body).toMatchObject({ pricing, booking: { price_per_person: 100 } })
    expect(labels(descriptor.recoveryActions(refused('price_changed', { current: {} })))).toEqual([
      'Change the booking',
    ])
  })

  it('book without a code that is not known, at the full price', () => {
    const [way] = descriptor.recoveryActions(
      refused('validation', { errors: { promo_code: ['no'] } }),
    )
    expect(labels([way!])).toEqual(['Book without the code, $380.00'])
    expect(changed(way).body).toMatchObject({
      promo_code: null,
      pricing: { per_person: 95, subtotal: 380, discount: 0, total: 380 },
    })
  })
})

describe('the desk’s steps', () => {
  const booking = (more: Partial<TourBooking> = {}) =>
    ({
      id: 'b1',
      version: 1,
      operation_id: null,
      status: 'pending',
      payment_status: 'unpaid',
      cancel_reason: null,
      ...more,
    }) as TourBooking & ResourceRow

  const step = (route: keyof typeof tourStepDescriptors, stepBody: object) =>
    operation({
      id: 'op-2',
      route,
      params: { id: 'b1' },
      body: stepBody,
      words: { title: '', detail: 'x' },
    })

  it('are offered as documented', () => {
    expect(openTourSteps(booking())).toEqual(['approve', 'cancel'])
    expect(openTourSteps(booking({ payment_status: 'paid' }))).toContain('complete')
    expect(openTourSteps({ status: 'lost', payment_status: 'paid' })).toEqual([])
  })

  it('show what they will lead to, unless the house says otherwise', () => {
    const approve = step('approveTourBooking', { seen: { status: 'pending' } })
    const { overlay } = tourStepDescriptors.approveTourBooking!
    const after = overlay!.apply([booking()], approve) as TourBooking[]
    expect(after[0]?.status).toBe('approved')
    const cancelled = [booking({ status: 'cancelled' })]
    expect(overlay!.apply(cancelled, approve)).toBe(cancelled)
    const done = [booking({ status: 'approved', operation_id: 'op-2' })]
    expect(overlay!.apply(done, approve)).toBe(done)
  })

  it('may be taken all the same from where the house is, where that is lawful', () => {
    const parked = (status: string) => ({
      ...step('cancelTourBooking', { seen: { status: 'pending' }, reason: 'rain' }),
      answer: {
        status: 409,
        code: 'conflict',
        message: '',
        body: { current: { status } },
      } as never,
    })
    const { recoveryActions: ways, serverStatus: house } = tourStepDescriptors.cancelTourBooking!
    expect(labels(ways(parked('approved')))).toEqual(['Cancel all the same'])
    expect(ways(parked('completed'))).toEqual([])
    const says = house!({ status: 'approved', date: '2026-11-24', changed_by: 'Eric' })
    expect(i18n._(says!.label)).toBe('Approved, 24 Nov')
    expect(says?.by).toBe('Eric')
  })
})
