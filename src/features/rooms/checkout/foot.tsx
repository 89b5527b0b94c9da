import { Plural, Trans } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { RoomPricing } from '#contract/bookings.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import type { Step } from './steps.ts'

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
    <div
      data-foot
      className="sticky bottom-0 z-10 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8 lg:hidden"
    >
      <p className="min-w-0" aria-live="polite">
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
      </p>
      <Onward {...props} />
    </div>
  )
}

export function BackButton({ onBack, className }: { onBack: () => void; className?: string }) {
  return (
    <Button
      variant="quiet"
      className={className}
      icon={<ArrowLeft aria-hidden="true" />}
      onClick={onBack}
    >
      <Trans>Back</Trans>
    </Button>
  )
}

export function Onward({ step, busy, changing, forStay, block }: FootProps & { block?: boolean }) {
  return (
    <Button
      type="submit"
      form={FORM}
      size="lg"
      block={block}
      busy={busy}
      busyText={step === 'review' ? <Trans>Saving…</Trans> : undefined}
    >
      <NextWords step={step} changing={changing} forStay={forStay} />
      {step !== 'review' && <ArrowRight aria-hidden="true" />}
    </Button>
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
