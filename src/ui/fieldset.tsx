import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type FieldsetProps = {
  legend: ReactNode
  /** A heading just above says the same. */
  hideLegend?: boolean
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** Fields that belong together, under a heading that screen readers say with each of them. */
export function Fieldset({ legend, hideLegend, lead, className, children }: FieldsetProps) {
  return (
    <fieldset className={cx('grid min-w-0 gap-4', className)}>
      <legend
        className={hideLegend ? 'sr-only' : 'float-left w-full font-display text-lg font-semibold'}
      >
        {legend}
      </legend>
      {lead && <p className="-mt-2 text-ink-soft">{lead}</p>}
      {children}
    </fieldset>
  )
}
