import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { useToasts } from '#ui/toasts.tsx'

/** How long a save may take before it is said that it waits, ms. */
const PATIENCE = 1_200
/** The documents' toasts last 0.9 to 1.6 s (spec 3 §8.3). */
const TOAST = 1_600

export type Done = 'created' | 'updated' | 'deleted'

/**
 * Says what became of what was just confirmed: the documents' words once the house has taken it
 * ('Room created'), and while it has not, that it is saved here alone. Answers what to call with the
 * operations of a save.
 */
export function useTaken(
  operations: readonly OperationRow[],
): (ids: readonly string[], done: Done) => void {
  const { t } = useLingui()
  const toasts = useToasts()
  const watched = useRef(new Map<string, Done>())
  const states = useRef(operations)
  const said: Record<Done, string> = {
    created: t`Room created`,
    updated: t`Room updated`,
    deleted: t`Room deleted`,
  }

  useEffect(() => {
    states.current = operations
    for (const { id, state } of operations) {
      const done = watched.current.get(id)
      if (done === undefined || state === 'waiting' || state === 'sending') continue
      if (state === 'unknown') continue
      watched.current.delete(id)
      if (state === 'taken') {
        toasts.show({ tone: 'confirmed', text: said[done], timeout: TOAST })
      }
    }
  })

  return (ids, done) => {
    // The first stands for all: its pictures say on the room that they wait.
    const [first] = ids
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
