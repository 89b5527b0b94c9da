import { useLingui } from '@lingui/react/macro'
import { NotSavedError } from '#offline/outbox/types.ts'
import { useToasts } from '#ui/toasts.tsx'

/**
 * For what is done with one touch and has no form to stay open: what could not be written down on
 * this device is said at once. Answers what `work` gives; null where it was not saved.
 */
export function useSaveOrSay(): <Saved>(
  work: () => Promise<Saved>,
  /** What failed, said first. */
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
