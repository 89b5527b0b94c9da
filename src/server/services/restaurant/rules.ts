import type { Kysely } from 'kysely'
import { addDays, dayIn } from '#domain/days.ts'
import { isTooLate, servesAt } from '#domain/hours.ts'
import type { Database } from '../../db/schema.ts'
import { type HouseSettings, settingsOf } from '../../house-settings.ts'
import { refuse } from '../../pipeline/endpoint.ts'

export type Rules = Pick<HouseSettings, 'timezone' | 'hours' | 'demo_promo'>

export async function houseRules(db: Kysely<Database>): Promise<Rules> {
  return settingsOf(db)
}

interface Schedule {
  date: string
  time: string
}

/** Nobody orders dinner further ahead; a device whose clock says 2030 might seem to. */
const DAYS_AHEAD = 366

/** A day that the calendar has, within a year. Throws `validation`. */
export function checkDay({ timezone }: Rules, { date }: Schedule, now: Date): void {
  if (addDays(date, 0) !== date || date > addDays(dayIn(timezone, now), DAYS_AHEAD)) {
    refuse('choose_another_date', {
      fields: { 'schedule.date': [{ reason: 'choose_another_date' }] },
    })
  }
}

/** Guests' orders alone: what staff record is fact. Throws `too_late`, by the house's clock. */
export function checkNotPast({ timezone }: Rules, { date, time }: Schedule, now: Date): void {
  if (isTooLate(timezone, date, time, now)) {
    refuse('time_has_passed', { time, date })
  }
}

/**
 * Guests' orders alone: within the restaurant's hours, or the bar's where all of it comes from
 * there. Throws `closed`.
 */
export function checkOpen({ hours }: Rules, { time }: Schedule, fromBarAlone: boolean): void {
  if (servesAt(hours.restaurant, time)) return
  if (fromBarAlone && servesAt(hours.bar, time)) return
  const { open, close } = fromBarAlone ? hours.bar : hours.restaurant
  refuse(fromBarAlone ? 'bar_closed' : 'restaurant_closed', { open, close })
}
