import { bookedTour, bookTour, type BookTour } from '#contract/tour-bookings.ts'
import { tours } from '#contract/services/tours.ts'
import { addDays, dayIn } from '#domain/days.ts'
import { firstTourDay, nearDays, spotsLeft } from '#domain/tours.ts'
import { checkOpen } from '../../budgets/open.ts'
import type { ToursTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { worksAs, nameForDesk } from '../../pipeline/actor.ts'
import { refuse, type Actor } from '../../pipeline/endpoint.ts'
import { checkReached } from '../check-reached.ts'
import { freeCode } from '../free-code.ts'
import { settingsOf } from '../../house-settings.ts'
import { announcedReference } from '../payments/index.ts'
import { roomCharge } from '../room-charge.ts'
import { showTourDay, takenNear } from './days.ts'
import { quoteTour, tourPromoFor } from './quote.ts'
import { one, placeEndpoint } from '../service/index.ts'
import { publicTourBookings } from './wire.ts'

/** The documents' words where they name some (spec 2 §5). */
function wordsFor(errors: Record<string, string[]>): string | undefined {
  if (errors['customer.name'] || errors['customer.phone'] || errors.customer) {
    return 'Please enter your name and phone number.'
  }
  if (errors['booking.tour_id'] || errors.booking) {
    return 'Please select one tour and set date & people.'
  }
  if (errors['booking.date']) return 'Please set the tour date.'
  return errors['booking.people'] ? 'Please set at least 1 person.' : undefined
}

/** What the desk records is fact: never late, and on tours that guests are not offered too. */
const deskSources = ['desk', 'admin-dashboard']

function isRecorded(actor: Actor, source: string): boolean {
  return worksAs(actor, 'reception') && deskSources.includes(source)
}

/** Where guests' bookings come from: nobody else can say that something is the desk's. */
const sourceOfGuests = (source: string) => (source === 'public-book' ? source : 'public-tours-page')

/** Nobody books further ahead; a device whose clock says 2030 might seem to. */
const DAYS_AHEAD = 366

function refuseField(field: string, words: string): never {
  return refuse('validation', words, { errors: { [field]: [words] } })
}

/** A day that the calendar has, within a year, and for guests not past. */
function checkDay(date: string, today: string, recorded: boolean): void {
  if (addDays(date, 0) !== date || date > addDays(today, DAYS_AHEAD)) {
    refuseField('booking.date', 'Please choose another date.')
  }
  if (!recorded && date < today) {
    refuse('too_late', `The day you asked for, ${date}, has passed.`)
  }
}

/** The tour, locked: whoever claims places on it waits here. */
async function lockTour(tx: Tx, id: string, recorded: boolean): Promise<ToursTable> {
  const tour = await tx.lock('tours', id)
  if (tour?.is_available === 1 || (tour && recorded)) return tour
  const named = await tx.db
    .selectFrom('tours')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (named === undefined) return refuseField('booking.tour_id', 'There is no such tour.')
  return refuse('item_unavailable', `No longer available: ${named.name}.`, {
    current: { items: [named] },
  })
}

/**
 * A tour that has left that day takes no guest along: `too_late` for what was confirmed before, else
 * `validation`; both with days from the next on that have places enough.
 */
async function checkNotLeft(
  tx: Tx,
  { id, capacity, departure_time }: ToursTable,
  { date, people }: BookTour['booking'],
  { timezone, confirmed, now }: { timezone: string; confirmed: Date; now: Date },
): Promise<void> {
  const earliest = firstTourDay(departure_time, timezone, now)
  if (date >= earliest) return
  const taken = await takenNear(tx.db, id, date)
  const days = nearDays({ date, people, capacity, earliest }, taken)
  const current = {
    tour_id: id,
    date,
    departure_time,
    spots_left: 0,
    days: days.map((day) => ({ date: day.date, spots_left: day.left })),
  }
  const left = `This tour left at ${departure_time} on ${date}.`
  if (firstTourDay(departure_time, timezone, confirmed) <= date) {
    refuse('too_late', left, { current })
  }
  const [next] = days
  const words =
    next === undefined
      ? left
      : `This tour left at ${departure_time} on ${date}. The next day with places is ${next.date}.`
  refuse('validation', words, { errors: { 'booking.date': [words] }, current })
}

/** Throws `tour_full` with what is left and days near it, where the places do not suffice. */
async function checkPlaces(
  tx: Tx,
  tour: ToursTable,
  { date, people }: BookTour['booking'],
  earliest: string,
): Promise<void> {
  const taken = await takenNear(tx.db, tour.id, date)
  const left = spotsLeft(tour.capacity, taken.get(date) ?? 0)
  if (people <= left) return
  const asked = { date, people, capacity: tour.capacity, earliest }
  const words =
    people > tour.capacity
      ? `This tour takes ${tour.capacity} people at most.`
      : left === 0
        ? `No places are left on this tour on ${date}.`
        : left === 1
          ? `Only one place is left on this tour on ${date}.`
          : `Only ${left} places are left on this tour on ${date}.`
  refuse('tour_full', words, {
    current: {
      tour_id: tour.id,
      date,
      spots_left: left,
      days: nearDays(asked, taken).map((day) => ({ date: day.date, spots_left: day.left })),
    },
  })
}

/** Places that guests have asked for and nobody has confirmed: they keep others from them. */
async function checkWaiting(tx: Tx, { booking, customer }: BookTour, today: string): Promise<void> {
  const asked = {
    customer_phone: customer.phone,
    customer_email: customer.email,
    amount: booking.people,
  }
  await checkOpen(tx, 'tourPlaces', asked, async () => {
    const rows = await tx.db
      .selectFrom('tour_bookings')
      .select(['customer_phone', 'customer_email', 'people as amount'])
      .where('status', '=', 'pending')
      .where('payment_status', '!=', 'paid')
      .where('source', 'not in', deskSources)
      .where('date', '>=', today)
      .where('deleted_at', 'is', null)
      .execute()
    return rows
  })
}

/** Books places on a tour's day: claimed on receipt, priced by the house, judged by its clock. */
export const bookTourEndpoint = placeEndpoint(tours, {
  body: bookTour,
  answer: bookedTour,
  invalid: wordsFor,
  async write(tx, { params, body, actor, operation, now }) {
    const { booking, customer, payment } = body
    if (params.tourId !== undefined && params.tourId !== booking.tour_id) {
      refuseField('booking.tour_id', 'This is not the tour that the address names.')
    }
    const recorded = isRecorded(actor, body.source)
    if (!recorded) checkReached(customer)
    const settings = await settingsOf(tx.db)
    const today = dayIn(settings.timezone, now)
    checkDay(booking.date, today, recorded)
    const tour = await lockTour(tx, booking.tour_id, recorded)
    if (!recorded) {
      const confirmed = operation?.deviceTime ? new Date(operation.deviceTime) : now
      await checkNotLeft(tx, tour, booking, { timezone: settings.timezone, confirmed, now })
    }
    const earliest = firstTourDay(tour.departure_time, settings.timezone, now)
    await checkPlaces(tx, tour, booking, earliest)
    if (!recorded) await checkWaiting(tx, body, today)
    const promo = tourPromoFor(settings, body.promo_code, booking.date)
    const totals = quoteTour(tour.price_cents, body, promo)
    const charge = await roomCharge(tx, payment, settings.timezone, now)

    const id = tx.newId('tour_bookings')
    await tx.insert('tour_bookings', {
      id,
      code: await freeCode(tx, 'tour_bookings', body.code),
      tour_id: tour.id,
      date: booking.date,
      people: booking.people,
      status: 'pending',
      payment_method: payment.method,
      payment_status: 'unpaid',
      price_per_person_cents: tour.price_cents,
      subtotal_cents: totals.subtotal_cents,
      discount_cents: totals.discount_cents,
      total_cents: totals.total_cents,
      customer_name: customer.name,
      customer_phone: customer.phone,
      customer_email: customer.email,
      notes: body.notes,
      promo_code: body.promo_code,
      source: recorded ? body.source : sourceOfGuests(body.source),
      paid_at: null,
      payment_reference: await announcedReference(tx, payment),
      ...charge,
      cancel_reason: null,
      device_time: operation?.deviceTime ?? null,
      changed_by: nameForDesk(actor),
      language: body.language ?? null,
    })
    await showTourDay(tx, tour.id, booking.date)
    const row = await tx.lock('tour_bookings', id)
    if (row === undefined) throw new Error('The booking just made is not there')
    return {
      status: 201,
      body: { id, booking_id: id, booking: await one(publicTourBookings, tx.db, row) },
      changes: [{ resource: 'tour_bookings', rowId: id, changed: { status: [null, 'pending'] } }],
    }
  },
})
