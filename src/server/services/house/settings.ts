import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { neutralSettings, type HouseSettings } from '../settings/house-settings.ts'

/** The stored settings, whole: a setting that is newer than the house has its default. */
export function settingsFrom(json: string): HouseSettings {
  return { ...neutralSettings, ...(JSON.parse(json) as Partial<HouseSettings>) }
}

/** All of the house's settings. Inside a transaction pass its own handle. */
export async function settingsOf(db: Kysely<Database>): Promise<HouseSettings> {
  const { settings } = await db.selectFrom('house').select('settings').executeTakeFirstOrThrow()
  return settingsFrom(settings)
}
