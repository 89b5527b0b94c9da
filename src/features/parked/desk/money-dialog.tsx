import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** Before withdrawing what money was taken for: the money stays, and must be put elsewhere. */
export function MoneyStaysDialog({
  amounts,
  label,
  busy,
  onClose,
  onConfirm,
}: {
  /** "$160.00, Cash", each. */
  amounts: readonly string[]
  /** The button's label. */
  label: ReactNode
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const { t } = useLingui()
  const sum = amounts.join(' + ')
  return (
    <ConfirmDialog
      open
      tone="primary"
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t`${sum} was taken`}
      confirmLabel={label}
    >
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
  busy,
  onClose,
  onConfirm,
}: {
  /** "$160.00, Cash" */
  amount: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
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
