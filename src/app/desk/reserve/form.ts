import type { Currency } from '#lib/currency.ts'
import type { ReserveRooms } from '#contract/reservations.ts'
import { MAX_RESERVED_ROOMS } from '#contract/reservations.ts'
import { addDays, isCalendarDay } from '#domain/days.ts'
import {
  centsOf,
  exchangeFor,
  fromCents,
  toCents,
  toMinor,
  type HouseMoney,
} from '#domain/money.ts'
import { isPayableIn } from '#domain/price.ts'
import { typedMoney } from '#domain/typed-money.ts'
import { latestArrival, maxStayNights, nightsOf, type Span } from '#domain/stays.ts'
import { readAmount } from '#features/payments/amount.ts'
import { isBlank } from '#lib/is-blank.ts'
import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { newCode } from '#lib/code.ts'
import { keptForm } from '#lib/kept-form.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { emailProblem, phoneProblem } from '#parts/contact-problems.ts'

/** A room of the reservation; `rate`: an agreed price of a night as typed, '' for the room's own. */
export interface ChosenRoom {
  roomId: string
  adults: number
  children: number
  rate: string
}

/** The form of a reservation: plain data, so that it is found again after a crash. */
export interface ReservationForm {
  /** What the address named when it was begun: a later draft of it is not begun anew. */
  opened: string
  /** Days of the house; '' while one is being typed. */
  checkIn: string
  checkOut: string
  rooms: ChosenRoom[]
  name: string
  phone: string
  email: string
  language: '' | 'en' | 'fr' | 'rw'
  note: string
  /** Why a price is not the room's own. */
  rateReason: string
  /** '' : approved at once. */
  holdUntil: string
  letter: boolean
  /** '': nothing was taken. */
  deposit: '' | 'cash' | 'mobile money' | 'bank transfer'
  amount: string
  currency: Currency
  /** The provider's or the bank's. */
  reference: string
  /** Made once: what is confirmed twice is the same. */
  code: string
  /** Of the deposit's receipt. */
  receiptCode: string
  ids: { reserve: string; pay: string; receipt: string }
}

/** What the timeline names: a room and nights; '' where it does not. */
export interface Asked {
  room: string
  from: string
  to: string
}

export function newReservation(today: string, now = Date.now()): ReservationForm {
  return {
    opened: '',
    checkIn: today,
    checkOut: addDays(today, 1),
    rooms: [],
    name: '',
    phone: '',
    email: '',
    language: '',
    note: '',
    rateReason: '',
    holdUntil: '',
    letter: true,
    deposit: '',
    amount: '',
    currency: '',
    reference: '',
    code: newCode(),
    receiptCode: newCode(),
    ids: { reserve: uuidv7(now), pay: uuidv7(now), receipt: uuidv7(now) },
  }
}

export const oneRoom = (roomId: string): ChosenRoom => ({
  roomId,
  adults: 1,
  children: 0,
  rate: '',
})

/** The form with what an address names, once: what was changed afterwards stays over a reload. */
export function withAsked(form: ReservationForm, { room, from, to }: Asked): ReservationForm {
  const opened = [room, from, to].join(' ').trim()
  if (opened === '' || opened === form.opened) return form
  const checkIn = isCalendarDay(from) ? from : form.checkIn
  const after = addDays(checkIn, 1)
  const checkOut = isCalendarDay(to) && to > checkIn ? to : after
  return {
    ...form,
    opened,
    checkIn,
    checkOut,
    rooms: room === '' ? form.rooms : [oneRoom(room)],
  }
}

/** Something in it that would be missed. */
export function isBegun({ rooms, name, phone, email, note, deposit }: ReservationForm): boolean {
  return rooms.length > 0 || [name, phone, email, note, deposit].some((one) => one.trim() !== '')
}

/** A draft of some version of the form; null for anything else. */
export function readReservation(today: string, value: unknown): ReservationForm | null {
  const form = keptForm(newReservation(today), value)
  if (form === null) return null
  const rooms = (form.rooms as unknown[]).flatMap((one) => keptForm(oneRoom(''), one) ?? [])
  return { ...form, rooms: rooms.filter(({ roomId }) => roomId !== '') }
}

