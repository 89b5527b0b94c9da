import type { PushAccess } from './closed-bell.ts'

/** This browser's, or null where it has no Web Push. */
export function pushAccess(): PushAccess | null {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (serviceWorker === undefined) return null
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return null
  return {
    // Not `ready`, which waits for ever where the worker was refused.
    manager: async () => (await serviceWorker.getRegistration())?.pushManager ?? null,
    permission: () => Notification.permission,
    askPermission: () => Notification.requestPermission(),
  }
}
