import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import { cx } from './cx.ts'
import { Link } from './link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type StepListProps = {
  /** "Steps of your booking" */
  label: string
  /** The current step, from 0. */
  at: number
  /**
   * In order; `to` links back to an earlier step, where that is still possible. `isDone`: of steps that
   * may be left and taken in any order; else those before the current one are.
   */
  steps: readonly { id: string; name: ReactNode; to?: To | null; isDone?: boolean }[]
  className?: string
}

/** Steps as dots, with the current one marked and those that are done ticked. */
export function StepList({ label, at, steps, className }: StepListProps) {
  return (
    <nav aria-label={label}>
      <ol className={cx('flex items-center', className)}>
        {steps.map(({ id, name, to, isDone }, index) => {
          const done = index !== at && (isDone ?? index < at)
          const look = cx(
            DOT,
            done && 'bg-primary text-on-primary',
            index === at && 'bg-primary text-on-primary ring-3 ring-primary/25',
            !done && index !== at && 'border border-control-border bg-surface text-ink-soft',
          )
          const mark = done ? <Check className="size-4" /> : index + 1
          return (
            <li key={id} className={cx('flex items-center', index > 0 && 'flex-1')}>
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={cx('h-0.5 min-w-1 flex-1', index <= at ? 'bg-primary' : 'bg-line')}
                />
              )}
              {to != null && (index < at || (index > at && isDone !== undefined)) ? (
                <Link to={to} className={cx(look, done && 'hover:bg-primary-hover')}>
                  <span aria-hidden="true">{mark}</span>
                  <VisuallyHidden>
                    {name} {done && <Trans>(done)</Trans>}
                  </VisuallyHidden>
                </Link>
              ) : (
                <span aria-current={index === at ? 'step' : undefined} className={look}>
                  <span aria-hidden="true">{mark}</span>
                  <VisuallyHidden>{name}</VisuallyHidden>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

// Smaller than a thumb, with the target grown round it; five of them fit a phone however large its text.
const DOT =
  'relative grid size-[min(2rem,13vw)] shrink-0 place-items-center rounded-full text-sm font-semibold tabular after:absolute after:-inset-1.5'

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
    <Heading id={id} tabIndex={-1} className="flex items-baseline gap-2 text-xl wrap-anywhere">
      <span className="text-primary tabular">{number}</span>
      {children}
    </Heading>
  )
}
