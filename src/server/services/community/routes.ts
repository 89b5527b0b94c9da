import type { Endpoint } from '../../http/endpoint.ts'
import { postReview } from './post-review.ts'
import { sendMessage } from './send-message.ts'

export const endpoints: Endpoint[] = [postReview, sendMessage]
