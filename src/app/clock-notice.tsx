import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { offline } from '#offline/offline.ts'
import { useToasts } from '#ui/toasts.tsx'

/** A device's clock that is off by less is nobody's worry, ms. */
const MUCH = 10 * 60_000

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

/** Says once a session that this device's clock is wrong, and that nothing suffers by it. */
export function ClockNotice() {
  const { t } = useLingui()
  const toasts = useToasts()
  const say = useEffectEvent(() => {
    const text = t`The clock of this device is wrong. Times here follow the house’s clock, so nothing is dated wrongly.`
    toasts.show({ text })
  })
  useEffect(() => {
    const { clock } = offline()
    let said = false
    const look = () => {
      if (said || !clock.known() || Math.abs(clock.difference()) < MUCH) return
      said = true
      if (!wasSaid()) say()
    }
    look()
    return clock.subscribe(look)
  }, [])
  return null
}
