import { useQuery } from '@tanstack/react-query'
import type { PostReview } from '#contract/community.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import type { Review } from '../data.ts'

/** A review written on this device that is not in the public list. */
export interface OwnReview {
  operation: OperationRow
  body: PostReview
}

/**
 * What this device's guest wrote and the house has not published (yet): shown to them at once
 * (decisions.md, "Orders"). What is published stands in the list by itself.
 */
export function useOwnReviews(published: readonly Review[]): OwnReview[] {
  const { data: operations = [] } = useQuery(outboxQuery(['guest']))
  return operations
    .filter(
      (operation) =>
        operation.route === 'postReview' &&
        !['withdrawn', 'superseded', 'settled'].includes(operation.state) &&
        !published.some(
          ({ id, operationId }) => operationId === operation.id || id === operation.madeId,
        ),
    )
    .map((operation) => ({ operation, body: operation.body as PostReview }))
}
