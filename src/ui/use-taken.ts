import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useToasts } from './toasts.tsx'

/** How long a save may take before it is said that it waits, ms. */
const PATIENCE = 1_200
/** The documents' toasts last 0.9 to 1.6 s (spec 3 §8.3). */
const TOAST = 1_600

/** Of an operation in the outbox, as far as it matters here. */
interface Underway {
  id: string
  state: string
}

/** Not known yet: it waits, or its answer was lost. */
const open = ['waiting', 'sending', 'unknown']

/**
 * Says what became of what was just confirmed: the documents' words once the house has taken it
 * ('Room created'), and while it has not, that it is saved here alone. Answers what to call with the
 * operations of a save; the first stands for all.
 *
 * @param said the words for each thing that can be done
 */
export function useTaken<Done extends string>(
  operations: readonly Underway[],
  said: Readonly<Record<Done, string>>,
): (ids: readonly string[], done: Done) => void {
  const { t } = useLingui()
  const toasts = useToasts()
  const watched = useRef(new Map<string, Done>())

  useEffect(() => {
    for (const { id, state } of operations) {
      const done = watched.current.get(id)
      if (done === undefined || open.includes(state)) continue
      watched.current.delete(id)
      if (state === 'taken') {
        toasts.show({ tone: 'confirmed', text: said[done], timeout: TOAST })
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
    }, PATIENCE)
  }
}
