import type { Kysely } from 'kysely'
import { capabilities, type House } from '#contract/house.ts'
import { homeNumbersOf } from '#domain/countries.ts'
import { CONTRACT_VERSION } from '#contract/routes.ts'
import type { Database, HouseTable } from '../../db/schema.ts'
import { epochOf } from '../../db/meta.ts'
import type { WireRows } from '../../db/wire.ts'
import { paymentsForGuests, plainPublic, parseSettings } from '../../house-settings.ts'

/**
 * The house as everyone may know it: only what is named here leaves the settings. What the server
 * can do is told as it is: a device trusts it with keys and batches.
 */
function houseWire(row: HouseTable, epoch: string): House & { operation_id: string | null } {
  const settings = parseSettings(row.settings)
  return {
    id: 'house',
    version: row.version,
    changed_at: row.changed_at,
    operation_id: row.operation_id,
    capabilities: [...capabilities],
    contract_version: CONTRACT_VERSION,
    epoch,
    name: settings.name,
    tagline: settings.tagline,
    description: settings.description,
    address: settings.address,
    phone: settings.phone,
    email: settings.email,
    latitude: settings.latitude,
    longitude: settings.longitude,
    altitude_m: settings.altitude_m,
    timezone: settings.timezone,
    country: settings.country,
    home_numbers: homeNumbersOf(settings),
    currency: settings.base_currency,
    rates: settings.rates,
    rwf_per_usd: settings.rwf_per_usd,
    ...plainPublic(settings),
    demo_promo: settings.demo_promo,
    payments: paymentsForGuests(settings),
    sends_mail: settings.sends_mail,
    breakfast_included: settings.breakfast_included,
    opened: settings.opened,
    closed: settings.closed,
    taxes: settings.taxes,
    ebm_number: settings.ebm_number,
    overview_counters: settings.overview_counters ?? [],
    closed_dates: settings.closed_dates,
    services_off: settings.services_off,
    primary_color: settings.primary_color,
    logo_url: settings.logo_url,
    shown_currency: settings.currency,
    language: settings.language,
    languages: settings.languages,
    date_format: settings.date_format,
    occupancy_rooms: settings.occupancy_rooms,
    social: settings.social,
    ...settings.shown,
  }
}

/** The house, read with the epoch of the store. */
export async function readHouse(db: Kysely<Database>) {
  const row = await db.selectFrom('house').selectAll().executeTakeFirstOrThrow()
  return houseWire(row, await epochOf(db))
}

/** There is one house, and it is never deleted. */
export const houseRows: WireRows = async (db) => [await readHouse(db)]
