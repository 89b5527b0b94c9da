import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Accessible name: "Menu". */
  label: string
  side?: 'left' | 'right'
  /** Shown at the top beside the close button: the house's name. */
  header?: ReactNode
  children: ReactNode
  className?: string
}

/** A panel from the side: the mobile menu, a detail beside a list. */
export function Drawer({
  open,
  onClose,
  label,
  side = 'right',
  header,
  children,
  className,
}: DrawerProps) {
  const { t } = useLingui()
  if (!open) return null
  return (
    <Modal
      onClose={onClose}
      from={side}
      closeOnBackdrop
      aria-label={label}
      className={cx(
        'm-0 h-dvh w-[min(22rem,88vw)] overflow-y-auto overscroll-contain p-0 pb-[env(safe-area-inset-bottom)]',
        side === 'right' ? 'ml-auto' : 'mr-auto',
        className,
      )}
    >
      <div className="flex min-h-16 items-center justify-between gap-2 py-2 pr-2 pl-5">
        <div data-modal-title tabIndex={-1}>
          {header}
        </div>
        <IconButton label={t`Close`} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      {children}
    </Modal>
  )
}
