import { Trans, useLingui } from '@lingui/react/macro'
import { StepHeading as Heading, StepList as Dots } from '#ui/step-list.tsx'
import { steps, stepSearch, type Step } from '../steps.ts'

export function StepName({ step }: { step: Step }) {
  switch (step) {
    case 'what':
      return <Trans>What you would like</Trans>
    case 'you':
      return <Trans>Your Details</Trans>
    case 'review':
      return <Trans>Review and pay</Trans>
    case 'sent':
      return <Trans>Follow and pay</Trans>
  }
}

/** Where one is of the four; what lies behind is a link, until the stay is confirmed. */
export function StepList({ step, linked = true }: { step: Step; linked?: boolean }) {
  const { t } = useLingui()
  return (
    <Dots
      label={t`Steps of your stay`}
      at={steps.indexOf(step)}
      steps={steps.map((one) => ({
        id: one,
        name: <StepName step={one} />,
        to: linked ? { pathname: '/book', search: stepSearch(one) } : null,
      }))}
      className="max-w-xl"
    />
  )
}

export const headingId = (step: Step) => `stay-step-${step}`

/** "2 Your Details", and the focus when one comes to it. */
export function StepHeading({ step, level }: { step: Step; level?: 1 | 2 }) {
  return (
    <Heading id={headingId(step)} number={steps.indexOf(step) + 1} level={level}>
      <StepName step={step} />
    </Heading>
  )
}
