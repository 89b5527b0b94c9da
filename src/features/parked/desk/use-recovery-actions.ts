import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { offline } from '#offline/offline.ts'
import type { OperationDescriptors, RecoveryAction } from '#offline/operation-descriptor.ts'
import type { WishOutcome } from '#offline/outbox/types.ts'
import { useToasts } from '#ui/toasts.tsx'
import type { Decision } from '../decisions.ts'
import { partsOf } from '../money.ts'

export type ActionTaken = 'withdraw' | 'retry' | 'change'

/** What a dialog needs that asks before something is withdrawn. */
export interface Asked {
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Whether a person is asked before `withdraw`, and what the dialog that asks needs. */
export function useAsked(busy: ActionTaken | null, withdraw: () => Promise<void>) {
  const [asking, setAsking] = useState(false)
  const onClose = () => setAsking(false)
  const asked: Asked = {
    busy: busy === 'withdraw',
    onClose,
    onConfirm: () => void withdraw().then(onClose),
  }
  return { asking, ask: () => setAsking(true), asked }
}

/** Runs a decision's recovery actions; shows the result where the list does not. */
export function useRecoveryActions(decision: Decision, descriptors: OperationDescriptors) {
  const { head } = decision
  const { t } = useLingui()
  const toasts = useToasts()
  const [busy, setBusy] = useState<ActionTaken | null>(null)
  const { outbox } = offline()

  async function take(kind: ActionTaken, work: () => Promise<WishOutcome | void>) {
    setBusy(kind)
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
        // The last first: a follower must never be sent without its predecessor.
        const { goes } = partsOf(decision, descriptors)
        for (const follower of goes.toReversed()) await outbox.withdraw(follower.id)
        return outbox.dismiss(head.id)
      }),
    retry: () => take('retry', () => outbox.retry(head.id)),
    change: (action: RecoveryAction & { kind: 'change' }) =>
      take('change', () => outbox.change(head.id, action.change)),
  }
}
