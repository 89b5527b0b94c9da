import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { StepHeading as Heading, StepList as Dots } from '#ui/step-list.tsx'
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
  return (
    <Dots
      label={t`Steps of your order`}
      at={steps.indexOf(step)}
      steps={steps.map((one) => ({
        id: one,
        name: <StepName step={one} />,
        to: { search: stepSearch(query, one) },
      }))}
    />
  )
}

export const headingId = (step: Step) => `laundry-step-${step}`

/** "2 Schedule", and the focus when one comes to it. */
export function StepHeading({ step }: { step: Step }) {
  return (
    <Heading id={headingId(step)} number={steps.indexOf(step) + 1}>
      <StepName step={step} />
    </Heading>
  )
}
