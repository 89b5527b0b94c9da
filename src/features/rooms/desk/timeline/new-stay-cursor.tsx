import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { dayAt } from '#domain/calendar.ts'
import { daysText } from '#parts/day-and-amount.ts'
import { useRoomName } from '../../parts/use-room-name.ts'
import type { RoomLine } from './layout.ts'
import { cursorAfter, isFreeNight, type Cursor, type FreeNights } from './new-stay.ts'
import type { Scale } from './scale.ts'
import { LANE } from './stay-bar.tsx'

/**
 * Free nights by key: one tab stop after the stays, unseen until it has the focus. Arrows go over days
 * and rooms, with Shift they make the stay longer or shorter, Enter opens the booking.
 */
export function NewStayCursor({
  lines,
  scale,
  first,
  today,
  now,
  topOf,
  onShow,
  onChosen,
}: {
  lines: readonly RoomLine[]
  scale: Scale
  /** The day on which it begins, as a number. */
  first: number
  today: number
  /** ms, the server's clock. */
  now: number
  /** px from the top of all lines. */
  topOf: (line: number) => number
  /** Scrolls it into view. */
  onShow: (cursor: Cursor) => void
  onChosen: (line: string, nights: FreeNights) => void
}) {
  const { t } = useLingui()
  const roomName = useRoomName()
  const start = lines.findIndex(({ room }) => room !== null)
  const [moved, setMoved] = useState<Cursor | null>(null)
  const [focused, setFocused] = useState(false)
  const cursor = moved ?? { line: Math.max(0, start), start: first, end: first + 1 }
  const line = lines[cursor.line]
  const room = line?.room ?? null
  if (line === undefined) return null
  const nights = Array.from({ length: cursor.end - cursor.start }, (_, at) => cursor.start + at)
  const free = room !== null && nights.every((night) => isFreeNight(line, night, today, now))
  const name = room === null ? t`No room` : [room.number, roomName(room)].join(' ')
  const days = daysText(dayAt(cursor.start), dayAt(cursor.end))
  const says = free ? t`New booking: ${name}, ${days}, free` : t`${name}, ${days}, not free`

  function press(event: React.KeyboardEvent) {
    const next = cursorAfter(cursor, event, {
      lines: lines.length,
      first: today,
      last: scale.last,
    })
    if (next === null) return
    event.preventDefault()
    setMoved(next)
    onShow(next)
  }

  return (
    <>
      <button
        type="button"
        aria-label={says}
        aria-describedby="timeline-new"
        aria-disabled={!free}
        onKeyDown={press}
        onFocus={() => {
          setFocused(true)
          onShow(cursor)
        }}
        onBlur={() => {
          setFocused(false)
          // The next time it begins in the month that is looked at then.
          setMoved(null)
        }}
        onClick={() => free && onChosen(line.key, cursor)}
        className="pointer-events-none absolute z-2 grid place-items-center rounded-sm border-2 border-dashed border-primary bg-surface text-primary opacity-0 focus-visible:opacity-100"
        style={{
          left: scale.x(cursor.start) + 1,
          width: (cursor.end - cursor.start) * scale.day - 2,
          top: topOf(cursor.line) + 4,
          height: LANE - 8,
        }}
      >
        <Plus className="size-4" />
      </button>
      {/* A label that changes under the focus is not said again by every screen reader. */}
      <span aria-live="polite" className="sr-only">
        {focused && moved !== null ? says : ''}
      </span>
    </>
  )
}
