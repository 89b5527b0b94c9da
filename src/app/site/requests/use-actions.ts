import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import { offline } from '#offline/offline.ts'
import type { WishOutcome } from '#offline/outbox/types.ts'
import { useToasts } from '#ui/toasts.tsx'
import { descriptors } from '../../operations.ts'

/** What a person can do with a request; each action shows its result. */
export function useActions(operation: OperationRow) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const [busy, setBusy] = useState<string | null>(null)
  const { outbox } = offline()

  async function act(name: string, work: () => Promise<unknown>) {
    if (busy !== null) return
    setBusy(name)
    try {
      await work()
    } catch {
      toasts.show({ tone: 'error', text: t`This device could not save that. Please try again.` })
    } finally {
      setBusy(null)
    }
  }

  function notify({ outcome }: WishOutcome) {
    switch (outcome) {
      case 'withdrawn':
        return toasts.show({ tone: 'confirmed', text: t`Taken back. Nothing is sent.` })
      case 'changed':
        // The card of the new one shows its status.
        return
      case 'asked':
        return toasts.show({
          tone: 'waiting',
          text: t`Asked for. The house may have it already: it is asked first, as soon as it answers.`,
        })
      case 'done':
        return toasts.show({
          tone: 'conflict',
          text: t`Too late for that: the house had taken it already.`,
        })
    }
  }

  return {
    busy,
    act,
    sendNow: () => act('send', () => outbox.sendNow()),
    retry: () => act('retry', () => outbox.retry(operation.id)),
    withdraw: () => act('withdraw', async () => notify(await outbox.withdraw(operation.id))),
    dismiss: () => act('dismiss', async () => notify(await outbox.dismiss(operation.id))),
    take: (action: RecoveryAction & { kind: 'change' }) =>
      act('change', async () => {
        const { body, words } = action.change
        const descriptor = descriptors[operation.route]
        // A ready change is worded where it is taken: in the language of whoever takes it.
        const title = descriptor ? i18n._(descriptor.title({ ...operation, body })) : words.title
        notify(await outbox.change(operation.id, { ...action.change, words: { ...words, title } }))
      }),
  }
}
export type Actions = ReturnType<typeof useActions>
