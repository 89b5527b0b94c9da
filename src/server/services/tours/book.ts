import type { NamedRefusal } from '#contract/refusals/index.ts'
import { whoIsMissing, type Fields, type PlainReason } from '../../pipeline/refusal.ts'
import { bookedTour, bookTour, type BookTour } from '#contract/tour-bookings.ts'
import { tours } from '#contract/services/tours.ts'
import { addDays, dayIn } from '#domain/days.ts'
import { firstTourDay, nearDays, spotsLeft } from '#domain/tours.ts'
import { checkOpenLimit } from '../../budgets/open-limit.ts'
import type { ToursTable } from './schema.ts'
import type { Tx } from '../../db/store.ts'
import { hasRole, actorDisplayName } from '../../pipeline/actor.ts'
import { refuse, refuseWith, type Actor } from '../../pipeline/endpoint.ts'
import { checkPhoneGiven } from '../check-phone-given.ts'
import { uniqueCode } from '../unique-code.ts'
import { settingsOf } from '../../house-settings.ts'
import { announcedReference } from '../payments/index.ts'
import { roomCharge } from '../room-charge.ts'
import { syncTourDay, peopleNear } from './days.ts'
import { quoteTour, tourPromoFor } from './quote.ts'
import { serializeOne, placeEndpoint } from '../service/index.ts'
import { publicTourBookings } from './wire.ts'

/** The documents' words where they name some (spec 2 §5). */
function reasonFor(fields: Fields): PlainReason | undefined {
  const missing = whoIsMissing(fields)
  if (missing) return missing
  if (fields['booking.tour_id'] || fields.booking) return 'select_tour'
  if (fields['booking.date']) return 'set_tour_date'
  return fields['booking.people'] ? 'set_people' : undefined
}

/** What the desk records is fact: never late, and on tours that guests are not offered too. */
const deskSources = ['desk', 'admin-dashboard']

function isDeskEntry(actor: Actor, source: string): boolean {
  return hasRole(actor, 'reception') && deskSources.includes(source)
}

/** Where guests' bookings come from: nobody else can say that something is the desk's. */
const sourceOfGuests = (source: string) => (source === 'public-book' ? source : 'public-tours-page')

/** Nobody books further ahead; a device whose clock says 2030 might seem to. */
const DAYS_AHEAD = 366

function refuseField(field: string, said: NamedRefusal): never {
  return refuseWith(said, { field })
}

/** A day that the calendar has, within a year, and for guests not past. */
function checkDay(date: string, today: string, recorded: boolean): void {
  if (addDays(date, 0) !== date || date > addDays(today, DAYS_AHEAD)) {
    refuseField('booking.date', { reason: 'choose_another_date' })
  }
  if (!recorded && date < today) {
    refuse('day_has_passed', { date })
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
  if (named === undefined) return refuseField('booking.tour_id', { reason: 'unknown_tour' })
  return refuse(
    'no_longer_available',
    { names: [named.name] },
    {
      current: { items: [named] },
    },
  )
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
  const taken = await peopleNear(tx.db, id, date)
  const days = nearDays({ date, people, capacity, earliest }, taken)
  const current = {
    tour_id: id,
    date,
    departure_time,
    spots_left: 0,
    days: days.map((day) => ({ date: day.date, spots_left: day.left })),
  }
  const left = { time: departure_time ?? '', date }
  if (firstTourDay(departure_time, timezone, confirmed) <= date) {
    refuse('tour_left', left, { current })
  }
  const [next] = days
  const more = { field: 'booking.date', current }
  if (next === undefined) refuse('tour_has_left', left, more)
  refuse('tour_left_next', { ...left, next: next.date }, more)
}

/** Throws `tour_full` with what is left and days near it, where the places do not suffice. */
async function checkPlaces(
  tx: Tx,
  tour: ToursTable,
  { date, people }: BookTour['booking'],
  earliest: string,
): Promise<void> {
  const taken = await peopleNear(tx.db, tour.id, date)
  const left = spotsLeft(tour.capacity, taken.get(date) ?? 0)
  if (people <= left) return
  const asked = { date, people, capacity: tour.capacity, earliest }
  const current = {
    tour_id: tour.id,
    date,
    spots_left: left,
    days: nearDays(asked, taken).map((day) => ({ date: day.date, spots_left: day.left })),
  }
  if (people > tour.capacity) {
    refuse('tour_party_too_large', { capacity: tour.capacity }, { current })
  }
  refuse('places_left', { left, date }, { current })
}

/** Places that guests have asked for and nobody has confirmed: they keep others from them. */
async function checkWaiting(tx: Tx, { booking, customer }: BookTour, today: string): Promise<void> {
  const asked = {
    customer_phone: customer.phone,
    customer_email: customer.email,
    amount: booking.people,
  }
  await checkOpenLimit(tx, 'tourPlaces', asked, async () => {
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
  invalid: reasonFor,
  async write(tx, { params, body, actor, operation, now }) {
    const { booking, customer, payment } = body
    if (params.tourId !== undefined && params.tourId !== booking.tour_id) {
      refuseField('booking.tour_id', { reason: 'another_tour_in_address' })
    }
    const recorded = isDeskEntry(actor, body.source)
    if (!recorded) checkPhoneGiven(customer)
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
    const totals = quoteTour(tour.price_cents, body, promo, settings.base_currency)
    const charge = await roomCharge(tx, payment, settings.timezone, now)

    const id = tx.newId('tour_bookings')
    await tx.insert('tour_bookings', {
      id,
      code: await uniqueCode(tx, 'tour_bookings', body.code),
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
      changed_by: actorDisplayName(actor),
      language: body.language ?? null,
    })
    await syncTourDay(tx, tour.id, booking.date)
    const row = await tx.lockWritten('tour_bookings', id)
    return {
      status: 201,
      body: { id, booking_id: id, booking: await serializeOne(publicTourBookings, tx.db, row) },
      changes: [{ resource: 'tour_bookings', rowId: id, changed: { status: [null, 'pending'] } }],
    }
  },
})
