import { useLingui } from '@lingui/react/macro'
import { CircleOff, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { dayNumber } from '#domain/calendar.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { cx } from '#ui/cx.ts'
import { useRoomName } from '../../parts/use-room-name.ts'
import type { RoomLine } from './layout.ts'
import { canMove } from './use-moves.ts'
import type { Scale } from './scale.ts'
import { LANE, StayBar, type BarHandlers } from './stay-bar.tsx'

export interface RoomRowProps {
  handlers: BarHandlers
  line: RoomLine
  scale: Scale
  /** Days that are drawn, as numbers: from, and up to but not including. */
  from: number
  to: number
  /** The stay that Tab reaches, where it is one of this line. */
  stop: string | null
  /** The stay that is held, where it is one of this line. */
  selected: string | null
  /** Check-in and check-out of the held stay as it still stands, where that is in this line. */
  was: string | null
  wasUntil: string | null
  isMoved: boolean
  /** Null: nothing is sought. */
  found: ReadonlySet<string> | null
  waiting: ReadonlyMap<string, readonly OperationRow[]>
}

/** A room and its stays. Scrolling draws it anew only when a week comes or goes. */
export const RoomRow = memo(function RoomRow(props: RoomRowProps) {
  const {
    handlers,
    line,
    scale,
    from,
    to,
    stop,
    selected,
    was,
    wasUntil,
    isMoved,
    found,
    waiting,
  } = props
  const { t } = useLingui()
  const x = (day: number) => scale.x(day)
  const shown = line.stays.filter(
    ({ start, end, booking }) =>
      (start < to && end >= from) || booking.id === stop || booking.id === selected,
  )
  return (
    <div className="relative flex" style={{ height: line.lanes * LANE, width: scale.width }}>
      <RoomName line={line} width={scale.roomWidth} />
      {line.gaps.map(
        ({ start, nights }) =>
          start < to &&
          start + nights >= from && (
            <span
              key={start}
              title={t`Free between two stays`}
              className="absolute grid place-items-center text-sm text-ink-soft tabular"
              style={{ left: x(start), width: nights * scale.day, top: 0, height: LANE }}
            >
              <span className="rounded-full border border-dashed border-control-border px-1.5">
                {nights}
              </span>
            </span>
          ),
      )}
      {was !== null && wasUntil !== null && (
        <span
          aria-hidden="true"
          className="absolute rounded-sm border-2 border-dashed border-control-border"
          style={{
            left: x(dayNumber(was)) + 1,
            width: (dayNumber(wasUntil) - dayNumber(was)) * scale.day - 2,
            top: 4,
            height: LANE - 8,
          }}
        />
      )}
      {shown.map((stay) => {
        const { id } = stay.booking
        return (
          <StayBar
            key={id}
            handlers={handlers}
            stay={stay}
            left={x(stay.start)}
            width={(stay.end - stay.start) * scale.day}
            nameLeft={scale.roomWidth + 4}
            isStop={id === stop}
            isSelected={id === selected}
            isMoved={id === selected && isMoved}
            isWaiting={waiting.has(id)}
            canMove={canMove(stay.booking, waiting.get(id))}
            isFaint={found !== null && !found.has(id)}
          />
        )
      })}
    </div>
  )
})

function RoomName({ line: { room }, width }: { line: RoomLine; width: number }) {
  const { t } = useLingui()
  const roomName = useRoomName()
  return (
    <span
      className={cx(
        'sticky left-0 z-5 flex min-w-0 items-center gap-2 border-r border-line px-2 text-sm',
        room === null ? 'bg-conflict-ground text-conflict' : 'bg-surface',
      )}
      style={{ width, height: '100%' }}
    >
      {room === null ? (
        <>
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate font-semibold">{t`No room`}</span>
        </>
      ) : (
        <>
          <span className="font-semibold tabular">{room.number || roomName(room)}</span>
          {room.number !== '' && room.title !== null && (
            <span className="truncate text-ink-soft">{room.title}</span>
          )}
          {!room.available && (
            <span title={t`not offered`} className="ml-auto">
              <CircleOff aria-hidden="true" className="size-4 text-ink-soft" />
              <span className="sr-only">{t`not offered`}</span>
            </span>
          )}
        </>
      )}
    </span>
  )
}
