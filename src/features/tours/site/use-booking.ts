import type { TourTotals } from '#domain/tours.ts'
import { offline } from '#offline/offline.ts'
import { cardWay, type CardWay } from '#offline/paying/card-way.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'
import type { Tour } from '../data.ts'
import { totalsOf, type TourForm } from '../form/form.ts'
import { problemsOf, type Problem } from '../form/problems.ts'
import { usePlaces, type KnownPlaces } from '../tour-days.ts'
import type { TourList } from '../use-tours.ts'

export interface Booking {
  /** As it can be sent now. */
  form: TourForm
  /** How a card could be used now. */
  card: CardWay
  /** The tour that is picked, as the house has it now. */
  tour: Tour | null
  /** As it stands on the screen: chosen, or today. */
  date: string
  today: string
  totals: TourTotals
  problems: Problem[]
  places: KnownPlaces
  /** Places left on the day; null: not known. */
  left: number | null
  house: ReturnType<typeof useHouse>
}

/** What the form comes to: price, places and what stands in the way, worked out on each render. */
export function useBooking(typed: TourForm, list: TourList): Booking {
  const house = useHouse()
  const card = cardWay(useValue(offline().link), house)
  const form = payable(typed, card)
  const today = useHouseDay()
  const places = usePlaces()
  const tour = list.examples ? null : (list.tours.find(({ id }) => id === form.tourId) ?? null)
  const date = form.date ?? today
  const left = tour && places.left(tour, date)
  return {
    form,
    card,
    tour,
    date,
    today,
    totals: totalsOf(form, tour?.priceCents ?? 0, house.demo_promo),
    problems: problemsOf(form, { tour, date, today, left: places.fresh ? left : null }),
    places,
    left,
    house,
  }
}

/** Where a card cannot be had just now, on arrival: what was chosen comes back with the link. */
function payable(form: TourForm, card: CardWay): TourForm {
  return form.payment === 'card' && card === 'none' ? { ...form, payment: 'pay-on-arrival' } : form
}
