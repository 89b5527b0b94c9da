import { useBaseWord } from '#parts/currency-names.ts'
import { fractionProblem } from '#parts/fraction-problem.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fromCents, toCents } from '#domain/money.ts'
import { digitsOf } from '#lib/currency.ts'
import { typedMoney } from '#domain/typed-money.ts'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { useDraftedFields } from '#parts/desk/use-drafted-fields.ts'
import { useSaveOrSay } from '#parts/desk/use-save-or-say.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import type { Folio } from '../folio.ts'
import type { Stay } from '../stay.ts'
import { writeOff } from './commands.ts'

interface DialogProps {
  stay: Stay
  folio: Folio
  onClose: () => void
}

/** What the bill owes when an earlier write-off is not counted, in the base currency. */
const owingOf = ({ balance, writtenOff }: Folio) => fromCents(balance + writtenOff)

/** Saves a write-off and closes, or says why it could not be saved. */
function useWriteOff({ stay, folio, onClose }: DialogProps, id: string, end: () => void) {
  const { t } = useLingui()
  const saveOrSay = useSaveOrSay()
  const [busy, setBusy] = useState(false)
  async function save(amount: number, reason: string) {
    setBusy(true)
    try {
      const body = { amount, reason: reason.trim(), seen: { owing: owingOf(folio) } }
      const saved = await saveOrSay(() => writeOff(stay, body, id), t`Failed to write it off.`)
      if (saved === null) return
      end()
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}

/** Gives up what a guest who has left owes, all of it or a part, with a reason. */
export function WriteOffDialog(props: DialogProps) {
  const { t, i18n } = useLingui()
  const { base } = useFormats()
  const word = useBaseWord()
  const { stay, folio, onClose } = props
  // Null: all that is open, also where that changes.
  const { form, change, draft, operationId, end } = useDraftedFields<{
    amount: string | null
    reason: string
  }>(`write-off:${stay.id}`, { amount: null, reason: '' })
  const { busy, save } = useWriteOff(props, operationId, end)
  const typed = form.amount ?? owingOf(folio).toFixed(digitsOf(base))
  const { reason } = form
  const [tries, setTries] = useState(0)
  const box = useFirstError<HTMLDivElement>(tries)
  const amount = typedMoney(typed, base)
  const owing = folio.balance + folio.writtenOff
  const fraction = amount === null ? null : fractionProblem(amount)
  const fits = amount !== null && amount > 0 && toCents(amount) <= owing && fraction === null
  const guest = stay.guest || t`Guest`
  const tried = tries > 0
  return (
    <ConfirmDialog
      open
      busy={busy}
      onClose={onClose}
      onConfirm={() => {
        setTries(tries + 1)
        if (fits && reason.trim() !== '') void save(amount, reason)
      }}
      title={t`Write off what ${guest} owes?`}
      confirmLabel={t`Write off`}
      cancelLabel={t`Go back`}
    >
      <div ref={box} className="grid gap-4">
        <FoundDraft {...draft} />
        <p>
          <Trans>
            <Money cents={owing} /> is open. What you write off is no longer asked for; the bill and
            its receipts stay as they are, and money that still comes counts.
          </Trans>
        </p>
        <TextField
          label={t`Amount to write off, in ${word}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={
            tried && fraction !== null ? (
              i18n._(fraction)
            ) : tried && !fits ? (
              <Trans>
                Enter an amount up to <Money cents={owing} />.
              </Trans>
            ) : undefined
          }
          onChange={(value) => change({ amount: value })}
        />
        <TextField
          label={t`Why is it written off?`}
          value={reason}
          maxLength={300}
          error={tried && reason.trim() === '' ? t`Say why: it stays with the stay.` : undefined}
          onChange={(value) => change({ reason: value })}
        />
      </div>
    </ConfirmDialog>
  )
}

/** Asks for it again after all. */
export function TakeBackDialog(props: DialogProps) {
  const { t } = useLingui()
  const { stay, onClose } = props
  const { form, change, draft, operationId, end } = useDraftedFields(
    `write-off-taken-back:${stay.id}`,
    { reason: '' },
  )
  const { busy, save } = useWriteOff(props, operationId, end)
  const { reason } = form
  const [tries, setTries] = useState(0)
  const box = useFirstError<HTMLDivElement>(tries)
  const guest = stay.guest || t`Guest`
  return (
    <ConfirmDialog
      open
      busy={busy}
      onClose={onClose}
      onConfirm={() => {
        setTries(tries + 1)
        if (reason.trim() !== '') void save(0, reason)
      }}
      title={t`Ask ${guest} for it again?`}
      confirmLabel={t`Ask for it again`}
      cancelLabel={t`Go back`}
    >
      <div ref={box} className="grid gap-4">
        <FoundDraft {...draft} />
        <p>
          <Trans>
            The <Money cents={stay.writtenOff} /> that were written off are owed again.
          </Trans>
        </p>
        <TextField
          label={t`Why?`}
          value={reason}
          maxLength={300}
          error={
            tries > 0 && reason.trim() === '' ? t`Say why: it stays with the stay.` : undefined
          }
          onChange={(value) => change({ reason: value })}
        />
      </div>
    </ConfirmDialog>
  )
}
