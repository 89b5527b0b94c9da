import { Trans, useLingui } from '@lingui/react/macro'
import { offline } from '#offline/offline.ts'
import { refusalMessageOf } from '#offline/refusal-text.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { TestCardNote } from '#ui/card-dialog.tsx'
import { CardTitle } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'
import { useValue } from '#ui/use-value.ts'
import { CardForm } from './card-form.tsx'
import { type RentalToPay, payByCard, type PayOutcome } from './pay-call.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findTestCard } from '#lib/test-cards.ts'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'
import { isOf } from '#offline/reads/keys.ts'
import { holdReload } from '#offline/reload-hold.ts'
import type { WholeCard } from './entry.ts'

/** A card typed on this page, and what came of it. */
export function PayByCard({
  operationId,
  rental,
  down,
  onDone,
}: {
  operationId: string
  /** Offline: paying has to wait. */
  down: boolean
  rental: RentalToPay
  onDone: (outcome: 'paid' | 'announced') => void
}) {
  const today = useHouseDay()
  const ours = useValue(offline().host) !== 'foreign'
  const { busy, trouble, pay, doubt } = usePaying(operationId, rental, onDone)
  return (
    <>
      <CardTitle level={2}>
        <Trans>Pay by card</Trans>
      </CardTitle>
      {trouble !== null && (ours || trouble.kind !== 'unknown') && (
        <PayTroubleAlert trouble={trouble} />
      )}
      {doubt.doubted && !busy ? (
        <InDoubt onSure={() => void doubt.set(false)} />
      ) : (
        <CardForm
          today={today}
          amount={<Money amount={rental.amount} />}
          busy={busy}
          down={down}
          note={ours && <TestCardNote />}
          onPay={(card) => void pay(card)}
        />
      )}
    </>
  )
}

/** Another host may have taken it, and would take it twice: nothing goes out before a person knows. */
function InDoubt({ onSure }: { onSure: () => void }) {
  const { t } = useLingui()
  const { phone } = useHouse()
  return (
    <Alert
      tone="waiting"
      title={t`It was sent, but no answer came. It may be paid.`}
      live
      action={
        <>
          <CallButton phone={phone} />
          <Button variant="secondary" onClick={onSure}>
            <Trans>The house has no payment: pay again</Trans>
          </Button>
        </>
      }
    >
      <Trans>Call the house and ask whether it is paid before you pay again.</Trans>
    </Alert>
  )
}

/** Why it is not paid, in the documents' texts (spec 2 §8). */
function PayTroubleAlert({ trouble }: { trouble: PayTrouble }) {
  const { t, i18n } = useLingui()
  switch (trouble.kind) {
    case 'real':
      return (
        <Alert tone="error" title={t`Only test cards are taken here`} live>
          <Trans>
            Please do not type a card of your own. It was not sent, and it is kept nowhere.
          </Trans>
        </Alert>
      )
    case 'unknown':
      return (
        <Alert tone="waiting" title={t`The answer did not come`} live>
          <Trans>
            The payment may have gone through. Try again when you are online; you will not be
            charged twice.
          </Trans>
        </Alert>
      )
    case 'refused':
      return (
        <Alert tone="error" title={t`Payment Error`} live>
          <p>
            {trouble.message === null ? t`Payment failed.` : refusalMessageOf(trouble.answer, i18n)}
          </p>
          {trouble.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )
  }
}

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
type PayTrouble = Exclude<PayOutcome, { kind: 'paid' | 'announced' }> | { kind: 'real' }

/** Pays a rental by card, once at a time. */
function usePaying(
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
