import { orderedName } from '../../db/translations.ts'
import * as z from 'zod/mini'
import { rental, stepRental, type RentCar, type Rental } from '#contract/rentals.ts'
import { carTerms } from '#domain/cars.ts'
import { DAY, per } from '../../budgets/budgets.ts'
import { coercedOffer, type Documents } from '../../documents/documents.ts'
import { isFields } from '../../documents/fields.ts'
import type { DescribeForGuest } from '../cancellations/index.ts'
import { type CartLineHandler, type RequestOf, bookWithEndpoint } from '../cart/index.ts'
import { namesOf } from '../names-of.ts'
import { listEndpoint, lookUpEndpoint, stepEndpoints } from '../service/index.ts'
import type { RegisteredService, ServiceServer, ConfirmedLabels } from '../service/server.ts'
import { changeRental, listCarDays, takenCarDays } from './days.ts'
import { fleet, imports, managedCars } from './managed.ts'
import { chargeCard, payRental } from './pay.ts'
import { rentCar } from './rent.ts'
import { rentalSerializers, type RentalRow } from './rental-rows.ts'
import { rescheduleRental } from './reschedule.ts'
import type { ByLetterLanguage } from '../../notices/texts/letter-locale.ts'

/** What letters say of a rental. */
const confirmationTexts: ByLetterLanguage<
  ConfirmedLabels & { days(from: string, to: string): string }
> = {
  en: {
    subject: (house, code) => `Your car from ${house} is confirmed (${code})`,
    title: 'Your car is confirmed',
    lead: 'The car is kept for you. Please bring your driving licence when you fetch it.',
    what: 'Your car',
    when: 'Pick-up',
    days: (from, to) => `${from} to ${to}`,
  },
  fr: {
    subject: (house, code) => `Votre voiture de ${house} est confirmée (${code})`,
    title: 'Votre voiture est confirmée',
    lead: 'La voiture vous est réservée. Merci d’apporter votre permis de conduire en venant la chercher.',
    what: 'Votre voiture',
    when: 'Prise en charge',
    days: (from, to) => `du ${from} au ${to}`,
  },
}

const listed = z.extend(rental, {
  /** The documents' `include=car` (spec 3 §7.3). */
  car: z.object({ id: z.string(), name: z.string(), plate: z.string() }),
})

const carOf = (row: Rental) => ({ id: row.car_id, name: row.car_name, plate: row.car_plate })

/** Rentals for the desk, by pick-up, the latest first; `from` and `to` are days that one touches. */
const listRentals = listEndpoint(
  {
    ...rentalSerializers,
    deskSchema: listed,
    toDesk: async (db, rows) =>
      (await rentalSerializers.toDesk(db, rows)).map((row) => ({ ...row, car: carOf(row) })),
  },
  { order: ['pickup_date'], overlapping: true },
)

/** A rental as its guest sees it; in the calendar from when the car is fetched until it is back. */
const describeForGuest: DescribeForGuest<RentalRow> = async (
  row,
  paid,
  { db, settings, locale, now },
) => {
  const rented = await db
    .selectFrom('cars')
    .select(['name', 'translations'])
    .where('id', '=', row.car_id)
    .executeTakeFirst()
  const at = (day: string, time: string) => `${locale.day(day)}, ${time}`
  return {
    lines: [
      {
        title: orderedName(rented?.name ?? '', rented, locale.asked),
        detail: confirmationTexts[locale.language].days(
          at(row.pickup_date, row.pickup_time),
          at(row.dropoff_date, row.dropoff_time),
        ),
      },
    ],
    day: row.pickup_date,
    time: row.pickup_time,
    totalCents: row.total_cents,
    terms: carTerms(row, paid, settings, now),
    freeHours: settings.cancellation.car_free_hours,
    calendar: {
      sequence: row.version,
      from: { day: row.pickup_date, time: row.pickup_time },
      to: { day: row.dropoff_date, time: row.dropoff_time },
    },
  }
}

/** A paid rental still waits for staff to approve it; its car is kept from the first. */
const server: ServiceServer<RentalRow> = {
  serializers: rentalSerializers,
  confirmationTexts,
  describeForGuest,
  erasedColumns: {
    payment_reference: null,
    pickup_location: '',
    dropoff_location: '',
    cancel_reason: '',
  },
  offers: {
    requestField: 'car_id',
    rows: {
      cars: fleet.rows,
      car_categories: fleet.categoryRows,
      car_days: takenCarDays.rows,
    },
    managed: managedCars,
  },
  change: changeRental,
  async titles(db, rows) {
    const names = await namesOf(
      db,
      'cars',
      rows.map(({ car_id }) => car_id),
    )
    return rows.map(({ car_id }) => names.get(car_id) ?? '')
  },
}

type Request = RequestOf<'car'>

const cartLine: CartLineHandler<Request> = {
  offerTable: 'cars',
  offerIds: ({ car_id }) => [car_id],
  lockKey: ({ car_id }) => car_id,
  book: bookWithEndpoint(
    'car',
    rentCar,
    (request: Request, { customer, language }): Omit<RentCar, 'source'> => ({
      ...request,
      customer,
      language,
    }),
  ),
  withCurrentPrice: (request, current) => ({ ...request, totals: current as RentCar['totals'] }),
}

const offered = coercedOffer(['seats', 'daily_rate'])

const documents: Documents = {
  bodies: { createCar: offered, updateCar: offered },
  forms: ['createCar', 'updateCar'],
  lists: { listRentals: ({ extras }) => (isFields(extras) ? extras : {}) },
}

export const cars: RegisteredService<RentalRow> = {
  ...server,
  cartLine,
  budgets: {
    carDays: {
      unit: 'days of cars that wait for the house',
      contact: per(45, 'open'),
      address: per(120, DAY),
      house: per(400, 'open'),
    },
  },
  documents,
  imports,
  listed: {
    car_categories: 'Categories of cars',
    cars: 'Cars',
    car_rentals: 'Cars that were rented',
  },
  unlisted: { car_days: 'found again from car_rentals' },
  endpoints: [
    ...fleet.endpoints,
    listCarDays,
    rentCar,
    lookUpEndpoint(rentalSerializers),
    listRentals,
    ...stepEndpoints({ server, body: stepRental }),
    rescheduleRental,
    payRental,
    chargeCard,
  ],
}
