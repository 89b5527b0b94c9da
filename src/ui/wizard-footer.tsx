import { Trans } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { foot } from './foot.ts'

/** A wizard's short quote and its main button, always in view on a phone: a long label breaks, the sum never. */
export function WizardFooter({ quote, onward }: { quote: ReactNode; onward: ReactNode }) {
  return (
    <div
      ref={foot}
      data-foot
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8 lg:hidden"
    >
      <p className="max-w-[max(50%,9rem)] shrink-0" aria-live="polite">
        {quote}
      </p>
      <div className="max-w-max min-w-0 grow basis-[min-content] [&>button]:px-4">{onward}</div>
    </div>
  )
}

/** One step back. */
export function BackButton({ onBack, className }: { onBack: () => void; className?: string }) {
  return (
    <Button variant="quiet" className={className} icon={<ArrowLeft />} onClick={onBack}>
      <Trans>Back</Trans>
    </Button>
  )
}

/** The wizard's main button: the next step, or on the last step the request itself. */
export function WizardButton({
  form,
  last,
  busy,
  disabled,
  block,
  children,
}: {
  /** Id of the form that it submits; it may stand outside the form. */
  form: string
  /** The last step: the button saves the request. */
  last: boolean
  busy: boolean
  disabled?: boolean
  block?: boolean
  children: ReactNode
}) {
  return (
    <Button
      type="submit"
      form={form}
      size="lg"
      block={block}
      disabled={disabled}
      busy={busy}
      busyText={last ? <Trans>Saving…</Trans> : undefined}
    >
      {children}
      {!last && <ArrowRight />}
    </Button>
  )
}
