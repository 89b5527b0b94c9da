import type { QueryClient } from '@tanstack/react-query'
import { apiBase, configuredBase, MissingApiUrl } from '#offline/link/base.ts'
import { pageSurroundings } from '#offline/link/page.ts'
import { createOffline, setOffline, type Offline } from '#offline/offline.ts'
import { fetchAhead, savesData } from '#offline/reads/ahead.ts'
import type { KeptQuery } from '#offline/reads/kept-query.ts'
import { rememberIn } from '#offline/remember.ts'
import { afterFirstPaint, whenIdle } from './first-paint.ts'
import { followHouse } from './follow-house.ts'
import { afterConfirming, followOutbox } from './follow-outbox.ts'
import { reloadHolds } from './hold.ts'
import { createInstall, thisPlatform, type Install } from './install.ts'
import { fetchPicture, keptPictures, workerInCharge } from './pictures.ts'
import { createQueryClient } from './query.ts'
import { createUpdates, type Updates } from './update.ts'
import { registerWorker, type WorkerHandle } from './worker.ts'

/** How long pictures wait for a first worker, ms. */
const WORKER_LIMIT = 60_000

export interface Started {
  client: QueryClient
  offline: Offline
  install: Install
  updates: Updates
}

export interface StartOptions {
  /** Queries of what a guest needs, for hosts that tell no changes: see fetchAhead. */
  ahead: () => KeptQuery<unknown>[]
}

/**
 * Sets up everything that is no screen, in this order: what asks the house at once; after first
 * paint the device's store, and what follows house and outbox; when idle the worker and what is
 * fetched ahead. Gives back MissingApiUrl when the app is not told where the house is.
 */
export function start({ ahead }: StartOptions): Started | MissingApiUrl {
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
    open: async (setup) => (await import('#offline/device.ts')).openStoreOf(setup),
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

  link.watch(pageSurroundings())
  afterFirstPaint(() => {
    device.load()
    followOutbox(offline)
    let opened = false
    const onDevice = async () => {
      const store = await device.loaded()
      if (store === null || opened) return
      opened = true
      // Before the outbox starts: it must know the kind of host.
      await rememberIn(store.facts, { base, ...offline })
      store.outbox.start(pageSurroundings())
      await offline.resumeSending().catch(() => undefined)
    }
    void onDevice().finally(() => {
      followHouse(offline, base)
      whenIdle(() => void aheadNow())
    })
    // Its code did not arrive, with the link cut on the way.
    link.subscribe(() => {
      if (link.getSnapshot().state !== 'up' || opened) return
      device.load()
      void onDevice()
    })
    whenIdle(() => {
      if (import.meta.env.PROD) worker = registerWorker(updates)
    })
  })

  const aheadNow = () =>
    fetchAhead({
      client,
      changes: offline.changes,
      hostKind: offline.host.kind,
      lists: ahead,
      pictures: async () =>
        (await workerInCharge(WORKER_LIMIT)) === null ? [] : keptPictures(offline.cache.now()),
      fetchPicture,
      saveData: savesData,
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
