import { Plural, Trans } from '@lingui/react/macro'
import { Money } from '#ui/money.tsx'
import { WizardButton, WizardFooter } from '#ui/wizard-footer.tsx'
import type { Step } from '../steps.ts'

/** The form that the submit buttons in both places send. */
export const FORM = 'stay-cart-form'

export interface FooterProps {
  step: Step
  busy: boolean
  changing: boolean
  /** In the base currency. */
  total: number
  count: number
  /** The total is the server's; otherwise the device worked it out. */
  sure: boolean
  onBack: () => void
}

/** The total and the main button, always in view on a phone. */
export function RequestFooter(props: FooterProps) {
  const { total, count } = props
  return (
    <WizardFooter
      quote={
        <>
          <Money amount={total} className="block text-lg font-semibold" />
          <span className="note">
            <Plural value={count} one="# item" other="# items" />
          </span>
        </>
      }
      onward={<NextButton {...props} />}
    />
  )
}

export function NextButton({ step, busy, changing, block }: FooterProps & { block?: boolean }) {
  return (
    <WizardButton form={FORM} last={step === 'review'} busy={busy} block={block}>
      <NextText step={step} changing={changing} />
    </WizardButton>
  )
}

function NextText({ step, changing }: { step: Step; changing: boolean }) {
  switch (step) {
    case 'what':
      return <Trans>Next: Details</Trans>
    case 'you':
      return <Trans>Next: Review</Trans>
    default:
      return changing ? <Trans>Send the change</Trans> : <Trans>Confirm your stay</Trans>
  }
}
