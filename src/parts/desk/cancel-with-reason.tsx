import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useHouse } from '../use-house.ts'
import { FoundDraft } from './drafted-form.tsx'
import { useDraftedFields } from './use-drafted-fields.ts'

/** Asks before a cancellation, and for the reason that the guest receives. */
export function CancelWithReason({
  of,
  title,
  confirmLabel,
  keepLabel,
  what,
  busy,
  onClose,
  onCancel,
  children,
}: {
  /** What is cancelled, for the draft of the reason: its kind and id. */
  of: string
  title: string
  confirmLabel: string
  keepLabel: string
  /** Identifies the row, where the title does not. */
  what?: ReactNode
  busy: boolean
  onClose: () => void
  /** Called with the reason as typed, '' for none. Returns whether it was saved. */
  onCancel: (reason: string) => Promise<boolean>
  /** What happens to it and to its money. */
  children: ReactNode
}) {
  const { t } = useLingui()
  const { sends_mail } = useHouse()
  const { form, change, draft, end } = useDraftedFields(`cancel:${of}`, { reason: '' })
  return (
    <ConfirmDialog
      open
      busy={busy}
      onClose={onClose}
      onConfirm={() => void onCancel(form.reason).then((saved) => saved && end())}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={keepLabel}
    >
      <div className="mb-4 grid gap-2">
        {what && <p className="font-semibold">{what}</p>}
        {children}
        {sends_mail === false && (
          <p>
            <Trans>
              The house has no mail server, so no e-mail goes out: unless it sends SMS, tell the
              guest yourself.
            </Trans>
          </p>
        )}
      </div>
      <FoundDraft {...draft} />
      <TextArea
        label={t`Reason for the guest`}
        optional
        value={form.reason}
        maxLength={300}
        rows={2}
        onChange={(reason) => change({ reason })}
      />
    </ConfirmDialog>
  )
}
