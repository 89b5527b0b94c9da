import { Plural, Trans } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
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
    <div
      data-foot
      className="sticky bottom-0 z-10 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8 lg:hidden"
    >
      <p className="min-w-0" aria-live="polite">
        <Money amount={total} className="block text-lg font-semibold" />
        <span className="text-sm text-ink-soft">
          <Plural value={count} one="# thing" other="# things" />
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

export function Onward({ step, busy, changing, block }: FootProps & { block?: boolean }) {
  return (
    <Button
      type="submit"
      form={FORM}
      size="lg"
      block={block}
      busy={busy}
      busyText={step === 'review' ? <Trans>Saving…</Trans> : undefined}
      className="shrink-0"
    >
      <NextWords step={step} changing={changing} />
      {step !== 'review' && <ArrowRight aria-hidden="true" />}
    </Button>
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
