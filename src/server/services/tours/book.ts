import type { NamedRefusal } from '#contract/refusals/index.ts'
import { whoIsMissing, type Fields, type PlainReason } from '../../pipeline/refusal.ts'
import { bookedTour, bookTour, type BookTour } from '#contract/tour-bookings.ts'
import { tours } from '#contract/services/tours.ts'
import { dayIn } from '#domain/days.ts'
import { firstTourDay, nearDays, spotsLeft } from '#domain/tours.ts'
import type { ToursTable } from './schema.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, refuseWith } from '../../pipeline/endpoint.ts'
import { checkPhoneGiven } from '../check-phone-given.ts'
import { announcedReference } from '../payments/index.ts'
import { roomCharge } from '../room-charge.ts'
import { peopleNear, syncTourDay, type TourBookingRow } from './days.ts'
import { quoteTour, tourPromoFor } from './quote.ts'
import { checkDay, checkWaiting, customerColumns, placeEndpoint } from '../service/index.ts'
import { tourSerializers } from './wire.ts'

/** The documents' words where they name some (spec 2 §5). */
function reasonFor(fields: Fields): PlainReason | undefined {
  const missing = whoIsMissing(fields)
  if (missing) return missing
  if (fields['booking.tour_id'] || fields.booking) return 'select_tour'
  if (fields['booking.date']) return 'set_tour_date'
  return fields['booking.people'] ? 'set_people' : undefined
}

function refuseField(field: string, said: NamedRefusal): never {
  return refuseWith(said, { field })
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

const syncDayOf = (tx: Tx, { tour_id, date }: TourBookingRow) => syncTourDay(tx, tour_id, date)

/** Books places on a tour's day: claimed on receipt, priced by the house, judged by its clock. */
export const bookTourEndpoint = placeEndpoint(tours, {
  body: bookTour,
  answer: bookedTour,
  invalid: reasonFor,
  recordedBy: 'reception',
  deskSources: ['desk', 'admin-dashboard'],
  guestSources: ['public-tours-page', 'public-book'],
  idAs: 'booking_id',
  toPublic: tourSerializers.toPublic,
  async take(tx, { params, body, operation, recorded, settings, now }) {
    const { booking, customer, payment } = body
    if (params.tourId !== undefined && params.tourId !== booking.tour_id) {
      refuseField('booking.tour_id', { reason: 'another_tour_in_address' })
    }
    if (!recorded) checkPhoneGiven(customer)
    const { timezone } = settings
    const today = dayIn(timezone, now)
    checkDay(timezone, booking.date, now, 'booking.date')
    if (!recorded && booking.date < today) refuse('day_has_passed', { date: booking.date })
    const tour = await lockTour(tx, booking.tour_id, recorded)
    if (!recorded) {
      const confirmed = operation?.deviceTime ? new Date(operation.deviceTime) : now
      await checkNotLeft(tx, tour, booking, { timezone, confirmed, now })
    }
    await checkPlaces(tx, tour, booking, firstTourDay(tour.departure_time, timezone, now))
    if (!recorded) {
      const asked = { customer, amount: booking.people, today }
      await checkWaiting<TourBookingRow>(tx, tours, 'tourPlaces', asked, ({ people }) => people)
    }
    const promo = tourPromoFor(settings, body.promo_code, booking.date)
    const totals = quoteTour(tour.price_cents, body, promo, settings.base_currency)
    return {
      columns: async () => ({
        ...customerColumns(customer),
        ...(await roomCharge(tx, payment, timezone, now)),
        tour_id: tour.id,
        date: booking.date,
        people: booking.people,
        payment_method: payment.method,
        payment_status: 'unpaid',
        price_per_person_cents: tour.price_cents,
        subtotal_cents: totals.subtotal_cents,
        discount_cents: totals.discount_cents,
        total_cents: totals.total_cents,
        notes: body.notes,
        promo_code: body.promo_code,
        payment_reference: await announcedReference(tx, payment),
        paid_at: null,
      }),
      after: syncDayOf,
    }
  },
})
