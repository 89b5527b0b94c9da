import { useQuery } from '@tanstack/react-query'
import { openingHours } from '#domain/hours.ts'
import { listStateOf, type ListState } from '#parts/list-state.ts'
import { useHouseNow } from '#parts/use-house-now.ts'
import type { RequestState } from '#parts/request-form/use-request-form.ts'
import { useInLanguage } from '#parts/use-in-language.ts'
import { useHouse } from '#parts/use-house.ts'
import { feesOf, services, servicesShown, type Service } from '../data.ts'
import { problemsOf, type LaundryField, type LaundryForm, type Problem } from '../form/form.ts'
import { houseTime, quoteOf, scheduleOf, type Quote, type Schedule } from '../form/quote.ts'

/** The price list, and how far it can be trusted. */
export interface PriceList extends ListState {
  shown: Service[]
}

/** Derived from the form on each render: prices, times and problems. */
export interface Laundry {
  list: PriceList
  quote: Quote
  schedule: Schedule
  problems: Problem[]
  house: ReturnType<typeof useHouse>
  /** The house's day. */
  today: string
}

export function useLaundry(form: LaundryForm): Laundry {
  const found = useQuery(services())
  const house = useHouse()
  const now = useHouseNow()
  const say = useInLanguage()
  const rows = (found.data?.rows ?? []).map(say)
  const quote = quoteOf(form, rows, feesOf(house))
  const time = houseTime(house.timezone, now)
  const schedule = scheduleOf(form, {
    now: time,
    open: openingHours(house).desk,
    hours: quote.hours,
  })
  const problems = problemsOf(form, { quote, schedule, timezone: house.timezone, now })
  return {
    list: {
      shown: servicesShown(rows),
      ...listStateOf(found),
    },
    quote,
    schedule,
    problems,
    house,
    today: time.slice(0, 10),
  }
}

/** What each step takes. */
export interface StepProps {
  form: LaundryForm
  change: RequestState<LaundryForm>['change']
  laundry: Laundry
  /** It goes with the rest of a stay: who it is for is asked there. */
  forStay: boolean
  /** What is wrong with a field. */
  errorOf: (field: LaundryField) => string | undefined
}
