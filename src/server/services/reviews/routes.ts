import * as z from 'zod/mini'
import { review } from '#contract/catalogue.ts'
import { read } from '../../pipeline/endpoint.ts'
import { publishedReviews, reviewWire } from './wire.ts'

const listReviews = read({
  name: 'listReviews',
  answer: z.object({ data: z.array(review) }),
  async read(db) {
    const rows = await publishedReviews(db).orderBy('created_at', 'desc').orderBy('id').execute()
    return { data: rows.map(reviewWire) }
  },
})

export const endpoints = [listReviews]
