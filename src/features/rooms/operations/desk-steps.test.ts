import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { safeParse } from 'zod/mini'
import { rescheduleBooking } from '#contract/bookings.ts'
import type { HotelBooking } from '#contract/bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { rooms } from '../data.ts'
import { bookingStepRoutes, deskStepDescriptors, openBookingSteps } from './desk-steps.ts'
import type { BookingStep } from './desk-steps-text.ts'

/** What the device has read: nothing, unless a test says so. */
const cached = new Map<string, unknown>()
vi.mock('#offline/offline.ts', () => ({
  offline: () => ({
    client: { getQueryData: (key: readonly unknown[]) => cached.get(JSON.stringify(key)) },
    person: () => 'u1',
    session: { getSnapshot: () => null },
    clock: { now: () => Date.parse('2026-11-20T16:00:00.000Z') },
  }),
}))

const booking = {
  id: 'b1',
  version: 3,
  operation_id: null,
  status: 'pending',
  room_id: 'r1',
  room_number: '104',
  room_name: 'Bisoke',
  room_type: 'double',
  check_in: '2026-11-24',
  check_out: '2026-11-26',
  nights: 2,
  held_until: null,
  flag: null,
  cancel_reason: null,
} as HotelBooking

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

let seq = 0

function step(name: BookingStep, body: unknown, over: Partial<OperationRow> = {}): OperationRow {
  seq += 1
  return {
    id: `op${seq}`,
    seq,
    route: bookingStepRoutes[name],
    params: { id: 'b1' },
    body,
    state: 'waiting',
    wish: null,
    words: { title: '', detail: 'Aline Uwase · 104 Bisoke' },
    answer: null,
    ...over,
  } as OperationRow
}

const descriptor = (name: BookingStep) => deskStepDescriptors[bookingStepRoutes[name]]!
const seenPending = { seen: { status: 'pending' } }
const seenDays = { check_in: '2026-11-24', check_out: '2026-11-26', room_id: 'r1' }

/** The desk's list with these steps waiting. */
const shown = (rows: HotelBooking[], steps: OperationRow[]) =>
  overlay('hotel_bookings', rows, steps, deskStepDescriptors)

describe('the overlay of waiting steps', () => {
  it('goes from move to approval to cancelling, each upon the one before', () => {
    const move = step('reschedule', {
      check_in: '2026-11-25',
      check_out: '2026-11-28',
      room_id: 'r2',
      seen: seenDays,
    })
    const approve = step('approve', seenPending)
    const cancel = step('cancel', { seen: { status: 'approved' }, reason: 'No water' })
    const [moved] = shown([booking], [move])
    expect(moved).toMatchObject({
      check_in: '2026-11-25',
      check_out: '2026-11-28',
      nights: 3,
      room_id: 'r2',
      room_name: '',
      price_open: true,
      status: 'pending',
    })
    expect(shown([booking], [move, approve])[0]).toMatchObject({ status: 'approved', nights: 3 })
    expect(shown([booking], [move, approve, cancel])[0]).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'No water',
    })
    expect(booking.check_in).toBe('2026-11-24')
  })

  it('says the price that the desk was told, and whether what was paid covers it', () => {
    const price = { price_per_night: 100, discount: 5, total: 195, grand_total: 282_750 }
    const seen = { ...seenDays, price }
    const move = step('reschedule', { ...seenDays, check_out: '2026-11-27', room_id: 'r2', seen })
    const paid = { ...booking, payment_status: 'paid', paid: 160, total: 160 } as HotelBooking
    expect(shown([paid], [move])[0]).toMatchObject({ ...price, payment_status: 'unpaid' })
    expect(shown([paid], [move])[0]).not.toHaveProperty('price_open')
    const more = { ...paid, paid: 195 }
    expect(shown([more], [move])[0]).toMatchObject({ payment_status: 'paid' })
    const part = { ...more, payment_status: 'unpaid' } as HotelBooking
    expect(shown([part], [move])[0]).toMatchObject({ payment_status: 'paid' })
  })

  it('keeps the room’s name where the room stays', () => {
    const move = step('reschedule', { check_in: '2026-11-24', check_out: '2026-11-25' })
    expect(shown([booking], [move])[0]).toMatchObject({ room_name: 'Bisoke', nights: 1 })
  })

  it('ends a flag that approving ends, and no other', () => {
    const approve = step('approve', seenPending)
    expect(shown([{ ...booking, flag: 'room_gone' }], [approve])[0]?.flag).toBeNull()
    expect(shown([{ ...booking, flag: 'paid_twice' }], [approve])[0]?.flag).toBe('paid_twice')
  })

  it('leaves alone what the house moved on meanwhile, and rows that are not there', () => {
    const rows = [{ ...booking, status: 'cancelled' as const }]
    expect(shown(rows, [step('approve', seenPending)])).toBe(rows)
    const approved = [{ ...booking, status: 'approved' as const }]
    expect(shown(approved, [step('cancel', seenPending)])).toBe(approved)
    const elsewhere = [{ ...booking, check_in: '2026-11-20' }]
    const move = step('reschedule', {
      check_in: '2026-12-01',
      check_out: '2026-12-02',
      seen: seenDays,
    })
    expect(shown(elsewhere, [move])).toBe(elsewhere)
    const others = [{ ...booking, id: 'b2' }]
    expect(shown(others, [step('approve', seenPending)])).toBe(others)
  })
})

