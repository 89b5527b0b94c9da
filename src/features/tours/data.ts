import type { KeptRow } from '#contract/resources.ts'
import { toCents } from '#domain/money.ts'
import { hourOf } from '#domain/hours.ts'
import { looseNumber, looseObject, looseText, looseTextOrNull, notFalse } from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Tours as queries (spec 2 §3, §7). */

export interface TourCategory {
  id: string
  name: string
}

export interface Tour {
  id: string
  name: string
  categoryId: string
  /** The category's name; '' where the host says none. */
  category: string
  location: string
  /** At least 1. */
  days: number
  /** People a day; null where the host does not say. */
  capacity: number | null
  /** `HH:MM`, house time; null: a day and no hour, or the host does not say. */
  departure: string | null
  /** A person, in cents. */
  priceCents: number
  available: boolean
  description: string
  imagePath: string | null
}

export function parseTourCategory(raw: KeptRow): TourCategory | null {
  const name = looseText(looseObject(raw).name)
  return name === '' ? null : { id: raw.id, name }
}

export function parseTour(raw: KeptRow): Tour | null {
  const row = looseObject(raw)
  const category = looseObject(row.category)
  const name = looseText(row.name)
  const price = looseNumber(row.price)
  if (name === '' || price === null || price < 0) return null
  return {
    id: raw.id,
    name,
    categoryId: looseText(row.category_id) || looseText(category.id),
    category: looseText(category.name) || looseText(row.category),
    location: looseText(row.location),
    days: Math.max(looseNumber(row.duration_days) ?? 1, 1),
    capacity: looseNumber(row.capacity),
    departure: hourOf(row.departure_time),
    priceCents: toCents(price),
    available: notFalse(row.is_available),
    description: looseText(row.description),
    imagePath: looseTextOrNull(row.image_path) ?? looseTextOrNull(row.image_url),
  }
}

export const tourCategories = () =>
  listQuery({
    resource: 'tour_categories',
    route: 'listTourCategories',
    as: 'tours',
    parse: parseTourCategory,
  })

/** All of them: what is chosen, sought and to be had is selected on the device, offline as online. */
export const tours = () =>
  listQuery({ resource: 'tours', route: 'listTours', as: 'tours', parse: parseTour })
