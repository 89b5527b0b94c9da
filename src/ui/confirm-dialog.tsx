import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** The action itself: "Cancel order", not "OK". */
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  /** `secondary`: the dialog's content offers a better action. */
  tone?: 'danger' | 'primary' | 'secondary'
  busy?: boolean
  /** What will happen and cannot be undone. */
  children?: ReactNode
}

/** Asks before an action that cannot be undone. The button to go back has the focus. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  busy,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-autofocus>
            {cancelLabel ?? <Trans>Go back</Trans>}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
