import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { offline } from '#offline/offline.ts'
import type { OperationDescriptors, RecoveryAction } from '#offline/operation-descriptor.ts'
import type { WishOutcome } from '#offline/outbox/types.ts'
import { useToasts } from '#ui/toasts.tsx'
import type { Decision } from '../decisions.ts'
import { partsOf } from '../money.ts'

export type ActionTaken = 'withdraw' | 'retry' | 'change'

/** The ways on from a matter to decide; what came of it is said when it is not plain to see. */
export function useRecoveryActions(decision: Decision, descriptors: OperationDescriptors) {
  const { head } = decision
  const { t } = useLingui()
  const toasts = useToasts()
  const [busy, setBusy] = useState<ActionTaken | null>(null)
  const { outbox } = offline()

  async function take(way: ActionTaken, work: () => Promise<WishOutcome | void>) {
    setBusy(way)
    try {
      const came = await work()
      if (came?.outcome === 'asked') {
        toasts.show({
          tone: 'waiting',
          text: t`Noted. The house is asked first whether it has it, as soon as it answers.`,
        })
      } else if (came?.outcome === 'done') {
        toasts.show({ tone: 'conflict', text: t`Too late: the house had already done it.` })
      }
    } catch {
      toasts.show({ tone: 'error', text: t`This could not be noted on this device. Try again.` })
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
    withdraw: () =>
      take('withdraw', async () => {
        // The last first: none may go on for a moment without what it follows.
        const { goes } = partsOf(decision, descriptors)
        for (const follower of goes.toReversed()) await outbox.withdraw(follower.id)
        return outbox.dismiss(head.id)
      }),
    retry: () => take('retry', () => outbox.retry(head.id)),
    change: (way: RecoveryAction & { kind: 'change' }) =>
      take('change', () => outbox.change(head.id, way.change)),
  }
}
