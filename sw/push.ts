import {
  ofEachNotification,
  PUSH_WORDS,
  readPushMessage,
  type PushLabels,
} from '#contract/push-message.ts'
import type { Worker } from './types.ts'
import { opensAt } from './unsent.ts'

/** Where a tap leads when the desk is not open. */
const DESK = '/dashboard/bookings'

/** Where the page left no words: the cache was cleared, or it never could write there. */
const plainWords: PushLabels = {
  lang: 'en',
  titles: ofEachNotification(({ title }) => title),
  other: 'New at the desk',
  body: 'Tap to open the desk.',
}

/** Says at the desk's device what came in, with the app closed. */
export function noticeOnPush(worker: Worker): void {
  // One after the other: what waited for a device that was off comes all at once, and each counts
  // on what the one before it has shown.
  let last: Promise<void> = Promise.resolve()
  worker.addEventListener('push', (event) => {
    const text = event.data?.text() ?? ''
    const shown = last.then(() => showNews(worker, text))
    last = shown.catch(() => undefined)
    event.waitUntil(shown)
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const at = opensAt(event.notification)
    event.waitUntil(at === null ? openDesk(worker) : openApp(worker, at))
  })
}

/**
 * One notification a kind, with how many came in since it was last looked at. A desk that somebody
 * looks at rings by itself and gets none, save where the browser takes a push without one amiss.
 */
async function showNews(worker: Worker, text: string): Promise<void> {
  const said = readPushMessage(text)
  const seen = (await desksOf(worker)).some(({ visibilityState }) => visibilityState === 'visible')
  if (seen && !mustShow(worker.navigator.userAgent)) return
  const tag = `desk-${said?.kind ?? 'other'}`
  const before = await worker.registration.getNotifications({ tag })
  const count = (said?.count ?? 1) + Math.max(0, ...before.map(({ data }) => countIn(data)))
  const words = await keptLabels(worker)
  const title = (said && (words.titles[said.kind] ?? plainWords.titles[said.kind])) ?? words.other
  const options: NotificationOptions & { renotify: boolean } = {
    tag,
    lang: words.lang,
    body: words.body,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { count },
    silent: seen,
    // Else the second order would come without a sound.
    renotify: true,
  }
  await worker.registration.showNotification(count > 1 ? `${title} (${count})` : title, options)
}

/** Windows of this app that show the desk. */
async function desksOf(worker: Worker): Promise<readonly WindowClient[]> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.filter(({ url }) => new URL(url).pathname.startsWith('/dashboard'))
}

/** Safari takes the permission back after a few pushes that showed nothing. */
export function mustShow(userAgent: string): boolean {
  return /AppleWebKit/.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent)
}

function countIn(data: unknown): number {
  const { count } = (data ?? {}) as { count?: unknown }
  return typeof count === 'number' ? count : 0
}

async function keptLabels({ caches }: Worker): Promise<PushLabels> {
  try {
    const kept = await caches.match(PUSH_WORDS.address, { cacheName: PUSH_WORDS.cache })
    return kept === undefined
      ? plainWords
      : { ...plainWords, ...((await kept.json()) as PushLabels) }
  } catch {
    return plainWords
  }
}

/** An open desk comes to the front; else it is opened. */
async function openDesk(worker: Worker): Promise<void> {
  const desks = await desksOf(worker)
  const desk = desks.find(({ visibilityState }) => visibilityState === 'visible') ?? desks[0]
  if (!(await cameToFront(desk))) await worker.clients.openWindow(DESK)
}

/** Any window of the app sends what waits once it is looked at. */
async function openApp(worker: Worker, path: string): Promise<void> {
  const [open] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!(await cameToFront(open))) await worker.clients.openWindow(path)
}

async function cameToFront(window: WindowClient | undefined): Promise<boolean> {
  try {
    await window?.focus()
    return window !== undefined
  } catch {
    // Closed meanwhile, or the browser would not: a new window then.
    return false
  }
}
