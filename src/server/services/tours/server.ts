import { orderedName } from '../../db/translations.ts'
import * as z from 'zod/mini'
import {
  stepTourBooking,
  tourBooking,
  tourDay,
  updateTourBooking,
  type BookTour,
} from '#contract/tour-bookings.ts'
import { addDays } from '#domain/days.ts'
import { tourSteps, tourTerms } from '#domain/tours.ts'
import { ERASED_NAME } from '#domain/people.ts'
import { HOUR, per } from '../../budgets/budgets.ts'
import { read, write } from '../../pipeline/endpoint.ts'
import { coercedOffer, coerced, type Documents } from '../../documents/documents.ts'
import { withRoomCharge } from '../../documents/room-charge.ts'
import type { DescribeForGuest } from '../cancellations/index.ts'
import { type CartLineHandler, type RequestOf, bookWithEndpoint, unpaid } from '../cart/index.ts'
import { namesOf } from '../names-of.ts'
import { pageFields } from '../page.ts'
import {
  lookUpEndpoint,
  pageOfRows,
  stepEndpoints,
  type StepSettings,
  takeStep,
} from '../service/index.ts'
import {
  type RegisteredService,
  type ServiceServer,
  type ConfirmedLabels,
} from '../service/server.ts'
import { bookTourEndpoint } from './book.ts'
import { changeTourBooking, type TourBookingRow } from './days.ts'
import { imports, managedTours, tourOffer } from './managed.ts'
import { travelPriceEndpoints, travelPriceWire } from './travel-price.ts'
import { lengthsOf, takenTourDays, tourSerializers } from './wire.ts'
import type { ByLetterLanguage } from '../../notices/texts/letter-locale.ts'

/** What letters say of places on a tour. */
const confirmationTexts: ByLetterLanguage<ConfirmedLabels> = {
  en: {
    subject: (house, code) => `Your tour with ${house} is confirmed (${code})`,
    title: 'Your tour is confirmed',
    lead: 'Your places are kept. We look forward to going out with you.',
    what: 'Your tour',
    when: 'Day',
  },
  fr: {
    subject: (house, code) => `Votre excursion avec ${house} est confirmée (${code})`,
    title: 'Votre excursion est confirmée',
    lead: 'Vos places sont réservées. Nous nous réjouissons de partir avec vous.',
    what: 'Votre excursion',
    when: 'Jour',
  },
}

const listTourDays = read({
  name: 'listTourDays',
  answer: z.object({ data: z.array(tourDay) }),
  async read(db) {
    return { data: await takenTourDays.rows(db, null) }
  },
})

type Query = Readonly<Record<string, string | undefined>>

/** The same list, its next page; null on the last one. */
function nextPage(query: Query, page: number, last: number) {
  if (page >= last) return null
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  params.set('page', String(page + 1))
  return `/api/tour-bookings?${params}`
}

/** Bookings for the desk, the latest day first, in the pages that the documents follow (spec 3 §7.9). */
const listTourBookings = read({
  name: 'listTourBookings',
  answer: z.object({
    data: z.object({
      data: z.array(tourBooking),
      ...pageFields,
      next_page_url: z.nullable(z.string()),
    }),
  }),
  async read(_db, { query }, store) {
    const page = await pageOfRows(store, tourSerializers, query, { order: ['date'] })
    const next_page_url = nextPage(query, page.current_page, page.last_page)
    return { data: { ...page, next_page_url } }
  },
})

/** Places on a tour as their guest sees them; in the calendar by days, without hours. */
const describeForGuest: DescribeForGuest<TourBookingRow> = async (
  row,
  paid,
  { db, settings, locale, now },
) => {
  const found = await db
    .selectFrom('tours')
    .select(['name', 'translations', 'departure_time', 'duration_days'])
    .where('id', '=', row.tour_id)
    .executeTakeFirst()
  const departure_time = found?.departure_time ?? null
  const last = addDays(row.date, (found?.duration_days ?? 1) - 1)
  return {
    lines: [
      {
        title: orderedName(found?.name ?? '', found, locale.asked),
        detail: `${locale.day(row.date)}, ${locale.texts.people(row.people)}`,
      },
    ],
    day: row.date,
    time: departure_time,
    totalCents: row.total_cents,
    terms: tourTerms({ ...row, departure_time }, paid, settings, now),
    freeHours: settings.cancellation.tour_free_hours,
    calendar: {
      sequence: row.version,
      from: { day: row.date, time: null },
      to: { day: last, time: null },
    },
  }
}

