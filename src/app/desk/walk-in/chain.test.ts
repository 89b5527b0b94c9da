import { withFrancs } from '#parts/testing/house-money.ts'
import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { bookRoom, stepBooking } from '#contract/bookings.ts'
import { recordPayment } from '#contract/money.ts'
import { unpaidOf, paymentsTakenHere } from '#features/rooms/desk/booking-balance.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { openStepsByBooking } from '#features/rooms/desk/steps-of.ts'
import { deskStepDescriptors } from '#features/rooms/operations/desk-steps.ts'
import { makeWalkInDescriptor } from '#features/rooms/operations/walk-in.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { namesIn } from '#offline/outbox/refs.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import { newRow } from '#offline/outbox/row.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { walkInChain } from './chain.ts'
import { chainOf, syncStatusOfChain } from '../new-stay/chain-state.ts'
import { newWalkIn, problemsOf, readWalkIn, type WalkInForm } from './form.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const known = {
  house: () => ({
    extras: { breakfast: 8, airport_transfer: 20, late_checkout: 15 },
    rwf_per_usd: null,
  }),
  priceOf: () => 6_500,
  bookingOf: () => undefined,
}
const walkIn = makeWalkInDescriptor(known)
const overlays = { ...deskStepDescriptors, bookRoom: walkIn }
const pricing = {
  price_per_night: 65,
  base_one_room: 130,
  base_all_rooms: 130,
  extras_one_room: 0,
  extras_all_rooms: 0,
  grand_total: 130,
  currency: 'USD' as const,
}

function operations(over: Partial<WalkInForm> = {}): OperationRow[] {
  const form: WalkInForm = {
    ...newWalkIn(),
    roomId: 'r4',
    name: ' Honorine ',
    nights: 2,
    paying: 'cash',
    ...over,
  }
  const chain = walkInChain({
    form,
    room: { id: 'r4', name: '104 Bisoke' },
    day: '2026-11-21',
    pricing,
    totalCents: 13_000,
    house: withFrancs,
    actor: { kind: 'staff', userId: 'u1', name: 'Diane' },
  })
  return chain.map((operation, seq) => ({
    ...newRow(operation, { id: operation.id ?? '', key: `k${seq}`, now: 0 }),
    seq: seq + 1,
  }))
}

const shown = (rows: OperationRow[], house: DeskBooking[] = []) =>
  overlay('hotel_bookings', house, aboutRows(rows), overlays) as readonly DeskBooking[]

describe('the chain of a walk-in', () => {
  it('is booked, approved, paid and checked in, in one group, each naming the one before', () => {
    const rows = operations()
    expect(rows.map(({ route }) => route)).toEqual([
      'bookRoom',
      'approveHotelBooking',
      'recordBookingPayment',
      'checkInHotelBooking',
    ])
    expect(new Set(rows.map(({ group }) => group)).size).toBe(1)
    const [book, ...rest] = rows as [OperationRow, ...OperationRow[]]
    expect(book.group).toBe(`hotel_bookings:op:${book.id}`)
    for (const [at, row] of rest.entries()) {
      expect(row.after).toContain(rows[at]?.id)
      expect(namesIn(row)).toContain(book.id)
    }
  })

  it('is what the house takes', () => {
    const [book, approve, pay, checkIn] = operations({ phone: '', currency: 'RWF' })
    expect(safeParse(bookRoom, book?.body).success).toBe(true)
    expect(book?.body).toMatchObject({ source: 'desk', customer: { name: 'Honorine', phone: '' } })
    expect(safeParse(stepBooking, approve?.body).success).toBe(true)
    expect(safeParse(stepBooking, checkIn?.body).success).toBe(true)
    expect(safeParse(recordPayment, pay?.body).data).toMatchObject({
      amount: 188_500,
      currency: 'RWF',
      method: 'cash',
      status: 'paid',
    })
  })

  it('takes the note along, for whoever finds the booking on the waiting list', () => {
    const [book] = operations({ note: ' Comes back at nine ' })
    expect(safeParse(bookRoom, book?.body).data).toMatchObject({ notes: 'Comes back at nine' })
    expect(operations()[0]?.body).toMatchObject({ notes: null })
    expect(shown(operations({ note: 'Two beds' }))[0]).toMatchObject({ notes: 'Two beds' })
  })

  it('has no payment where nothing was taken', () => {
    expect(operations({ paying: 'later' }).map(({ route }) => route)).not.toContain(
      'recordBookingPayment',
    )
  })
})

