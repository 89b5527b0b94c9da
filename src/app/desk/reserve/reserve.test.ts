import { withFrancs } from '#parts/testing/house-money.ts'
import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { issueReceipt } from '#contract/folio.ts'
import { recordPayment } from '#contract/money.ts'
import { reserveRooms } from '#contract/reservations.ts'
import type { ReserveRooms } from '#contract/reservations.ts'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { holdOf } from '#features/rooms/desk/reserve/hold.ts'
import { openStepsByBooking } from '#features/rooms/desk/steps-of.ts'
import { keepsRoom } from '#features/rooms/desk/room-choice.ts'
import { deskStepDescriptors } from '#features/rooms/operations/desk-steps.ts'
import { makeReserveDescriptor } from '#features/rooms/operations/reserve.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { recorded } from '#features/payments/operations/overlay.ts'
import { namesIn } from '#offline/outbox/refs.ts'
import { newRow } from '#offline/outbox/row.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import { chainOf, syncStatusOfChain } from '../new-stay/chain-state.ts'
import { reservationChain, reservationOf } from './chain.ts'
import {
  agreedCents,
  depositOf,
  formOf,
  isBegun,
  newReservation,
  oneRoom,
  problemsOf,
  readReservation,
  typedCents,
  withAsked,
  type ReservationForm,
} from './form.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const TODAY = '2026-11-21'
const prices: Record<string, number> = { r4: 6_500, r5: 8_000 }
const known = {
  house: () => ({
    extras: { breakfast: 8, airport_transfer: 20, late_checkout: 15 },
    rwf_per_usd: null,
  }),
  priceOf: (id: string) => prices[id] ?? null,
  bookingOf: () => undefined,
}
const descriptor = makeReserveDescriptor(known)
const overlays = { ...deskStepDescriptors, reserveRooms: descriptor }

const filled = (over: Partial<ReservationForm> = {}): ReservationForm => ({
  ...newReservation(TODAY),
  checkIn: '2026-12-03',
  checkOut: '2026-12-05',
  rooms: [oneRoom('r4')],
  name: ' Grace Ineza ',
  ...over,
})

function operations(over: Partial<ReservationForm> = {}): OperationRow[] {
  const form = filled(over)
  const { body } = reservationOf(form, known)
  const actor = { kind: 'staff', userId: 'u1', name: 'Diane' } as const
  return reservationChain(form, body, ['104 Bisoke'], { actor, money: withFrancs }).map(
    (operation, seq) => ({
      ...newRow(operation, { id: operation.id ?? '', key: `k${seq}`, now: 0 }),
      seq: seq + 1,
    }),
  )
}

const shown = (rows: readonly OperationRow[], house: readonly DeskBooking[] = []) =>
  overlay('hotel_bookings', house, aboutRows(rows), overlays) as readonly DeskBooking[]

