import type { KeptRow, Resource } from '#contract/resources.ts'
import type { RouteName } from '#contract/routes.ts'
import {
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
  notFalse,
} from '#lib/loose.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** Reviews, and what can be reviewed (spec 1 §3, §7). */

export const reviewServices = ['room', 'car', 'menu_item', 'laundry_service'] as const
export type ReviewService = (typeof reviewServices)[number]

export interface Review {
  id: string
  /** Default: Guest. Null where it is missing, so that the screen can say it in its language. */
  name: string | null
  /** 0 to 5 */
  rating: number
  /** A missing one is blank (spec 1 §5). */
  comment: string
  itemLabel: string | null
  /** ISO; null where the host does not say. */
  createdAt: string | null
  /** The operation that made it, where one of ours did. */
  operationId: string | null
  /** What the house answered, oldest first. */
  replies?: { text: string; at: string }[]
}

export function parseReview(raw: KeptRow): Review {
  const row = looseObject(raw)
  const item = looseObject(row.item)
  return {
    id: raw.id,
    name: looseTextOrNull(row.name),
    rating: Math.min(5, Math.max(0, looseNumber(row.rating) ?? 0)),
    comment: looseText(row.comment) || looseText(row.message),
    itemLabel:
      looseTextOrNull(row.item_label) ??
      looseTextOrNull(row.item_name) ??
      looseTextOrNull(row.subject_label) ??
      looseTextOrNull(item.name),
    createdAt: looseTextOrNull(row.created_at),
    operationId: raw.operation_id,
    replies: looseList(row.replies).map((one) => {
      const { text, at } = looseObject(one)
      return { text: looseText(text), at: looseText(at) }
    }),
  }
}

export const reviews = () =>
  listQuery({ resource: 'reviews', route: 'listReviews', parse: parseReview })

/** Newest first. */
export function newestFirst(list: readonly Review[]): Review[] {
  return list.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
}

/** Something that can be reviewed, by the name it has in its list. */
export interface Reviewed {
  id: string
  label: string
}

function parseReviewed(raw: KeptRow): Reviewed {
  const row = looseObject(raw)
  const plate = looseText(row.plate)
  const number = looseText(row.room_number)
  const name = looseText(row.name) || looseText(row.title) || number
  return { id: raw.id, label: plate === '' ? name : `${name} · ${plate}` }
}

/** Other features read the same lists their own way. */
const as = 'reviewed'

const reviewedList = (resource: Resource, route: RouteName) =>
  listQuery({ resource, route, as, parse: parseReviewed })

export const reviewedRooms = () => reviewedList('rooms', 'listRooms')
export const reviewedCars = () => reviewedList('cars', 'listCars')
/** Only those that are offered (spec 1 §7). */
export const reviewedLaundry = () =>
  listQuery({
    resource: 'laundry_services',
    route: 'listLaundryServices',
    as,
    parse: (raw) => (notFalse(looseObject(raw).is_available) ? parseReviewed(raw) : null),
  })
export const reviewedCategories = () => reviewedList('categories', 'listCategories')
export const reviewedItems = (categoryId: string) =>
  listQuery({
    resource: 'items',
    route: 'listCategoryItems',
    params: { id: categoryId },
    scope: categoryId,
    as,
    parse: parseReviewed,
  })
