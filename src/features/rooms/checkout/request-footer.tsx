import { Plural, Trans } from '@lingui/react/macro'
import type { RoomPricing } from '#contract/bookings.ts'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import { Price, useShownCurrency } from '#ui/shown-currency.tsx'
import { WizardButton, WizardFooter } from '#ui/wizard-footer.tsx'
import type { Step } from './problems.ts'

/** Id of the form that the buttons of both places submit. */
export const FORM = 'stay-form'

export interface FooterProps {
  step: Step
  busy: boolean
  changing: boolean
  /** The room goes into the cart of a stay. */
  forStay: boolean
  onBack: () => void
}

/** Price and confirm button, always in view on a phone. */
export function RequestFooter({
  pricing,
  baseCents,
  nights,
  ...props
}: FooterProps & { pricing: RoomPricing; baseCents: number; nights: number }) {
  const { base } = useFormats()
  const shown = useShownCurrency()
  const { currency, grand_total: total, discount = 0 } = pricing
  // As the header shows prices; else as the house keeps its books.
  const besides =
    shown.currency !== currency ? (
      <Price cents={baseCents} />
    ) : (
      currency !== base && <Money cents={baseCents} />
    )
  return (
    <WizardFooter
      quote={
        <>
          <Money amount={total} currency={currency} className="block text-lg font-semibold" />
          <span className="text-sm text-ink-soft">
            {besides && discount === 0 && (
              <>
                {besides}
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
}: FooterProps & { block?: boolean }) {
  return (
    <WizardButton form={FORM} last={step === 'review'} busy={busy} block={block}>
      <NextText step={step} changing={changing} forStay={forStay} />
    </WizardButton>
  )
}

function NextText({ step, changing, forStay }: Pick<FooterProps, 'step' | 'changing' | 'forStay'>) {
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
