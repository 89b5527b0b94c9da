import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskBooking } from '#features/rooms/desk/data.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { useRoomWords } from '#features/rooms/desk/use-room-words.ts'
import { flagWords } from '#features/rooms/desk/words.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { statusLabels, statusTone } from '../bookings/words.ts'
import { houseDayOf } from './house-day.ts'

const SECTION = 'rooms-today'

/** More than this is read in the list of bookings. */
const SHOWN = 6

/** Who comes and who leaves today, beside the kitchen's work. Nothing while nothing is known. */
export function RoomsToday({ today }: { today: string }) {
  const { t } = useLingui()
  const { bookings, error, waiting } = useBookings()
  if (bookings === undefined) {
    if (error === null) return null
    const words = error.refusal?.message ?? t`Failed to load bookings.`
    return <Alert tone="error" live title={t`Room: ${words}`} />
  }
  const { arrivals, departures } = houseDayOf(bookings, today)
  const item = (booking: DeskBooking) => (
    <Guest
      key={booking.id}
      booking={booking}
      waiting={(waiting.get(booking.id) ?? []).some(({ state }) => state !== 'parked')}
    />
  )
  return (
    <section
      id={SECTION}
      tabIndex={-1}
      aria-label={t`Rooms today`}
      className="grid scroll-mt-20 outline-none gap-x-6 gap-y-5 md:grid-cols-2"
    >
      <List title={t`Arrivals`} today={today} count={arrivals.length}>
        {arrivals.slice(0, SHOWN).map(item)}
      </List>
      <List title={t`Departures`} today={today} count={departures.length}>
        {departures.slice(0, SHOWN).map(item)}
      </List>
    </section>
  )
}

/** How many come and leave, on top of the kitchen's work: leads to who they are. */
export function RoomsTodayLine({ today }: { today: string }) {
  const { bookings } = useBookings()
  if (bookings === undefined) return null
  const { arrivals, departures } = houseDayOf(bookings, today)
  return (
    <TextLink standalone href={`#${SECTION}`}>
      <Plural value={arrivals.length} one="# arrival" other="# arrivals" />,{' '}
      <Plural value={departures.length} one="# departure" other="# departures" />
    </TextLink>
  )
}

function List({
  title,
  today,
  count,
  children,
}: {
  title: string
  today: string
  count: number
  children: ReactNode
}) {
  return (
    <div className="grid content-start">
      <h2 className="flex items-baseline justify-between border-b-2 border-line pb-1.5 text-base font-semibold">
        {title}
        <span className="text-ink-soft tabular">{count}</span>
      </h2>
      {count === 0 ? (
        <p className="py-2 text-sm text-ink-soft">
          <Trans>None</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
      {count > SHOWN && (
        <TextLink standalone to={`/dashboard/bookings?type=room&q=${today}`}>
          <Trans>All {count}</Trans>
        </TextLink>
      )}
    </div>
  )
}

/** The room first: that is what keys hang under. */
function Guest({ booking, waiting }: { booking: DeskBooking; waiting: boolean }) {
  const { t, i18n } = useLingui()
  const room = useRoomWords()(booking)
  const flag = flagWords(booking.flag)
  const status = statusLabels[booking.status]
  const search = booking.code || booking.customer_name
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
        <span className="font-semibold tabular">{room || t`Room`}</span>
        <TextLink
          standalone
          to={`/dashboard/bookings?type=room&q=${encodeURIComponent(search)}`}
          className="break-words"
        >
          {booking.customer_name || t`Guest`}
        </TextLink>
      </span>
      <span className="flex flex-wrap items-center gap-1.5">
        {waiting && (
          <Badge tone="waiting" icon={<Smartphone aria-hidden="true" />}>
            <Trans>Saved on this device</Trans>
          </Badge>
        )}
        {flag ? (
          <Badge tone="conflict">{i18n._(flag.short)}</Badge>
        ) : (
          !waiting && (
            <Badge tone={statusTone(booking.status)}>
              {status ? i18n._(status) : booking.status}
            </Badge>
          )
        )}
      </span>
    </li>
  )
}