/** The form of a reservation that waits or was refused, to change it. */
export function formOf(body: ReserveRooms, fresh: ReservationForm): ReservationForm {
  return {
    ...fresh,
    checkIn: body.schedule.check_in,
    checkOut: body.schedule.check_out,
    rooms: body.rooms.map(({ room_id, adults, children, price_per_night: rate }) => ({
      roomId: room_id,
      adults,
      children,
      rate: rate === undefined ? '' : String(rate),
    })),
    name: body.customer.name,
    phone: body.customer.phone,
    email: body.customer.email ?? '',
    language: body.language ?? '',
    note: body.notes ?? '',
    rateReason: body.rate_reason ?? '',
    holdUntil: body.hold_until ?? '',
    letter: body.confirm,
    code: body.code ?? fresh.code,
  }
}

/** The nights; null while they are typed. */
export function spanOf({ checkIn, checkOut }: ReservationForm): Span | null {
  const isSpan = isCalendarDay(checkIn) && isCalendarDay(checkOut) && checkOut > checkIn
  return isSpan ? { check_in: checkIn, check_out: checkOut } : null
}

/** Cents of a typed price; null: it is none, or has a fraction that the house's currency has not. */
export function typedCents(text: string): number | null {
  const { base } = houseMoneyHere()
  const price = typedMoney(text, base)
  if (price === null || price >= 1e9 || fromCents(toCents(price)) !== price) return null
  return isPayableIn(price, base) ? toCents(price) : null
}

/** The agreed price of a night in cents, where somebody changed it; null: the room's own. */
export function agreedCents({ rate }: ChosenRoom, ownCents: number | undefined): number | null {
  const cents = rate.trim() === '' ? null : typedCents(rate)
  return cents === ownCents ? null : cents
}

/** A deposit as it is recorded; null: none, or no amount. */
export function depositOf(
  { deposit, amount, currency: wished }: ReservationForm,
  house: HouseMoney,
) {
  const exchange = exchangeFor(house, wished)
  const { currency, rate } = exchange
  const paid = deposit === '' ? null : readAmount(amount, currency)
  if (paid === null) return null
  const cents = centsOf(exchange, toMinor(paid, currency), house.base)
  return { amount: paid, currency, rate, cents }
}

export type Problem =
  | 'dates'
  | 'rooms'
  | 'taken'
  | 'guests'
  | 'rate'
  | 'reason'
  | 'name'
  | 'phone'
  | 'email'
  | 'hold'
  | 'amount'

/** A chosen room as this device knows it; undefined: it is not in the house any more. */
export interface KnownRoom {
  capacity: number
  ownCents: number
  free: boolean
}

function badDates(form: ReservationForm, today: string): boolean {
  const span = spanOf(form)
  if (span === null) return true
  const { check_in, check_out } = span
  const isTooLong = nightsOf(check_in, check_out) > maxStayNights
  return isTooLong || check_in < today || check_in > addDays(today, latestArrival)
}

/** What stands in the way, in the order of the screen. */
export function problemsOf(
  form: ReservationForm,
  known: (roomId: string) => KnownRoom | undefined,
  { today, money }: { today: string; money: HouseMoney },
): Problem[] {
  const { rooms } = form
  const problems: Problem[] = []
  if (badDates(form, today)) problems.push('dates')
  if (rooms.length === 0 || rooms.length > MAX_RESERVED_ROOMS) problems.push('rooms')
  if (rooms.some(({ roomId }) => known(roomId)?.free !== true)) problems.push('taken')
  const crowded = rooms.some(
    ({ roomId, adults, children }) => adults + children > (known(roomId)?.capacity ?? Infinity),
  )
  if (crowded) problems.push('guests')
  if (rooms.some((room) => room.rate.trim() !== '' && typedCents(room.rate) === null)) {
    problems.push('rate')
  }
  const agreed = rooms.some((room) => agreedCents(room, known(room.roomId)?.ownCents) !== null)
  if (agreed && form.rateReason.trim() === '') problems.push('reason')
  if (isBlank(form.name)) problems.push('name')
  if (phoneProblem(form.phone) !== null) problems.push('phone')
  if (emailProblem(form.email) !== null) problems.push('email')
  const { holdUntil } = form
  if (holdUntil !== '' && (holdUntil < today || holdUntil > form.checkIn)) problems.push('hold')
  if (form.deposit !== '' && depositOf(form, money) === null) problems.push('amount')
  return problems
}
