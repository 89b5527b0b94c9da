import type { QueryClient } from '@tanstack/react-query'
import { askPersist } from '#offline/db/persist.ts'
import { apiBase, configuredBase, MissingApiUrl } from '#offline/link/base.ts'
import { pageEnvironment } from '#offline/link/page.ts'
import { createOffline, type Offline, setOffline } from '#offline/offline.ts'
import { reloadHolds } from '#offline/reload-hold.ts'
import { afterFirstPaint } from './first-paint.ts'
import { createInstall, type Install, thisPlatform } from './install.ts'
import { createQueryClient } from './query.ts'
import { askSync } from './sync.ts'
import { createUpdates, type Updates } from './update.ts'
import type { WorkerHandle } from './worker.ts'

export interface Started {
  client: QueryClient
  offline: Offline
  install: Install
  updates: Updates
}

/**
 * Sets up everything except the screens: requests to the server at once, the device's store and the
 * rest after the first paint (later.ts). Returns MissingApiUrl when the server's address is missing.
 */
export function start(): Started | MissingApiUrl {
  let base: string
  try {
    base = apiBase(configuredBase())
  } catch (error) {
    if (error instanceof MissingApiUrl) return error
    throw error
  }
  const client = createQueryClient()
  const install = createInstall({
    events: window,
    storage: ownStorage(),
    platform: thisPlatform(),
  })
  const offline = createOffline({
    base,
    client,
    open: async (setup) => (await import('./later.ts')).openStoreOf(setup),
    onConfirmed: () => afterConfirming(offline.session.getSnapshot() === null, install),
  })
  setOffline(offline)
  const { device, link } = offline

  let worker: WorkerHandle | undefined
  const updates = createUpdates({
    skipWaiting: () => worker?.skipWaiting(),
    reload: () => location.reload(),
    sent: () => offline.outbox.sendNow(),
    holds: reloadHolds,
    device,
    visible: () => document.visibilityState === 'visible',
  })
  const onWorker = (registered: WorkerHandle) => void (worker = registered)

  let following = false
  const startLater = async () => {
    if (following) return
    following = true
    device.load()
    try {
      const { follow } = await import('./later.ts')
      await follow({ base, offline, updates, onWorker })
    } catch {
      // The code did not load: tried again when the link is back.
      following = false
    }
  }
  link.watch(pageEnvironment())
  link.subscribe(() => {
    if (link.getSnapshot().state === 'up' && painted) void startLater()
  })
  let painted = false
  afterFirstPaint(() => {
    painted = true
    void startLater()
  })
  return { client, offline, install, updates }
}

function ownStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/**
 * After something was confirmed: the worker may send it with the page closed; the browser is asked
 * to keep the data; a guest is offered to install the app.
 */
function afterConfirming(isGuest: boolean, install: Install): void {
  void askSync()
  void askPersist()
  if (isGuest) install.offerNow()
}
