import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { offline } from '#offline/offline.ts'
import { useToasts } from '#ui/toasts.tsx'

/** A device's clock that is off by less is nobody's worry, ms. */
const MUCH = 10 * 60_000

/** Says once that this device's clock is wrong, and that nothing suffers by it. */
export function ClockNotice() {
  const { t } = useLingui()
  const toasts = useToasts()
  const say = useEffectEvent(() => {
    const text = t`The clock of this device is wrong. Times here follow the house’s clock, so nothing is dated wrongly. You can set it in the device’s settings.`
    toasts.show({ text })
  })
  useEffect(() => {
    const { clock } = offline()
    let said = false
    const look = () => {
      if (said || !clock.known() || Math.abs(clock.difference()) < MUCH) return
      said = true
      say()
    }
    look()
    return clock.subscribe(look)
  }, [])
  return null
}
