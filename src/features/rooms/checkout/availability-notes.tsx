import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarX2, History } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { DateText } from '#ui/date-text.tsx'
import { useFormats } from '#ui/formats.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { roomAddress } from '../availability/criteria.ts'
import { RoomLinks } from './room-links.tsx'
import type { Stay } from './use-stay.ts'

/** Occupied nights, other rooms instead, and the age of this information. */
export function AvailabilityNotes({ stay, promo }: { stay: Stay; promo: string }) {
  const { availability, asked, nights } = stay
  const { t } = useLingui()
  if (nights < 1) return null
  const isOccupied = availability.unavailable || availability.occupiedNights.length > 0
  const fits = asked.adults + asked.children <= stay.room.capacity
  return (
    <div className="grid gap-3" aria-live="polite">
      {isOccupied && (
        <Alert
          tone="conflict"
          icon={<CalendarX2 />}
          title={
            availability.occupiedNights.length > 0 ? (
              <Trans>
                Taken: <Nights days={availability.occupiedNights} />
              </Trans>
            ) : (
              t`This room cannot be booked for these days`
            )
          }
        >
          <OtherRooms stay={stay} promo={promo} />
        </Alert>
      )}
      {!isOccupied && fits && !availability.unknown && availability.freeLikeIt < asked.quantity && (
        <Alert tone="conflict">
          <Plural
            value={availability.freeLikeIt}
            one="Only # room like this is free for these nights."
            other="Only # rooms like this are free for these nights."
          />
        </Alert>
      )}
      <Trust stay={stay} />
    </div>
  )
}

/** A few nights are listed one by one; many as "from – to". */
function Nights({ days }: { days: readonly string[] }) {
  const formats = useFormats()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (days.length < 4) return days.map((day) => formats.date(day, 'short')).join(', ')
  return (
    <Trans>
      {days.length} nights between <DateText value={first} format="short" /> and{' '}
      <DateText value={last} format="short" />
    </Trans>
  )
}

/** Rooms that fit and are free, as far as this device knows, each a link to book it instead. */
export function OtherRooms({ stay, promo }: { stay: Stay; promo: string }) {
  if (stay.availability.others.length === 0) {
    return <Trans>No other room that fits is free. Please try other dates.</Trans>
  }
  const asked = { ...stay.asked, promo: promo.trim() || null }
  return (
    <>
      <p>
        <Trans>Free for all of your nights:</Trans>
      </p>
      <RoomLinks rooms={stay.availability.others} addressOf={(id) => roomAddress(id, asked)} />
    </>
  )
}

/** Cached nights may be old; only the server decides. */
function Trust({ stay }: { stay: Stay }) {
  const { current, asOf, unknown, pending } = stay.availability
  const formats = useFormats()
  const [now] = useState(() => Date.now())
  if (current || pending) return null
  const hasAge = !unknown && asOf !== null
  const today = hasAge && formats.date(now) === formats.date(asOf)
  const when = hasAge ? (today ? formats.time(asOf) : formats.dateTime(asOf)) : ''
  return (
    <StatusLine icon={<History />} className="flex-nowrap items-start [&_svg]:mt-0.5">
      {hasAge ? (
        <Trans>as of {when}; the house checks when your request arrives</Trans>
      ) : (
        <Trans>
          Which nights are free is not known here; the house checks when your request arrives
        </Trans>
      )}
    </StatusLine>
  )
}
