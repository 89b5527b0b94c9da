import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { dayAt, dayNumber, monthOf, monthSpan } from '#domain/calendar.ts'
import { nightsBetween } from '#domain/stays.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { useFormats } from '#ui/formats.tsx'
import type { DeskBooking } from '../../desk-booking.ts'
import { useStateLabels } from '../booking-state.ts'
import { maxShown } from './day-cell.tsx'
import { lookClass, lookOf } from './looks.ts'

/** On a phone: the month's days as a list, from today on in the current month. */
export function DayList({
  month,
  today,
  byDay,
  waiting,
  onDay,
}: {
  month: string
  today: string
  byDay: ReadonlyMap<string, readonly DeskBooking[]>
  waiting: ReadonlyMap<string, unknown>
  onDay: (day: string) => void
}) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const { check_in, check_out } = monthSpan(month)
  const days = nightsBetween(check_in, check_out).filter((day) => byDay.get(day)?.length)
  const later = monthOf(today) === month && !all ? days.filter((day) => day >= today) : days
  const earlier = days.length - later.length
  return (
    <div className="grid gap-3 md:hidden">
      {earlier > 0 && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          <Trans>Show earlier days</Trans>
        </Button>
      )}
      {later.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Nobody is booked on these days.</Trans>
        </p>
      )}
      <ul aria-label={t`Days`} className="grid gap-2">
        {later.map((day) => (
          <li key={day}>
            <Day
              day={day}
              isToday={day === today}
              isTomorrow={day === dayAt(dayNumber(today) + 1)}
              stays={byDay.get(day) ?? []}
              waiting={waiting}
              onOpen={() => onDay(day)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Day({
  day,
  isToday,
  isTomorrow,
  stays,
  waiting,
  onOpen,
}: {
  day: string
  isToday: boolean
  isTomorrow: boolean
  stays: readonly DeskBooking[]
  waiting: ReadonlyMap<string, unknown>
  onOpen: () => void
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const state = useStateLabels()
  const more = stays.length - maxShown
  const count = t`${plural(stays.length, { one: '# booking', other: '# bookings' })}`
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cx(
        'grid w-full gap-1.5 rounded-md border bg-surface px-3 py-2.5 text-left',
        isToday ? 'border-primary' : 'border-line',
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">
          {isToday && (
            <>
              <Trans>Today</Trans> ·{' '}
            </>
          )}
          {isTomorrow && (
            <>
              <Trans>Tomorrow</Trans> ·{' '}
            </>
          )}
          {formats.date(day, 'weekday')}
        </span>
        <span className="text-sm text-ink-soft">{count}</span>
      </span>
      {stays.slice(0, maxShown).map((booking) => (
        <span key={booking.id} className="flex min-w-0 items-center gap-2 text-sm">
          <span
            aria-hidden="true"
            className={cx('h-5 w-3 shrink-0 rounded-sm border', lookClass[lookOf(booking)])}
          />
          {waiting.has(booking.id) && <Smartphone className="size-4 shrink-0 text-waiting" />}
          <span className="w-10 shrink-0 text-ink-soft tabular">{booking.room_number}</span>
          <span
            className={cx(
              'truncate',
              booking.check_in === day && 'font-semibold',
              booking.status === 'cancelled' && 'text-ink-soft line-through',
            )}
          >
            {booking.customer_name || t`Guest`}
          </span>
          {booking.status === 'pending' && (
            <span className="shrink-0 text-waiting">{state(booking)}</span>
          )}
          {booking.check_in === day && (
            <span className="ml-auto shrink-0 text-ink-soft">{t`arrives`}</span>
          )}
        </span>
      ))}
      {more > 0 && <span className="text-sm font-semibold text-ink-soft">{t`+${more} more`}</span>}
    </button>
  )
}
