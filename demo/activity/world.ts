import type { Random } from '../random.ts'
import { CODE_LETTERS } from '#lib/code.ts'
import { momentOf } from '#domain/days.ts'
import { between, oneOf } from '../random.ts'
import { timezone } from '../rows.ts'

/** Days of the demo house's past and future that activity fills. */
export const pastDays = 40
export const futureDays = 20

/** What all makers of activity share: the day, the moment it is seen at, and chance. */
export interface World {
  today: string
  /** Nothing was made after this moment (ISO 8601, UTC). */
  now: string
  random: Random
}

/** A code as devices make them, but from the seed's own chance. */
export const codeFrom = (random: Random) =>
  Array.from({ length: 8 }, () => oneOf(random, CODE_LETTERS.split(''))).join('')

/** A moment on the house's clock, held back to `now` where it would lie ahead of it. */
export function madeAt(world: World, day: string, time: string): string {
  const moment = momentOf(timezone, day, time).toISOString()
  return moment < world.now ? moment : world.now
}

/** A time of day between two hours, on a quarter. */
export const quarterBetween = (random: Random, firstHour: number, lastHour: number) =>
  timeOf(between(random, firstHour * 4, lastHour * 4) * 15)

/** Minutes since midnight as `HH:MM`. */
export const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
