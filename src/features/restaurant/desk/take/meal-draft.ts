import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { defaultSchedule, isTooLate, soonestMeal } from '#domain/hours.ts'
import type { ServiceType } from '#domain/restaurant.ts'
import { phoneProblem } from '#parts/contact-problems.ts'
import type { OrderedFor } from '#parts/desk/service-desk.ts'
import { orNull } from '#parts/request-form/body.ts'
import type { When } from '#parts/request-form/problems.ts'
import { cartOf, cartTotals, cartWire, type CartLine } from '../../cart.ts'
import { wrongServing, type ServingTime } from '../../serving.ts'

/** A meal that staff order for a guest: at a table, on the telephone, at the counter. Pure. */

export interface MealDraft {
  cart: CartLine[]
  service: ServiceType
  /** The table's number; of a dine-in alone. */
  table: string
  partySize: number
  name: string
  phone: string
  /** Where room service brings it, and whose bill it goes on. */
  room: string
  /** The stay that was picked; '': name and room were typed. */
  stayId: string
  onBill: boolean
  when: 'now' | 'later'
  date: string
  time: string
  notes: string
  /** A dish of the guest's own, of an order that is changed. */
  customRequest: string
}

export function newMeal(
  guest: OrderedFor | null,
  { timezone, hours, now }: ServingTime,
): MealDraft {
  return {
    cart: [],
    service: 'dine-in',
    table: '',
    partySize: 2,
    name: guest?.name ?? '',
    phone: guest?.phone ?? '',
    room: guest?.room ?? '',
    stayId: guest?.stayId ?? '',
    onBill: guest !== null,
    when: 'now',
    ...defaultSchedule(timezone, hours.kitchen, now),
    notes: '',
    customRequest: '',
  }
}

/** An order that waits or was refused. One whose time has passed is for now. */
export function mealOf(body: PlaceOrder, { timezone, now }: ServingTime): MealDraft {
  const { service_type, schedule, table_or_room, payment, customer } = body
  const place = table_or_room ?? ''
  return {
    cart: cartOf(body),
    service: service_type,
    table: service_type === 'dine-in' ? place : '',
    partySize: body.party_size,
    name: customer.name,
    phone: customer.phone ?? '',
    room: payment.room_number ?? (service_type === 'room' ? place : ''),
    stayId: payment.room_booking_id ?? '',
    onBill: payment.method === 'room',
    when: isTooLate(timezone, schedule.date, schedule.time, now) ? 'now' : 'later',
    ...schedule,
    notes: body.notes ?? '',
    customRequest: body.custom_request ?? '',
  }
}

/** What is ordered now is on the table in a while: else it would be late before it is sent. */
export const mealTime = (
  { when, date, time }: Pick<MealDraft, 'when' | 'date' | 'time'>,
  { timezone, now }: ServingTime,
): When => (when === 'now' ? soonestMeal(timezone, now) : { date, time })

export type MealField = 'cart' | 'table' | 'name' | 'phone' | 'room' | 'date' | 'time'
export type MealProblems = Partial<Record<MealField, MessageDescriptor>>

/**
 * What must be put right before it is saved. A later time is one at which the kitchen serves; what
 * is ordered now the person knows better.
 */
export function mealProblems(
  draft: MealDraft,
  at: ServingTime,
  {
    unavailable,
    fromBarAlone,
  }: {
    /** Names of dishes that the house no longer has. */
    unavailable: readonly string[]
    fromBarAlone: boolean
  },
): MealProblems {
  const found: MealProblems = {}
  const names = unavailable.join(', ')
  if (names !== '') found.cart = msg`Please take out of the cart: ${names}.`
  if (draft.cart.length === 0 && draft.customRequest === '') found.cart = msg`Add some items first.`
  const [noName, noRoom] = [draft.name.trim() === '', draft.room.trim() === '']
  const atTable = draft.service === 'dine-in'
  if (noName && atTable && !draft.onBill && draft.table.trim() === '') {
    found.table = msg`Enter the table or the guest’s name.`
  }
  if (noName && (!atTable || draft.onBill)) found.name = msg`Enter the guest’s name.`
  if (noRoom && usesRoom(draft)) found.room = msg`Please enter the room number.`
  const phone = phoneProblem(draft.phone)
  if (phone) found.phone = phone
  if (draft.when === 'later') Object.assign(found, wrongServing(draft, at, fromBarAlone)[0]?.fields)
  return found
}

/** Whether the room matters: it is brought there, or goes on its bill. */
export const usesRoom = ({ service, onBill }: Pick<MealDraft, 'service' | 'onBill'>): boolean =>
  service === 'room' || onBill

/** The guest's own body as far as it goes (spec 2 §3), of a draft without problems. */
export function mealBody(
  draft: MealDraft,
  { code, schedule }: { code: string; schedule: When },
): PlaceOrder {
  const wire = cartWire(draft.cart, cartTotals(draft.cart, null, false))
  const [name, room, table] = [draft.name.trim(), draft.room.trim(), draft.table.trim()]
  const place = { 'dine-in': table, room, pickup: '' }[draft.service]
  const customer = { name, phone: orNull(draft.phone), email: null }
  const paid = { reference: null, processor: null }
  return {
    code,
    service_type: draft.service,
    schedule,
    party_size: draft.partySize,
    table_or_room: place || null,
    notes: orNull(draft.notes),
    promo_code: null,
    ...wire,
    custom_request: orNull(draft.customRequest),
    payment: draft.onBill
      ? {
          method: 'room',
          amount: wire.totals.total,
          ...paid,
          room_number: room,
          room_guest_name: name,
          room_booking_id: draft.stayId || null,
        }
      : { method: 'cash', amount: 0, ...paid },
    customer,
    customer_name: name,
    customer_phone: customer.phone ?? '',
    customer_email: null,
    source: 'desk',
  }
}
