import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'
import type { Problem } from '../form/problems.ts'
import type { Quote } from '../form/quote.ts'
import type { Step } from '../form/steps.ts'
import { QuoteTable } from '../parts/quote-table.tsx'
import { Turnaround } from '../parts/turnaround.tsx'

/** The form that the buttons of both places send. */
export const FORM = 'laundry-form'

export interface FootProps {
  step: Step
  quote: Quote
  express: boolean
  /** What this step still lacks: Next waits for it (spec 2 §2). */
  problems: readonly Problem[]
  busy: boolean
  changing: boolean
  onBack: () => void
}

/** Beside the steps on wide screens: the instant quote, and the one act. */
export function QuotePanel(props: FootProps) {
  const { step, quote, express, onBack } = props
  return (
    <aside className="sticky top-[calc(var(--over-page)+1rem)] max-lg:hidden">
      <Card className="grid gap-3">
        <CardTitle level={2}>
          <Trans>Instant quote</Trans>
        </CardTitle>
        <div aria-live="polite" className="grid gap-3">
          <QuoteTable quote={quote} />
          <p className="text-sm text-ink-soft">
            <Trans>
              Turnaround <Turnaround express={express} />.
            </Trans>
          </p>
        </div>
        <div className="mt-1 grid gap-2">
          <Onward {...props} block />
          {step !== 'services' && <BackButton onBack={onBack} />}
        </div>
      </Card>
    </aside>
  )
}

/** The total and the one act, always in view on a phone. */
export function Foot(props: FootProps) {
  const { quote, express } = props
  return (
    <div className="sticky bottom-0 z-10 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8 lg:hidden">
      <p className="min-w-0" aria-live="polite">
        <Money
          // Nothing is fetched for nothing.
          cents={quote.lines.length === 0 ? 0 : quote.total_cents}
          className="block text-lg font-semibold"
        />
        <span className="text-sm text-ink-soft">
          <Turnaround express={express} />
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

function Onward({
  step,
  problems,
  busy,
  changing,
  block,
}: Pick<FootProps, 'step' | 'problems' | 'busy' | 'changing'> & { block?: boolean }) {
  const { t } = useLingui()
  const words = () => {
    if (step !== 'review') return t`Next`
    return changing ? t`Send the change` : t`Confirm booking`
  }
  return (
    <Button
      type="submit"
      form={FORM}
      size="lg"
      block={block}
      disabled={problems.length > 0}
      busy={busy}
      busyText={step === 'review' ? <Trans>Saving…</Trans> : undefined}
    >
      {words()}
      {step !== 'review' && <ArrowRight aria-hidden="true" />}
    </Button>
  )
}