describe('the chain of a reservation', () => {
  it('is the reservation, and the deposit after it where one was taken', () => {
    expect(operations().map(({ route }) => route)).toEqual(['reserveRooms'])
    const rows = operations({ deposit: 'bank transfer', amount: '40', reference: 'BK 12' })
    expect(rows.map(({ route }) => route)).toEqual([
      'reserveRooms',
      'recordBookingPayment',
      'issueReceipt',
    ])
    const [reserve, pay, receipt] = rows as [OperationRow, OperationRow, OperationRow]
    expect(pay.after).toEqual([reserve.id])
    expect(pay.group).toBe(reserve.group)
    expect(namesIn(pay)).toContain(reserve.id)
    // As the house names it afterwards, so that its row in the list of payments stays the same.
    expect(recorded(pay)).toMatchObject({
      subject_code: (reserve.body as ReserveRooms).code,
      subject_title: '104 Bisoke',
    })
    expect(safeParse(recordPayment, pay.body).data).toMatchObject({
      amount: 40,
      currency: 'USD',
      method: 'bank transfer',
      status: 'paid',
      reference: 'BK 12',
    })
    expect(receipt.after).toContain(pay.id)
    expect(safeParse(issueReceipt, receipt.body).data).toMatchObject({
      payer: 'Grace Ineza',
      lines: [],
      paid: 40,
      payments: [{ method: 'bank transfer', amount: 40, currency: 'USD' }],
    })
    expect(chainOf(rows, reserve.id)).toEqual(rows)
    const francs = operations({ deposit: 'cash', amount: '58000', currency: 'RWF' })[2]
    expect(safeParse(issueReceipt, francs?.body).data).toMatchObject({
      paid: 40,
      payments: [{ method: 'cash', amount: 58_000, currency: 'RWF', rwf_rate: 1_450 }],
    })
  })

  it('is what the house takes, and sends no price that nobody changed', () => {
    const [plain] = operations({ rooms: [{ ...oneRoom('r4'), rate: '65.00' }] })
    expect(safeParse(reserveRooms, plain?.body).success).toBe(true)
    expect(plain?.body).toMatchObject({
      rooms: [{ room_id: 'r4', adults: 1, children: 0 }],
      customer: { name: 'Grace Ineza', phone: '', email: null },
      pricing: { total: 130, currency: 'USD' },
      confirm: true,
    })
    expect(JSON.stringify(plain?.body)).not.toMatch(/price_per_night|rate_reason|hold_until/)
    const [agreed] = operations({
      rooms: [{ ...oneRoom('r4'), rate: '50' }, oneRoom('r5')],
      rateReason: ' Third stay ',
      holdUntil: '2026-11-24',
      letter: false,
    })
    expect(safeParse(reserveRooms, agreed?.body).data).toMatchObject({
      rooms: [{ price_per_night: 50 }, { room_id: 'r5' }],
      rate_reason: 'Third stay',
      hold_until: '2026-11-24',
      confirm: false,
      pricing: { total: 260 },
    })
  })
})

describe('a reservation that waits', () => {
  it('is a request of each room, which keeps it at this desk, and on which no step is taken', () => {
    const rows = operations({ rooms: [oneRoom('r4'), { ...oneRoom('r5'), adults: 2 }] })
    const bookings = shown(rows)
    expect(bookings).toMatchObject([
      { id: `op:${rows[0]?.id}`, room_id: 'r4', status: 'pending', asked_here: true, total: 130 },
      { room_id: 'r5', status: 'pending', asked_here: true, adults: 2, total: 160 },
    ])
    expect(new Set(bookings.map(({ id }) => id)).size).toBe(2)
    expect(bookings.every((one) => keepsRoom(one, 0))).toBe(true)
    // Each of its bookings is marked as one that waits.
    expect([...openStepsByBooking(rows).keys()]).toEqual(bookings.map(({ id }) => id))
  })

  it('is one row when the house has it, also before its answer came', () => {
    const rows = operations()
    const [ghost] = shown(rows)
    const row = { ...ghost, id: 'b9', operation_id: rows[0]?.id, version: 1 } as DeskBooking
    expect(shown(rows, [row])).toEqual([row])
    const taken = { ...rows[0], state: 'taken', madeId: 'b9', endedAt: 1 } as OperationRow
    expect(shown([taken], [])).toMatchObject([{ id: 'b9', status: 'approved' }])
    expect(shown([taken], [])[0]?.asked_here).toBeUndefined()
    const held = operations({ holdUntil: '2026-11-24' })[0]
    expect(shown([{ ...held, state: 'taken', madeId: 'b9' } as OperationRow])).toMatchObject([
      { status: 'pending', hold_until: '2026-11-24' },
    ])
  })

  it('is nobody’s row once it is parked, and confirmed when its nights are claimed', () => {
    const rows = operations({ deposit: 'cash', amount: '40' })
    expect(shown(rows.map((row) => ({ ...row, state: 'parked' as const })))).toEqual([])
    const as = (...states: OperationRow['state'][]) =>
      syncStatusOfChain(
        rows.map((row, at) => ({ ...row, state: states[at] ?? 'waiting' })),
        'reserveRooms',
      )
    expect([as(), as('taken', 'taken', 'taken'), as('parked', 'parked', 'parked')]).toEqual([
      'saved',
      'confirmed',
      'needs-decision',
    ])
  })
})

