import { Workbox } from 'workbox-window'
import type { UpdateControl } from './update.ts'

/** How often an open page checks for a new version, ms. */
const POLL_MS = 60 * 60_000

/** How often a new version that a person let in is told so until it is in charge, ms. */
const ASK_AGAIN_MS = 1_000

export interface WorkerHandle {
  skipWaiting(): void
}

/**
 * Registers /sw.js and watches for new versions. Without a worker only the cold start offline is
 * missing.
 */
export function registerWorker(updates: UpdateControl): WorkerHandle {
  if (!('serviceWorker' in navigator)) return { skipWaiting: () => undefined }
  const container = navigator.serviceWorker
  const workbox = new Workbox('/sw.js')

  workbox.addEventListener('waiting', () => updates.waiting())
  // The first worker takes control too; that is not an update.
  let controlled = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (controlled) updates.controllerChanged()
    controlled = true
  })

  let looked = Date.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < POLL_MS) return
    looked = Date.now()
    void workbox.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') updates.hidden()
    look()
  })
  setInterval(look, POLL_MS)
  void workbox.register().catch(() => undefined)
  return {
    skipWaiting() {
      workbox.messageSkipWaiting()
      // A request of the page in the moment of the change makes Chromium leave the new worker waiting.
      const asking = setInterval(() => workbox.messageSkipWaiting(), ASK_AGAIN_MS)
      container.addEventListener('controllerchange', () => clearInterval(asking), { once: true })
    },
  }
}
