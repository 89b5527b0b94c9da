import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, Eye } from 'lucide-react'
import { nextStep, setupSteps } from '#domain/setup.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { stepAddress } from './addresses.ts'
import { NotKnown } from './not-known.tsx'
import { OpenCard } from './open-card.tsx'
import { StepStates } from './step-states.tsx'
import { useSetup } from './use-setup.ts'

/** What is to be done before the house opens: every step, what is missing, and the opening. */
export function SetupChecklist() {
  const { t } = useLingui()
  const { name, opened } = useHouse()
  const { setup, refused, again, take } = useSetup()
  if (setup === null) {
    return refused === null ? (
      <LoadingCards label={t`Loading…`} />
    ) : (
      <NotKnown title={t`How far the set-up is, is not known just now`} again={again}>
        {refused}
      </NotKnown>
    )
  }
  const next = nextStep(setup.missing, setup.advised) ?? setupSteps[0]
  if (setup.opened || opened !== false) {
    return (
      <>
        <Alert tone="confirmed" live title={t`${name} is open`}>
          <Trans>Guests can book now. What is left is good to have, and can be done any day.</Trans>
        </Alert>
        <ButtonLink to="/" variant="secondary" icon={<Eye />} className="w-fit">
          <Trans>See the site</Trans>
        </ButtonLink>
        <StepStates setup={setup} />
      </>
    )
  }
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        <Trans>
          Seven short steps; each is saved by itself, so you can stop anywhere and go on another
          day, on a phone too. Guests read “Opening soon” until you open the house.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="lg" to={stepAddress(next)} icon={<ArrowRight />}>
          <Trans>Go on with the set-up</Trans>
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" to="/" icon={<Eye />}>
          <Trans>See the site as it will be</Trans>
        </ButtonLink>
      </div>
      <StepStates setup={setup} />
      <OpenCard setup={setup} onOpened={take} />
    </>
  )
}
