import type { MessageDescriptor } from '@lingui/core'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { reviewedKinds, reviewedList, type Reviewed, type ReviewService } from '../reviewed.ts'

export interface ReviewedList {
  items: readonly Reviewed[]
  loading: boolean
  /** Named when loading fails: a dish needs its category first. */
  failed: MessageDescriptor | null
}

const nothing = ({ isError, data }: UseQueryResult) => isError && data === undefined

/** The items of one service that can be reviewed; only this service's list is loaded. */
export function useReviewed(service: ReviewService): ReviewedList {
  const kind = reviewedKinds.find(({ as }) => as === service)
  const before = kind?.source.categories
  const categories = useQueries({
    queries: [before].filter((one) => one !== undefined).map((one) => reviewedList(one)),
  })
  const rows = categories.flatMap(({ data }) => data?.rows ?? [])
  const parts = before ? rows.map(({ id }) => id) : [undefined]
  const lists = useQueries({
    queries: kind ? parts.map((id) => reviewedList(kind.source, id)) : [],
  })
  const failed = categories.some(nothing)
    ? before?.failed
    : lists.length > 0 && lists.every(nothing)
      ? kind?.failed
      : null
  return {
    items: lists.flatMap(({ data }) => data?.rows ?? []),
    loading: [...categories, ...lists].some(({ isPending }) => isPending),
    failed: failed ?? null,
  }
}
