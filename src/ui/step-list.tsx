import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type StepListProps = {
  /** "Steps of your booking" */
  label: string
  /** The current step, from 0. */
  at: number
  /** In order; `to` links back to an earlier step, where that is still possible. */
  steps: readonly { id: string; name: ReactNode; to?: To | null }[]
  className?: string
}

/** Steps as dots, with the current one marked and the earlier ones ticked. */
export function StepList({ label, at, steps, className }: StepListProps) {
  return (
    <nav aria-label={label}>
      <ol className={cx('flex items-center', className)}>
        {steps.map(({ id, name, to }, index) => (
          <li key={id} className={cx('flex items-center', index > 0 && 'flex-1')}>
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx('h-0.5 min-w-2 flex-1', index <= at ? 'bg-primary' : 'bg-line')}
              />
            )}
            {index < at && to != null ? (
              <Link
                to={to}
                className={cx(DOT, 'bg-primary text-on-primary hover:bg-primary-hover')}
              >
                <Check className="size-4" />
                <VisuallyHidden>
                  {name} <Trans>(done)</Trans>
                </VisuallyHidden>
              </Link>
            ) : (
              <span
                aria-current={index === at ? 'step' : undefined}
                className={cx(
                  DOT,
                  index < at && 'bg-primary text-on-primary',
                  index === at && 'bg-primary text-on-primary ring-3 ring-primary/25',
                  index > at && 'border border-control-border bg-surface text-ink-soft',
                )}
              >
                <span aria-hidden="true">
                  {index < at ? <Check className="size-4" /> : index + 1}
                </span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

// Smaller than a thumb, with the target grown round it.
const DOT =
  'relative grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold tabular after:absolute after:-inset-1.5'

export type StepHeadingProps = {
  /** Receives the focus when the step opens. */
  id: string
  /** From 1. */
  number: number
  level?: 1 | 2
  children: ReactNode
}

/** "2 Extras" */
export function StepHeading({ id, number, level = 2, children }: StepHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <Heading id={id} tabIndex={-1} className="flex items-baseline gap-2 text-xl">
      <span className="text-primary tabular">{number}</span>
      {children}
    </Heading>
  )
}