describe('steps that are offered', () => {
  it('are to approve what is pending alone, and nothing of what is over', () => {
    expect(openBookingSteps('pending')).toEqual(['approve', 'reschedule', 'cancel', 'no_show'])
    expect(openBookingSteps('active')).toEqual(['check_out', 'reschedule', 'cancel'])
    expect(openBookingSteps('checked_in')).toEqual(['reschedule', 'cancel'])
    expect(openBookingSteps('cancelled')).toEqual([])
    expect(openBookingSteps('completed')).toEqual([])
  })
})

const refused = (code: string, current: unknown): Partial<OperationRow> =>
  ({
    state: 'parked',
    answer: { status: 409, code, message: '', at: 0, body: { code, current } },
  }) as Partial<OperationRow>

describe('ways on after a conflict', () => {
  const ways = (name: BookingStep, body: unknown, current: Partial<HotelBooking>) =>
    descriptor(name).recoveryActions(
      step(name, body, refused('conflict', { ...booking, ...current })),
    )

  it('are the same step from where the house is, keeping what was typed', () => {
    const [way] = ways('cancel', { ...seenPending, reason: 'No water' }, { status: 'approved' })
    expect(way).toMatchObject({
      label: { message: 'Cancel all the same' },
      change: { body: { seen: { status: 'approved' }, reason: 'No water' } },
    })
    const wish = { check_in: '2026-12-01', check_out: '2026-12-02', seen: seenDays }
    const [again] = ways('reschedule', wish, { check_in: '2026-11-23', room_id: 'r9' })
    expect(again).toMatchObject({
      label: { message: 'Move all the same' },
      change: {
        body: { check_in: '2026-12-01', seen: { check_in: '2026-11-23', room_id: 'r9' } },
      },
    })
    const [approve] = ways('approve', { seen: { status: 'approved' } }, { status: 'pending' })
    expect(approve).toMatchObject({ label: { message: 'Approve all the same' } })
  })

  it('are none that the house would refuse', () => {
    expect(ways('approve', seenPending, { status: 'cancelled' })).toEqual([])
    expect(ways('approve', seenPending, { status: 'active' })).toEqual([])
    expect(ways('cancel', seenPending, { status: 'completed' })).toEqual([])
    expect(ways('reschedule', { ...seenDays, seen: seenDays }, { status: 'cancelled' })).toEqual([])
  })
})

