import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PostReview } from '#contract/community.ts'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import type { RouteName } from '#contract/routes.ts'
import { serviceOf, type BookedKind, type ServiceKind } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { inPlace } from '#parts/services.ts'

/** What a guest can review (spec 1 §7): rooms, and the items of services. */

export type ReviewService = PostReview['service']

/** An item to review, with the name that it has in its own list. */
export interface Reviewed {
  id: string
  /** Of a room without a name: its number. */
  label: string
  unnamed?: true
}

interface Source {
  table: Resource
  list: RouteName
  /**
   * The column that says whether an item is offered. Items that are not offered cannot be reviewed.
   */
  while?: string | undefined
  /** The list is split by category. */
  categories?: { table: Resource; list: RouteName; failed: MessageDescriptor } | undefined
}

export interface ReviewedKind {
  kind: BookedKind
  as: ReviewService
  label: MessageDescriptor
  failed: MessageDescriptor
  source: Source
}

function sourceOf(
  kind: ServiceKind,
  shown: { while?: string; failedCategories?: MessageDescriptor },
): Source[] {
  const { offer }: Service = serviceOf(kind)
  if (offer === undefined) return []
  const { table, list, categories } = offer
  const failed = shown.failedCategories
  return [
    {
      table,
      list,
      while: shown.while,
      categories: categories && failed && { ...categories, failed },
    },
  ]
}

/** In the order of the form. */
export const reviewedKinds: readonly ReviewedKind[] = [
  {
    kind: 'room',
    as: 'room',
    label: msg`Room`,
    failed: msg`Failed to load rooms`,
    source: { table: 'rooms', list: 'listRooms' },
  },
  ...inPlace(({ review }) => (review ? [review] : [])).flatMap(({ service, ...review }) =>
    sourceOf(service.kind as ServiceKind, review).map((source) => ({
      kind: service.kind as ServiceKind,
      as: review.as as ReviewService,
      label: review.label,
      failed: review.failed,
      source,
    })),
  ),
]

/** A row of any of the lists above. */
interface Named extends ResourceRow {
  name: string
  /** Tells cars of the same name apart. */
  plate?: string
  room_number?: string
}

const shown = ({ id, name, plate, room_number = '' }: Named): Reviewed =>
  name === ''
    ? { id, label: room_number, unnamed: true }
    : { id, label: plate ? `${name} · ${plate}` : name }

/** Part of the cache key, since other features parse the same lists in another way. */
const as = 'reviewed'

/** The whole list, or the items of one category. */
export function reviewedList({ table, list, while: offered }: Source, categoryId?: string) {
  return listQuery({
    resource: table,
    route: list,
    ...(categoryId !== undefined && { params: { id: categoryId }, scope: categoryId }),
    as,
    parse(row: ResourceRow) {
      const isOffered = offered === undefined || new Map(Object.entries(row)).get(offered) !== false
      return isOffered ? shown(row as Named) : null
    },
  })
}
