import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type DialogHTMLAttributes,
  type ReactNode,
} from 'react'
import { cx } from './cx.ts'

export type ModalProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onClose'> & {
  onClose: () => void
  /** The side from which it slides in. */
  from: 'bottom' | 'left' | 'right'
  /** A tap outside closes it; off where typed text could be lost. */
  closeOnBackdrop: boolean
  children: ReactNode
}

/**
 * A native modal <dialog>: the browser keeps the focus inside, makes the rest inert and gives the
 * focus back where it came from. Mounted means open. Focus goes to `[data-autofocus]`, else to the
 * heading, so that a screen reader begins with the title.
 */
export function Modal({
  onClose,
  from,
  closeOnBackdrop,
  className,
  children,
  ...rest
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useEffectEvent((event: Event) => {
    // Escape or Android's back gesture: the owner decides, the state stays in React.
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  })
  const closed = useEffectEvent(() => {
    // A browser may close it over our head (a second Escape without a touch in between). The event
    // comes late: a dialog that is open again is not the one that was closed.
    if (dialog.current && !dialog.current.open) onClose()
  })
  const press = useEffectEvent((event: MouseEvent) => {
    if (closeOnBackdrop && event.target === dialog.current) onClose()
  })
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    element.addEventListener('cancel', cancel)
    element.addEventListener('close', closed)
    element.addEventListener('click', press)
    element.showModal()
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>('[data-modal-title]')
    first?.focus()
    return () => {
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('close', closed)
      element.removeEventListener('click', press)
      // close() before React takes the element away: a removed dialog gives no focus back.
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      {...rest}
      ref={dialog}
      data-from={from}
      className={cx('sheet bg-surface text-ink', className)}
    >
      {children}
    </dialog>
  )
}
