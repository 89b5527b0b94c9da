import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Hand, Smartphone } from 'lucide-react'
import { memo } from 'react'
import { offline } from '#offline/offline.ts'
import { cx } from '#ui/cx.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import { pendingStateOf } from '../booking-state.ts'
import { lookClass, lookOf } from './looks.ts'

/** Guests shown by name; the others are counted (spec 3 §2.4, §9). */
export const maxShown = 3

/** One set of handlers for all days; `data-day` says which day it is. */
export interface DayHandlers {
  onClick: (event: React.MouseEvent<HTMLElement>) => void
  onKeyDown: (event: React.KeyboardEvent) => void
}

/** A day: its number and up to three guests; on a phone the number and how many. */
export const DayCell = memo(function DayCell({
  day,
  date,
  isToday,
  isOutside,
  isStop,
  isCompact,
  stays,
  waiting,
  handlers,
}: {
  /** `YYYY-MM-DD` */
  day: string
  /** The day's accessible name. */
  date: string
  isToday: boolean
  /** It belongs to the month before or after. */
  isOutside: boolean
  /** The grid's only tab stop. */
  isStop: boolean
  isCompact: boolean
  stays: readonly DeskBooking[]
  waiting: ReadonlyMap<string, unknown>
  handlers: DayHandlers
}) {
  const { t } = useLingui()
  const count = t`${plural(stays.length, { one: '# booking', other: '# bookings' })}`
  const nameless = t`Guest`
  const more = stays.length - maxShown
  const isRequested = stays.some(({ status }) => status === 'pending')
  return (
    <td className="border-t border-line p-0 align-top not-first:border-l">
      <button
        type="button"
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={`${date}, ${count}`}
        {...handlers}
        className={cx(
          'flex size-full min-h-14 min-w-0 flex-col items-stretch gap-1 p-1 text-left focus-visible:-outline-offset-3 md:min-h-28',
          isOutside ? 'bg-ground hover:bg-sunken' : 'hover:bg-primary-soft',
        )}
      >
        <span
          className={cx(
            'grid size-7 shrink-0 place-items-center self-center rounded-full text-sm font-semibold tabular md:self-start',
            isToday && 'bg-primary text-on-primary',
            !isToday && isOutside && 'font-normal text-ink-soft',
          )}
        >
          {Number(day.slice(8))}
        </span>
        {isCompact && stays.length > 0 && (
          <span
            className={cx(
              'mx-auto min-w-6 rounded-full border px-1 text-center text-sm tabular',
              isRequested ? lookClass.asked : 'border-confirmed bg-confirmed-ground text-confirmed',
            )}
          >
            {stays.length}
          </span>
        )}
        {!isCompact && (
          <span className="block min-w-0">
            {stays.slice(0, maxShown).map((booking, at) => (
              <Guest
                key={at}
                booking={booking}
                arrives={booking.check_in === day}
                isWaiting={waiting.has(booking.id)}
                nameless={nameless}
              />
            ))}
            {more > 0 && (
              <span className="block px-1 text-sm font-semibold text-ink-soft">{t`+${more} more`}</span>
            )}
          </span>
        )}
      </button>
    </td>
  )
})

function Guest({
  booking,
  arrives,
  isWaiting,
  nameless,
}: {
  booking: DeskBooking
  /** The first day of a stay has a strong edge; the next days continue it. */
  arrives: boolean
  isWaiting: boolean
  nameless: string
}) {
  const { t } = useLingui()
  return (
    <span
      className={cx(
        'mb-0.5 block overflow-clip border px-1 text-sm text-ellipsis whitespace-nowrap',
        arrives ? 'rounded-sm border-l-4 font-semibold' : '-ml-1 rounded-r-sm border-l-0 pl-2',
        lookClass[lookOf(booking)],
      )}
    >
      {isWaiting && <Smartphone className="mr-1 inline size-3.5" />}
      {pendingStateOf(booking, offline().clock.now()) === 'request' && (
        <Hand aria-label={t`Request`} className="mr-1 inline size-3.5" />
      )}
      {booking.room_number && (
        <span className="hidden tabular xl:inline">{booking.room_number} </span>
      )}
      {booking.customer_name || nameless}
    </span>
  )
}
