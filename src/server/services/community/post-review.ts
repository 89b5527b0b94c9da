import { postedReview, postReview as reviewBody } from '#contract/community.ts'
import { refuse, write, type Words } from '../../pipeline/endpoint.ts'
import { reviewWire } from '../reviews/index.ts'
import { checkHourly } from './limits.ts'
import { touchForDesk } from './review-steps.ts'
import { reviewedLabel } from './reviewed.ts'

const PER_HOUR = 10

/** The documents' words (spec 1 §5, §8): the first error is what a guest is shown. */
const FILL = 'Please fill all fields and select a rating.'
const SELECT = 'Please select the service and the specific item you are reviewing.'

function wordsFor(errors: Record<string, string[]>): Words {
  const said: Record<string, string[]> = {}
  for (const [field, plain] of Object.entries(errors)) {
    if (field === 'service' || field === 'item_id') said[field] = [SELECT]
    else if (plain.includes('This field is required.') || field === 'rating') said[field] = [FILL]
    else said[field] = plain
  }
  return { message: 'Validation failed', errors: said }
}

/** POST /api/reviews. Starts pending: the house publishes it or not (decisions.md, "Orders"). */
export const postReview = write({
  name: 'postReview',
  body: reviewBody,
  answer: postedReview,
  invalid: wordsFor,
  async write(tx, { body, actor, now }) {
    await checkHourly(tx, { actor, now }, 'postReview', PER_HOUR)
    const { name, rating, comment, service, item_id } = body
    const item_label = await reviewedLabel(tx.db, service, item_id)
    if (item_label === undefined) {
      return refuse('validation', 'Validation failed', { errors: { item_id: [SELECT] } })
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
    await touchForDesk(tx, id)
    const row = await tx.lock('reviews', id)
    if (row === undefined) throw new Error('The review just posted is not there')
    return {
      status: 201,
      body: { id, data: { ...reviewWire(row), status: 'pending' } },
      changes: [{ resource: 'reviews', rowId: id, changed: { status: [null, 'pending'] } }],
    }
  },
})
