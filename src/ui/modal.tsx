import { useLayoutEffect, useRef, type DialogHTMLAttributes, type ReactNode } from 'react'
import { cx } from './cx.ts'

export type ModalProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onClose'> & {
  onClose: () => void
  /** From where it slides in. */
  from: 'bottom' | 'left' | 'right'
  /** A tap outside closes it; off where something typed could be lost. */
  closeOnBackdrop: boolean
  children: ReactNode
}

/**
 * A native modal <dialog>: the browser keeps the focus inside, makes the rest inert and gives the
 * focus back where it came from. Mounted means open. Focus goes to `[data-autofocus]`, else to the
 * heading, so that a screen reader begins with the title.
 */
export function Modal({ onClose, from, closeOnBackdrop, className, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus], [data-modal-title]')?.focus()
    return () => {
      // close() before React takes the element away: a removed dialog gives no focus back.
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // Escape and the close button do for the keyboard what a tap on the backdrop does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      {...rest}
      ref={dialog}
      data-from={from}
      className={cx('sheet bg-surface text-ink', className)}
      onCancel={(event) => {
        // Escape or Android's back gesture: the owner decides, state stays in React.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onClick={(event) => {
        if (closeOnBackdrop && event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
