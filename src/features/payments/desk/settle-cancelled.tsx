import { useFormats } from '#ui/formats.tsx'
import { useBaseWord } from '#parts/currency-names.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { fromCents, toCents } from '#domain/money.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { useSaveOrSay } from '#parts/desk/use-save-or-say.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { readAmount, typedAmount } from '../amount.ts'
import { amountText } from '#parts/day-and-amount.ts'
import type { SubjectRef } from '../subjects.ts'
import { settleCancelled, settlingOf } from './settle.ts'

interface Settle {
  subject: SubjectRef
  guest: string
  /** Second line of the outbox row: "Aline · K7MP2QXW". */
  detail: string
  /** Cents of the base currency that were received. */
  heldCents: number
  /** What the house's terms give back of it. */
  terms?: ReactNode
}

/** Refunds or keeps the money of something cancelled; both ask first. */
export function SettleCancelled(settle: Settle) {
  const { t } = useLingui()
  const saveOrSay = useSaveOrSay()
  const operations = useDeviceRows()
  const [asking, setAsking] = useState<'give' | 'keep' | null>(null)
  const [decided, setDecided] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { subject, detail, heldCents } = settle

  async function take(backCents: number) {
    setBusy(true)
    try {
      const decision = await saveOrSay(
        () => settleCancelled(subject, detail, heldCents, backCents),
        t`Failed to settle the money.`,
      )
      if (decision === null) return
      setDecided(decision.id)
      setAsking(null)
    } finally {
      setBusy(false)
    }
  }

  const settling = settlingOf(operations, subject, decided)
  const syncStatus = settling && syncStatusOf(settling)
  if (syncStatus && syncStatus !== 'over') return <SyncStatusBadge syncStatus={syncStatus} />
  const dialog = { ...settle, busy, onClose: () => setAsking(null), onTake: take }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking('give')}>
        <Trans>Give it back</Trans>
      </Button>
      <Button variant="quiet" onClick={() => setAsking('keep')}>
        <Trans>Keep it</Trans>
      </Button>
      {asking === 'give' && <GiveBackDialog {...dialog} />}
      {asking === 'keep' && <KeepDialog {...dialog} />}
    </>
  )
}

interface DialogProps extends Settle {
  busy: boolean
  onClose: () => void
  /** Cents of the base currency that go back. */
  onTake: (backCents: number) => Promise<void>
}

function GiveBackDialog({ guest, heldCents, terms, busy, onClose, onTake }: DialogProps) {
  const { t } = useLingui()
  const { base } = useFormats()
  const word = useBaseWord()
  const [typed, setTyped] = useState(typedAmount(fromCents(heldCents), base))
  const [tries, setTries] = useState(0)
  const box = useFirstError<HTMLDivElement>(tries)
  const held = amountText(fromCents(heldCents), base)
  const back = readAmount(typed, base)
  const cents = back === null ? null : toCents(back)
  const amount = back === null ? '' : amountText(back, base)
  const fits = cents !== null && cents <= heldCents
  return (
    <ConfirmDialog
      open
      tone="primary"
      busy={busy}
      onClose={onClose}
      onConfirm={() => {
        setTries(tries + 1)
        if (fits) void onTake(cents)
      }}
      title={t`Give money back to ${guest}?`}
      confirmLabel={fits ? t`Give ${amount} back` : t`Give it back`}
    >
      <div ref={box} className="grid gap-4">
        <p>
          <Trans>
            {held} was paid. What came through the provider goes back the same way; what was taken
            by hand is marked under Payments until it is handed back. The rest is kept.
          </Trans>
        </p>
        {terms}
        <TextField
          label={t`Amount to give back, in ${word}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={tries > 0 && !fits ? t`Enter an amount up to ${held}.` : undefined}
          onChange={setTyped}
        />
      </div>
    </ConfirmDialog>
  )
}

function KeepDialog({ guest, heldCents, terms, busy, onClose, onTake }: DialogProps) {
  const { t } = useLingui()
  const { base } = useFormats()
  const held = amountText(fromCents(heldCents), base)
  return (
    <ConfirmDialog
      open
      tone="primary"
      busy={busy}
      onClose={onClose}
      onConfirm={() => void onTake(0)}
      title={t`Keep ${held} of ${guest}?`}
      confirmLabel={t`Keep it`}
    >
      <div className="grid gap-3">
        {terms}
        <p>
          <Trans>
            Nothing goes back to the guest. That you decided it is written down, and it leaves this
            list.
          </Trans>
        </p>
      </div>
    </ConfirmDialog>
  )
}
