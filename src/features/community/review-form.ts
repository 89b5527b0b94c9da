import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PostReview } from '#contract/community.ts'
import { isBlank } from '#lib/is-blank.ts'
import { reviewedKinds, type ReviewService } from './reviewed.ts'

/** The fields of the review form. */
export interface ReviewForm {
  name: string
  /** 1 to 5; 0 when nothing is chosen yet. */
  rating: number
  comment: string
  service: ReviewService
  /** '' when nothing is chosen yet. */
  itemId: string
}

export const emptyReview: ReviewForm = {
  name: '',
  rating: 0,
  comment: '',
  service: 'room',
  itemId: '',
}

/** Form values from a draft, or from the body of a sent review. */
export function reviewFrom(saved: unknown): Partial<ReviewForm> {
  const row = (saved ?? {}) as Partial<ReviewForm & PostReview>
  const service = reviewedKinds.find(({ as }) => as === row.service)?.as
  return {
    name: row.name ?? '',
    rating: row.rating ?? 0,
    comment: row.comment ?? '',
    ...(service === undefined ? {} : { service }),
    itemId: row.itemId ?? row.item_id ?? '',
  }
}

export type ReviewField = 'name' | 'rating' | 'comment' | 'item'

export interface Problem<Field extends string> {
  field: Field
  message: MessageDescriptor
}

const fill = msg`Please fill all fields and select a rating.`

/** Missing fields in the order of the form (spec 1 §5). */
export function reviewProblems(form: ReviewForm): Problem<ReviewField>[] {
  const problems: Problem<ReviewField>[] = []
  if (form.itemId === '') {
    problems.push({
      field: 'item',
      message: msg`Please select the service and the specific item you are reviewing.`,
    })
  }
  if (form.rating < 1) problems.push({ field: 'rating', message: fill })
  if (isBlank(form.name)) problems.push({ field: 'name', message: fill })
  if (isBlank(form.comment)) problems.push({ field: 'comment', message: fill })
  return problems
}

export function reviewBody(form: ReviewForm): PostReview {
  return {
    name: form.name.trim(),
    rating: form.rating,
    comment: form.comment.trim(),
    service: form.service,
    item_id: form.itemId,
  }
}
