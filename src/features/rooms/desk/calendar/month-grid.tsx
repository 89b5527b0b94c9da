import { Trans } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { monthGrid, monthOf } from '#domain/calendar.ts'
import { useFormats } from '#ui/formats.tsx'
import type { DeskBooking } from '../../desk-booking.ts'
import { DayCell, type DayHandlers } from './day-cell.tsx'
import { dayByKey } from './month-keys.ts'
import { useWeekday } from './use-weekday.ts'

const none: readonly DeskBooking[] = []

export interface MonthGridProps {
  /** `YYYY-MM` */
  month: string
  /** The day at the house. */
  today: string
  byDay: ReadonlyMap<string, readonly DeskBooking[]>
  /** On a phone: the number of guests, without names. */
  isCompact: boolean
  /** Ids of bookings with a step that the server does not have yet. */
  waiting: ReadonlyMap<string, unknown>
  onDay: (day: string) => void
  /** A key moved the focus into another month. */
  onMonth: (month: string) => void
}

/** Six weeks, beginning on a Sunday (spec 3 §2.4): one tab stop, arrow keys between days. */
export function MonthGrid({
  month,
  today,
  byDay,
  isCompact,
  waiting,
  onDay,
  onMonth,
}: MonthGridProps) {
  const formats = useFormats()
  const nameOf = useWeekday()
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(today)
  const [byKeys, setByKeys] = useState(false)
  const stop = monthOf(at) === month ? at : monthOf(today) === month ? today : `${month}-01`
  const days = monthGrid(month)

  // Focus after the new month is drawn.
  useEffect(() => {
    if (byKeys) grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus()
  }, [byKeys, stop])

  function press(event: React.KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = dayByKey(event.key, stop)
    if (to === null) return
    event.preventDefault()
    setByKeys(true)
    setAt(to)
    if (monthOf(to) !== month) onMonth(monthOf(to))
  }

  function open(event: React.MouseEvent<HTMLElement>) {
    const { day } = event.currentTarget.dataset
    if (day === undefined) return
    setByKeys(false)
    setAt(day)
    onDay(day)
  }

  // Stable handlers: an event on one day must not render the other days.
  const latest = useRef({ press, open })
  useLayoutEffect(() => {
    latest.current = { press, open }
  })
  const [handlers] = useState<DayHandlers>(() => ({
    onKeyDown: (event) => latest.current.press(event),
    onClick: (event) => latest.current.open(event),
  }))

  return (
    <table
      ref={grid}
      aria-label={formats.date(`${month}-01`, 'month')}
      aria-describedby="calendar-keys"
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-md border border-line bg-surface"
    >
      <caption id="calendar-keys" className="sr-only">
        <Trans>Arrow keys go from day to day, Enter opens a day.</Trans>
      </caption>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th
              key={day}
              scope="col"
              className="truncate bg-sunken px-1 py-1.5 text-center text-sm font-semibold text-ink-soft md:px-2 md:text-left"
            >
              {nameOf(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: days.length / 7 }, (_, week) => (
          <tr key={week}>
            {days.slice(week * 7, week * 7 + 7).map((day, weekday) => (
              // Keyed by position: to mount new cells for each month takes twice as long.
              <DayCell
                key={weekday}
                day={day}
                date={formats.date(day, 'full')}
                isToday={day === today}
                isOutside={monthOf(day) !== month}
                isStop={day === stop}
                isCompact={isCompact}
                stays={byDay.get(day) ?? none}
                waiting={waiting}
                handlers={handlers}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
