import type { KeptRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, notFalse } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** What the house offers, as far as its pages tell of it; to book, each service has its own. */

/** A room, for telling the house's rooms by their types. */
export interface HouseRoom {
  id: string
  type: string
  /** At least 1. */
  capacity: number
  pricePerNightCents: number
  available: boolean
  picturePath: string | null
}

/** Something on a price list. */
export interface Offer {
  id: string
  name: string
  /** What it belongs to: "Hiking", "4x4", "per kg"; '' where it says nothing. */
  kind: string
  detail: string
  cents: number
  available: boolean
  picturePath: string | null
  /** Whole days of a tour, hours that washing takes, seats of a car. */
  measure: number | null
}

const centsOf = (value: unknown) => toCents(looseNumber(value) ?? 0)

export function parseHouseRoom(raw: KeptRow): HouseRoom {
  const row = looseObject(raw)
  return {
    id: raw.id,
    type: looseText(row.type).toLowerCase(),
    capacity: Math.max(looseNumber(row.capacity) ?? 1, 1),
    pricePerNightCents: centsOf(row.price_per_night),
    available: notFalse(row.is_available),
    picturePath: looseTextOrNull(row.cover_image_url),
  }
}

/** A tour's, car's or laundry service's row, which differ in few names. */
export function parseOffer(raw: KeptRow): Offer {
  const row = looseObject(raw)
  return {
    id: raw.id,
    name: looseText(row.name),
    kind: looseText(looseObject(row.category).name) || looseText(row.unit),
    detail: looseText(row.description),
    cents: centsOf(row.price ?? row.daily_rate),
    available: notFalse(row.is_available),
    picturePath: looseTextOrNull(row.image_path),
    measure: looseNumber(row.duration_days ?? row.turnaround_hrs ?? row.seats),
  }
}

export const houseRooms = () =>
  listQuery({ resource: 'rooms', route: 'listRooms', as: 'house', parse: parseHouseRoom })

/** Services whose list of prices can be read before they can be asked for here. */
export type PricedService = 'tours' | 'cars' | 'laundry'

const lists = {
  tours: { resource: 'tours', route: 'listTours' },
  cars: { resource: 'cars', route: 'listCars' },
  laundry: { resource: 'laundry_services', route: 'listLaundryServices' },
} as const

export const offersOf = (service: PricedService) =>
  listQuery({ ...lists[service], as: 'offers', parse: parseOffer })