describe('a reservation that was refused', () => {
  const offered = [
    { room_id: 'r9', room_number: '301', name: 'Rugezi', price_per_night: 145 },
    { room_id: 'r6', room_number: '106', name: 'Karisimbi', price_per_night: 70 },
  ]
  const refused = (code: string, current: unknown, over: Partial<ReservationForm> = {}) =>
    ({
      ...operations(over)[0],
      state: 'parked',
      answer: { status: 409, code, message: '', at: 0, body: { code, current } },
    }) as OperationRow
  const gone = (taken: string[], over: Partial<ReservationForm> = {}) =>
    descriptor.recoveryActions(
      refused(
        'room_taken',
        { taken, check_in: '2026-12-03', check_out: '2026-12-05', rooms: offered },
        over,
      ),
    )
  const labels = (ways: ReturnType<typeof gone>) => ways.map(({ label }) => i18n._(label))

  it('goes into another room with one touch, the nearest price first, or is changed', () => {
    const ways = gone(['r4'])
    expect(labels(ways)).toEqual([
      'Take 106 Karisimbi instead, $140.00',
      'Take 301 Rugezi instead, $290.00',
      'Change the reservation',
    ])
    const body = ways[0]?.kind === 'change' ? ways[0].change.body : null
    expect(safeParse(reserveRooms, body).data).toMatchObject({
      rooms: [{ room_id: 'r6' }],
      pricing: { total: 140 },
    })
    expect(ways.at(-1)).toMatchObject({ kind: 'open' })
  })

  it('keeps an agreed price, and its other rooms', () => {
    const [way] = gone(['r4'], {
      rooms: [{ ...oneRoom('r4'), rate: '50' }, oneRoom('r5')],
      rateReason: 'Third stay',
    })
    expect(way?.kind === 'change' ? way.change.body : null).toMatchObject({
      rooms: [{ room_id: 'r6', price_per_night: 50 }, { room_id: 'r5' }],
      pricing: { total: 260 },
    })
  })

  it('takes as many others as are gone, or none', () => {
    const two = { rooms: [oneRoom('r4'), oneRoom('r5')] }
    expect(labels(gone(['r4', 'r5'], two))).toEqual([
      'Take 106 Karisimbi, 301 Rugezi instead, $430.00',
      'Change the reservation',
    ])
    const three = { rooms: [oneRoom('r4'), oneRoom('r5'), oneRoom('r7')] }
    expect(labels(gone(['r4', 'r5', 'r7'], three))).toEqual(['Change the reservation'])
  })

  it('is taken at the house’s price with one touch where that changed', () => {
    const operation = refused('price_changed', { rooms: [], total: 140, currency: 'USD' })
    const [way] = descriptor.recoveryActions(operation)
    expect(way && i18n._(way.label)).toBe('Reserve at the new price, $140.00')
    expect(way).toMatchObject({ change: { body: { pricing: { total: 140, currency: 'USD' } } } })
  })
})

