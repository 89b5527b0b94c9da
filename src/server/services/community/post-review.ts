import type { Fields } from '../../pipeline/refusal.ts'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import type { Kysely } from 'kysely'
import { postedReview, postReview as reviewBody, type PostReview } from '#contract/community.ts'
import { reviewedTables } from '#contract/services/index.ts'
import type { Database } from '../../db/schema.ts'
import { refuse, write, type Invalid } from '../../pipeline/endpoint.ts'
import { reviewWire } from '../reviews/index.ts'
import { checkHourly } from './limits.ts'
import { touchDeskReview } from './review-steps.ts'

const PER_HOUR = 10

/** The documents' words (spec 1 §5, §8): the first error is what a guest is shown. */
function reasonFor(faults: Fields): Invalid {
  const fields: Record<string, readonly NamedRefusal[]> = {}
  for (const [field, usual] of Object.entries(faults)) {
    const lacks = field === 'rating' || usual.some(({ reason }) => reason === 'required')
    if (field === 'service' || field === 'item_id') fields[field] = [SELECT]
    else fields[field] = lacks ? [{ reason: 'fill_all_fields' }] : usual
  }
  return { reason: 'validation_failed', fields }
}

const SELECT: NamedRefusal = { reason: 'select_service_and_item' }

const tableOf = (service: PostReview['service']) =>
  service === 'room' ? 'rooms' : reviewedTables[service]

/** What a review is of, by the name that the house gives it; undefined: there is no such thing. */
async function reviewedItemName(
  db: Kysely<Database>,
  service: PostReview['service'],
  id: string,
): Promise<string | undefined> {
  // All have a name; Kysely does not see through the choice of a table.
  const row = await db
    .selectFrom(tableOf(service) as 'rooms')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.name
}

/** POST /api/reviews. Starts pending: the house publishes it or not (decisions.md, "Orders"). */
export const postReview = write({
  name: 'postReview',
  body: reviewBody,
  answer: postedReview,
  invalid: reasonFor,
  async write(tx, { body, actor, now }) {
    await checkHourly(tx, { actor, now }, 'postReview', PER_HOUR)
    const { name, rating, comment, service, item_id } = body
    const item_label = await reviewedItemName(tx.db, service, item_id)
    if (item_label === undefined) {
      return refuse('validation_failed', { fields: { item_id: [SELECT] } })
    }
    const id = tx.newId('reviews')
    await tx.insert('reviews', {
      id,
      name,
      rating,
      comment,
      service,
      item_id,
      item_label,
      status: 'pending',
      likes: 0,
    })
    await touchDeskReview(tx, id)
    const row = await tx.lockWritten('reviews', id)
    return {
      status: 201,
      body: { id, data: { ...reviewWire(row), status: 'pending' } },
      changes: [{ resource: 'reviews', rowId: id, changed: { status: [null, 'pending'] } }],
    }
  },
})
