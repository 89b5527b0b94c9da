import { Trans, useLingui } from '@lingui/react/macro'
import type { BookedKind } from '#contract/services/index.ts'
import type { StayLetter } from '#contract/stay-events.ts'
import { isGhost, type DeskBooking } from '#features/rooms/desk-booking.ts'
import { BoardList } from '#parts/desk/board-list.tsx'
import { stayAddress } from '#parts/desk/stay-link.tsx'
import { kindLabels } from '#parts/services.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { Badge } from '#ui/badge.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Nothing } from './history-card.tsx'
import type { SentLetter } from './history-of.ts'
import { letterLabels, letterState } from './letter-text.ts'
import { sendAgainOf } from './send-again-of.ts'
import { SendAgain } from './send-again.tsx'
import type { History } from './use-history.ts'

/** Letters to the guest about this stay, the newest first. */
export function LettersCard({
  booking,
  history: { letters, reading, waiting },
}: {
  booking: DeskBooking
  history: History
}) {
  const { t } = useLingui()
  const again = sendAgainOf(letters, booking, useHouseDay())
  return (
    <BoardList
      id="letters"
      title={t`Messages to the guest`}
      count={letters.length}
      empty={
        // Of what the house does not have yet nothing has gone.
        reading === 'read' || isGhost(booking.id) ? (
          <Trans>No message yet.</Trans>
        ) : (
          <Nothing reading={reading} />
        )
      }
    >
      {letters.map((one) => (
        <Letter
          key={one.event.id}
          sent={one}
          booking={booking}
          again={again.has(one.event.id) ? waiting : null}
        />
      ))}
    </BoardList>
  )
}

function Letter({
  sent: { event, letter },
  booking,
  again,
}: {
  sent: SentLetter
  booking: DeskBooking
  /** What waits on this device about the stay; null: the letter cannot be sent again. */
  again: History['waiting'] | null
}) {
  const { t, i18n } = useLingui()
  const { label, tone, why } = letterState(letter)
  const known = (letterLabels as Partial<Record<string, (typeof letterLabels)['receipt']>>)[
    letter.kind
  ]
  const name = known ? i18n._(known) : t`Message`
  const service = kindLabels[event.params.service as BookedKind] as
    | (typeof kindLabels)['room']
    | undefined
  const receipt = letter.kind === 'receipt' ? event.params.subject : undefined
  return (
    <li className="grid gap-1 py-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <span className="grid min-w-0 flex-1 basis-40">
          <span className="font-medium wrap-anywhere">
            {name}
            {service && <span className="text-ink-soft"> · {i18n._(service)}</span>}
          </span>
          <To letter={letter} booking={booking} />
          {event.by !== null && (
            <span className="note">
              <Trans>Asked for by {event.by}</Trans>
            </span>
          )}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-sm text-ink-soft tabular">
            <DateTimeText value={letter.since} format="short" />
          </span>
          <Badge tone={tone}>{i18n._(label)}</Badge>
        </span>
      </div>
      {why && <p className="text-sm">{i18n._(why)}</p>}
      {why && receipt !== undefined && letter.state !== 'queued' && (
        <p>
          <TextLink standalone to={`${stayAddress(booking.id)}/receipts/${receipt}/print`}>
            <Trans>Send it again from the receipt</Trans>
          </TextLink>
        </p>
      )}
      {again && <SendAgain booking={booking} letterId={event.id} name={name} waiting={again} />}
    </li>
  )
}

/** The booking's own address and number as they are now; others are not kept. */
function To({ letter, booking }: { letter: StayLetter; booking: DeskBooking }) {
  const { t } = useLingui()
  const { email, phone, emailed, texted } = letter
  const other = t`another address`
  const ways = [
    (email ?? (emailed ? 'other' : null)) && ((email === 'own' && booking.customer_email) || other),
    // Where nothing went by SMS, the number says nothing.
    texted && ((phone === 'own' && booking.customer_phone) || t`another number`),
  ].filter((way) => typeof way === 'string')
  if (ways.length === 0) return null
  return <span className="text-sm break-words text-ink-soft">{ways.join(' · ')}</span>
}
