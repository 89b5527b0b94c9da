import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { NotSavedError } from '#offline/outbox/types.ts'
import { useToasts } from '#ui/toasts.tsx'

/**
 * Does one act at a time. What could not be written down on this device is said at once; answers
 * whether it was.
 */
export function useAct(): (work: () => Promise<unknown>) => Promise<boolean> {
  const { t } = useLingui()
  const toasts = useToasts()
  const under = useRef(false)
  return async (work) => {
    if (under.current) return false
    under.current = true
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof NotSavedError)) throw error
      toasts.show({
        tone: 'error',
        text: t`This could not be saved on this device, so nothing was done. Make room on the device or reload, then try again.`,
      })
      return false
    } finally {
      under.current = false
    }
  }
}