describe('a walk-in that waits', () => {
  it('is in the house and paid on this desk at once, as one row', () => {
    const rows = operations()
    const [row, ...more] = shown(rows)
    expect(more).toEqual([])
    expect(row).toMatchObject({
      id: `op:${rows[0]?.id}`,
      status: 'active',
      room_id: 'r4',
      check_in: '2026-11-21',
      check_out: '2026-11-23',
      customer_name: 'Honorine',
    })
    expect(unpaidOf(row as DeskBooking, paymentsTakenHere(aboutRows(rows), withFrancs, 0))).toBe(0)
    const unpaid = operations({ paying: 'later' })
    expect(
      unpaidOf(shown(unpaid)[0] as DeskBooking, paymentsTakenHere(unpaid, withFrancs, 0)),
    ).toBe(13_000)
    expect(openStepsByBooking(aboutRows(rows)).get(`op:${rows[0]?.id}`)).toHaveLength(3)
  })

  it('stays one row when the house has its head and not the rest', () => {
    const rows = operations()
    const taken = { ...rows[0], state: 'taken', madeId: 'b9', endedAt: 1 } as OperationRow
    const row = { ...shown(rows.slice(0, 1))[0], id: 'b9', version: 1 } as DeskBooking
    const now = shown([taken, ...rows.slice(1)], [row])
    expect(now.map(({ id, status }) => [id, status])).toEqual([['b9', 'active']])
  })

  it('is nobody’s row once it is parked or asked back', () => {
    const rows = operations()
    expect(shown(rows.map((row) => ({ ...row, state: 'parked' as const })))).toEqual([])
  })

  it('is as far as what has come least', () => {
    const rows = operations()
    const as = (...states: OperationRow['state'][]) =>
      syncStatusOfChain(rows.map((row, at) => ({ ...row, state: states[at] ?? 'waiting' })))
    expect(as()).toBe('saved')
    expect(as('taken', 'taken', 'sending', 'sending')).toBe('sent')
    expect(as('taken', 'taken', 'taken', 'taken')).toBe('confirmed')
    expect(as('taken', 'parked', 'parked', 'parked')).toBe('needs-decision')
    expect(chainOf(rows, rows[0]?.id ?? '')).toEqual(rows)
    expect(chainOf(rows, 'nowhere')).toBeUndefined()
  })
})

describe('a walk-in whose room went', () => {
  const rooms = [
    { room_id: 'r9', room_number: '301', name: 'Rugezi', price_per_night: 145 },
    { room_id: 'r5', room_number: '105', name: 'Karisimbi', price_per_night: 65 },
  ]
  const current = { taken: ['r4'], check_in: '2026-11-21', check_out: '2026-11-23', rooms }
  const refused = (code: string, more: unknown): OperationRow =>
    ({
      ...operations()[0],
      state: 'parked',
      answer: { status: 409, code, message: '', at: 0, body: { code, current: more } },
    }) as OperationRow

  it('moves with one touch, to a room of the same price first, priced anew', () => {
    const ways = walkIn.recoveryActions(refused('room_taken', current))
    expect(ways.map(({ label }) => i18n._(label))).toEqual([
      'Move to 105 Karisimbi, $130.00',
      'Move to 301 Rugezi, $290.00',
    ])
    expect(ways[1]).toMatchObject({
      kind: 'change',
      change: {
        body: { room_id: 'r9', source: 'desk', pricing: { grand_total: 290 } },
        words: { detail: expect.stringContaining('301 Rugezi') as string },
      },
    })
    const change = ways[0]?.kind === 'change' ? ways[0].change.body : null
    expect(safeParse(bookRoom, change).success).toBe(true)
  })

  it('is taken at the house’s price with one touch where that changed', () => {
    const dearer = { pricing: { ...pricing, grand_total: 140 } }
    expect(walkIn.recoveryActions(refused('price_changed', dearer))).toMatchObject([
      { change: { body: { pricing: { grand_total: 140 } } } },
    ])
  })
})

describe('the form', () => {
  const room = { capacity: 2, nights: 3, usable: true }
  const full: WalkInForm = { ...newWalkIn(), name: 'Honorine', paying: 'cash' }

  it('says what stands in the way', () => {
    expect(problemsOf(full, room)).toEqual([])
    expect(problemsOf(newWalkIn(), undefined)).toEqual(['room', 'name', 'paying'])
    expect(problemsOf({ ...full, nights: 4, adults: 2, children: 1 }, room)).toEqual([
      'nights',
      'guests',
    ])
    expect(problemsOf(full, { ...room, usable: false })).toEqual(['room'])
  })

  it('is found again as it was left, and nothing that is no such form', () => {
    expect(readWalkIn(structuredClone(full))).toEqual(full)
    expect(readWalkIn({ ...full, nights: '2' })).toBeNull()
    expect(readWalkIn(null)).toBeNull()
    const { note: _, ...older } = full
    expect(readWalkIn(older)).toEqual(full)
  })
})
