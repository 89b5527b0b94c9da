import type { NamedCategory } from '#contract/catalogue-manage.ts'
import type * as contract from '#contract/tour-bookings.ts'
import { toCents } from '#domain/money.ts'
import type { Translated } from '#domain/texts.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Tours as queries (spec 2 §3, §7). */

export type TourCategory = Pick<NamedCategory, 'id' | 'name' | 'translations'>

export interface Tour extends Translated {
  id: string
  name: string
  categoryId: string
  /** The category's name; '' where the server sends none. */
  category: string
  location: string
  /** At least 1. */
  days: number
  /** People a day; null where the server does not send it. */
  capacity: number | null
  /** `HH:MM`, house time; null: a day and no hour, or the server does not send it. */
  departure: string | null
  /** A person, in cents. */
  priceCents: number
  available: boolean
  description: string
  imagePath: string | null
}

export const shownTour = (row: contract.Tour): Tour => ({
  id: row.id,
  name: row.name,
  categoryId: row.category_id,
  category: row.category.name,
  location: row.location,
  days: row.duration_days,
  capacity: row.capacity || null,
  departure: row.departure_time ?? null,
  priceCents: toCents(row.price),
  available: row.is_available,
  description: row.description,
  imagePath: row.image_path,
  translations: row.translations,
})

export const tourCategories = () =>
  listQuery({ resource: 'tour_categories', route: 'listTourCategories' })

/**
 * All of them: categories, search and availability are filtered on the device, offline as online.
 */
export const tours = () =>
  listQuery({ resource: 'tours', route: 'listTours', as: 'tours', parse: shownTour })
