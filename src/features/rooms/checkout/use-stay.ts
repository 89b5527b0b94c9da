import { useQuery } from '@tanstack/react-query'
import type { RoomPricing } from '#contract/bookings.ts'
import type { House } from '#contract/house.ts'
import { nightsOf } from '#domain/stays.ts'
import type { Currency } from '#domain/room-price.ts'
import { useHouse } from '#parts/use-house.ts'
import { rooms, type Room } from '../data.ts'
import { useStays } from '../use-stays.ts'
import { availabilityOf, type Availability } from './availability.ts'
import { stayAsked, type StayAsked, type StayForm } from './form.ts'
import { priceOf, pricingOf } from './price.ts'
import { problemsOf, type Problem } from './problems.ts'

export interface KnownAvailability extends Availability {
  /** From when it is; null where it is not known. */
  asOf: string | null
  /** Just heard from the house; otherwise it is checked when the request arrives. */
  current: boolean
  /** Nothing is known of the nights on this device. */
  unknown: boolean
  /** Not known yet: the device is read and the house asked. */
  pending: boolean
}

export interface Stay {
  house: House
  today: string
  room: Room
  asked: StayAsked
  nights: number
  pricing: RoomPricing
  /** Cents of a dollar: beside francs. */
  dollars: number
  availability: KnownAvailability
  problems: Problem[]
}

/** What the form comes to: days, prices, nights that are gone, what stands in the way. */
export function useStay(
  form: StayForm,
  room: Room,
  today: string,
  /** It goes with the rest of a stay: in dollars, and who books is asked there. */
  forStay = false,
): Stay {
  const house = useHouse()
  const known = useStays()
  const all = useQuery(rooms()).data?.rows ?? [room]
  const asked = stayAsked(form, room, today)
  const currency: Currency | undefined = forStay ? 'USD' : undefined
  const price = priceOf(asked, form.extras, room.pricePerNightCents, house, currency)
  const current = !known.pending && !known.failed && known.cause === null && known.refusal === null
  const availability: KnownAvailability = {
    ...availabilityOf(room, all, known.rows, asked),
    asOf: known.asOf,
    current,
    unknown: known.failed || known.pending,
    pending: known.pending,
  }
  const problems = problemsOf(form, {
    room,
    asked,
    today,
    // What is kept may be old: it warns, and the house alone refuses.
    availability: current ? availability : null,
  }).filter(({ step }) => !(forStay && step === 'details'))
  return {
    house,
    today,
    room,
    asked,
    nights: nightsOf(asked.check_in, asked.check_out),
    pricing: pricingOf(price.charged),
    dollars: price.dollars.total,
    availability,
    problems,
  }
}
