import type { KeptRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, notFalse } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Cars as the public page shows them (spec 2 §3). */
export interface Car {
  id: string
  name: string
  category: string
  seats: number
  transmission: string
  fuel: string
  dailyRateCents: number
  description: string
  imagePath: string | null
  /** Staff's own switch. */
  available: boolean
}

/** Shown where a car does not say (spec 2 §3). */
const USUAL_SEATS = 4

export function parseCar(raw: KeptRow): Car | null {
  const row = looseObject(raw)
  const name = looseText(row.name)
  if (name === '') return null
  return {
    id: raw.id,
    name,
    category: looseText(looseObject(row.category).name),
    seats: looseNumber(row.seats) ?? USUAL_SEATS,
    transmission: looseText(row.transmission),
    fuel: looseText(row.fuel),
    dailyRateCents: toCents(looseNumber(row.daily_rate) ?? 0),
    description: looseText(row.description),
    imagePath: looseTextOrNull(row.image_url) ?? looseTextOrNull(row.image_path),
    available: notFalse(row.is_available),
  }
}

export const cars = () =>
  listQuery({ resource: 'cars', route: 'listCars', as: 'cars', parse: parseCar })

/** Those that can be had, the cheapest first. */
export function carsOffered(list: readonly Car[]): Car[] {
  return list
    .filter(({ available }) => available)
    .toSorted((a, b) => a.dailyRateCents - b.dailyRateCents || a.name.localeCompare(b.name, 'en'))
}
