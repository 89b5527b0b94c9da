import { routeOf } from '#contract/routes.ts'
import { showBadge } from './badge.ts'
import { openStoreOf, type OpenedDevice } from './device.ts'
import { createAsk } from './link/ask.ts'
import { apiBase, configuredBase } from './link/base.ts'
import { createClock } from './link/clock.ts'
import { createDeviceId } from './link/device-id.ts'
import { createHost } from './link/host.ts'
import { rememberIn } from './remember.ts'

/**
 * Sends what waits from the worker, with the page closed or not: the outbox's lock keeps the two
 * apart. Rejects while due rows remain, so that the browser comes back.
 */
export async function drainInWorker(): Promise<void> {
  const base = apiBase(configuredBase())
  const host = createHost()
  const clock = createClock()
  // A drain looks for the house by itself; nobody here follows the link.
  const link = { heard: () => undefined, missed: () => undefined }
  const device = openStoreOf({
    ask: (ask) => asking(ask),
    host,
  })
  const asking = createAsk({
    base,
    host,
    clock,
    link,
    routeOf,
    deviceId: createDeviceId(() => Promise.resolve(device.facts)),
  })
  try {
    await device.ready
    await rememberIn(device.facts, { base, host, clock })
    await device.outbox.drainForSync()
  } finally {
    await badge(device).catch(() => undefined)
    // A worker may live on for minutes: an open store would hold up a new version's.
    device.db.close({ disableAutoOpen: false })
  }
}

/** The worker does not know who looks at the icon: everybody's rows on this device. */
async function badge({ outbox }: OpenedDevice): Promise<void> {
  const plights = await outbox.actors()
  await showBadge(plights.reduce((sum, { waiting, needYou }) => sum + waiting + needYou, 0))
}
