import * as z from 'zod/mini'
import { sayReply, savedReview, setReview as setBody } from '#contract/community.ts'
import type { ReviewsTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, write, type Answer, type Call, type Change } from '../../pipeline/endpoint.ts'
import { fieldsChangedSince } from '../../pipeline/fields-changed-since.ts'
import { writtenBy } from '../written-by.ts'
import { withReply } from './thread.ts'
import { deskReviewWire } from './wire.ts'

/** The desk keeps reviews under a name of its own, since everybody's list has published ones alone. */
export async function touchDeskReview(tx: Tx, id: string): Promise<void> {
  if (await tx.lock('desk_reviews', id)) await tx.update('desk_reviews', id, {})
  else await tx.insert('desk_reviews', { id })
}

async function reviewOf(tx: Tx, id: string | undefined): Promise<ReviewsTable> {
  const row = await tx.lock('reviews', id ?? '')
  return row ?? refuse('no_such_review')
}

async function updateReview(
  tx: Tx,
  { operation }: Pick<Call, 'operation'>,
  row: ReviewsTable,
  patch: Partial<Pick<ReviewsTable, 'status' | 'likes' | 'comments'>>,
  changed: Change['changed'],
): Promise<Answer> {
  const after = await tx.update('reviews', row.id, {
    ...patch,
    ...writtenBy(tx, operation),
  })
  await touchDeskReview(tx, row.id)
  return {
    status: 200,
    body: { data: deskReviewWire(after) },
    changes: [{ resource: 'reviews', rowId: row.id, changed }],
  }
}

/** PATCH /api/reviews/{id}: Publish and Hide (spec 3 §4). As wished already is as wished. */
export const setReview = write({
  name: 'setReview',
  body: setBody,
  answer: savedReview,
  async write(tx, call) {
    const { params, body } = call
    const row = await reviewOf(tx, params.id)
    if (row.status === body.status) return { status: 200, body: { data: deskReviewWire(row) } }
    const { seen } = body
    const later = seen
      ? []
      : await fieldsChangedSince(tx, call, { resource: 'reviews', id: row.id }, ['status'])
    if (later.length > 0) {
      refuse(
        'review_changed_since',
        { status: row.status },
        {
          current: deskReviewWire(row),
        },
      )
    }
    if (seen !== undefined && seen.status !== row.status) {
      refuse(
        'review_changed',
        { status: row.status, seen: seen.status },
        {
          current: deskReviewWire(row),
        },
      )
    }
    const changed = { status: [row.status, body.status] } satisfies Change['changed']
    return await updateReview(tx, call, row, { status: body.status }, changed)
  },
})

/** POST /api/reviews/{id}/comments: the house's answer stands below the review for all to read. */
export const replyToReview = write({
  name: 'replyToReview',
  body: sayReply,
  answer: savedReview,
  async write(tx, call) {
    const { params, body, operation, now } = call
    const row = await reviewOf(tx, params.id)
    const at = operation?.deviceTime ?? now.toISOString()
    const said = { by: tx.stamp.by ?? '', text: body.text, at }
    const { id, column } = withReply(row.comments, said, tx.newId('replies'))
    return await updateReview(tx, call, row, { comments: column }, { replied: [null, id] })
  },
})

/** POST /api/reviews/{id}/like: one more. */
export const likeReview = write({
  name: 'likeReview',
  body: z.object({}),
  answer: savedReview,
  async write(tx, call) {
    const row = await reviewOf(tx, call.params.id)
    const likes = row.likes + 1
    return await updateReview(tx, call, row, { likes }, { likes: [row.likes, likes] })
  },
})
