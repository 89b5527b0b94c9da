import { useLingui } from '@lingui/react/macro'
import { NotSavedError } from '#offline/outbox/types.ts'
import { useToasts } from '#ui/toasts.tsx'

/**
 * Saves an action without a form. Shows a message where the device could not save it. Returns the
 * result of `work`; null where it was not saved.
 */
export function useSaveOrSay(): <Saved>(
  work: () => Promise<Saved>,
  /** The start of the message: what failed. */
  failed?: string,
) => Promise<Saved | null> {
  const { t } = useLingui()
  const toasts = useToasts()
  return async (work, failed) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof NotSavedError)) throw error
      const why = t`This could not be saved on this device, so nothing was done. Make room on the device or reload, then try again.`
      toasts.show({ tone: 'error', text: failed === undefined ? why : `${failed} ${why}` })
      return null
    }
  }
}
