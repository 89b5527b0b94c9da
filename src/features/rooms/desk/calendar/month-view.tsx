import { memo, useMemo, useState } from 'react'
import { monthGrid } from '#domain/calendar.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { useMedia } from '#ui/use-media.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import { DayDialog } from './day-dialog.tsx'
import { DayList } from './day-list.tsx'
import { MonthGrid } from './month-grid.tsx'
import { staysByDay } from './select.ts'

/** The month with its days' lists; on a phone compact, with the days under it. */
export const MonthView = memo(function MonthView({
  month,
  today,
  stays,
  waiting,
  onMonth,
}: {
  month: string
  today: string
  /** With a night within the grid, the filter already asked. */
  stays: readonly DeskBooking[]
  waiting: ReadonlyMap<string, readonly OperationRow[]>
  onMonth: (month: string) => void
}) {
  const [open, setOpen] = useState<string | null>(null)
  // A tablet that draws a month's days twice takes twice as long to turn it.
  const isCompact = useMedia('(width < 48rem)')
  const byDay = useMemo(() => staysByDay(stays, monthGrid(month)), [stays, month])
  return (
    <div className="grid gap-4">
      <MonthGrid
        month={month}
        today={today}
        byDay={byDay}
        isCompact={isCompact}
        waiting={waiting}
        onDay={setOpen}
        onMonth={onMonth}
      />
      {isCompact && (
        // A key that says which month's "earlier days" are asked for.
        <DayList
          key={month}
          month={month}
          today={today}
          byDay={byDay}
          waiting={waiting}
          onDay={setOpen}
        />
      )}
      {open !== null && (
        <DayDialog
          day={open}
          stays={byDay.get(open) ?? []}
          waiting={waiting}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
})
