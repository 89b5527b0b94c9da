import { readableBy, type Resource } from '#contract/resources.ts'
import { routeOf, routes, type RouteName } from '#contract/routes.ts'
import { showBadge } from '#offline/badge.ts'
import type { Offline } from '#offline/offline.ts'
import { countsOf, followOutbox as followQueries } from '#offline/reads/outbox-queries.ts'
import { refreshFromDevice } from '#offline/reads/refresh.ts'

/** Changes come in bursts while a batch is sent, ms. */
const SETTLE = 50

/** What the page does beside the outbox itself, after each change of its rows: lists and badge. */
export function followOutbox({ outbox, client, cache }: Offline): void {
  followQueries(client, outbox)

  const look = async () => {
    // Everybody's, as the worker counts them: nobody knows who looks at the icon.
    const counts = countsOf(await outbox.actors(), null)
    await showBadge(counts.waiting + counts.needYou)
    if (counts.waiting === 0) await closeUnsent().catch(() => undefined)
    const open = cache.now()
    // An answer puts its row into the cache.
    if (open !== null) await refreshFromDevice(client, open, subjects, null)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  outbox.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void look().catch(() => undefined), SETTLE)
  })
}

/** What the worker said after its last try (sw/unsent.ts). */
async function closeUnsent(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications({ tag: 'unsent' })) ?? []) shown.close()
}

/** What queued operations change. */
const subjects = [
  ...new Set(Object.keys(routes).map((name) => routeOf(name as RouteName).subject)),
].filter((subject): subject is Resource => subject !== undefined && subject in readableBy)
