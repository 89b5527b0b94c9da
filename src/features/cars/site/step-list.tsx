import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { StepHeading as Heading, StepList as Dots } from '#ui/step-list.tsx'
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
export function StepList({
  step,
  among = steps,
  linked = true,
}: {
  step: Step
  among?: readonly Step[]
  linked?: boolean
}) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  return (
    <Dots
      label={t`Steps of your rental`}
      at={among.indexOf(step)}
      steps={among.map((one) => ({
        id: one,
        name: <StepName step={one} />,
        to: linked ? { search: stepSearch(query, one) } : null,
      }))}
      className="max-w-xl"
    />
  )
}

export const headingId = (step: Step) => `rental-step-${step}`

/** "2 Schedule and Locations", and the focus when one comes to it. */
export function StepHeading({
  step,
  among = steps,
  level,
}: {
  step: Step
  among?: readonly Step[]
  level?: 1 | 2
}) {
  return (
    <Heading id={headingId(step)} number={among.indexOf(step) + 1} level={level}>
      <StepName step={step} />
    </Heading>
  )
}
