import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import type { HouseSays, Meanings } from '#offline/meaning.ts'
import { rungOf } from '#offline/rung.ts'
import { looseObject } from '#lib/loose.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { TimeText } from '#ui/date-text.tsx'
import { RungBadge } from '#ui/ladder.tsx'
import type { Decision } from '../decisions.ts'
import { deskWays } from '../ways.ts'
import { BothSides } from './both-sides.tsx'
import { useWays } from './use-ways.ts'
import { ReasonWords } from './words.tsx'

/** The house's state as its refusal told it; null where it told none. */
function houseSays(operation: OperationRow, meanings: Meanings): HouseSays | null {
  const current = looseObject(operation.answer?.body).current
  return meanings[operation.route]?.house?.(current) ?? null
}

/** One matter to decide: what was wished here, what the house has, and every way on. */
export function DecisionCard({ decision, meanings }: { decision: Decision; meanings: Meanings }) {
  const { t, i18n } = useLingui()
  const { head, followers } = decision
  const { busy, withdraw, retry, change } = useWays(decision)
  const titleId = useId()
  const meaning = meanings[head.route]
  const titleOf = (operation: OperationRow) => {
    const title = meanings[operation.route]?.title(operation)
    return title ? i18n._(title) : operation.words.title
  }
  const house = houseSays(head, meanings)
  const ways = deskWays(head, meanings)
  // Nights that another has: the booking stays as it is, until some are free.
  const waits = head.answer?.code === 'room_taken' && head.route === 'approveHotelBooking'
  // The same again would meet the same state again; and what follows something withdrawn has lost
  // its ground.
  const retries = house === null && head.parkReason !== 'predecessor'
  const mayHaveArrived = head.parkReason === 'may_have_arrived'
  const rung = rungOf(head)
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-3 rounded-md border border-conflict bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={titleId} className="text-base font-semibold">
          {titleOf(head)}
          <span className="ml-2 font-normal text-ink-soft">{head.words.detail}</span>
        </h3>
        {rung !== 'over' && <RungBadge rung={rung} />}
      </div>
      <BothSides
        own={
          <>
            {titleOf(head)}
            {followers.length > 0 && `, ${followers.map(titleOf).join(', ')}`}
            {' · '}
            <TimeText value={head.deviceTime} />
          </>
        }
        ownName={t`You`}
        house={house}
        otherwise={
          <ReasonWords operation={head} failed={meaning?.failedOf?.(head) ?? meaning?.failed} />
        }
      />
      {mayHaveArrived && meaning && (
        <p className="text-sm text-ink-soft">{i18n._(meaning.check)}</p>
      )}
      {followers.length > 0 && (
        <p className="text-sm text-ink-soft">
          <Plural
            value={followers.length}
            one="One step behind it waits for this."
            other="# steps behind it wait for this."
          />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {ways.map((way, at) =>
          way.kind === 'open' ? (
            <ButtonLink key={at} to={way.to} variant="secondary">
              {i18n._(way.label)}
            </ButtonLink>
          ) : (
            <Button
              key={at}
              variant="secondary"
              busy={busy === 'change'}
              onClick={() => void change(way)}
            >
              {i18n._(way.label)}
            </Button>
          ),
        )}
        {retries && (
          <Button variant="secondary" busy={busy === 'retry'} onClick={() => void retry()}>
            {mayHaveArrived ? <Trans>Send again</Trans> : <Trans>Try again</Trans>}
          </Button>
        )}
        <Button
          variant={house ? 'primary' : 'secondary'}
          busy={busy === 'withdraw'}
          onClick={() => void withdraw()}
        >
          {waits ? (
            <Trans>Leave it pending, on the waiting list</Trans>
          ) : house ? (
            <Trans>Take the house’s state</Trans>
          ) : mayHaveArrived ? (
            <Trans>It is dealt with</Trans>
          ) : (
            <Trans>Withdraw</Trans>
          )}
        </Button>
      </div>
    </article>
  )
}
