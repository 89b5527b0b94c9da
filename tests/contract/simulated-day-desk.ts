import type { HotelBooking } from '#contract/bookings.ts'
import type { FolioItem } from '#contract/folio.ts'
import type { DeskPayment } from '#contract/money.ts'
import type { Parked } from '#contract/outbox.ts'
import type { Rental } from '#contract/rentals.ts'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import { routeOf, type QueuedRouteName } from '#contract/routes.ts'
import { cars } from '#contract/services/cars.ts'
import { serviceOf } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { isBookingStepsDay, openBookingSteps } from '#domain/booking-steps.ts'
import { rentalSteps } from '#domain/cars.ts'
import { addDays } from '#domain/days.ts'
import { mayStepPayment, paymentSteps, paymentStepLeadsTo } from '#domain/payment-steps.ts'
import { roomConditions } from '#domain/room-conditions.ts'
import { between, oneOf, type Random } from '#demo/random.ts'
import {
  act,
  bookRoom,
  laundry,
  order,
  rent,
  table,
  today,
  tour,
  type Act,
  type Wanted,
} from './simulated-day-guests.ts'

/** What staff do on the simulated day, from the rows that their tablet shows them just then. */

/** The rows of a resource as this tablet shows them, of this day alone, newest last. */
export type Shown = <Row extends ResourceRow>(resource: Resource) => Promise<readonly Row[]>

interface Turn {
  mark: string
  random: Random
  wanted: Wanted
  shown: Shown
}

type Make = (turn: Turn) => Promise<readonly Act[]>

/** A step on a row: `seen` as it is shown. A row that is not at the house yet goes by `op:`. */
function step(mark: string, route: QueuedRouteName, id: string, body: unknown): Act {
  const { subject } = routeOf(route)
  return act(mark, route, body, { params: { id }, group: `${subject ?? route}:${id}` })
}

const some = <Row>(random: Random, rows: readonly Row[]): Row | undefined =>
  rows.length === 0 ? undefined : oneOf(random, rows)

const bookingRoutes = {
  approve: 'approveHotelBooking',
  check_in: 'checkInHotelBooking',
  check_out: 'checkOutHotelBooking',
  reschedule: 'rescheduleHotelBooking',
  cancel: 'cancelHotelBooking',
  no_show: 'noShowHotelBooking',
} as const

/** Ends and moves are rarer than goings on: a day's work is not undone by noon. */
const rare = new Set(['cancel', 'no_show', 'no-show', 'reschedule'])

const chosen = <Step extends string>(random: Random, steps: readonly Step[]): Step | undefined => {
  const usual = steps.filter((one) => !rare.has(one))
  return some(random, random() < 0.7 && usual.length > 0 ? usual : steps)
}

const bookingStep: Make = async ({ mark, random, wanted, shown }) => {
  const rows = await shown<HotelBooking>('hotel_bookings')
  const open = rows.filter(({ status }) => openBookingSteps(status).length > 0)
  const row = some(random, open)
  if (row === undefined) return []
  const may = openBookingSteps(row.status).filter((one) =>
    isBookingStepsDay(one, row.check_in, today()),
  )
  const which = chosen(random, may)
  if (which === undefined) return []
  const { status, check_in, check_out, room_id } = row
  if (which !== 'reschedule') {
    return [step(mark, bookingRoutes[which], row.id, { seen: { status } })]
  }
  const from = status === 'active' ? check_in : addDays(today(), between(random, 0, 4))
  const to = addDays(from, between(random, 1, 3))
  const body = {
    check_in: from,
    check_out: to,
    ...(status !== 'active' && { room_id: oneOf(random, wanted.rooms).id }),
    seen: { check_in, check_out, room_id },
  }
  return [step(mark, 'rescheduleHotelBooking', row.id, body)]
}

/** A step that the description offers, on any row that has one. */
const stepOf =
  (service: Service): Make =>
  async ({ mark, random, shown }) => {
    const rows = await shown<ResourceRow & { status: string; payment_status?: string }>(
      service.table,
    )
    const open = ({ status, payment_status }: (typeof rows)[number]) =>
      service.steps.open(status, payment_status === 'paid')
    const row = some(
      random,
      rows.filter((one) => open(one).length > 0),
    )
    const which = row && chosen(random, open(row))
    const route = which === undefined ? undefined : service.stepRoutes[which]
    if (row === undefined || route === undefined) return []
    return [step(mark, route, row.id, { seen: { status: row.status } })]
  }

const orderStep = stepOf(serviceOf('restaurant'))
const laundryStep = stepOf(serviceOf('laundry'))
const tourStep = stepOf(serviceOf('tour'))
const reservationStep = stepOf(serviceOf('table'))

const rentalStep: Make = async ({ mark, random, shown }) => {
  const rows = await shown<Rental>('car_rentals')
  const row = some(random, rows)
  if (row === undefined) return []
  const { status, pickup_date, dropoff_date } = row
  const which = chosen(random, rentalSteps.open(status))
  if (which === undefined) return []
  if (random() < 0.35) {
    const from = addDays(today(), between(random, 1, 5))
    const to = addDays(from, between(random, 1, 2))
    const body = { pickup_date: from, dropoff_date: to, seen: { pickup_date, dropoff_date } }
    return [step(mark, 'rescheduleRental', row.id, body)]
  }
  return [step(mark, cars.stepRoutes[which], row.id, { seen: { status } })]
}

