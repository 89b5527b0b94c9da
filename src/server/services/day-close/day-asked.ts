import type { Kysely } from 'kysely'
import { dayIn, isCalendarDay } from '#domain/days.ts'
import type { Database } from '../../db/schema.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'

/** The day asked for, today where none is; one that has begun. */
export async function dayAsked(db: Kysely<Database>, day: string | undefined, now: Date) {
  const { timezone } = await settingsOf(db)
  const today = dayIn(timezone, now)
  const asked = day ?? today
  if (!isCalendarDay(asked) || asked > today) refuse('day_close_needs_day')
  return { day: asked, today, timezone }
}