describe('the form', () => {
  const rooms = (id: string) =>
    id in prices ? { capacity: 2, ownCents: prices[id] ?? 0, free: id !== 'r5' } : undefined
  const problems = (over: Partial<ReservationForm> = {}) =>
    problemsOf(filled(over), rooms, { today: TODAY, money: withFrancs })

  it('says what stands in the way', () => {
    expect(problems()).toEqual([])
    expect(problems({ rooms: [], name: ' ' })).toEqual(['rooms', 'name'])
    expect(problems({ rooms: [oneRoom('r5')] })).toEqual(['taken'])
    expect(problems({ rooms: [oneRoom('r7')] })).toEqual(['taken'])
    expect(problems({ rooms: [{ ...oneRoom('r4'), adults: 2, children: 1 }] })).toEqual(['guests'])
    expect(problems({ checkIn: '2026-11-20' })).toEqual(['dates'])
    expect(problems({ checkOut: '2026-12-03' })).toEqual(['dates'])
    expect(problems({ checkOut: '' })).toEqual(['dates'])
    expect(problems({ phone: 'x', email: 'y' })).toEqual(['phone', 'email'])
    expect(problems({ holdUntil: '2026-12-04' })).toEqual(['hold'])
    expect(problems({ holdUntil: '2026-11-20' })).toEqual(['hold'])
    expect(problems({ holdUntil: '2026-12-03' })).toEqual([])
    expect(problems({ rooms: [{ ...oneRoom('r4'), rate: '50' }] })).toEqual(['reason'])
    expect(problems({ rooms: [{ ...oneRoom('r4'), rate: '65' }] })).toEqual([])
    expect(problems({ rooms: [{ ...oneRoom('r4'), rate: 'fifty' }] })).toEqual(['rate'])
    expect(problems({ deposit: 'cash' })).toEqual(['amount'])
  })

  it('reads amounts as they are typed, and no fractions of francs', () => {
    expect([typedCents('50'), typedCents(' 50,5 '), typedCents('0')]).toEqual([5_000, 5_050, 0])
    expect([typedCents(''), typedCents('-1'), typedCents('1.234')]).toEqual([null, null, null])
    expect(agreedCents({ ...oneRoom('r4'), rate: '0' }, 6_500)).toBe(0)
    const deposit = (over: Partial<ReservationForm>) =>
      depositOf(filled({ deposit: 'cash', ...over }), withFrancs)
    expect(deposit({ amount: '40.50' })).toEqual({
      amount: 40.5,
      currency: 'USD',
      rate: null,
      cents: 4_050,
    })
    const francs = { amount: 58_000, currency: 'RWF', rate: 1_450, cents: 4_000 }
    for (const amount of ['58000', '58,000', '58 000'])
      expect(deposit({ amount, currency: 'RWF' })).toEqual(francs)
    expect(deposit({ amount: '58000.50', currency: 'RWF' })).toBeNull()
    expect(deposit({ amount: '1,250' })).toMatchObject({ cents: 125_000 })
    expect(deposit({ amount: '40 or so' })).toBeNull()
    expect(deposit({ amount: '0' })).toBeNull()
    expect(deposit({ amount: '40', deposit: '' })).toBeNull()
  })

  it('opens with what the timeline names, once: what was changed after that stays', () => {
    const asked = { room: 'r4', from: '2026-12-03', to: '2026-12-06' }
    const opened = withAsked(newReservation(TODAY), asked)
    expect(opened).toMatchObject({
      checkIn: '2026-12-03',
      checkOut: '2026-12-06',
      rooms: [{ roomId: 'r4' }],
    })
    const later = { ...opened, rooms: [oneRoom('r5')], name: 'Grace' }
    expect(withAsked(later, asked)).toEqual(later)
    expect(withAsked(later, { ...asked, room: 'r4', from: '2026-12-10', to: '' })).toMatchObject({
      name: 'Grace',
      checkIn: '2026-12-10',
      checkOut: '2026-12-11',
      rooms: [{ roomId: 'r4' }],
    })
    expect(withAsked(later, { room: '', from: '', to: '' })).toEqual(later)
    expect(withAsked(newReservation(TODAY), { room: '', from: 'soon', to: '' }).checkIn).toBe(TODAY)
  })

  it('is found again as it was left, and nothing that is no such form', () => {
    const form = filled({ rooms: [oneRoom('r4'), { ...oneRoom('r5'), rate: '50' }], note: 'Late' })
    expect(readReservation(TODAY, structuredClone(form))).toEqual(form)
    expect(readReservation(TODAY, null)).toBeNull()
    expect(readReservation(TODAY, { ...form, rooms: [1, {}, oneRoom('r4')] })?.rooms).toEqual([
      oneRoom('r4'),
    ])
    expect([isBegun(newReservation(TODAY)), isBegun(filled({ name: '' }))]).toEqual([false, true])
  })

  it('is filled with what waits, to change it', () => {
    const form = filled({
      rooms: [{ ...oneRoom('r4'), rate: '50' }, oneRoom('r5')],
      rateReason: 'Third stay',
      name: 'Grace Ineza',
      email: 'grace@example.com',
      holdUntil: '2026-11-24',
      language: 'fr',
      letter: false,
    })
    const again = formOf(reservationOf(form, known).body, newReservation(TODAY))
    const { opened: _, ids: __, receiptCode: ___, ...fields } = form
    expect(again).toMatchObject(fields)
  })
})

describe('a hold', () => {
  it('is held to the end of its day and has lapsed then; firm bookings have none', () => {
    const booking = { status: 'pending', hold_until: '2026-11-24' }
    expect(holdOf(booking, '2026-11-24')).toEqual({ until: '2026-11-24', lapsed: false })
    expect(holdOf(booking, '2026-11-25')).toEqual({ until: '2026-11-24', lapsed: true })
    expect(holdOf({ ...booking, status: 'approved' }, '2026-11-25')).toBeNull()
    expect(holdOf({ status: 'pending' }, '2026-11-25')).toBeNull()
  })
})
