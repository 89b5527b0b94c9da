import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import { thisPlatform } from '#app/start/install.ts'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'
import { createClosedBell, type ClosedBell } from './closed-bell.ts'
import { storedClosed } from './closed-setting.ts'
import { leaveWords, pushWords } from './leave-words.ts'
import { pushAccess } from './push-access.ts'

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
    if (on) void leaveWords(pushWords(i18n, locale))
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
