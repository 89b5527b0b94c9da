import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OwnOrder } from '#features/restaurant/own-order.ts'
import type { PlaceOrder } from '#contract/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { WayOn } from '#offline/meaning.ts'
import { offline } from '#offline/offline.ts'
import type { WishOutcome } from '#offline/outbox/types.ts'
import { useToasts } from '#ui/toasts.tsx'
import { meanings } from '../../operations.ts'

/** What a person can do about a request; each says what came of it. */
export function useActs(operation: OperationRow) {
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

  function tell({ outcome }: WishOutcome) {
    switch (outcome) {
      case 'withdrawn':
        return toasts.show({ tone: 'confirmed', text: t`Taken back. Nothing is sent.` })
      case 'changed':
        // Its card says how far the new one is.
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
    sendNow: () => act('send', () => outbox.sendNow()),
    retry: () => act('retry', () => outbox.retry(operation.id)),
    withdraw: () => act('withdraw', async () => tell(await outbox.withdraw(operation.id))),
    dismiss: () => act('dismiss', async () => tell(await outbox.dismiss(operation.id))),
    take: (way: WayOn & { kind: 'change' }) =>
      act('change', async () => {
        const { body, words } = way.change
        const meaning = meanings[operation.route]
        // A ready change is worded where it is taken: in the language of whoever takes it.
        const title = meaning ? i18n._(meaning.title({ ...operation, body })) : words.title
        tell(await outbox.change(operation.id, { ...way.change, words: { ...words, title } }))
      }),
    cancel: (order: OwnOrder) =>
      act('cancel', async () => {
        const number = order.number ?? order.code
        const words = { title: t`Cancel an order`, detail: t`Order no. ${number}` }
        await outbox.confirm(cancellation(operation, order, words))
      }),
  }
}
export type Acts = ReturnType<typeof useActs>

/** A guest cancels by the order's code and the phone it was made with. */
function cancellation(
  operation: OperationRow,
  order: OwnOrder,
  words: { title: string; detail: string },
) {
  const { customer } = operation.body as PlaceOrder
  return {
    route: 'cancelOwnRestaurantOrder' as const,
    params: { id: order.id },
    body: { code: order.code, contact: customer.phone },
    actor: operation.actor,
    group: `restaurant_orders:${order.id}`,
    words,
  }
}
