import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Scale } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { looseNumber, looseObject } from '#lib/loose.ts'
import { offline } from '#offline/offline.ts'
import { houseWords } from '#offline/refusal-text.ts'
import { looseText } from '#lib/loose.ts'
import { Button } from '#ui/button.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useValue } from '#ui/use-value.ts'

/** Asks the provider about the card payments of the last 30 days, and says what it came to. */
export function Reconcile({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const toasts = useToasts()
  const linked = useValue(offline().link).state === 'up'
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    const { ask: askHouse, session } = offline()
    const asked = await askHouse({
      route: 'reconcilePayments',
      body: {},
      token: session.getSnapshot()?.token ?? null,
      // The provider is asked about each in turn.
      timeout: 120_000,
    })
    setBusy(false)
    if (asked.kind === 'answer' && asked.ok) {
      toasts.show({ ...outcome(asked.body), timeout: 12_000 })
      onDone()
      return
    }
    const said = asked.kind === 'answer' ? looseText(looseObject(asked.body).message) : ''
    toasts.show({
      tone: 'error',
      text: said
        ? houseWords(said)
        : t`The house was not heard, so nothing was compared. Try again when the link is back.`,
    })
  }

  return (
    <Button
      variant="secondary"
      icon={<Scale aria-hidden="true" />}
      busy={busy}
      busyText={t`Asking the provider…`}
      disabled={!linked}
      title={linked ? undefined : t`Needs the link to the house`}
      onClick={() => void ask()}
    >
      <Trans>Reconcile</Trans>
    </Button>
  )
}

/** What it came to, in words. */
function outcome(body: unknown): { tone: 'confirmed' | 'waiting' | 'conflict'; text: ReactNode } {
  const answer = looseObject(body)
  const [asked = 0, heard = 0, changed = 0, flagged = 0] = [
    answer.asked,
    answer.heard,
    answer.changed,
    answer.flagged,
  ].map((value) => looseNumber(value) ?? 0)
  const silent = asked - heard
  if (asked === 0) {
    return {
      tone: 'confirmed',
      text: <Trans>No card payments in the last 30 days: nothing to compare.</Trans>,
    }
  }
  return {
    tone: flagged > 0 ? 'conflict' : silent > 0 ? 'waiting' : 'confirmed',
    text: (
      <>
        <Plural
          value={heard}
          one="The provider answered for # payment."
          other="The provider answered for # payments."
        />{' '}
        {changed > 0 && (
          <Plural
            value={changed}
            one="# has another state now."
            other="# have another state now."
          />
        )}{' '}
        {flagged > 0 ? (
          <Plural
            value={flagged}
            one="# differs from what the house has and is flagged."
            other="# differ from what the house has and are flagged."
          />
        ) : (
          <Trans>All agree with what the house has.</Trans>
        )}{' '}
        {silent > 0 && (
          <Plural
            value={silent}
            one="For # there was no answer."
            other="For # there was no answer."
          />
        )}
      </>
    ),
  }
}
