import { dayIn } from '#domain/days.ts'
import { reshapeRows } from '#offline/db/rows-shape.ts'
import { watchLoss, type LossWatch } from '#offline/db/watch-loss.ts'
import { openStoreOf as openDeviceStore, type DeviceSetup } from '#offline/device.ts'
import { readAnswers } from '#offline/reads/answered-rows.ts'
import type { Offline } from '#offline/offline.ts'
import { keepHouse } from '#offline/reads/keep-house.ts'
import { prefetch, savesData } from '#offline/reads/prefetch.ts'
import { pageEnvironment } from '#offline/link/page.ts'
import { refreshNow } from '#offline/reads/live-state.ts'
import { rememberIn } from '#offline/remember.ts'
import { cachedTimezone } from '#parts/cached-timezone.ts'
import { knowHouseDay } from '#parts/day-and-amount.ts'
import { ahead } from '../ahead.ts'
import { whenIdle } from './first-paint.ts'
import { followServer } from './follow-server.ts'
import { followOutbox } from './follow-outbox.ts'
import { fetchPicture, cachedPictures, workerInCharge } from './pictures.ts'
import type { UpdateControl } from './update.ts'
import { registerWorker, type WorkerHandle } from './worker.ts'

/** The page's store, watched for loss; rows of an older shape are converted. */
export const openStoreOf = (setup: DeviceSetup) =>
  openDeviceStore({ ...setup, watch: watchLoss, reshape: reshapeRows, readAnswers })

/** How long pictures wait for a first worker, ms. */
const WORKER_LIMIT = 60_000

export interface Later {
  base: string
  offline: Offline
  updates: UpdateControl
  onWorker: (worker: WorkerHandle) => void
}

/** Everything that can wait until the first screen is shown; loaded with Dexie, in one chunk. */
export async function follow({ base, offline, updates, onWorker }: Later): Promise<void> {
  const { device, session } = offline
  knowHouseDay(() => dayIn(cachedTimezone(), new Date(offline.clock.now())))
  followOutbox(offline)
  keepHouse(offline.client)
  whenIdle(() => {
    if (import.meta.env.PROD) onWorker(registerWorker(updates))
  })

  const opened = await device.loaded()
  if (opened !== null) {
    // Before the outbox starts: it needs the kind of host.
    await rememberIn(opened.facts, { base, ...offline })
    opened.outbox.start(pageEnvironment())
    // For the person who is signed in; again once a store that was slow to open is open.
    const resume = () => void offline.resumeSending().catch(() => undefined)
    resume()
    device.subscribe(resume)
    session.subscribe(resume)
    if (opened.loss !== undefined) followLoss(opened.loss, resume)
  }
  followServer(offline, base)
  whenIdle(
    () =>
      void prefetch({
        client: offline.client,
        changes: offline.changes,
        hostKind: offline.host.kind,
        lists: ahead,
        pictures: async () =>
          (await workerInCharge(WORKER_LIMIT)) === null ? [] : cachedPictures(offline.cache.now()),
        fetchPicture,
        saveData: savesData,
      }),
  )
}

/** A lost store also lost the permission to send and the cached rows: both are fetched again. */
function followLoss({ lost, look }: LossWatch, resume: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look().catch(() => undefined)
  })
  lost.subscribe(() => {
    resume()
    if (lost.getSnapshot() !== null) refreshNow()
  })
}
