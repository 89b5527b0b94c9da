import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { offline } from '#offline/offline.ts'
import { useToasts } from '#ui/toasts.tsx'

/** A smaller difference between the device's clock and the server's is not reported, ms. */
const MAX_DIFFERENCE = 10 * 60_000

const SAID = 'imisozi:clock-said'

/** Storage may be closed to the page; the notice then comes with each load. */
function wasSaid(): boolean {
  try {
    const before = sessionStorage.getItem(SAID) !== null
    sessionStorage.setItem(SAID, '1')
    return before
  } catch {
    return false
  }
}

/** Says once a session that this device's clock is wrong, and that times are right all the same. */
export function ClockNotice() {
  const { t } = useLingui()
  const toasts = useToasts()
  const notify = useEffectEvent(() => {
    const text = t`The clock of this device is wrong. Times here follow the house’s clock, so nothing is dated wrongly.`
    toasts.show({ text })
  })
  useEffect(() => {
    const { clock } = offline()
    let hasNotified = false
    const check = () => {
      if (hasNotified || !clock.known() || Math.abs(clock.difference()) < MAX_DIFFERENCE) return
      hasNotified = true
      if (!wasSaid()) notify()
    }
    check()
    return clock.subscribe(check)
  }, [])
  return null
}
