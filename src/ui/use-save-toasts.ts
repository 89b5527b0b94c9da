import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useToasts } from './toasts.tsx'

/** Delay before a toast says that a save is still waiting, ms. */
const WAITING_TOAST_DELAY_MS = 1_200
/** The documents' toasts last 0.9 to 1.6 s (spec 3 §8.3). */
export const SAVED_TOAST_MS = 1_600

/** The fields of an outbox operation that are read here. */
interface SavedOperation {
  id: string
  state: string
}

/** States without a known outcome. */
const openStates = ['waiting', 'sending', 'unknown']

/**
 * Shows a toast for a save: the documents' text when the house has taken it ('Room created'), or
 * that it is saved on this device alone when that takes longer. Returns the function to call with the
 * operation ids of a save. The first id stands for all.
 *
 * @param messages one for each kind of save
 */
export function useSaveToasts<Done extends string>(
  operations: readonly SavedOperation[],
  messages: Readonly<Record<Done, string>>,
): (ids: readonly string[], done: Done) => void {
  const { t } = useLingui()
  const toasts = useToasts()
  const watched = useRef(new Map<string, Done>())

  useEffect(() => {
    for (const { id, state } of operations) {
      const done = watched.current.get(id)
      if (done === undefined || openStates.includes(state)) continue
      watched.current.delete(id)
      if (state === 'taken') {
        toasts.show({ tone: 'confirmed', text: messages[done], timeout: SAVED_TOAST_MS })
      }
    }
  })

  return ([first], done) => {
    if (first === undefined) return
    watched.current.set(first, done)
    setTimeout(() => {
      if (watched.current.has(first)) {
        toasts.show({
          tone: 'waiting',
          text: t`Saved on this device, not yet with the house`,
          timeout: 2_500,
        })
      }
    }, WAITING_TOAST_DELAY_MS)
  }
}
