import type { Worker } from './types.ts'

/** The notification's tag; the page closes it once nothing waits (app/start/follow-outbox.ts). */
export const UNSENT_TAG = 'unsent'

/** Whose work waits: it leads to a guest's requests, or to the desk. */
export type Whose = 'guest' | 'staff'

const ways: Record<Whose, string> = { guest: '/requests', staff: '/dashboard' }

const words: Record<string, { title: string; body: string }> = {
  en: {
    title: 'Not sent yet',
    body: 'Something you saved still waits on this device. Open it: it is sent at once.',
  },
  fr: {
    title: 'Pas encore envoyé',
    body: 'Ce que vous avez enregistré attend encore sur cet appareil. Ouvrez-le : c’est envoyé aussitôt.',
  },
  rw: {
    title: 'Ntibiroherezwa',
    body: 'Hari ibyo wabitse bigitegereje kuri iki gikoresho. Bifungure: bihita byoherezwa.',
  },
}

/**
 * After the worker's last try: says that something waits, and nothing of what it is. Where the person
 * allowed it, and unless somebody looks at the app, which then sends by itself.
 */
export async function sayUnsent(worker: Worker, whose: Whose): Promise<void> {
  if (worker.Notification?.permission !== 'granted') return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  const lang = worker.navigator.language.slice(0, 2)
  const said = words[lang] ?? words['en']
  if (said === undefined) return
  await worker.registration.showNotification(said.title, {
    tag: UNSENT_TAG,
    lang: lang in words ? lang : 'en',
    body: said.body,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { opens: ways[whose] },
  })
}

/** Nothing waits any more. */
export async function closeUnsent(worker: Worker): Promise<void> {
  for (const shown of await worker.registration.getNotifications({ tag: UNSENT_TAG })) shown.close()
}

/** Where a tap on it leads; null for any other notification. */
export function opensAt({ tag, data }: Pick<Notification, 'tag' | 'data'>): string | null {
  if (tag !== UNSENT_TAG) return null
  const { opens } = (data ?? {}) as { opens?: unknown }
  return opens === ways.staff ? ways.staff : ways.guest
}
