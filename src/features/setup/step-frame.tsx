import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { setupSteps, type SetupStep } from '#domain/setup.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { StepList } from '#ui/step-list.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { addressAfter, addressBefore, SETUP, stepAddress } from './addresses.ts'
import { stepHint, stepNames } from './labels.ts'
import { leftIn } from './step-states.tsx'
import { useSetup } from './use-setup.ts'

/** The frame of a step: where one is, its content, and the ways back and on. */
export function StepFrame({
  step,
  onward = <Trans>Go on</Trans>,
  children,
}: {
  step: SetupStep
  /** The way on, where the step has no button of its own that saves and goes on; null: it has. */
  onward?: ReactNode
  children: ReactNode
}) {
  const { t, i18n } = useLingui()
  const at = setupSteps.indexOf(step)
  const { setup } = useSetup()
  const isDone = (one: SetupStep) =>
    setup !== null && leftIn(one, setup).needed.length + leftIn(one, setup).good.length === 0
  const heading = useRef<HTMLHeadingElement>(null)
  // Each step is mounted anew.
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <StepList
        label={t`Steps of the set-up`}
        at={at}
        steps={setupSteps.map((id) => ({
          id,
          name: i18n._(stepNames[id]),
          to: stepAddress(id),
          isDone: isDone(id),
        }))}
      />
      <div>
        <p className="text-sm text-ink-soft">
          <Trans>
            Step {at + 1} of {setupSteps.length}
          </Trans>
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {i18n._(stepNames[step])}
        </h1>
        <p className="text-ink-soft">{stepHint(step, i18n)}</p>
      </div>
      {children}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <ButtonLink variant="quiet" to={addressBefore(step)} icon={<ArrowLeft />}>
          <Trans>Back</Trans>
        </ButtonLink>
        {onward !== null && <ButtonLink to={addressAfter(step)}>{onward}</ButtonLink>}
        <TextLink standalone to={SETUP} className="ml-auto">
          <Trans>All steps</Trans>
        </TextLink>
      </div>
    </div>
  )
}

/** Leads to the next step once this one is saved. */
export function useGoOn(step: SetupStep): () => void {
  const navigate = useNavigate()
  return () => void navigate(addressAfter(step))
}
