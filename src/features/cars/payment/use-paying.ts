import { useState } from 'react'
import { findTestCard } from '#lib/test-cards.ts'
import { offline } from '#offline/offline.ts'
import { isOf } from '#offline/reads/keys.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useUncertainPayment } from './uncertain-payment.ts'
import type { WholeCard } from './entry.ts'
import { payByCard, type PayOutcome, type RentalToPay } from './pay-call.ts'

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
