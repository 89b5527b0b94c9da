import type { Kysely } from 'kysely'
import { serviceKinds } from '#contract/services/index.ts'
import type { SettingsRow } from '#contract/settings.ts'
import type { Database, HouseTable } from '../../db/schema.ts'
import type { WireRows } from '../../db/wire.ts'
import { parseSettings } from '../../house-settings.ts'
import { serverOf } from '../service/registry.ts'
import { fieldsOf } from './fields.ts'

/** The settings as they stand in a row of the house, under its version. */
export function settingsWire(row: HouseTable): SettingsRow {
  const stored = parseSettings(row.settings)
  return {
    id: 'settings',
    version: row.version,
    changed_at: row.changed_at,
    operation_id: row.operation_id,
    ...fieldsOf(stored),
    logoUrl: stored.logo_url,
    payments: stored.payments,
    rwf_rate_day: stored.rwf_per_usd?.day ?? null,
    rate_days: Object.fromEntries(stored.rates.map(({ currency, day }) => [currency, day])),
  }
}

export async function readSettings(db: Kysely<Database>): Promise<SettingsRow> {
  return settingsWire(await db.selectFrom('house').selectAll().executeTakeFirstOrThrow())
}

/** As long as there is a house: the settings, and what services keep beside them. */
export const settingsRows: WireRows = async (db) => {
  const row = await db.selectFrom('house').selectAll().executeTakeFirst()
  if (row === undefined) return []
  const ofServices = serviceKinds.flatMap((kind) => serverOf(kind).settingsRow?.(row) ?? [])
  return [settingsWire(row), ...ofServices]
}
