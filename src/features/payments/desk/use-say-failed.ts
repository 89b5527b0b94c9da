import { useLingui } from '@lingui/react/macro'
import { NotSavedError } from '#offline/outbox/types.ts'
import { useToasts } from '#ui/toasts.tsx'

/** Says at once that a step was not written down here; throws what is no such thing. */
export function useSayFailed(): (failed: string, error: unknown) => void {
  const { t } = useLingui()
  const toasts = useToasts()
  return (failed, error) => {
    if (!(error instanceof NotSavedError)) throw error
    const why = t`This could not be saved on this device, so nothing was done. Make room on the device or reload, then try again.`
    toasts.show({ tone: 'error', text: `${failed} ${why}` })
  }
}
