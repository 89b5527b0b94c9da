import { uuidv7 } from '#lib/uuid.ts'

/** Prefix of Background Sync tags; see sw/send.ts. */
export const SYNC_TAG = 'outbox-'

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> }
}

/**
 * Asks the browser to wake the worker when there is a network. A fresh tag each time, since Chromium
 * lets a failed one rest for five minutes and ignores its re-registration (design §5). Safari and
 * Firefox have none: there the page sends.
 */
export async function askSync(
  registration: () => Promise<ServiceWorkerRegistration> | undefined = () =>
    'serviceWorker' in navigator ? navigator.serviceWorker.ready : undefined,
): Promise<void> {
  try {
    const ready = (await registration()) as SyncRegistration | undefined
    await ready?.sync?.register(`${SYNC_TAG}${uuidv7()}`)
  } catch {
    // Forbidden by the person's settings: the page sends while it is open.
  }
}
