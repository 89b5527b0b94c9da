import { Plural, Trans } from '@lingui/react/macro'
import { Money } from '#ui/money.tsx'
import { Onward, WizardFoot } from '#ui/wizard-foot.tsx'
import type { Step } from '../steps.ts'

/** The form that the buttons of both places send. */
export const FORM = 'stay-cart-form'

export interface FootProps {
  step: Step
  busy: boolean
  changing: boolean
  /** Dollars. */
  total: number
  count: number
  /** The house has said the total; otherwise it is the device's reckoning. */
  sure: boolean
  onBack: () => void
}

/** The total and the one act, always in view on a phone. */
export function Foot(props: FootProps) {
  const { total, count } = props
  return (
    <WizardFoot
      quote={
        <>
          <Money amount={total} className="block text-lg font-semibold" />
          <span className="text-sm text-ink-soft">
            <Plural value={count} one="# thing" other="# things" />
          </span>
        </>
      }
      onward={<NextButton {...props} />}
    />
  )
}

export function NextButton({ step, busy, changing, block }: FootProps & { block?: boolean }) {
  return (
    <Onward form={FORM} last={step === 'review'} busy={busy} block={block}>
      <NextWords step={step} changing={changing} />
    </Onward>
  )
}

function NextWords({ step, changing }: { step: Step; changing: boolean }) {
  switch (step) {
    case 'what':
      return <Trans>Next: Details</Trans>
    case 'you':
      return <Trans>Next: Review</Trans>
    default:
      return changing ? <Trans>Send the change</Trans> : <Trans>Confirm your stay</Trans>
  }
}