const toursIn = (rows: readonly TourBookingRow[]) => rows.map(({ tour_id }) => tour_id)

/** A paid booking still waits for staff to approve it; its places are kept from the first. */
const server: ServiceServer<TourBookingRow> = {
  serializers: tourSerializers,
  confirmationTexts,
  describeForGuest,
  erasedColumns: {
    notes: null,
    room_guest_name: ERASED_NAME,
    payment_reference: null,
    cancel_reason: '',
  },
  offers: {
    requestField: 'booking.tour_id',
    rows: {
      tours: tourOffer.rows,
      tour_categories: tourOffer.categoryRows,
      tour_days: takenTourDays.rows,
    },
    managed: managedTours,
  },
  settingsRow: travelPriceWire,
  change: changeTourBooking,
  async titles(db, rows) {
    const names = await namesOf(db, 'tours', toursIn(rows))
    return rows.map(({ tour_id }) => names.get(tour_id) ?? '')
  },
  durations: (db, rows) => lengthsOf(db, toursIn(rows)),
}

type Request = RequestOf<'tour'>

const cartLine: CartLineHandler<Request> = {
  offerTable: 'tours',
  offerIds: ({ booking }) => [booking.tour_id],
  async durationDays(db, { booking: { tour_id } }) {
    const [length = 1] = await lengthsOf(db, [tour_id])
    return length
  },
  lockKey: ({ booking }) => `${booking.tour_id} ${booking.date}`,
  book: bookWithEndpoint(
    'tour',
    bookTourEndpoint,
    (request: Request, guest): Omit<BookTour, 'source'> => {
      const { customer, language } = guest
      return { ...request, customer, language, payment: unpaid(guest) }
    },
  ),
  withCurrentPrice: (request, current) => ({
    ...request,
    pricing: (current as Pick<BookTour, 'pricing'>).pricing,
  }),
}

const steps: StepSettings<TourBookingRow> = { server, body: stepTourBooking }

/** PATCH /api/tour-bookings/{id} with {status}: the same steps, by where they lead. */
const generalUpdate = write({
  name: 'updateTourBooking',
  body: updateTourBooking,
  answer: z.object({ data: tourBooking }),
  write(tx, call) {
    const step = tourSteps.names.find((one) => tourSteps.leadsTo(one) === call.body.status)
    return takeStep(tx, steps, step ?? 'cancel', call)
  },
})

const offered = coercedOffer(['duration_days', 'capacity', 'price'])
const travelPrice = coerced({ numbers: ['price_per_km_usd'] })

const documents: Documents = {
  bodies: {
    createTour: offered,
    updateTour: offered,
    bookTour: withRoomCharge,
    updateTravelPrice: travelPrice,
    postTravelPrice: travelPrice,
  },
  forms: ['createTour', 'updateTour'],
}

export const tours: RegisteredService<TourBookingRow> = {
  ...server,
  cartLine,
  budgets: {
    tourPlaces: {
      unit: 'places on tours that wait for the house',
      contact: per(30, 'open'),
      address: per(120, HOUR),
      house: per(400, 'open'),
    },
  },
  documents,
  imports,
  listed: {
    tour_categories: 'Categories of tours',
    tours: 'Tours',
    tour_bookings: 'Tours that were booked',
  },
  unlisted: { tour_days: 'found again from tour_bookings' },
  endpoints: [
    ...tourOffer.endpoints,
    listTourDays,
    bookTourEndpoint,
    lookUpEndpoint(tourSerializers),
    listTourBookings,
    ...stepEndpoints(steps),
    generalUpdate,
    ...travelPriceEndpoints,
  ],
}
