import type { Worker } from './types.ts'

/**
 * A new version waits until a person lets it in (workbox-window's messageSkipWaiting); the very
 * first one takes charge of the page that registered it, so that it works offline from then on.
 */
export function listenToPages(worker: Worker): void {
  worker.addEventListener('message', (event) => {
    const data: unknown = event.data
    if (typeof data !== 'object' || data === null || !('type' in data)) return
    if (data.type === 'SKIP_WAITING') void worker.skipWaiting()
  })
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
}
