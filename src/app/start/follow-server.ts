import type { Resource } from '#contract/resources.ts'
import type { Offline } from '#offline/offline.ts'
import { openEvents } from '#offline/link/events.ts'
import { KEPT, type Source } from '#offline/reads/keys.ts'
import { createLive, leadByLock } from '#offline/reads/live.ts'
import { liveState, onRefresh } from '#offline/reads/live-state.ts'
import { refreshFromDevice } from '#offline/reads/refresh.ts'
import { newRecords } from '../new-records.ts'
import { otherTabs } from './tabs.ts'

/** A hidden tab of a guest keeps its stream this long, ms; the desk's keeps it always. */
const HIDDEN_LIMIT = 60_000
/** A foreign host tells nothing by itself: staff's lists are asked for anew, ms. */
const FOREIGN_INTERVAL_MS = 30_000
/** While its stream is not heard, the house is asked so often, ms: at the desk, and by a guest. */
const DESK_INTERVAL_MS = 20_000
const GUEST_INTERVAL_MS = 60_000
/** A list that came in just now is not asked for again, ms. */
const FRESH = 5_000

/**
 * Keeps what is on the screen current: catches up when the link comes back and when the page is
 * looked at again, follows the house's events, and shows anew what came in, here and in the other
 * tabs.
 */
export function followServer(offline: Offline, base: string): void {
  const { client, cache, changes, device, link, host, session } = offline
  const isDesk = () => session.getSnapshot() !== null
  const tabs = otherTabs()

  const show = (resources: readonly Resource[] | null, source: Source) => {
    const open = cache.now()
    if (open !== null) void refreshFromDevice(client, open, resources, source).catch(() => {})
  }
  let asOf: string | null = null
  changes.onWritten((resources, at, arrived) => {
    asOf = at
    show(resources, { from: 'house' })
    tabs.tell({ what: 'written', person: offline.person(), resources, arrived })
    newRecords.tell(arrived)
  })
  tabs.hear((news) => {
    if (news.what === 'live') {
      if (news.person === offline.person()) live.heardElsewhere()
    } else if (news.what === 'link') {
      const { state } = link.getSnapshot()
      if (state !== news.state && document.visibilityState === 'visible') void link.look()
    } else if (news.person === offline.person()) {
      show(news.resources, { from: 'house' })
      newRecords.tell(news.arrived)
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
    open: (signal, limit) =>
      openEvents(
        {
          base,
          host,
          link,
          token: () => session.getSnapshot()?.token ?? null,
          known: offline.deviceToken.now,
        },
        signal,
        limit,
      ),
    catchUp: async (resources) => {
      // A colleague may have settled what this device could not get taken.
      if (resources?.includes('parked') === true) void offline.device.now()?.outbox.checkParked()
      await catchUp()
    },
    link,
    lead: leadByLock,
    state: liveState,
    onReceived: (person) => tabs.tell({ what: 'live', person }),
    asOf: () => asOf,
    askEvery: () => {
      if (host.kind() !== 'ours') return null
      if (isDesk()) return DESK_INTERVAL_MS
      return document.visibilityState === 'visible' ? GUEST_INTERVAL_MS : null
    },
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
    if (document.visibilityState === 'visible') live.wake()
  })
  // Back from the browser's freezer, or on another network: the stream of before is dead, and may
  // not know it.
  const changed = () => live.wake(true)
  document.addEventListener('resume', changed)
  window.addEventListener('online', changed)
  followNetwork(changed)
  onRefresh(() => live.wake())

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
  }, FOREIGN_INTERVAL_MS)
}

/** From Wi-Fi to mobile data and back, where the browser tells; it also tells of every change of speed. */
function followNetwork(changed: () => void): void {
  const { connection } = navigator as { connection?: EventTarget & { type?: string } }
  let was = connection?.type
  connection?.addEventListener('change', () => {
    if (connection.type !== was) changed()
    was = connection.type
  })
}
