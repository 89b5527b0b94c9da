import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-styles.ts'
import { cx } from './cx.ts'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows progress: the width and the focus stay, clicks do nothing. */
  busy?: boolean
  /** Label while busy ("Signing in..."); without it the label stays, paler. */
  busyText?: ReactNode
  icon?: ReactNode
  block?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button. While busy it is `aria-disabled`, not `disabled`: a disabled button loses the focus,
 * and a keyboard would start again at the top of the page.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyText,
  icon,
  block,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={click}
      className={cx(
        buttonClass(variant, size, block),
        busy && !busyText && 'opacity-60',
        className,
      )}
    >
      <span className="grid justify-items-center">
        <span
          className={cx(
            'col-start-1 row-start-1 inline-flex items-center justify-center gap-2',
            busy && busyText ? 'invisible' : undefined,
          )}
        >
          {icon}
          {children}
        </span>
        {busyText && (
          <span
            className={cx('col-start-1 row-start-1 animate-murmur', !busy && 'invisible')}
            aria-hidden={!busy}
          >
            {busyText}
          </span>
        )}
      </span>
    </button>
  )
}
