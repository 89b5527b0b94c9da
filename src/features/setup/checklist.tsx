import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { ArrowRight, Eye, DoorOpen } from 'lucide-react'
import { nextStep, setupSteps } from '#domain/setup.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { stepAddress } from './addresses.ts'
import { CloseCard } from './close-card.tsx'
import type { OfferPlaces } from './use-left.ts'
import { NotKnown } from './not-known.tsx'
import { StepStates } from './step-states.tsx'
import { useSetup } from './use-setup.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Setup } from '#contract/setup.ts'
import { useAsk } from '#parts/ask-server.ts'
import { Button } from '#ui/button.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import { needTexts } from './labels.ts'

/** What is to be done before the house opens: every step, what is missing, and the opening. */
export function SetupChecklist({ offers }: { offers: OfferPlaces }) {
  const { t } = useLingui()
  const { name, opened } = useHouse()
  const { setup, refused, again, take } = useSetup()
  const heard = useRef(opened)
  const [acted, setActed] = useState(false)
  useEffect(() => {
    // A colleague has opened or closed it.
    if (heard.current === opened) return
    heard.current = opened
    again()
  }, [opened, again])
  if (setup === null) {
    return refused === null ? (
      <LoadingCards label={t`Loading…`} />
    ) : (
      <NotKnown title={t`How far the set-up is, is not known just now`} again={again}>
        {refused}
      </NotKnown>
    )
  }
  const done = (now: Setup) => {
    setActed(true)
    take(now)
  }
  const next = nextStep(setup.missing, setup.advised) ?? setupSteps[0]
  if (setup.opened) {
    return (
      <>
        <Outcome key="open" acted={acted}>
          <Alert tone="confirmed" live title={t`${name} is open`}>
            <Trans>
              Guests can book now. What is left is good to have, and can be done any day.
            </Trans>
          </Alert>
        </Outcome>
        <ButtonLink to="/" variant="secondary" icon={<Eye />} className="w-fit">
          <Trans>See the site</Trans>
        </ButtonLink>
        <StepStates setup={setup} offers={offers} />
        <CloseCard setup={setup} onDone={done} />
      </>
    )
  }
  if (setup.closed) {
    return (
      <>
        <Outcome key="closed" acted={acted}>
          <Alert tone="waiting" live title={t`${name} is closed to new requests`}>
            <Trans>Guests read your words in place of the site. What is booked goes on.</Trans>
          </Alert>
        </Outcome>
        <OpenCard setup={setup} onOpened={done} />
        <CloseCard setup={setup} onDone={take} />
        <StepStates setup={setup} offers={offers} />
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
      <StepStates setup={setup} offers={offers} />
      <OpenCard setup={setup} onOpened={done} />
    </>
  )
}

/** What the house is now, in view and with the focus once a person made it so: the button was far below, and is gone. */
function Outcome({ acted, children }: { acted: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!acted) return
    scrollTo(0, 0)
    box.current?.focus({ preventScroll: true })
  }, [acted])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

/** The one button that opens the house; what is missing where it cannot be opened yet. */
function OpenCard({ setup, onOpened }: { setup: Setup; onOpened: (now: Setup) => void }) {
  const { t, i18n } = useLingui()
  const ask = useAsk()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const { missing } = setup

  async function open() {
    setBusy(true)
    setWrong('')
    const came = await ask({ route: 'openHouse', body: {} })
    setBusy(false)
    if (came.ok) onOpened(came.body as Setup)
    else setWrong(came.message)
  }

  return (
    <TitledCard title={<Trans>Open the house</Trans>} className="gap-3">
      {missing.length > 0 ? (
        <>
          <p>
            <Plural
              value={missing.length}
              one="One thing is missing:"
              other="# things are missing:"
            />
          </p>
          <ul className="grid list-disc gap-1 pl-5">
            {missing.map((need) => (
              <li key={need}>{i18n._(needTexts[need])}</li>
            ))}
          </ul>
        </>
      ) : (
        !setup.closed && (
          <p className="text-ink-soft">
            <Trans>
              Until then guests read that you open soon, and cannot book. Everything can be changed
              afterwards, too.
            </Trans>
          </p>
        )
      )}
      <ErrorAlert>{wrong}</ErrorAlert>
      <Button
        icon={<DoorOpen />}
        disabled={missing.length > 0}
        busy={busy}
        busyText={t`Opening…`}
        onClick={() => void open()}
        className="w-fit"
      >
        <Trans>Open to guests</Trans>
      </Button>
    </TitledCard>
  )
}
