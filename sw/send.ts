import { drainInWorker } from '#offline/worker.ts'
import type { Worker } from './types.ts'

/** As app/start/sync.ts makes them. */
const SYNC_TAG = 'outbox-'

/**
 * Sends what waits, with the app closed. The promise rejects while due rows remain, so that the
 * browser comes back (design §5).
 */
export function sendOnSync(worker: Worker): void {
  worker.addEventListener('sync', (event) => {
    if (event.tag.startsWith(SYNC_TAG)) event.waitUntil(drainInWorker())
  })
}
