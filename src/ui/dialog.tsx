import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'

const SIZES = { sm: 'sm:w-108', md: 'sm:w-144', lg: 'sm:w-216' }

export type DialogProps = {
  open: boolean
  /** Escape, the close button, a tap outside: the owner sets `open` to false. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** The acts, at the bottom within the thumb's reach; stays while the content scrolls. */
  footer?: ReactNode
  size?: keyof typeof SIZES
  /** A tap outside closes; set false for forms. */
  closeOnBackdrop?: boolean
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

/** A dialog in the middle, a sheet at the bottom on phones. Content lives only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  size = 'md',
  closeOnBackdrop = true,
  role,
  children,
}: DialogProps) {
  const { t } = useLingui()
  const titleId = useId()
  const descriptionId = useId()
  if (!open) return null
  return (
    <Modal
      onClose={onClose}
      from="bottom"
      role={role}
      closeOnBackdrop={closeOnBackdrop}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      className={cx(
        'm-0 mt-auto max-h-[92dvh]! w-full rounded-t-md p-0 shadow-raised sm:m-auto sm:max-h-[85dvh]! sm:max-w-[calc(100vw-2rem)]! sm:rounded-md',
        SIZES[size],
      )}
    >
      <div className="flex max-h-[inherit] flex-col">
        <header className="flex items-start gap-2 border-b border-line py-2.5 pr-2 pl-4 sm:pl-6">
          <div className="min-w-0 flex-1 py-1.5">
            <h2 id={titleId} tabIndex={-1} data-modal-title className="text-xl">
              {title}
            </h2>
            {description && (
              <p id={descriptionId} className="mt-1 text-ink-soft">
                {description}
              </p>
            )}
          </div>
          <IconButton label={t`Close`} onClick={onClose}>
            <X />
          </IconButton>
        </header>
        {children && (
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6 sm:py-5">
            {children}
          </div>
        )}
        {footer && (
          <footer className="flex flex-col-reverse gap-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
            {footer}
          </footer>
        )}
      </div>
    </Modal>
  )
}
