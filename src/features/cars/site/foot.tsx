import { Plural, Trans } from '@lingui/react/macro'
import { Money } from '#ui/money.tsx'
import { Onward, WizardFoot } from '#ui/wizard-foot.tsx'
import type { Step } from '../steps.ts'
import type { RentalNow } from './use-rental.ts'

/** The form that the buttons of both places send. */
export const FORM = 'rental-form'

export interface FootProps {
  step: Step
  busy: boolean
  /** What the last step does. */
  act: 'rent' | 'change' | 'stay'
  onBack: () => void
}

/** The quote and the one act, always in view on a phone. */
export function Foot({ rental, ...props }: FootProps & { rental: RentalNow }) {
  const { car, totals } = rental
  const quote =
    car && totals ? (
      <>
        <Money cents={totals.total_cents} className="block text-lg font-semibold" />
        <span className="block truncate text-sm text-ink-soft">
          <Plural value={totals.days} one="# day" other="# days" />
          {' · '}
          {car.name}
        </span>
      </>
    ) : (
      <span className="text-sm text-ink-soft">
        <Trans>No car chosen yet</Trans>
      </span>
    )
  return <WizardFoot quote={quote} onward={<NextButton {...props} />} />
}

export function NextButton({ step, busy, act, block }: FootProps & { block?: boolean }) {
  return (
    <Onward form={FORM} last={step === 'review'} busy={busy} block={block}>
      <NextWords step={step} act={act} />
    </Onward>
  )
}

function NextWords({ step, act }: Pick<FootProps, 'step' | 'act'>) {
  switch (step) {
    case 'car':
      return <Trans>Next: Schedule</Trans>
    case 'schedule':
      return act === 'stay' ? <Trans>Next: Review</Trans> : <Trans>Next: Details</Trans>
    case 'details':
      return <Trans>Next: Review</Trans>
    default:
      break
  }
  if (act === 'stay') return <Trans>Add to my stay</Trans>
  return act === 'change' ? <Trans>Send the change</Trans> : <Trans>Confirm rental</Trans>
}
