import { drainInWorker } from '#offline/worker.ts'
import type { SyncEvent, Worker } from './types.ts'
import { closeUnsent, sayUnsent } from './unsent.ts'

/** As app/start/sync.ts makes them. */
const SYNC_TAG = 'outbox-'

/**
 * Sends what waits, with the app closed. The promise rejects while due rows remain, so that the
 * browser comes back (design §5). It does so a few times only: after the last the person is told.
 */
export function sendOnSync(worker: Worker, drain: typeof drainInWorker = drainInWorker): void {
  const send = async ({ lastChance }: SyncEvent) => {
    const left = await drain()
    if (left === null) return closeUnsent(worker)
    if (lastChance) await sayUnsent(worker, left.staff ? 'staff' : 'guest').catch(() => undefined)
    throw new Error('Still waiting')
  }
  worker.addEventListener('sync', (event) => {
    if (event.tag.startsWith(SYNC_TAG)) event.waitUntil(send(event))
  })
}
