import { Trans, useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { Card, CardTitle } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'
import { BackButton, WizardButton, WizardFooter } from '#ui/wizard-footer.tsx'
import type { Problem, Step } from '../form/form.ts'
import type { Quote } from '../form/quote.ts'
import { QuoteTable } from '../parts/quote-table.tsx'
import { Turnaround } from '../requests.tsx'

/** The form that the buttons of both places send. */
export const FORM = 'laundry-form'

export interface FooterProps {
  step: Step
  quote: Quote
  express: boolean
  /** What this step still lacks: Next waits for it (spec 2 §2). */
  problems: readonly Problem[]
  busy: boolean
  /** What the last step does. */
  act: 'book' | 'change' | 'stay'
  onBack: () => void
}

/** Beside the steps on wide screens: the instant quote, and the one button. */
export function QuotePanel(props: FooterProps) {
  const { step, quote, express, onBack } = props
  return (
    <aside className="sticky top-[calc(var(--over-page)+1rem)] max-lg:hidden">
      <Card className="grid gap-3">
        <CardTitle level={2}>
          <Trans>Instant quote</Trans>
        </CardTitle>
        <div aria-live="polite" className="grid gap-3">
          <QuoteTable quote={quote} />
          <p className="note">
            <Trans>
              Turnaround <Turnaround express={express} />.
            </Trans>
          </p>
        </div>
        <div className="mt-1 grid gap-2">
          <NextButton {...props} block />
          {step !== 'services' && <BackButton onBack={onBack} />}
        </div>
      </Card>
    </aside>
  )
}

/** The total and the one button, always in view on a phone. */
export function RequestFooter(props: FooterProps) {
  const { quote, express } = props
  return (
    <WizardFooter
      quote={
        <>
          <Money
            // Nothing is fetched for nothing.
            cents={quote.lines.length === 0 ? 0 : quote.total_cents}
            className="block text-lg font-semibold"
          />
          <span className="note">
            <Turnaround express={express} />
          </span>
        </>
      }
      onward={<NextButton {...props} />}
    />
  )
}

function NextButton({
  step,
  problems,
  busy,
  act,
  block,
}: Pick<FooterProps, 'step' | 'problems' | 'busy' | 'act'> & { block?: boolean }) {
  const { t } = useLingui()
  const last = { book: t`Confirm booking`, change: t`Send the change`, stay: t`Add to my stay` }
  return (
    <WizardButton
      form={FORM}
      last={step === 'review'}
      busy={busy}
      disabled={problems.length > 0}
      block={block}
    >
      {step === 'review' ? last[act] : t`Next`}
    </WizardButton>
  )
}

/** Why one cannot go on yet: a disabled button does not explain itself. */
export function Missing({ problems }: { problems: readonly Problem[] }) {
  const { i18n } = useLingui()
  return (
    <div aria-live="polite" className="empty:hidden">
      {problems.length > 0 && (
        <ul className="grid gap-1 rounded-sm bg-sunken px-3 py-2 note">
          {problems.map(({ field, text }) => (
            <li key={field} className="flex items-start gap-2">
              <Info className="mt-0.5 size-4 shrink-0" />
              {i18n._(text)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
