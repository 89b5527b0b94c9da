import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react'
import type { Setup } from '#contract/setup.ts'
import { setupSteps, stepOf, type SetupStep } from '#domain/setup.ts'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { stepAddress } from './addresses.ts'
import { needTexts, stepHint, stepNames } from './labels.ts'
import { useLeft, type OfferPlaces } from './use-left.ts'

/** What a step still lacks: what is needed before opening, and what would be good. */
export function leftIn(step: SetupStep, { missing, advised }: Setup) {
  return {
    needed: missing.filter((one) => stepOf[one] === step),
    good: advised.filter((one) => stepOf[one] === step),
  }
}

/** All steps, each with what is missing in it, and the way to where each thing is done. */
export function StepStates({ setup, offers }: { setup: Setup; offers: OfferPlaces }) {
  const { t, i18n } = useLingui()
  const left = useLeft(setup, offers)
  return (
    <ol aria-label={t`Steps of the set-up`} className="grid gap-2">
      {setupSteps.map((step, at) => {
        const { needed } = leftIn(step, setup)
        const good = left.filter(({ advice }) => stepOf[advice] === step)
        const isDone = needed.length + good.length === 0
        return (
          <li
            key={step}
            className="rounded-md border border-line bg-surface focus-within:border-primary hover:border-primary"
          >
            <Link to={stepAddress(step)} className="flex min-h-14 items-start gap-3 rounded-md p-3">
              <span className="tabular font-display text-lg font-semibold text-primary">
                {at + 1}
              </span>
              <span className="grid min-w-0 flex-1 gap-1">
                <span className="flex flex-wrap items-center gap-x-3">
                  <strong className="font-semibold">{i18n._(stepNames[step])}</strong>
                  {needed.length > 0 ? (
                    <span className="flex items-center gap-1 text-sm font-semibold text-waiting">
                      <CircleAlert className="size-4" />
                      {setup.opened ? <Trans>Missing</Trans> : <Trans>Needed before opening</Trans>}
                    </span>
                  ) : (
                    isDone && (
                      <span className="flex items-center gap-1 text-sm text-confirmed">
                        <CircleCheck className="size-4" />
                        <Trans>Nothing missing</Trans>
                      </span>
                    )
                  )}
                </span>
                {needed.length === 0 ? (
                  <span className="text-sm text-ink-soft">{stepHint(step, i18n)}</span>
                ) : (
                  needed.map((one) => (
                    <span key={one} className="text-sm text-ink-soft">
                      {i18n._(needTexts[one])}
                    </span>
                  ))
                )}
              </span>
              <ChevronRight className="mt-1 size-5 shrink-0 text-ink-soft" />
            </Link>
            {good.length > 0 && (
              <ul className="grid border-t border-line px-3 py-1">
                {good.map(({ id, text, to }) => (
                  <li key={id}>
                    <TextLink standalone to={to} className="text-sm">
                      {text}
                    </TextLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}
