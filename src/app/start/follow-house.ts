import type { Resource } from '#contract/resources.ts'
import type { Offline } from '#offline/offline.ts'
import { openEvents } from '#offline/link/events.ts'
import { KEPT, type Source } from '#offline/reads/keys.ts'
import { createLive, leadByLock } from '#offline/reads/live.ts'
import { refreshFromDevice } from '#offline/reads/refresh.ts'
import { arrivals } from '../arrivals.ts'
import { otherTabs } from './tabs.ts'

/** A hidden tab of a guest keeps its stream this long, ms; the desk's keeps it always. */
const HIDDEN_LIMIT = 60_000
/** A foreign host tells nothing by itself: staff's lists are asked for anew, ms. */
const FOREIGN_EVERY = 30_000
/** A list that came in just now is not asked for again, ms. */
const FRESH = 5_000

/**
 * Keeps what is on the screen current: catches up when the link comes back and when the page is
 * looked at again, follows the house's events, and shows anew what came in, here and in the other
 * tabs.
 */
export function followHouse(offline: Offline, base: string): void {
  const { client, cache, changes, device, link, host, session } = offline
  const isDesk = () => session.getSnapshot() !== null
  const tabs = otherTabs()

  const show = (resources: readonly Resource[] | null, source: Source) => {
    const open = cache.now()
    if (open !== null) void refreshFromDevice(client, open, resources, source).catch(() => {})
  }
  changes.onWritten((resources, _, arrived) => {
    show(resources, { from: 'house' })
    tabs.tell({ what: 'written', person: offline.person(), resources, arrived })
    arrivals.tell(arrived)
  })
  tabs.hear((news) => {
    if (news.what === 'link') {
      const { state } = link.getSnapshot()
      if (state !== news.state && document.visibilityState === 'visible') void link.look()
    } else if (news.person === offline.person()) {
      show(news.resources, { from: 'house' })
      arrivals.tell(news.arrived)
    }
  })

  const catchUp = async () => {
    // A guest's tables are brought whole when idle (fetch-ahead), never before, and not at all
    // where data is to be saved: until then only what is looked at is asked for.
    const whole = isDesk() || changes.covers(offline.person())
    const caught = whole ? await changes.catchUp() : null
    if ((caught === null || caught.kind === 'unavailable') && link.getSnapshot().state === 'up') {
      const old = Date.now() - FRESH
      await client.invalidateQueries({
        queryKey: [KEPT],
        refetchType: 'active',
        predicate: ({ state }) => state.dataUpdatedAt < old,
      })
    }
  }
  const live = createLive({
    open: (signal) =>
      openEvents({ base, host, link, token: () => session.getSnapshot()?.token ?? null }, signal),
    catchUp: async (resources) => {
      // A colleague may have settled what this device could not get taken.
      if (resources?.includes('parked') === true) void offline.device.now()?.outbox.checkParked()
      await catchUp()
    },
    link,
    lead: leadByLock,
  })

  let hiddenSince: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(hiddenSince)
    if (document.visibilityState === 'visible' || isDesk()) live.start(offline.person())
    else hiddenSince = setTimeout(() => live.stop(), HIDDEN_LIMIT)
  }
  follow()
  session.subscribe(() => {
    follow()
    void catchUp()
  })
  document.addEventListener('visibilitychange', () => {
    follow()
    if (document.visibilityState === 'visible') void catchUp()
  })

  /** What had nothing to show. */
  const askAgain = () =>
    void client.refetchQueries({
      type: 'active',
      predicate: (query) => query.queryKey[0] === KEPT && query.state.status === 'error',
    })
  let was = link.getSnapshot().state
  link.subscribe(() => {
    const now = link.getSnapshot()
    const back = was === 'down' && now.state === 'up'
    const lost = was !== 'down' && now.state === 'down'
    was = now.state
    // From when the kept data is, and why.
    if (lost) show(null, { from: 'device', cause: now.cause })
    if (lost || back) tabs.tell({ what: 'link', state: now.state })
    if (!back) return
    void catchUp()
    askAgain()
  })
  // A slow device's store may open after its screens gave up waiting for it.
  device.subscribe(() => {
    if (device.getSnapshot() === 'ok') askAgain()
  })

  setInterval(() => {
    if (host.kind() === 'foreign' && isDesk() && document.visibilityState === 'visible') {
      void catchUp()
    }
  }, FOREIGN_EVERY)
}
