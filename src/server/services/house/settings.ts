import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { houseSettings, type HouseSettings } from '../../db/seed/house.ts'

/** What a house that was made before a setting existed has for it. */
const defaults = houseSettings('2026-01-01')

/** The settings as they are kept, whole: what is missing has its default. */
export function settingsFrom(json: string): HouseSettings {
  return { ...defaults, ...(JSON.parse(json) as Partial<HouseSettings>) }
}

/** All of the house's settings. Inside a transaction pass its own handle. */
export async function settingsOf(db: Kysely<Database>): Promise<HouseSettings> {
  const { settings } = await db.selectFrom('house').select('settings').executeTakeFirstOrThrow()
  return settingsFrom(settings)
}
