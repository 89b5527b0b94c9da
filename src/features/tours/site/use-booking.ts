import { dayIn } from '#domain/days.ts'
import { firstTourDay, type TourTotals } from '#domain/tours.ts'
import { offline } from '#offline/offline.ts'
import { cardWay, type CardWay } from '#offline/paying/card-way.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import { payable } from '#parts/request-form/payment-fields.tsx'
import type { Problem } from '#parts/request-form/problems.ts'
import type { RequestState } from '#parts/request-form/use-request-form.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'
import type { Tour } from '../data.ts'
import { totalsOf, type TourForm } from '../form/form.ts'
import { problemsOf, type TourField } from '../form/problems.ts'
import { usePlaces, type KnownPlaces } from '../tour-days.ts'
import type { TourList } from '../use-tours.ts'

export interface Booking {
  /** As it can be sent now. */
  form: TourForm
  /** How a card could be used now. */
  card: CardWay
  /** The tour that is picked, as the house has it now. */
  tour: Tour | null
  /** As shown on the screen: chosen, or the first day on which the tour is available. */
  date: string
  /** The first day on which a tour is available; null: any. */
  earliestOf(tour: Pick<Tour, 'departure'> | null): string
  totals: TourTotals
  problems: Problem<TourField>[]
  places: KnownPlaces
  /** Places left on the day; null: not known. */
  left: number | null
  house: ReturnType<typeof useHouse>
}

/** Derived from the form on each render: price, places left and problems. */
export function useBooking(typed: TourForm, list: TourList): Booking {
  const house = useHouse()
  const card = cardWay(useValue(offline().link), house)
  const form = payable(typed, card, 'pay-on-arrival')
  const now = useHouseNow()
  const today = dayIn(house.timezone, now)
  const earliestOf: Booking['earliestOf'] = (one) =>
    firstTourDay(one?.departure ?? null, house.timezone, now)
  const places = usePlaces()
  const tour = list.examples ? null : (list.tours.find(({ id }) => id === form.tourId) ?? null)
  const earliest = earliestOf(tour)
  const date = form.date ?? earliest
  const left = tour && places.left(tour, date)
  return {
    form,
    card,
    tour,
    date,
    earliestOf,
    totals: totalsOf(form, tour?.priceCents ?? 0, house.demo_promo),
    problems: problemsOf(form, {
      tour,
      date,
      today,
      earliest,
      left: places.fresh ? left : null,
    }),
    places,
    left,
    house,
  }
}

/** What each part of the booking form takes. */
export interface FieldsProps {
  form: TourForm
  change: RequestState<TourForm>['change']
  /** What is wrong with a field, once the person has tried to send. */
  errorOf: (field: TourField) => string | undefined
}
