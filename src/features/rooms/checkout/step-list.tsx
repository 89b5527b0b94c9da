import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { StepHeading as Heading, StepList as Dots } from '#ui/step-list.tsx'
import { stepSearch, stepsOf, type Step } from './steps.ts'

/** The documents' names (spec 1 §2). */
export function StepName({ step }: { step: Step }) {
  switch (step) {
    case 'dates':
      return <Trans>Dates & Guests</Trans>
    case 'extras':
      return <Trans>Extras</Trans>
    case 'details':
      return <Trans>Your Details</Trans>
    case 'review':
      return <Trans>Review & Confirm</Trans>
    case 'pay':
      return <Trans>Pay with Card</Trans>
  }
}

/** Where one is of the five; what lies behind is a link, until the booking is confirmed. */
export function StepList({ step, linked = true }: { step: Step; linked?: boolean }) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const steps = stepsOf(query)
  return (
    <Dots
      label={t`Steps of your booking`}
      at={steps.indexOf(step)}
      steps={steps.map((one) => ({
        id: one,
        name: <StepName step={one} />,
        to: linked ? { search: stepSearch(query, one) } : null,
      }))}
    />
  )
}

export const headingId = (step: Step) => `step-${step}`

/** "2 Extras", and the focus when one comes to it. */
export function StepHeading({ step, level }: { step: Step; level?: 1 | 2 }) {
  const [query] = useSearchParams()
  return (
    <Heading id={headingId(step)} number={stepsOf(query).indexOf(step) + 1} level={level}>
      <StepName step={step} />
    </Heading>
  )
}
