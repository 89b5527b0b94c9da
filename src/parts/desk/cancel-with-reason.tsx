import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** Asks before a cancellation, and for the reason that the guest receives. */
export function CancelWithReason({
  title,
  confirmLabel,
  keepLabel,
  what,
  busy,
  onClose,
  onCancel,
  children,
}: {
  title: string
  confirmLabel: string
  keepLabel: string
  /** Identifies the row, where the title does not. */
  what?: ReactNode
  busy: boolean
  onClose: () => void
  /** Called with the reason as typed; '' for none. */
  onCancel: (reason: string) => void
  /** What happens to it and to its money. */
  children: ReactNode
}) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open
      busy={busy}
      onClose={onClose}
      onConfirm={() => onCancel(reason)}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={keepLabel}
    >
      <div className="mb-4 grid gap-2">
        {what && <p className="font-semibold">{what}</p>}
        {children}
      </div>
      <TextArea
        label={t`Reason for the guest`}
        optional
        value={reason}
        maxLength={300}
        rows={2}
        onChange={setReason}
      />
    </ConfirmDialog>
  )
}