const subjects = {
  hotel_bookings: 'recordBookingPayment',
  restaurant_orders: 'recordOrderPayment',
  laundry_orders: 'recordLaundryPayment',
  car_rentals: 'recordRentalPayment',
  tour_bookings: 'recordTourPayment',
} as const
const subjectNames = Object.keys(subjects) as (keyof typeof subjects)[]

/** Money as it is laid on the desk: dollars or francs, some or all of it. */
function money(mark: string, random: Random) {
  const francs = random() < 0.25
  return {
    amount: francs ? between(random, 5, 120) * 1000 : between(random, 100, 16_000) / 100,
    currency: francs ? 'RWF' : 'USD',
    method: random() < 0.7 ? 'Cash' : 'Mobile Money',
    status: random() < 0.85 ? 'Paid' : 'Pending',
    reference: mark,
    notes: null,
  }
}

const payment: Make = async ({ mark, random, shown }) => {
  const subject = oneOf(random, subjectNames)
  const row = some(random, await shown(subject))
  return row ? [step(mark, subjects[subject], row.id, money(mark, random))] : []
}

const paymentChange: Make = async ({ mark, random, shown }) => {
  const row = some(random, await shown<DeskPayment>('payments'))
  if (row === undefined || row.provider !== null) return []
  const which = some(
    random,
    paymentSteps.filter((one) => mayStepPayment(row.status, one)),
  )
  if (which === undefined) return []
  const routes = {
    room: 'changeBookingPayment',
    restaurant: 'changeOrderPayment',
    laundry: 'changeLaundryPayment',
    car: 'changeRentalPayment',
    tour: 'changeTourPayment',
  } as const
  const { kind, id } = row.subject
  const route = routes[kind as keyof typeof routes]
  const { subject = '' } = routeOf(route)
  const body = { status: paymentStepLeadsTo(which), seen: { status: row.status } }
  const more = { params: { id, paymentId: row.id }, group: `${subject}:${id}` }
  return [act(mark, route, body, more)]
}

const folio: Make = async ({ mark, random, shown }) => {
  const stay = some(random, await shown<HotelBooking>('hotel_bookings'))
  if (stay === undefined) return []
  const dice = random()
  if (dice < 0.45) {
    const body = { title: mark, price: between(random, 100, 900) / 100, qty: between(random, 1, 3) }
    return [step(mark, 'addFolioItem', stay.id, body)]
  }
  if (dice < 0.6) {
    const item = some(random, await shown<FolioItem>('folio_items'))
    if (item === undefined) return []
    const params = { id: item.booking_id, itemId: item.id }
    const group = `hotel_bookings:${item.booking_id}`
    return [act(mark, 'removeFolioItem', {}, { params, group })]
  }
  if (dice < 0.82) {
    const kinds = [
      ['restaurant', 'restaurant_orders'],
      ['laundry', 'laundry_orders'],
      ['car', 'car_rentals'],
      ['tour', 'tour_bookings'],
    ] as const
    const [kind, resource] = oneOf(random, kinds)
    const charged = some(random, await shown(resource))
    if (charged === undefined) return []
    const body = { kind, subject_id: charged.id, on: random() < 0.8 }
    return [step(mark, 'chargeToStay', stay.id, body)]
  }
  const line = { kind: 'nights', ref: null, title: 'Nights', qty: 1, amount: 80 }
  const body = { payer: mark, lines: [line], paid: 80, currency: 'USD' }
  return [step(mark, 'issueReceipt', stay.id, body)]
}

const roomState: Make = async ({ mark, random, wanted }) => {
  const body = { condition: oneOf(random, roomConditions), note: mark }
  return [step(mark, 'setRoomCondition', oneOf(random, wanted.rooms).id, body)]
}

/** Somebody stands at the desk: booked, approved, paid and let in, though the house knows nothing yet. */
const walkIn: Make = async ({ mark, random, wanted }) => {
  const booked = bookRoom(mark, random, wanted, 'desk')
  const id = `op:${booked.operation.id}`
  const on = (route: QueuedRouteName, body: unknown) => step(mark, route, id, body)
  const { schedule } = booked.operation.body as { schedule: { check_in: string } }
  return [
    booked,
    on('approveHotelBooking', { seen: { status: 'pending' } }),
    on('recordBookingPayment', money(mark, random)),
    ...(schedule.check_in === today()
      ? [on('checkInHotelBooking', { seen: { status: 'approved' } })]
      : []),
  ]
}

const forGuest: Make = async ({ mark, random, wanted }) => {
  const make = oneOf(random, [order, order, table, laundry, rent, tour])
  return [make(mark, random, wanted, 'desk')]
}

/** What another device could not get taken is dealt with here. */
const settle: Make = async ({ mark, random, shown }) => {
  const open = (await shown<Parked>('parked')).filter(({ state }) => state === 'open')
  const row = some(random, open)
  return row ? [step(mark, 'settleParked', row.id, { note: mark })] : []
}

const done: readonly [number, Make][] = [
  [0.25, bookingStep],
  [0.36, orderStep],
  [0.43, laundryStep],
  [0.49, rentalStep],
  [0.55, tourStep],
  [0.61, reservationStep],
  [0.75, payment],
  [0.8, paymentChange],
  [0.87, folio],
  [0.9, roomState],
  [0.94, walkIn],
  [0.97, forGuest],
  [1, settle],
]

/** Something that staff do now, from what their tablet shows; nothing where it shows nothing for it. */
export async function staffDo(turn: Turn): Promise<readonly Act[]> {
  const dice = turn.random()
  const [, make = bookingStep] = done.find(([below]) => dice < below) ?? []
  return await make(turn)
}
