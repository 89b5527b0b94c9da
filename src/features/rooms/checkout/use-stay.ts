import { houseMoney } from '#domain/money.ts'
import { useQuery } from '@tanstack/react-query'
import { nightsOf } from '#domain/stays.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useInLanguage } from '#parts/use-in-language.ts'
import { useHouse } from '#parts/use-house.ts'
import type { FormDraft } from '#parts/use-form-draft.ts'
import { rooms, type Room } from '../data.ts'
import { useStays } from '../use-stays.ts'
import { availabilityOf } from './availability.ts'
import { stayAsked, type StayForm } from './form.ts'
import { priceOf, pricingOf } from './price.ts'
import { problemsOf, type StayField } from './problems.ts'

export type Stay = ReturnType<typeof useStay>

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
) {
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
  const availability = {
    ...availabilityOf(room, all, stays.rows, asked),
    /** The age of the cached nights; null where unknown. */
    asOf: stays.asOf,
    /** Just received from the server; otherwise the server checks when the request arrives. */
    current: isCurrent,
    /** Nothing is cached about the nights. */
    unknown: stays.failed || stays.pending,
    /** Still loading from the device and the server. */
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
    /** Cents of the base currency: shown beside another. */
    baseCents: price.base.total,
    availability,
    problems,
  }
}
