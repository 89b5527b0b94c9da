import { onlineManager } from '@tanstack/react-query'
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
/** A foreign host sends no events: staff's lists are fetched again so often, ms. */
const FOREIGN_INTERVAL_MS = 30_000
/** How often the server is polled while its event stream is down, ms: at the desk, and by a guest. */
const DESK_INTERVAL_MS = 20_000
const GUEST_INTERVAL_MS = 60_000
/** A list that was fetched less than this ago is not fetched again, ms. */
const FRESH_LIMIT = 5_000

/**
 * Keeps the screen current: catches up when the link comes back and when the page becomes visible,
 * follows the server's events, and shows what changed, here and in the other tabs.
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
    tabs.send({ what: 'written', person: offline.person(), resources, arrived })
    newRecords.notify(arrived)
  })
  tabs.subscribe((message) => {
    if (message.what === 'live') {
      if (message.person === offline.person()) live.heardElsewhere()
    } else if (message.what === 'link') {
      const { state } = link.getSnapshot()
      if (state !== message.state && document.visibilityState === 'visible') void link.look()
    } else if (message.person === offline.person()) {
      show(message.resources, { from: 'house' })
      newRecords.notify(message.arrived)
    }
  })

  const catchUp = async () => {
    // A guest's tables are fetched whole only when the browser is idle (reads/prefetch.ts), and never
    // in data saver mode: until then only the visible lists are fetched.
    const coversTables = isDesk() || changes.covers(offline.person())
    const caught = coversTables ? await changes.catchUp() : null
    if ((caught === null || caught.kind === 'unavailable') && link.getSnapshot().state === 'up') {
      const old = Date.now() - FRESH_LIMIT
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
      // A colleague may have settled an operation of this device that the server refused.
      if (resources?.includes('parked') === true) void offline.device.now()?.outbox.checkParked()
      await catchUp()
    },
    link,
    lead: leadByLock,
    state: liveState,
    onReceived: (person) => tabs.send({ what: 'live', person }),
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
  // After the browser froze the page, or on another network, the old stream may be dead without an
  // error.
  const changed = () => live.wake(true)
  document.addEventListener('resume', changed)
  window.addEventListener('online', changed)
  followNetwork(changed)
  onRefresh(() => live.wake())

  /** Fetches the lists again that failed. */
  const askAgain = () =>
    void client.refetchQueries({
      type: 'active',
      predicate: (query) => query.queryKey[0] === KEPT && query.state.status === 'error',
    })
  // The browser calls itself online where no server answers: `refetchOnReconnect` is for the link.
  onlineManager.setEventListener((setOnline) =>
    link.subscribe(() => setOnline(link.getSnapshot().state !== 'down')),
  )
  let was = link.getSnapshot().state
  link.subscribe(() => {
    const now = link.getSnapshot()
    const back = was === 'down' && now.state === 'up'
    const lost = was !== 'down' && now.state === 'down'
    was = now.state
    // The screens then say from when the cached rows are, and why.
    if (lost) show(null, { from: 'device', cause: now.cause })
    if (lost || back) tabs.send({ what: 'link', state: now.state })
    if (!back) return
    void catchUp()
    askAgain()
  })
  // On a slow device the store may open after the screens stopped waiting for it.
  device.subscribe(() => {
    if (device.getSnapshot() === 'ok') askAgain()
  })

  setInterval(() => {
    if (host.kind() === 'foreign' && isDesk() && document.visibilityState === 'visible') {
      void catchUp()
    }
  }, FOREIGN_INTERVAL_MS)
}

/** From Wi-Fi to mobile data and back, where the browser reports it; it also reports every change of speed. */
function followNetwork(changed: () => void): void {
  const { connection } = navigator as { connection?: EventTarget & { type?: string } }
  let was = connection?.type
  connection?.addEventListener('change', () => {
    if (connection.type !== was) changed()
    was = connection.type
  })
}
