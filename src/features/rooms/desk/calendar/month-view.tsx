import { memo, useMemo, useState } from 'react'
import { monthGrid } from '#domain/calendar.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { useMedia } from '#ui/use-media.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import { DayDialog } from './day-dialog.tsx'
import { DayList } from './day-list.tsx'
import { MonthGrid } from './month-grid.tsx'
import { staysByDay } from './select.ts'

/** The month with dialogs for its days; on a phone a compact grid with the list of days below. */
export const MonthView = memo(function MonthView({
  month,
  today,
  stays,
  waiting,
  onMonth,
}: {
  month: string
  today: string
  /** Stays with a night in the grid, already filtered. */
  stays: readonly DeskBooking[]
  waiting: ReadonlyMap<string, readonly OperationRow[]>
  onMonth: (month: string) => void
}) {
  const [open, setOpen] = useState<string | null>(null)
  // Rendering both the grid's names and the list would double the time to change the month.
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
        // The key resets "earlier days" when the month changes.
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
