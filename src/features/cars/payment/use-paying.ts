import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findTestCard } from '#lib/test-cards.ts'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { isOf } from '#offline/reads/keys.ts'
import { holdReload } from '#offline/reload-hold.ts'
import type { WholeCard } from './entry.ts'
import { payByCard, type PayOutcome, type RentalToPay } from './pay-call.ts'

/**
 * Whether a payment of a rental was sent and never answered. Another host may have taken it and
 * would take it twice, so that it is remembered over a reload, from before it is sent. Nothing of
 * the card is stored. Our own server does not need this: asked again, it answers what was paid.
 */
const nameOf = (operationId: string) => `cars:paying-in-doubt:${operationId}`
const keyOf = (operationId: string) => ['cars', 'paying-in-doubt', operationId]

function useUncertainPayment(operationId: string) {
  const client = useQueryClient()
  const found = useQuery({
    queryKey: keyOf(operationId),
    queryFn: async () => (await readDraft(nameOf(operationId))) !== null,
    networkMode: 'always',
  })
  return {
    /** Undefined: not known yet. */
    doubted: found.data,
    async set(isUncertain: boolean): Promise<void> {
      if (isUncertain) await saveDraft(nameOf(operationId), { sent: true })
      else await clearDraft(nameOf(operationId))
      client.setQueryData(keyOf(operationId), isUncertain)
    },
  }
}

/** `real`: somebody's own card, where only test cards are taken; it was not sent. */
export type PayTrouble = Exclude<PayOutcome, { kind: 'paid' | 'announced' }> | { kind: 'real' }

/** Pays a rental by card, once at a time. */
export function usePaying(
  operationId: string,
  rental: RentalToPay,
  onDone: (outcome: 'paid' | 'announced') => void,
) {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<PayTrouble | null>(null)
  const doubt = useUncertainPayment(operationId)

  async function pay(card: WholeCard): Promise<void> {
    const { ask, host, client } = offline()
    const ours = host.getSnapshot() !== 'foreign'
    if (ours && findTestCard(card.number) === undefined) return setTrouble({ kind: 'real' })
    setBusy(true)
    setTrouble(null)
    const release = holdReload()
    try {
      if (!ours) await doubt.set(true)
      const outcome = await payByCard(ask, rental, card)
      if (!ours && outcome.kind !== 'unknown') await doubt.set(false)
      if (outcome.kind === 'paid' || outcome.kind === 'announced') {
        // The rental as last received still says that it is not.
        void client.invalidateQueries({
          predicate: ({ queryKey }) => isOf(queryKey, ['car_rentals']),
        })
        onDone(outcome.kind)
      } else setTrouble(outcome)
    } finally {
      release()
      setBusy(false)
    }
  }
  return { busy, trouble, pay, doubt }
}
