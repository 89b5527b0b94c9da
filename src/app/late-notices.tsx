import { StoreLost } from './store-lost.tsx'
import { ClockNotice } from './clock-notice.tsx'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useToasts } from '#ui/toasts.tsx'
import { useValue } from '#ui/use-value.ts'
import { useStarted } from './started.ts'

/** Notices that may appear over any screen, loaded after the first paint. */
export default function LateNotices() {
  return (
    <>
      <UpdateOffer />
      <ClockNotice />
      <StoreLost />
    </>
  )
}

/** Offers a new version; it is never activated without the person's consent. */
function UpdateOffer() {
  const { t } = useLingui()
  const { updates } = useStarted()
  const { state } = useValue(updates)
  const toasts = useToasts()
  const offer = useEffectEvent(() => {
    if (state === 'applying')
      return toasts.show({ text: t`One moment: the new version is coming in.`, timeout: 0 })
    const waits = state === 'waiting'
    return toasts.show({
      text: waits
        ? t`A new version is ready. Nothing you saved is lost.`
        : t`This page is an older version. Reload to go on; nothing is lost.`,
      action: {
        label: waits ? t`Use it now` : t`Reload`,
        onAction: () => void updates.apply(),
      },
      timeout: 0,
    })
  })
  const { dismiss } = toasts
  useEffect(() => {
    if (state === 'none') return
    const id = offer()
    return () => dismiss(id)
  }, [state, dismiss])
  return null
}
