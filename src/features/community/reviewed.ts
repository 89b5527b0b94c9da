import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PostReview } from '#contract/community.ts'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import type { RouteName } from '#contract/routes.ts'
import { serviceOf, type ServiceKind } from '#contract/services/index.ts'
import type { Service } from '#contract/services/service.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { inPlace } from '#parts/services.ts'

/** What can be reviewed (spec 1 §7): rooms, and what services offer. */

export type ReviewService = PostReview['service']

/** Something that can be reviewed, by the name it has in its list. */
export interface Reviewed {
  id: string
  label: string
}

interface Source {
  table: Resource
  list: RouteName
  /** Column without which one of it is not offered, and not reviewed either. */
  while?: string | undefined
  /** Its list is one of each category. */
  categories?: { table: Resource; list: RouteName; failed: MessageDescriptor } | undefined
}

export interface ReviewedKind {
  as: ReviewService
  words: MessageDescriptor
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
    as: 'room',
    words: msg`Room`,
    failed: msg`Failed to load rooms`,
    source: { table: 'rooms', list: 'listRooms' },
  },
  ...inPlace(({ review }) => (review ? [review] : [])).flatMap(({ service, ...review }) =>
    sourceOf(service.kind as ServiceKind, review).map((source) => ({
      as: review.as as ReviewService,
      words: review.words,
      failed: review.failed,
      source,
    })),
  ),
]

/** A row of any list of what can be reviewed. */
interface Named extends ResourceRow {
  name: string
  /** Cars of one name are told apart by it. */
  plate?: string
  room_number?: string
}

const shown = ({ id, name, plate, room_number = '' }: Named): Reviewed => ({
  id,
  label: plate ? `${name} · ${plate}` : name || room_number,
})

/** Other features read the same lists their own way. */
const as = 'reviewed'

/** All of it, or that of one category. */
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
