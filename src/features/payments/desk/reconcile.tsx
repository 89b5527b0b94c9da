import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import type { Reconciled } from '#contract/money.ts'
import { offline } from '#offline/offline.ts'
import { refusalMessageOf } from '#offline/refusal-text.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useValue } from '#ui/use-value.ts'

/** The result: the server's counts, or its message why there are none ('' if it did not answer). */
export type Outcome = { kind: 'counts'; counts: Reconciled } | { kind: 'none'; message: string }

/** Long, since the server asks the provider about each payment in turn, ms. */
const TIMEOUT = 120_000

async function reconcile(): Promise<Outcome> {
  const { ask, session } = offline()
  const asked = await ask({
    route: 'reconcilePayments',
    body: {},
    token: session.getSnapshot()?.token ?? null,
    timeout: TIMEOUT,
  })
  if (asked.kind === 'none') return { kind: 'none', message: '' }
  if (!asked.ok) return { kind: 'none', message: refusalMessageOf(asked.body) }
  return { kind: 'counts', counts: asked.body as Reconciled }
}

/** Asks the provider about the card payments of the last 30 days. */
export function ReconcileButton({ onOutcome }: { onOutcome: (outcome: Outcome) => void }) {
  const { t } = useLingui()
  const linked = useValue(offline().link).state === 'up'
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    onOutcome(await reconcile())
    setBusy(false)
  }

  return (
    <Button
      variant="secondary"
      icon={<Scale />}
      busy={busy}
      busyText={t`Asking…`}
      disabled={!linked}
      title={linked ? undefined : t`Needs internet`}
      onClick={() => void ask()}
    >
      <Trans>Reconcile</Trans>
    </Button>
  )
}

/** Shows the result until it is dismissed. */
export function ReconcileOutcome({
  outcome,
  onDismiss,
}: {
  outcome: Outcome
  onDismiss: () => void
}) {
  const { t } = useLingui()
  if (outcome.kind === 'none') {
    return (
      <Alert tone="error" live title={t`Nothing was compared`} onDismiss={onDismiss}>
        {outcome.message || (
          <Trans>The house did not answer. Try again when there is internet.</Trans>
        )}
      </Alert>
    )
  }
  const { asked, heard, changed, flagged } = outcome.counts
  const silent = asked - heard
  const tone = flagged > 0 ? 'conflict' : silent > 0 ? 'waiting' : 'confirmed'
  return (
    <Alert tone={tone} live title={t`Compared with the provider`} onDismiss={onDismiss}>
      {asked === 0 && <Trans>There are no card payments of the last 30 days to compare.</Trans>}
      <ul className="grid gap-0.5">
        {heard > 0 && (
          <li>
            <Plural
              value={heard}
              one="The provider answered for # payment."
              other="The provider answered for # payments."
            />
          </li>
        )}
        {changed > 0 && (
          <li>
            <Plural
              value={changed}
              one="# has another state now."
              other="# have another state now."
            />
          </li>
        )}
        {flagged > 0 && (
          <li>
            <Plural
              value={flagged}
              one="# differs from what the house has and is flagged."
              other="# differ from what the house has and are flagged."
            />
          </li>
        )}
        {heard > 0 && flagged === 0 && (
          <li>
            <Trans>They agree with what the house has.</Trans>
          </li>
        )}
        {silent > 0 && (
          <li>
            <Plural
              value={silent}
              one="For # there was no answer: try again later."
              other="For # there was no answer: try again later."
            />
          </li>
        )}
      </ul>
    </Alert>
  )
}
