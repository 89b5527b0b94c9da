import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { steps, stepSearch, type Step } from '../steps.ts'

/** The documents' names (spec 2 §2). */
export function StepName({ step }: { step: Step }) {
  switch (step) {
    case 'car':
      return <Trans>Car</Trans>
    case 'schedule':
      return <Trans>Schedule and Locations</Trans>
    case 'details':
      return <Trans>Details</Trans>
    case 'review':
      return <Trans>Review</Trans>
    case 'payment':
      return <Trans>Payment</Trans>
  }
}

/** Where one is of the five; what lies behind is a link, until the rental is confirmed. */
export function StepList({ step, linked = true }: { step: Step; linked?: boolean }) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const at = steps.indexOf(step)
  return (
    <nav aria-label={t`Steps of your rental`}>
      <ol className="flex max-w-xl items-center">
        {steps.map((one, index) => (
          <li key={one} className={cx('flex items-center', index > 0 && 'flex-1')}>
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx('h-0.5 min-w-2 flex-1', index <= at ? 'bg-primary' : 'bg-line')}
              />
            )}
            {index < at && linked ? (
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
                  index < at && 'bg-primary text-on-primary',
                  index === at && 'bg-primary text-on-primary ring-3 ring-primary/25',
                  index > at && 'border border-control-border bg-surface text-ink-soft',
                )}
              >
                <span aria-hidden="true">
                  {index < at ? <Check className="size-4" /> : index + 1}
                </span>
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

export const headingId = (step: Step) => `rental-step-${step}`

/** "2 Schedule and Locations", and the focus when one comes to it. */
export function StepHeading({ step, level = 2 }: { step: Step; level?: 1 | 2 }) {
  const Heading = `h${level}` as const
  return (
    <Heading id={headingId(step)} tabIndex={-1} className="flex items-baseline gap-2 text-xl">
      <span className="text-primary tabular">{steps.indexOf(step) + 1}</span>
      <StepName step={step} />
    </Heading>
  )
}
