import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What the button does; read aloud and shown on hover. */
  label: string
  /** A number in the corner; the label should say it in words too. */
  count?: number
  outlined?: boolean
  children: ReactNode
}

/** A 44 px button with only an icon; takes the colour of its surroundings. */
export function IconButton({
  label,
  count,
  outlined,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'relative inline-grid size-11 shrink-0 place-items-center rounded-sm text-current transition-colors',
        'hover:bg-current/10 disabled:opacity-45 [&_svg]:size-5',
        outlined && 'border border-control-border',
        className,
      )}
    >
      {children}
      {count !== undefined && count > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-0.5 -right-0.5 min-w-5 rounded-full bg-tip px-1 text-sm leading-5 font-semibold text-on-tip tabular"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
