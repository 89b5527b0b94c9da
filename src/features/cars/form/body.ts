import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { RentCar } from '#contract/rentals.ts'
import {
  offeredExtras,
  rentalDays,
  rentalSums,
  rentalTotals,
  type RentalExtraPrices,
  type RentalPeriod,
  type RentalTotals,
} from '#domain/cars.ts'
import type { NewCartLine } from '#offline/stay-cart.ts'
import { customerOf, personOf } from '#parts/request-form/body.ts'
import type { Car } from '../data.ts'
import type { RentalForm } from './form.ts'

/** As it goes over the wire; the server works out its own and compares (decisions.md, "Money"). */
export const totalsWire = (totals: RentalTotals): RentCar['totals'] => ({
  days: totals.days,
  ...rentalSums(totals),
  currency: houseMoneyHere().base,
})

/** What a rental comes to; `prices`: of the house's extras. */
export function totalsOf(
  { extras }: Pick<RentalForm, 'extras'>,
  car: Pick<Car, 'dailyRateCents'>,
  period: RentalPeriod,
  prices: RentalExtraPrices,
): RentalTotals {
  const days = rentalDays(period.pickup_date, period.dropoff_date)
  return rentalTotals(car.dailyRateCents, days, extras, prices)
}

/** The documents' payload (spec 2 §3), and the code that the guest can read out. */
export function rentBody(
  form: RentalForm,
  car: Car,
  { period, prices }: { period: RentalPeriod; prices: RentalExtraPrices },
  code: string,
): RentCar {
  const { pickup_date, pickup_time, dropoff_date, dropoff_time } = period
  return {
    code,
    car_id: car.id,
    schedule: { pickup_date, pickup_time, dropoff_date, dropoff_time },
    locations: { pickup: form.pickup.trim(), dropoff: form.dropoff.trim() },
    extras: offeredExtras(form.extras, prices),
    customer: customerOf(form),
    totals: totalsWire(totalsOf(form, car, period, prices)),
    source: 'public-car-page',
  }
}

/** A rental of this device as it stood in the form, for changing. */
export function formOf(body: RentCar): RentalForm {
  const { schedule, locations, customer } = body
  return {
    carId: body.car_id,
    pickupDate: schedule.pickup_date,
    pickupTime: schedule.pickup_time,
    dropoffDate: schedule.dropoff_date,
    dropoffTime: schedule.dropoff_time,
    pickup: locations.pickup,
    dropoff: locations.dropoff,
    extras: { ...body.extras },
    ...personOf(customer),
  }
}

/** A rental as a line of a stay: without who and how it is paid, which are asked there for all. */
export function stayLineOf(
  { car_id, schedule, locations, extras, totals, source }: RentCar,
  words: Pick<NewCartLine, 'title' | 'detail'>,
): NewCartLine {
  return {
    kind: 'car',
    request: { car_id, schedule, locations, extras, totals, source },
    ...words,
    from: schedule.pickup_date,
    to: schedule.dropoff_date,
    total: totals.grand_total,
  }
}
