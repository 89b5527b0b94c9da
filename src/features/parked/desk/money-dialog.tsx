import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Asked } from './use-recovery-actions.ts'

/** Before withdrawing what money was taken for: the money stays, and must be put elsewhere. */
export function MoneyStaysDialog({
  amounts,
  label,
  ...asked
}: Asked & {
  /** "$160.00, Cash", each. */
  amounts: readonly string[]
  /** The button's label. */
  label: ReactNode
}) {
  const { t } = useLingui()
  const sum = amounts.join(' + ')
  return (
    <ConfirmDialog open tone="primary" {...asked} title={t`${sum} was taken`} confirmLabel={label}>
      <p>
        <Trans>
          This change is removed. The money stays in this list until you assign it or give it back.
        </Trans>
      </p>
    </ConfirmDialog>
  )
}

/** Before withdrawing money itself: it is then recorded nowhere. */
export function GivenBackDialog({
  amount,
  ...asked
}: Asked & {
  /** "$160.00, Cash" */
  amount: string
}) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open
      {...asked}
      title={t`Was the money given back? ${amount}`}
      confirmLabel={<Trans>It was given back</Trans>}
    >
      <p>
        <Trans>
          This money will not be recorded anywhere. Do this only when the guest has it back, or when
          it was never taken.
        </Trans>
      </p>
    </ConfirmDialog>
  )
}
