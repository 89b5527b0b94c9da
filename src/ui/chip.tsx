import { Check } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { cx } from './cx.ts'

export type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  pressed: boolean
  count?: number
}

/** A toggle that looks like a chip; pressed shows a tick as well as a colour. */
export function Chip({ pressed, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={cx(
        'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 text-base font-medium whitespace-nowrap transition-colors disabled:opacity-55',
        pressed
          ? 'border-primary bg-primary text-on-primary'
          : 'border-control-border bg-surface text-ink hover:border-primary hover:bg-primary-soft',
        className,
      )}
    >
      {pressed && <Check className="-ml-1 size-4" />}
      {children}
      {count !== undefined && <span className="text-sm tabular opacity-85">{count}</span>}
    </button>
  )
}
