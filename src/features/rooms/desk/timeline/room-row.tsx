import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { dayNumber } from '#domain/calendar.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { PlacedStay, RoomLine } from './layout.ts'
import { canMove } from './use-moves.ts'
import { isStay } from '../booking-balance.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import { EDGE_DAYS, type Scale } from './scale.ts'
import { LANE, StayBar, type BarHandlers } from './stay-bar.tsx'

export interface RoomRowProps {
  handlers: BarHandlers
  line: RoomLine
  scale: Scale
  /** The rendered days, as numbers: first, and last excluded. */
  from: number
  to: number
  /** The tab stop, where it is in this line. */
  stop: string | null
  /** The dragged stay, where it is in this line. */
  selected: string | null
  /** Check-in and check-out of the dragged stay before the move, where that is in this line. */
  was: string | null
  wasUntil: string | null
  isMoved: boolean
  /** Stays are dragged with a mouse, so their ends show handles. */
  hasMouse: boolean
  /** Ids of matching stays; null: no search. */
  found: ReadonlySet<string> | null
  waiting: ReadonlyMap<string, readonly OperationRow[]>
  /** A stay's balance in cents; called for rendered stays only. */
  balanceOf: (booking: DeskBooking) => number
}

/**
 * Whether a name must be sticky while its bar leaves the view: only for bars that reach over the
 * view's edge by more than a night. The browser positions each sticky element in every scroll
 * frame.
 */
function keepsName({ start, end }: PlacedStay, from: number): boolean {
  return end - start > 2 && start < from + EDGE_DAYS && end > from + EDGE_DAYS / 2
}

/** A room and its stays. Scrolling renders it again only when a week enters or leaves. */
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
    hasMouse,
    found,
    waiting,
    balanceOf,
  } = props
  const { t } = useLingui()
  const x = (day: number) => scale.x(day)
  const shown = line.stays.filter(
    ({ start, end, booking }) =>
      (start < to && end >= from) || booking.id === stop || booking.id === selected,
  )
  return (
    // A fixed size: changes inside cause no layout outside.
    <div
      className="relative contain-layout contain-size"
      style={{ height: line.lanes * LANE, width: scale.width }}
    >
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
        const isMovable = canMove(stay.booking, waiting.get(id))
        return (
          <StayBar
            key={id}
            handlers={handlers}
            stay={stay}
            left={x(stay.start)}
            width={(stay.end - stay.start) * scale.day}
            nameLeft={keepsName(stay, from) ? scale.roomWidth + 4 : null}
            isStop={id === stop}
            isSelected={id === selected}
            isMoved={id === selected && isMoved}
            isWaiting={waiting.has(id)}
            balance={isStay(stay.booking) ? balanceOf(stay.booking) : 0}
            canMove={isMovable}
            hasGrips={isMovable && (hasMouse || id === selected)}
            isFaint={found !== null && !found.has(id)}
          />
        )
      })}
    </div>
  )
})
