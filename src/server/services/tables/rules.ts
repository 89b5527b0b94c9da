import { addDays, dayIn } from '#domain/days.ts'
import { isTooLate, servesAt } from '#domain/restaurant.ts'
import type { HouseSettings } from '../../house-settings.ts'
import { refuse } from '../../pipeline/endpoint.ts'

export type Rules = Pick<HouseSettings, 'timezone' | 'hours' | 'table_seats'>

/** When a party would come, and how many they are. */
export interface Asked {
  date: string
  time: string
  party_size: number
}

/** Nobody reserves further ahead; a device whose clock says 2030 might seem to. */
const DAYS_AHEAD = 366

/** A day that the calendar has, within a year. Throws `validation`. */
export function checkDay({ timezone }: Rules, { date }: Asked, now: Date): void {
  if (addDays(date, 0) !== date || date > addDays(dayIn(timezone, now), DAYS_AHEAD)) {
    refuse('choose_another_date', {
      fields: { date: [{ reason: 'choose_another_date' }] },
    })
  }
}

/** More than the house has seats at all. Throws `validation`. */
export function checkParty({ table_seats }: Rules, { party_size }: Asked): void {
  if (party_size <= table_seats) return
  refuse('party_too_large', { table_seats }, { field: 'party_size' })
}

/** Guests' reservations alone: what staff record is fact. Throws `too_late`, by the house's clock. */
export function checkNotPast({ timezone }: Rules, { date, time }: Asked, now: Date): void {
  if (isTooLate(timezone, date, time, now)) {
    refuse('time_has_passed', { time, date })
  }
}

/** Guests' reservations alone: within the restaurant's hours. Throws `closed`. */
export function checkOpen({ hours }: Rules, { time }: Asked): void {
  if (servesAt(hours.restaurant, time)) return
  const { open, close } = hours.restaurant
  refuse('restaurant_closed', { open, close })
}
