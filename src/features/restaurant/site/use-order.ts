import { openingHours, scheduleFor, type Serving } from '#domain/hours.ts'
import type { Totals } from '#domain/restaurant.ts'
import { offline } from '#offline/offline.ts'
import { cardWay, type CardWay } from '#offline/paying/card-way.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import { payable } from '#parts/request-form/payment-fields.tsx'
import type { Problem, When } from '#parts/request-form/problems.ts'
import type { RequestState } from '#parts/request-form/use-request-form.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'
import { totalsOf } from './form/body.ts'
import { atMenuPrices, goneLines, isFromBarAlone } from '../cart.ts'
import type { OrderForm } from './form/form.ts'
import { problemsOf, type OrderField } from './form/problems.ts'
import { placeOn } from '../serving.ts'
import type { Menu } from '../use-menu.ts'

export interface Order {
  /** At the menu's prices of now. */
  form: OrderForm
  schedule: When
  totals: Totals
  problems: Problem<OrderField>[]
  /** Ids of lines that the house no longer has. */
  unavailable: ReadonlySet<string>
  /** How a card could be used now. */
  card: CardWay
  house: ReturnType<typeof useHouse>
  now: Date
  /** Whose hours count on its day. */
  place: Serving
}

/** Derived from the form on each render: prices, times and problems. */
export function useOrder(typed: OrderForm, menu: Menu): Order {
  const house = useHouse()
  const now = useHouseNow()
  const card = cardWay(useValue(offline().link), house)
  const form = payable(atMenuPrices(typed, menu), card, 'pay-counter')
  const hours = openingHours(house)
  const fromBarAlone = isFromBarAlone(form, menu)
  const { timezone } = house
  const schedule = scheduleFor(form, hours.kitchen, { timezone, now })
  const unavailable = goneLines(form, menu)
  return {
    form,
    schedule,
    totals: totalsOf(form, house.demo_promo),
    problems: problemsOf(form, {
      schedule,
      timezone,
      hours,
      fromBarAlone,
      unavailableNames: unavailable.map(({ name }) => name),
      now,
    }),
    unavailable: new Set(unavailable.map(({ id }) => id)),
    card,
    house,
    now,
    place: placeOn(schedule.date, hours, fromBarAlone),
  }
}

/** What each part of the order form takes. */
export interface FieldsProps {
  form: OrderForm
  change: RequestState<OrderForm>['change']
  /** What is wrong with a field, once the person has tried to send. */
  errorOf: (field: OrderField) => string | undefined
}
