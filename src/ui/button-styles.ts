import { cx } from './cx.ts'

/** primary: the main action of a screen; tip: the same on deep green; quiet: beside others. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'tip'
export type ButtonSize = 'md' | 'lg'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-control-border bg-surface text-ink hover:border-primary hover:bg-primary-soft',
  quiet: 'border-transparent bg-transparent text-primary hover:bg-primary-soft',
  danger: 'border-transparent bg-error text-on-error hover:bg-error-hover',
  tip: 'border-transparent bg-tip text-on-tip hover:bg-tip-hover',
}

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 text-base',
  lg: 'min-h-13 px-6 text-lg',
}

/** Shared classes of buttons and of links that look like buttons. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, block?: boolean): string {
  return cx(
    'no-print relative inline-flex items-center justify-center gap-2 rounded-sm border py-2 text-center font-semibold leading-tight no-underline transition-colors',
    'aria-disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    block && 'w-full',
  )
}
