import {
  savedTravelPrice,
  saveTravelPrice as saveBody,
  travelPrice,
  type TravelPrice,
} from '#contract/travel-price.ts'
import { fromCents, toCents } from '#domain/money.ts'
import type { HouseTable } from '../../db/schema.ts'
import { read, refuse, write } from '../../pipeline/endpoint.ts'
import { fieldsChangedSince } from '../../pipeline/fields-changed-since.ts'
import { parseSettings } from '../../house-settings.ts'
import { checkPriceInBase } from '../check-price.ts'
import { touchStaffSettings } from '../settings/index.ts'

/** It stands in the house's one row, under its version. */
export function travelPriceWire(row: HouseTable): TravelPrice {
  const cents = parseSettings(row.settings).travel_price_per_km_cents
  return {
    id: 'travel',
    version: row.version,
    changed_at: row.changed_at,
    operation_id: row.operation_id,
    price_per_km_usd: cents === null ? null : fromCents(cents),
  }
}

const getTravelPrice = read({
  name: 'getTravelPrice',
  answer: travelPrice,
  async read(db) {
    return travelPriceWire(await db.selectFrom('house').selectAll().executeTakeFirstOrThrow())
  },
})

/** The documents' two calls are one: some of their clients know the one, some the other. */
const saveEndpoint = (name: 'updateTravelPrice' | 'postTravelPrice') =>
  write({
    name,
    body: saveBody,
    answer: savedTravelPrice,
    async write(tx, call) {
      const { price_per_km_usd: newPrice, seen } = call.body
      const row = await tx.lock('house', 'house')
      if (row === undefined) return refuse('no_house_yet')
      const answer = (data: TravelPrice) => ({ data, message: 'Travel price saved' })
      const settings = parseSettings(row.settings)
      const was = settings.travel_price_per_km_cents
      checkPriceInBase(newPrice, settings.base_currency, 'price_per_km_usd')
      const cents = toCents(newPrice)
      if (cents === was) return { status: 200, body: answer(travelPriceWire(row)) }
      const subject = { resource: 'settings', id: 'travel' }
      const other = seen
        ? (seen.price_per_km_usd === null ? null : toCents(seen.price_per_km_usd)) !== was
        : (await fieldsChangedSince(tx, call, subject, ['travel_price_per_km_cents'])).length > 0
      if (other) {
        refuse('travel_price_changed', {
          current: travelPriceWire(row),
        })
      }
      const next = { ...settings, travel_price_per_km_cents: cents }
      const saved = await tx.update('house', row.id, { settings: JSON.stringify(next) })
      await touchStaffSettings(tx, call)
      return {
        status: 200,
        body: answer(travelPriceWire(saved)),
        changes: [
          {
            resource: 'settings',
            rowId: 'travel',
            changed: { travel_price_per_km_cents: [was, cents] },
          },
        ],
      }
    },
  })

export const travelPriceEndpoints = [
  getTravelPrice,
  saveEndpoint('updateTravelPrice'),
  saveEndpoint('postTravelPrice'),
]
