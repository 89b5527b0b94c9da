import type { TravelPrice } from '#contract/travel-price.ts'
import { fromCents } from '#domain/money.ts'
import type { HouseTable } from '../../db/schema.ts'
import { settingsFrom } from '../../house-settings.ts'

/** It stands in the house's one row, under its version. */
export function travelPriceWire(row: HouseTable): TravelPrice {
  return {
    id: 'travel',
    version: row.version,
    changed_at: row.changed_at,
    operation_id: row.operation_id,
    price_per_km_usd: fromCents(settingsFrom(row.settings).travel_price_per_km_cents),
  }
}
