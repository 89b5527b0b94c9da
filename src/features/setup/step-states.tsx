import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react'
import type { Setup } from '#contract/setup.ts'
import { setupSteps, stepOf, type SetupStep } from '#domain/setup.ts'
import { Link } from '#ui/link.tsx'
import { stepAddress } from './addresses.ts'
import { adviceTexts, needTexts, stepHint, stepNames } from './labels.ts'

/** What a step still lacks: what is needed before opening, and what would be good. */
export function leftIn(step: SetupStep, { missing, advised }: Setup) {
  return {
    needed: missing.filter((one) => stepOf[one] === step),
    good: advised.filter((one) => stepOf[one] === step),
  }
}

/** All steps, each with what is missing in it. */
export function StepStates({ setup }: { setup: Setup }) {
  const { t, i18n } = useLingui()
  return (
    <ol aria-label={t`Steps of the set-up`} className="grid gap-2">
      {setupSteps.map((step, at) => {
        const { needed, good } = leftIn(step, setup)
        const texts = [
          ...needed.map((one) => i18n._(needTexts[one])),
          ...good.map((one) => i18n._(adviceTexts[one])),
        ]
        return (
          <li key={step}>
            <Link
              to={stepAddress(step)}
              className="flex min-h-14 items-start gap-3 rounded-md border border-line bg-surface p-3 hover:border-primary"
            >
              <span className="tabular font-display text-lg font-semibold text-primary">
                {at + 1}
              </span>
              <span className="grid min-w-0 flex-1 gap-1">
                <span className="flex flex-wrap items-center gap-x-3">
                  <strong className="font-semibold">{i18n._(stepNames[step])}</strong>
                  {needed.length > 0 ? (
                    <span className="flex items-center gap-1 text-sm font-semibold text-waiting">
                      <CircleAlert className="size-4" />
                      <Trans>Needed before opening</Trans>
                    </span>
                  ) : (
                    texts.length === 0 && (
                      <span className="flex items-center gap-1 text-sm text-confirmed">
                        <CircleCheck className="size-4" />
                        <Trans>Nothing missing</Trans>
                      </span>
                    )
                  )}
                </span>
                {texts.length === 0 ? (
                  <span className="text-sm text-ink-soft">{stepHint(step, i18n)}</span>
                ) : (
                  texts.map((text) => (
                    <span key={text} className="text-sm text-ink-soft">
                      {text}
                    </span>
                  ))
                )}
              </span>
              <ChevronRight className="mt-1 size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
