import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Asked } from './use-recovery-actions.ts'

/** Before a change is dropped for what the house has. */
export function DropDialog({
  lost,
  kept,
  label,
  ...asked
}: Asked & {
  /** "Accept order 12, Mark ready" */
  lost: string
  /** The house's state. */
  kept: string
  /** The button's label. */
  label: ReactNode
}) {
  const { t } = useLingui()
  return (
    <ConfirmDialog open {...asked} title={t`Drop your change?`} confirmLabel={label}>
      <p>
        <Trans>This is not done: {lost}.</Trans>
      </p>
      <p>
        <Trans>The house keeps: {kept}.</Trans>
      </p>
    </ConfirmDialog>
  )
}
