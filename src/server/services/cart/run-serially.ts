import type { Store } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/** More quotes than any real house has waiting; further ones are asked to retry. */
const MAX_WAITING = 20
const RETRY_AFTER_MS = 3000

interface Queue {
  last: Promise<unknown>
  waiting: number
}

const queues = new WeakMap<Store, Queue>()

/**
 * Quotes one after the other: they take the store like writes and leave nothing, so at most one of
 * them may ever stand before a write. Throws `too_many_requests` where too many wait.
 */
export async function runSerially<Result>(
  store: Store,
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(store) ?? { last: Promise.resolve(), waiting: 0 }
  if (queue.waiting >= MAX_WAITING) {
    refuse('house_busy', {
      retryAfter: RETRY_AFTER_MS,
    })
  }
  queues.set(store, queue)
  queue.waiting += 1
  const mine = queue.last.then(work)
  // What becomes of one is nothing to the next.
  queue.last = mine.catch(() => {})
  try {
    return await mine
  } finally {
    queue.waiting -= 1
  }
}
