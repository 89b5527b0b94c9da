import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { useDraftedFields } from '#parts/desk/use-drafted-fields.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Money } from '../money.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { methodLabels } from '../operations/texts.ts'

/** Voids a payment that is on a receipt, with a reason, and records it again. */
export function VoidDialog({
  money,
  busy,
  onClose,
  onVoid,
}: {
  money: Money
  busy: boolean
  onClose: () => void
  /** Returns whether it was saved. */
  onVoid: (reason: string) => Promise<boolean>
}) {
  const { t } = useLingui()
  const { form, change, draft, end } = useDraftedFields(`void-payment:${money.id}`, { reason: '' })
  const { reason } = form
  const [tried, setTried] = useState(false)
  const amount = amountText(money.amount, money.currency)
  const customer = money.customer || t`Guest`
  const method = methodLabels(money.method)
  const number = money.receipt?.number ?? 0
  return (
    <ConfirmDialog
      open
      busy={busy}
      onClose={onClose}
      onConfirm={() => {
        setTried(true)
        if (reason.trim() !== '') void onVoid(reason.trim()).then((saved) => saved && end())
      }}
      title={t`Void this payment?`}
      confirmLabel={t`Void and record again`}
      cancelLabel={t`Go back`}
    >
      <div className="grid gap-3">
        <FoundDraft {...draft} />
        <p>
          <Trans>
            {amount} of {customer}, {method}. It is on receipt no. {number}, which the guest holds:
            it is not changed. It stays in the list as voided and counts for nothing; then record
            what was really taken, and give a new receipt.
          </Trans>
        </p>
        <TextField
          label={t`Why is it voided?`}
          value={reason}
          maxLength={300}
          error={tried && reason.trim() === '' ? t`Say why: it stays with the payment.` : undefined}
          onChange={(value) => change({ reason: value })}
        />
      </div>
    </ConfirmDialog>
  )
}
