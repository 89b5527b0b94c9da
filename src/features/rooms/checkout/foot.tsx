import { Plural, Trans } from '@lingui/react/macro'
import type { RoomPricing } from '#contract/bookings.ts'
import { Money } from '#ui/money.tsx'
import { Onward, WizardFoot } from '#ui/wizard-foot.tsx'
import type { Step } from './problems.ts'

/** The form that the buttons of both places send. */
export const FORM = 'stay-form'

export interface FootProps {
  step: Step
  busy: boolean
  changing: boolean
  /** It goes with the rest of a stay. */
  forStay: boolean
  onBack: () => void
}

/** The price and the one act, always in view on a phone. */
export function Foot({
  pricing,
  dollars,
  nights,
  ...props
}: FootProps & { pricing: RoomPricing; dollars: number; nights: number }) {
  const { currency, grand_total: total, discount = 0 } = pricing
  return (
    <WizardFoot
      quote={
        <>
          <Money amount={total} currency={currency} className="block text-lg font-semibold" />
          <span className="text-sm text-ink-soft">
            {currency === 'RWF' && discount === 0 && (
              <>
                <Money cents={dollars} />
                {' · '}
              </>
            )}
            <Plural value={nights} one="# night" other="# nights" />
          </span>
        </>
      }
      onward={<NextButton {...props} />}
    />
  )
}

export function NextButton({
  step,
  busy,
  changing,
  forStay,
  block,
}: FootProps & { block?: boolean }) {
  return (
    <Onward form={FORM} last={step === 'review'} busy={busy} block={block}>
      <NextWords step={step} changing={changing} forStay={forStay} />
    </Onward>
  )
}

function NextWords({ step, changing, forStay }: Pick<FootProps, 'step' | 'changing' | 'forStay'>) {
  switch (step) {
    case 'dates':
      return <Trans>Next: Extras</Trans>
    case 'extras':
      return forStay ? <Trans>Next: Review</Trans> : <Trans>Next: Details</Trans>
    case 'details':
      return <Trans>Next: Review</Trans>
    default:
      if (forStay) return <Trans>Add to my stay</Trans>
      return changing ? <Trans>Send the change</Trans> : <Trans>Confirm booking</Trans>
  }
}
