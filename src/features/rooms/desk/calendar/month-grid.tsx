import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { monthGrid, monthOf } from '#domain/calendar.ts'
import { useFormats } from '#ui/formats.tsx'
import type { DeskBooking } from '../../desk-booking.ts'
import { DayCell } from './day-cell.tsx'
import { dayByKey } from './month-keys.ts'
import { useWeekday } from './use-weekday.ts'

const none: readonly DeskBooking[] = []

export interface MonthGridProps {
  /** `YYYY-MM` */
  month: string
  /** The house's day. */
  today: string
  byDay: ReadonlyMap<string, readonly DeskBooking[]>
  /** Ids of bookings with a step that is not yet at the house. */
  waiting: ReadonlyMap<string, unknown>
  onDay: (day: string) => void
  /** A key led into another month. */
  onMonth: (month: string) => void
}

/** Six weeks from a Sunday on (spec 3 §2.4): one tab stop, arrow keys between days. */
export function MonthGrid({ month, today, byDay, waiting, onDay, onMonth }: MonthGridProps) {
  const formats = useFormats()
  const weekday = useWeekday()
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(today)
  const [byKeys, setByKeys] = useState(false)
  const stop = monthOf(at) === month ? at : monthOf(today) === month ? today : `${month}-01`
  const days = monthGrid(month)

  // After the key's own month has been drawn.
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
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: days.length / 7 }, (_, week) => (
          <tr key={days[week * 7]}>
            {days.slice(week * 7, week * 7 + 7).map((day) => (
              <DayCell
                key={day}
                day={day}
                isToday={day === today}
                isOutside={monthOf(day) !== month}
                isStop={day === stop}
                stays={byDay.get(day) ?? none}
                waiting={waiting}
                onKeyDown={press}
                onOpen={() => {
                  setByKeys(false)
                  setAt(day)
                  onDay(day)
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
