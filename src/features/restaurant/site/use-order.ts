import { defaultSchedule, type Totals } from '#domain/restaurant.ts'
import { offline } from '#offline/offline.ts'
import { cardWay, type CardWay } from '#offline/paying/card-way.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'
import { totalsOf, type Schedule } from './form/body.ts'
import { atMenuPrices, goneLines, isFromBarAlone } from './form/cart.ts'
import type { OrderForm } from './form/form.ts'
import { problemsOf, type Problem } from './form/problems.ts'
import type { Menu } from './use-menu.ts'

export interface Order {
  /** At the menu's prices of now. */
  form: OrderForm
  schedule: Schedule
  totals: Totals
  problems: Problem[]
  /** Ids of lines that the house no longer has. */
  gone: ReadonlySet<string>
  /** How a card could be used now. */
  card: CardWay
  house: ReturnType<typeof useHouse>
  now: Date
}

/** What the form comes to: prices, times and what stands in the way, worked out on each render. */
export function useOrder(typed: OrderForm, menu: Menu): Order {
  const house = useHouse()
  const now = useHouseNow()
  const card = cardWay(useValue(offline().link), house)
  const form = payable(atMenuPrices(typed, menu), card)
  const offered = defaultSchedule(house.timezone, house.hours.restaurant, now)
  const schedule = { date: form.date ?? offered.date, time: form.time ?? offered.time }
  const gone = goneLines(form, menu)
  return {
    form,
    schedule,
    totals: totalsOf(form, house.demo_promo),
    problems: problemsOf(form, {
      schedule,
      timezone: house.timezone,
      hours: house.hours,
      fromBarAlone: isFromBarAlone(form, menu),
      gone: gone.map(({ name }) => name),
      now,
    }),
    gone: new Set(gone.map(({ id }) => id)),
    card,
    house,
    now,
  }
}

/** Where a card cannot be had, the counter is: what was chosen comes back with the link. */
function payable(form: OrderForm, card: CardWay): OrderForm {
  const taken = card === 'fields' || card === 'page'
  return form.payment === 'card' && !taken ? { ...form, payment: 'pay-counter' } : form
}
