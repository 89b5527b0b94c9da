import type { StayExtras } from '#contract/bookings.ts'
import { addDays, isCalendarDay } from '#domain/days.ts'
import { checkOutAfter } from '#domain/stays.ts'
import type { Person } from '#parts/request-form/form-kind.ts'
import type { Room } from '../data.ts'

/** The wizard's form: plain data, so that it can be saved as a draft and restored after a crash. */
export interface StayForm extends Person {
  /** Null until the person chooses or fills in anything: today and tomorrow at the house are offered. */
  checkIn: string | null
  checkOut: string | null
  /** In each room. Null: two, or the room's capacity if it is smaller. */
  adults: number | null
  children: number
  /** Number of rooms of this type and price. */
  quantity: number
  extras: StayExtras
  promoCode: string
  notes: string
}

/** Children 0 to 4 (spec 1 §5). */
export const MAX_CHILDREN = 4

export const emptyForm: StayForm = {
  checkIn: null,
  checkOut: null,
  adults: null,
  children: 0,
  quantity: 1,
  extras: { breakfast: false, airport_transfer: false, late_checkout: false },
  promoCode: '',
  name: '',
  phone: '',
  email: '',
  notes: '',
}

/** Values of the fields of step 1: chosen, or the default. */
export interface StayAsked {
  check_in: string
  check_out: string
  adults: number
  children: number
  quantity: number
}

/** @param today the day at the house */
export function stayAsked(form: StayForm, room: Pick<Room, 'capacity'>, today: string): StayAsked {
  // '' is a cleared day: it stays empty until the person chooses another.
  const checkIn = form.checkIn ?? today
  const checkOut = form.checkOut ?? (checkIn === '' ? '' : addDays(checkIn, 1))
  return {
    check_in: checkIn,
    check_out: checkOut,
    adults: form.adults ?? Math.min(2, room.capacity),
    children: form.children,
    quantity: form.quantity,
  }
}

/** Check-out on or before check-in moves to the day after check-in (spec 1 §4). */
export function withCheckIn(form: StayForm, checkIn: string): StayForm {
  if (checkIn === '' || form.checkOut === null || form.checkOut === '') return { ...form, checkIn }
  return { ...form, checkIn, checkOut: checkOutAfter(checkIn, form.checkOut) }
}

/**
 * The form values from an address (spec 1 §2: check_in, check_out, adults, promo). Invalid values
 * are left out, and the defaults are offered.
 */
export function askedByQuery(query: URLSearchParams, today: string): Partial<StayForm> {
  const checkIn = query.get('check_in') ?? ''
  const checkOut = query.get('check_out') ?? ''
  const adults = Number(query.get('adults') ?? Number.NaN)
  const promo = query.get('promo')?.trim().slice(0, 40) ?? ''
  const days =
    isCalendarDay(checkIn) && checkIn >= today
      ? {
          checkIn,
          checkOut: isCalendarDay(checkOut) && checkOut > checkIn ? checkOut : addDays(checkIn, 1),
        }
      : {}
  return {
    ...days,
    ...(Number.isInteger(adults) && adults >= 1 && adults <= 30 ? { adults } : {}),
    ...(promo === '' ? {} : { promoCode: promo }),
  }
}
