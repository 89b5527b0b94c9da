import { readableBy, type Resource } from '#contract/resources.ts'
import { routeOf, routes, type RouteName } from '#contract/routes.ts'
import { showBadge } from '#offline/badge.ts'
import type { Offline } from '#offline/offline.ts'
import { countsOf, followOutbox as followQueries } from '#offline/reads/outbox-queries.ts'
import { refreshFromDevice } from '#offline/reads/refresh.ts'

/** Changes come in bursts while a batch is sent, ms. */
const DEBOUNCE = 50

/** Updates the lists and the app's badge after each change of the outbox. */
export function followOutbox({ outbox, client, cache }: Offline): void {
  followQueries(client, outbox)

  const refresh = async () => {
    // Of all people, as the worker counts them: anybody may look at the icon.
    const counts = countsOf(await outbox.actors(), null)
    await showBadge(counts.waiting + counts.needYou)
    if (counts.waiting === 0) await closeUnsent().catch(() => undefined)
    const open = cache.now()
    // The row of an answer was written to the cache.
    if (open !== null) await refreshFromDevice(client, open, subjects, null)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  outbox.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh().catch(() => undefined), DEBOUNCE)
  })
}

/** Closes the worker's notification about unsent rows (sw/unsent.ts). */
async function closeUnsent(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications({ tag: 'unsent' })) ?? []) shown.close()
}

/** Resources that queued operations change. */
const subjects = [
  ...new Set(Object.keys(routes).map((name) => routeOf(name as RouteName).subject)),
].filter((subject): subject is Resource => subject !== undefined && subject in readableBy)
