import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import { thisPlatform } from '#app/start/install.ts'
import {
  ofEachNotification,
  PUSH_WORDS,
  type PushKind,
  type PushLabels,
} from '#contract/push-message.ts'
import { offline } from '#offline/offline.ts'
import { typeLabels } from '#parts/services.ts'
import { useValue } from '#ui/use-value.ts'
import { type ClosedBell, createClosedBell, type PushAccess } from './closed-bell.ts'
import { storedClosed } from './closed-setting.ts'

const labels = { ...typeLabels, message: msg`Message` } as const satisfies Record<PushKind, object>

/** Texts of push notifications in this person's language, for the worker. */
function pushLabels(i18n: I18n, lang: string): PushLabels {
  return {
    lang,
    titles: ofEachNotification(({ kind: one }) => {
      const kind = i18n._(labels[one])
      return i18n._(msg`New: ${kind}`)
    }),
    other: i18n._(msg`New at the desk`),
    body: i18n._(msg`Tap to open the desk.`),
  }
}

/** Stores them where the worker finds them; without them it shows English. */
async function leaveText(words: PushLabels): Promise<void> {
  try {
    const cache = await caches.open(PUSH_WORDS.cache)
    await cache.put(PUSH_WORDS.address, Response.json(words))
  } catch {
    // No room, or no storage at all.
  }
}

export const closedSetting = storedClosed(typeof localStorage === 'undefined' ? null : localStorage)

const token = () => offline().session.getSnapshot()?.token ?? null

/**
 * The bell of the closed app; null on a foreign host, which knows nothing of it. Said anew for each
 * person that signs in here and whenever the link comes back, until the house has heard it.
 */
export function useClosedBell(): ClosedBell | null {
  const { i18n } = useLingui()
  const { session, host, link, ask } = offline()
  const ours = useValue(host) === 'ours'
  const userId = useValue(session)?.userId
  const up = useValue(link).state === 'up'
  const on = useValue(closedSetting)
  const { locale } = i18n

  const bell = useMemo(() => {
    const setup = { access: pushAccess(), platform: thisPlatform(), setting: closedSetting }
    return createClosedBell({ ...setup, ask, token })
  }, [ask])

  useEffect(() => {
    if (on) void leaveText(pushLabels(i18n, locale))
  }, [on, i18n, locale])

  useEffect(() => {
    if (!ours || !up || userId === undefined) return
    void bell.renew()
  }, [bell, ours, up, userId])

  useEffect(
    () =>
      // This screen is gone by then; what was said to the house may not have reached it.
      untilSignedOut(() => void bell.pause()),
    [bell],
  )
  return ours ? bell : null
}

/** Goes on when the screen is gone, since signing out is what takes it away; one listener at most. */
let watching: (() => void) | undefined
function untilSignedOut(then: () => void): void {
  watching?.()
  const { session } = offline()
  watching = session.subscribe(() => {
    if (session.getSnapshot() === null) then()
  })
}

/** This browser's, or null where it has no Web Push. */
function pushAccess(): PushAccess | null {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (serviceWorker === undefined) return null
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return null
  return {
    // Not `ready`: it never resolves where the worker could not be registered.
    manager: async () => (await serviceWorker.getRegistration())?.pushManager ?? null,
    permission: () => Notification.permission,
    askPermission: () => Notification.requestPermission(),
  }
}
