import { routeOf } from '#contract/routes.ts'
import { showBadge } from './badge.ts'
import { openStoreOf, type OpenedDevice } from './device.ts'
import { createAsk } from './link/ask.ts'
import { apiBase, configuredBase } from './link/base.ts'
import { createClock } from './link/clock.ts'
import { createDeviceId } from './link/device-id.ts'
import { createDeviceToken } from './link/device-token.ts'
import { createHost } from './link/host.ts'
import type { ActorSummary } from './outbox/types.ts'
import { rememberIn } from './remember.ts'

/** Due rows remain, or nobody knows; `staff`: some are theirs. */
export interface Left {
  staff: boolean
}

/**
 * Sends what waits from the worker, with the page closed or not: the outbox's lock keeps the two
 * apart. Null when nothing is left to send.
 */
export async function drainInWorker(): Promise<Left | null> {
  const base = apiBase(configuredBase())
  const host = createHost()
  const clock = createClock()
  // A drain looks for the server by itself; nobody here follows the link.
  const link = { heard: () => undefined, missed: () => undefined }
  const device = openStoreOf({
    ask: (ask) => asking(ask),
    host,
    clock,
  })
  const asking = createAsk({
    base,
    host,
    clock,
    link,
    routeOf,
    deviceId: createDeviceId(() => Promise.resolve(device.facts)),
    deviceToken: createDeviceToken(() => Promise.resolve(device.facts)),
  })
  let sent = false
  let waits: ActorSummary[] = []
  try {
    await device.ready
    await rememberIn(device.facts, { base, host, clock })
    await device.outbox.drainForSync()
    sent = true
  } catch {
    // Still waiting, or the store does not answer: the browser is to come back.
  } finally {
    waits = await badge(device).catch(() => [])
    // A worker may live on for minutes: an open store would hold up a new version's.
    device.db.close({ disableAutoOpen: false })
  }
  if (sent) return null
  return { staff: waits.some(({ actor, waiting }) => actor.kind === 'staff' && waiting > 0) }
}

/** The worker does not know who looks at the icon: everybody's rows on this device. */
async function badge({ outbox }: OpenedDevice): Promise<ActorSummary[]> {
  const summaries = await outbox.actors()
  await showBadge(summaries.reduce((sum, { waiting, needYou }) => sum + waiting + needYou, 0))
  return summaries
}