describe('ways on when the price changed', () => {
  const row = {
    ...booking,
    adults: 2,
    children: 0,
    extras: { breakfast: false, airport_transfer: false, late_checkout: false },
    price_per_night: 80,
    discount: 0,
    total: 160,
    grand_total: 160,
    currency: 'USD',
    rwf_rate: null,
    promo_code: null,
  } as unknown as HotelBooking
  const price = { price_per_night: 100, discount: 0, total: 200, grand_total: 200 }
  const wish = {
    check_in: '2026-11-24',
    check_out: '2026-11-26',
    room_id: 'r2',
    seen: { ...seenDays, price: { ...price, total: 180, grand_total: 180 } },
  }
  const ways = (body: object, code: string, current: unknown) =>
    descriptor('reschedule').recoveryActions(step('reschedule', body, refused(code, current)))

  it('move it at the price of now, with its difference to the old total', () => {
    const [way] = ways(wish, 'price_changed', { ...row, moved: price })
    if (way?.kind !== 'change') throw new Error('no change')
    expect(i18n._(way.label)).toBe('Move it for $200.00 ($40.00 more)')
    expect(way.change.body).toEqual({ ...wish, seen: { ...seenDays, price } })
    expect(safeParse(rescheduleBooking, way.change.body).success).toBe(true)
    const cheaper = { ...price, total: 150, grand_total: 150 }
    const [less] = ways(wish, 'price_changed', { ...row, moved: cheaper })
    expect(i18n._(less!.label)).toBe('Move it for $150.00 ($10.00 less)')
    const same = { ...price, total: 160, grand_total: 160 }
    const [stays] = ways(wish, 'price_changed', { ...row, moved: same })
    expect(i18n._(stays!.label)).toBe('Move it for $160.00 (the price stays)')
    // A server that does not say the price.
    expect(ways(wish, 'price_changed', row)).toEqual([])
  })

  it('go to the room’s own price where a kept one lacks its reason, to be told first', () => {
    const [way] = ways({ ...wish, keep_price: true }, 'validation', null)
    expect(way).toMatchObject({ change: { body: wish } })
    expect(way).not.toHaveProperty('change.body.keep_price')
    expect(ways(wish, 'validation', null)).toEqual([])
  })

  it('say the difference of a move that is sent again, and leave out a price that is not known', () => {
    const dear = { id: 'r2', pricePerNightCents: 10_000 }
    cached.set(JSON.stringify(rooms().queryKey), { rows: [dear] })
    const [again] = ways(wish, 'conflict', { ...row, check_in: '2026-11-23' })
    expect(i18n._(again!.label)).toBe('Move all the same ($40.00 more)')
    expect(again).toMatchObject({
      change: { body: { seen: { check_in: '2026-11-23', price } } },
    })
    cached.clear()
    const [unknown] = ways(wish, 'conflict', { ...row, check_in: '2026-11-23' })
    expect(i18n._(unknown!.label)).toBe('Move all the same')
    expect(unknown).not.toHaveProperty('change.body.seen.price')
  })
})

describe('ways on when the room is taken', () => {
  const others = [1, 2, 3, 4, 5].map((number) => ({
    room_id: `o${number}`,
    room_number: `20${number}`,
    name: 'Muhabura',
    type: 'double',
    capacity: 2,
    price_per_night: 60 + number,
  }))
  const taken = {
    taken: ['r1'],
    check_in: '2026-11-24',
    check_out: '2026-11-26',
    free_like_it: 0,
    rooms: others,
  }

  it('move what was to be approved to a room that is free, by a call that the house takes', () => {
    const ways = descriptor('approve').recoveryActions(
      step('approve', seenPending, refused('room_taken', taken)),
    )
    expect(ways).toHaveLength(4)
    const [way] = ways
    expect(way).toMatchObject({
      kind: 'change',
      change: {
        route: 'rescheduleHotelBooking',
        body: { check_in: '2026-11-24', check_out: '2026-11-26', room_id: 'o1', seen: seenDays },
        words: { detail: 'Aline Uwase · 104 Bisoke' },
      },
    })
    if (way?.kind !== 'change') throw new Error('no change')
    expect(safeParse(rescheduleBooking, way.change.body).success).toBe(true)
    expect(way.change.words.title).toContain('24')
    expect(i18n._(way.label)).toBe('Move to 201 Muhabura, $61.00 a night')
  })

  it('keep the days that were wished for and what was seen', () => {
    const wish = { check_in: '2026-11-24', check_out: '2026-11-26', room_id: 'r1', seen: seenDays }
    const [way] = descriptor('reschedule').recoveryActions(
      step('reschedule', wish, refused('room_taken', taken)),
    )
    expect(way).toMatchObject({ change: { body: { ...wish, room_id: 'o1' } } })
  })

  it('are none where no room is free', () => {
    const none = refused('room_taken', { ...taken, rooms: [] })
    expect(descriptor('approve').recoveryActions(step('approve', seenPending, none))).toEqual([])
  })
})

describe('what the house has instead', () => {
  it('is its state and nights, since when, by whom and why, bare or under data', () => {
    const current = {
      ...booking,
      status: 'cancelled',
      changed_at: 't',
      changed_by: 'A. Uwase',
      cancel_reason: 'She called',
    }
    const says = descriptor('approve').serverStatus!({ data: current })
    expect(says).toMatchObject({ at: 't', by: 'A. Uwase', note: 'She called' })
    expect(JSON.stringify(says?.label)).toMatch(/Cancelled.*24 Nov – 26 Nov/)
  })

  it('is nothing where the refusal brought no booking along', () => {
    expect(descriptor('approve').serverStatus!({ taken: ['r1'] })).toBeNull()
    expect(descriptor('approve').serverStatus!(undefined)).toBeNull()
  })
})

it('speaks of a step in the documents’ words where the house says nothing', () => {
  expect(descriptor('approve').failed).toMatchObject({ message: 'Failed to approve.' })
  expect(descriptor('cancel').failed).toMatchObject({ message: 'Failed to cancel.' })
  expect(descriptor('reschedule').failed).toMatchObject({ message: 'Failed to reschedule.' })
})
