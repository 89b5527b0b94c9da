import { openingHours } from '#domain/hours.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import type { RequestState } from '#parts/request-form/use-request-form.ts'
import { useHouse } from '#parts/use-house.ts'
import { isWhole, periodOf, type RentalForm } from '../form/form.ts'
import type { RentalExtraPrices, RentalTotals, RentalPeriod } from '#domain/cars.ts'
import type { Cached } from '#offline/reads/types.ts'
import { totalsOf } from '../form/body.ts'
import { extraPricesOf } from '../form/extras.ts'
import { problemsOf, type Problem, type RentalField } from '../form/problems.ts'
import { carsOffered, type Car } from '../data.ts'
import { useCarDays, type Known } from '../use-car-days.ts'

/** Derived from the form on each render: prices, times and problems. */
export interface RentalNow {
  house: ReturnType<typeof useHouse>
  now: Date
  cars: readonly Car[]
  /** The chosen car, where it is still offered. */
  car: Car | null
  period: RentalPeriod
  totals: RentalTotals | null
  /** Of the house's extras, in cents. */
  prices: RentalExtraPrices
  known: Known
  problems: readonly Problem[]
}

export function useRental(form: RentalForm, list: Cached<Car>): RentalNow {
  const house = useHouse()
  const now = useHouseNow()
  const period = periodOf(form, house.timezone, openingHours(house).desk, now)
  const whole = isWhole(period)
  const prices = extraPricesOf(house)
  const offered = carsOffered(list.rows)
  const car = offered.find(({ id }) => id === form.carId) ?? null
  const known = useCarDays(list.rows, whole ? period : null)
  const problems = problemsOf(form, {
    period,
    timezone: house.timezone,
    now,
    carOffered: car !== null,
    // Cached rows only warn: the car may be back.
    taken: car !== null && known.asOf === null && known.taken.has(car.id),
  })
  return {
    house,
    now,
    cars: offered,
    car,
    period,
    totals: car !== null && whole ? totalsOf(form, car, period, prices) : null,
    prices,
    known,
    problems,
  }
}

/** What each step takes. */
export interface StepProps {
  form: RentalForm
  change: RequestState<RentalForm>['change']
  rental: RentalNow
  /** What is wrong with a field, once the person has tried to go on. */
  errorOf: (field: RentalField) => string | undefined
}
