import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { steps, stepSearch, type Step } from '../form/steps.ts'

/** The documents' names (spec 2 §2). */
export function StepName({ step }: { step: Step }) {
  switch (step) {
    case 'services':
      return <Trans>Services</Trans>
    case 'schedule':
      return <Trans>Schedule</Trans>
    case 'details':
      return <Trans>Details</Trans>
    case 'review':
      return <Trans>Review and Confirm</Trans>
  }
}

/** Where one is of the four; what lies behind is a link. */
export function StepList({ step }: { step: Step }) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const at = steps.indexOf(step)
  return (
    <nav aria-label={t`Steps of your order`}>
      <ol className="flex items-center">
        {steps.map((one, index) => (
          <li key={one} className={cx('flex items-center', index > 0 && 'flex-1')}>
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx('h-0.5 min-w-2 flex-1', index <= at ? 'bg-primary' : 'bg-line')}
              />
            )}
            {index < at ? (
              <Link
                to={{ search: stepSearch(query, one) }}
                className={cx(DOT, 'bg-primary text-on-primary hover:bg-primary-hover')}
              >
                <Check aria-hidden="true" className="size-4" />
                <VisuallyHidden>
                  <StepName step={one} /> <Trans>(done)</Trans>
                </VisuallyHidden>
              </Link>
            ) : (
              <span
                aria-current={index === at ? 'step' : undefined}
                className={cx(
                  DOT,
                  index === at && 'bg-primary text-on-primary ring-3 ring-primary/25',
                  index > at && 'border border-control-border bg-surface text-ink-soft',
                )}
              >
                <span aria-hidden="true">{index + 1}</span>
                <VisuallyHidden>
                  <StepName step={one} />
                </VisuallyHidden>
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

export const headingId = (step: Step) => `laundry-step-${step}`

/** "2 Schedule", and the focus when one comes to it. */
export function StepHeading({ step }: { step: Step }) {
  return (
    <h2 id={headingId(step)} tabIndex={-1} className="flex items-baseline gap-2 text-xl">
      <span className="text-primary tabular">{steps.indexOf(step) + 1}</span>
      <StepName step={step} />
    </h2>
  )
}
