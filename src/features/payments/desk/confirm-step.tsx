import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { toGiveBack, type Money } from '../money.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { methodLabels } from '../operations/texts.ts'

/** Asks before a refund or a cancellation. */
export function ConfirmStep({
  money,
  step,
  terms,
  busy,
  onClose,
  onConfirm,
}: {
  money: Money
  step: 'refund' | 'cancel'
  /** What the house's terms give back of it. */
  terms: ReactNode
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const { t } = useLingui()
  const amount = amountText(step === 'refund' ? toGiveBack(money) : money.amount, money.currency)
  const customer = money.customer || t`Guest`
  const method = methodLabels(money.method)
  return (
    <ConfirmDialog
      open
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
      title={step === 'refund' ? t`Refund ${amount} to ${customer}?` : t`Cancel this payment?`}
      confirmLabel={step === 'refund' ? t`Refund ${amount}` : t`Cancel payment`}
      cancelLabel={t`Go back`}
    >
      {step === 'cancel' ? (
        <p>
          <Trans>
            {amount} of {customer}, {method}: it is set to failed and counts as never paid. What it
            was for is owed again.
          </Trans>
        </p>
      ) : (
        <div className="grid gap-3">
          {terms}
          {money.provider === null ? (
            <p>
              <Trans>
                Hand {amount} back ({method}). The house then counts it as refunded.
              </Trans>
            </p>
          ) : (
            <p>
              <Trans>
                The house asks the provider to give {amount} back. That cannot be undone, and can
                take some days to arrive.
              </Trans>
            </p>
          )}
        </div>
      )}
    </ConfirmDialog>
  )
}
