import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { House } from '#contract/house.ts'
import type { LaundryService } from '#contract/laundry.ts'
import { defaultRushRate, type LaundryFees } from '#domain/laundry.ts'
import { toCents } from '#domain/money.ts'
import type { Translated } from '#domain/texts.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** The laundry's price list as a query (spec 2 §3, §7). */

export interface Service extends Translated {
  id: string
  name: string
  /** per item, per kg, per pair; another host's unit as it came. */
  unit: string
  priceCents: number
  turnaroundHours: number
  available: boolean
  position: number
  imagePath: string | null
}

const shown = (row: LaundryService): Service => ({
  id: row.id,
  name: row.name,
  unit: row.unit,
  priceCents: toCents(row.price),
  turnaroundHours: row.turnaround_hrs,
  available: row.is_available,
  position: row.position,
  imagePath: row.image_path,
  translations: row.translations,
})

export const services = () =>
  listQuery({
    resource: 'laundry_services',
    route: 'listLaundryServices',
    as: 'laundry',
    parse: shown,
  })

/** In the house's order; those that are unavailable are left out (spec 2 §3). */
export function servicesShown(rows: readonly Service[]): Service[] {
  return rows
    .filter(({ available }) => available)
    .toSorted((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1))
}

/** What fetching and express cost at the house. */
export function feesOf(house: House): LaundryFees {
  return {
    pickupFeeCents: toCents(house.laundry_pickup_fee ?? 0),
    rushRate: house.laundry_rush_rate ?? defaultRushRate,
    base: houseMoneyHere().base,
  }
}
