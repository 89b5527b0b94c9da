import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { shownOf } from '#parts/services.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { Section } from '#ui/page.tsx'
import { addAsked, useAddOptions, type AddKind } from '../kinds.ts'
import { AddOptions } from './add-options.tsx'
import { CartLine } from './cart-line.tsx'
import { RoomChoice } from './room-choice.tsx'
import { useRemove } from './use-remove.ts'

/** Step 1: what is in the stay, day by day, and links to add more. */
export function StepWhat({
  lines,
  foreign,
}: {
  lines: readonly StoredCartLine[]
  /** Another host has no cart: each service takes its own. */
  foreign: boolean
}) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const asked = addAsked(query)
  const empty = lines.length === 0
  const rooms = useBroughtHere(asked === 'room')
  return (
    <div className="grid gap-8">
      {foreign && (
        <Alert tone="info" title={t`Each service takes its own booking here`}>
          <Trans>
            This house’s server has no booking for several services at once. Go to each; we put
            everything on one bill at the house.
          </Trans>
        </Alert>
      )}
      {asked !== null && asked !== 'room' && <AskedFor id={asked} foreign={foreign} />}
      {query.get('mode') === 'bundle' && (
        <Alert
          tone="info"
          title={t`Several rooms, or a room with meals and a tour`}
          action={
            <ButtonLink to="/#rooms" variant="secondary">
              <Trans>Search several rooms</Trans>
            </ButtonLink>
          }
        >
          <Trans>Put together here what belongs to your stay. It is booked and paid as one.</Trans>
        </Alert>
      )}
      {!empty && <Days lines={lines} />}
      {asked === 'room' && (
        <Section
          ref={rooms}
          tabIndex={-1}
          aria-label={t`Choose a room`}
          title={<Trans>Choose a room</Trans>}
          className="outline-none"
        >
          <RoomChoice lines={lines} />
        </Section>
      )}
      {empty && asked !== 'room' && <Inviting />}
      <Section
        title={empty ? <Trans>Begin with any of these</Trans> : <Trans>Add to your stay</Trans>}
      >
        <AddOptions large={empty && asked !== 'room'} foreign={foreign} />
      </Section>
    </div>
  )
}

/** The rooms open above the link that asks for them: whoever pressed it is brought to them. */
function useBroughtHere(open: boolean) {
  const { key } = useLocation()
  const [first] = useState(key)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!open || key === first) return
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView()
  }, [open, key, first])
  return section
}

/** What a link of the landing page asks to add. */
function AskedFor({ id, foreign }: { id: Exclude<AddKind, 'room'>; foreign: boolean }) {
  const { i18n } = useLingui()
  const option = useAddOptions().find((one) => one.id === id)
  if (option === undefined) return <NotOffered name={i18n._(shownOf[id].name)} />
  const label = i18n._(option.label)
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 border-primary! bg-primary-soft!">
      <div className="grid gap-0.5">
        <h2 className="text-lg">
          <Trans>Next: choose it on its own page</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>Then it comes back here, with everything else of your stay.</Trans>
        </p>
      </div>
      <ButtonLink to={foreign ? (option.to.split('?')[0] ?? option.to) : option.to} size="lg">
        {label}
      </ButtonLink>
    </Card>
  )
}

/** The service was switched off after the link was made. */
function NotOffered({ name }: { name: string }) {
  const { t } = useLingui()
  return (
    <Alert
      tone="info"
      title={t`Not offered at the moment: ${name}`}
      action={
        <ButtonLink to="/services" variant="secondary">
          <Trans>See what the house offers</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Nothing new can be ordered or booked here just now. Your earlier requests are not affected.
      </Trans>
    </Alert>
  )
}

function Days({ lines }: { lines: readonly StoredCartLine[] }) {
  const { t } = useLingui()
  const remove = useRemove()
  const days = [...new Set(lines.map(({ from }) => from))]
  return (
    <div className="grid gap-5">
      {days.map((day) => (
        <section key={day} aria-label={day || t`On no fixed day`} className="grid gap-1">
          <h2 className="text-lg">
            {day === '' ? <Trans>On no fixed day</Trans> : <DateText value={day} format="full" />}
          </h2>
          <Card padding="none" className="px-4 sm:px-5">
            <ul className="divide-y divide-line">
              {lines
                .filter(({ from }) => from === day)
                .map((line) => (
                  <CartLine key={line.line} line={line} onRemove={(one) => void remove(one)} />
                ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  )
}

/** For an empty cart: what a stay is good for. */
function Inviting() {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-5 sm:flex-nowrap sm:p-8">
      <div className="mx-auto h-28 shrink-0 sm:mx-0 [&>svg]:h-full">
        <DrawnBasket />
      </div>
      <div className="grid gap-1.5">
        <h2 className="text-xl">
          <Trans>One basket for your whole stay</Trans>
        </h2>
        <p className="max-w-xl text-ink-soft">
          <Trans>
            Choose a room and what goes with it, one by one. Nothing is sent until you confirm. It
            works without internet too.
          </Trans>
        </p>
      </div>
    </div>
  )
}
