import { houseMoney } from '#domain/money.ts'
import { useQuery } from '@tanstack/react-query'
import type { RoomPricing } from '#contract/bookings.ts'
import type { House } from '#contract/house.ts'
import { nightsOf } from '#domain/stays.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useInLanguage } from '#parts/use-in-language.ts'
import { useHouse } from '#parts/use-house.ts'
import type { FormDraft } from '#parts/use-form-draft.ts'
import { rooms, type Room } from '../data.ts'
import { useStays } from '../use-stays.ts'
import { availabilityOf, type Availability } from './availability.ts'
import { stayAsked, type StayAsked, type StayForm } from './form.ts'
import { priceOf, pricingOf } from './price.ts'
import { problemsOf, type Problem, type StayField } from './problems.ts'

export interface KnownAvailability extends Availability {
  /** The age of the cached nights; null where unknown. */
  asOf: string | null
  /** Just received from the server; otherwise the server checks when the request arrives. */
  current: boolean
  /** Nothing is cached about the nights. */
  unknown: boolean
  /** Still loading from the device and the server. */
  pending: boolean
}

export interface Stay {
  house: House
  today: string
  room: Room
  asked: StayAsked
  nights: number
  pricing: RoomPricing
  /** Cents of the base currency: shown beside another. */
  baseCents: number
  availability: KnownAvailability
  problems: Problem[]
}

/** Props of each step of the wizard. */
export interface StepProps {
  form: StayForm
  change: FormDraft<StayForm>['change']
  stay: Stay
  /** A field's problem, shown once the person has tried to continue. */
  errorOf: (field: StayField) => string | undefined
}

/** Everything derived from the form: days, prices, occupied nights, problems. */
export function useStay(
  form: StayForm,
  room: Room,
  /** For a stay's cart: in the base currency, and the cart asks for the customer. */
  forStay = false,
): Stay {
  const house = useHouse()
  const today = useHouseDay()
  const stays = useStays()
  const inLanguage = useInLanguage()
  const all = useQuery(rooms()).data?.rows.map(inLanguage) ?? [room]
  const asked = stayAsked(form, room, today)
  const currency = forStay ? houseMoney(house).base : undefined
  const price = priceOf(asked, form.extras, room.pricePerNightCents, house, currency)
  const isCurrent =
    !stays.pending && !stays.failed && stays.cause === null && stays.refusal === null
  const availability: KnownAvailability = {
    ...availabilityOf(room, all, stays.rows, asked),
    asOf: stays.asOf,
    current: isCurrent,
    unknown: stays.failed || stays.pending,
    pending: stays.pending,
  }
  const problems = problemsOf(form, {
    room,
    asked,
    today,
    // Cached nights may be old: they only warn, and the server alone refuses.
    availability: isCurrent ? availability : null,
  }).filter(({ step }) => !(forStay && step === 'details'))
  return {
    house,
    today,
    room,
    asked,
    nights: nightsOf(asked.check_in, asked.check_out),
    pricing: pricingOf(price.charged),
    baseCents: price.base.total,
    availability,
    problems,
  }
}
