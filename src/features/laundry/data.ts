import type { House } from '#contract/house.ts'
import type { KeptRow } from '#contract/resources.ts'
import { usualRushRate, usualTurnaroundHours, type LaundryFees } from '#domain/laundry.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, notFalse } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** The laundry's price list as a query (spec 2 §3, §7). */

export interface Service {
  id: string
  name: string
  /** per item, per kg, per pair; another host's word as it came. */
  unit: string
  priceCents: number
  turnaroundHours: number
  available: boolean
  position: number
  imagePath: string | null
}

export function parseService(raw: KeptRow): Service | null {
  const row = looseObject(raw)
  const name = looseText(row.name)
  const price = looseNumber(row.price)
  const hours = looseNumber(row.turnaround_hrs)
  if (name === '' || price === null || price < 0) return null
  return {
    id: raw.id,
    name,
    unit: looseText(row.unit) || 'per item',
    priceCents: toCents(price),
    turnaroundHours: hours !== null && hours > 0 ? hours : usualTurnaroundHours,
    available: notFalse(row.is_available),
    position: looseNumber(row.position) ?? 0,
    imagePath: looseTextOrNull(row.image_path),
  }
}

export const services = () =>
  listQuery({
    resource: 'laundry_services',
    route: 'listLaundryServices',
    as: 'laundry',
    parse: parseService,
  })

/** In the house's order; those that cannot be had are left out (spec 2 §3). */
export function servicesShown(rows: readonly Service[]): Service[] {
  return rows
    .filter(({ available }) => available)
    .toSorted((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1))
}

/** What fetching and express cost at the house. */
export function feesOf(house: House): LaundryFees {
  return {
    pickupFeeCents: toCents(looseNumber(house.laundry_pickup_fee) ?? 0),
    rushRate: looseNumber(house.laundry_rush_rate) ?? usualRushRate,
  }
}
