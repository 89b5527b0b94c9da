import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OperationRow } from '#offline/db/schema.ts'
import { DrawnHouse } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { rooms, type Room } from '../../data.ts'
import type { DeskBooking } from '../../desk-booking.ts'
import { reserveAddress } from '../reserve/address.ts'
import { useTakesReservations } from '../reserve/use-takes-reservations.ts'
import { TimelineGrid } from './grid.tsx'
import { roomLines } from './layout.ts'
import { linesWith } from './lines-with.ts'
import { StayPanel } from './stay-panel.tsx'
import { useMoves } from './use-moves.ts'
import { CircleDollarSign, Smartphone, Split } from 'lucide-react'
import { cx } from '#ui/cx.ts'
import { lookClass, type StayLook } from '../calendar/looks.ts'

const noRooms: readonly Room[] = []

/** The rooms' timeline: stays, free nights and conflicts; stays can be moved and stretched. */
export const TimelineView = memo(function TimelineView({
  month,
  today,
  bookings,
  found,
  waiting,
  jump,
  onMonth,
}: {
  month: string
  today: string
  /** All bookings, with waiting steps applied. */
  bookings: readonly DeskBooking[]
  /** Ids of matching stays; null: no search. */
  found: ReadonlySet<string> | null
  waiting: ReadonlyMap<string, readonly OperationRow[]>
  /** A counter: each increase scrolls to the month's first day, or to today, again. */
  jump: number
  onMonth: (month: string) => void
}) {
  const { t } = useLingui()
  const cachedRooms = useQuery(rooms()).data?.rows ?? noRooms
  const savedLines = useMemo(() => roomLines(cachedRooms, bookings), [cachedRooms, bookings])
  const moves = useMoves(bookings, waiting)
  const { selected, proposal } = moves
  const lines = useMemo(
    () => (selected && proposal ? linesWith(savedLines, selected, proposal) : savedLines),
    [savedLines, selected, proposal],
  )
  const panel = useRef<HTMLElement>(null)
  const takesReservations = useTakesReservations()
  const navigate = useNavigate()

  if (lines.length === 0) {
    return (
      <EmptyState
        picture={<DrawnHouse />}
        title={t`No rooms yet.`}
        text={t`Rooms appear here once they are kept on this device.`}
      />
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p id="timeline-keys" className="hidden">
        <Trans>
          Arrow keys go from stay to stay. With Shift they move it, with Control its check-out, with
          both its check-in. Enter confirms, Escape puts it back.
        </Trans>
      </p>
      <p id="timeline-new" className="hidden">
        <Trans>
          Arrow keys go over days and rooms. With Shift they make the stay longer or shorter. Enter
          opens the booking.
        </Trans>
      </p>
      {/* A shared height: neither the panel nor the rooms hide the other. */}
      <div className="flex h-[max(30rem,calc(100dvh-15rem))] flex-col gap-2 md:h-[max(27rem,calc(100dvh-17.5rem))]">
        <TimelineGrid
          month={month}
          today={today}
          lines={lines}
          moves={moves}
          found={found}
          waiting={waiting}
          jump={jump}
          onMonth={onMonth}
          onNewStay={
            takesReservations ? (asked) => void navigate(reserveAddress(asked)) : undefined
          }
          onChosenByKey={() => requestAnimationFrame(() => panel.current?.focus())}
        />
        {selected && (
          <StayPanel
            key={selected.id}
            booking={selected}
            moves={moves}
            steps={waiting.get(selected.id) ?? []}
            panel={panel}
            onClose={() => {
              moves.select(null)
              document
                .querySelector<HTMLElement>(`[data-stay="${CSS.escape(selected.id)}"]`)
                ?.focus()
            }}
          />
        )}
      </div>
      <Legend />
    </div>
  )
})

/** Explains the looks of stays. */
function Legend() {
  const { t } = useLingui()
  const looks: readonly [StayLook, string][] = [
    ['asked', t`Request: keeps no room`],
    ['reserved-here', t`Reserved here, not sent yet: keeps its room on this device`],
    ['held', t`Held`],
    ['given', t`Approved`],
    ['in-house', t`Active`],
    ['over', t`Completed`],
  ]
  return (
    <ul
      aria-label={t`Legend`}
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-ink-soft"
    >
      {looks.map(([look, words]) => (
        <li key={look} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={cx('h-4 w-6 rounded-sm border-2', lookClass[look])} />
          {words}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <Split className="size-4 text-conflict" />
        <Trans>Two for the same nights</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="rounded-full border border-dashed border-control-border px-1.5 tabular"
        >
          1
        </span>
        <Trans>Nights free between two stays</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <CircleDollarSign className="size-4" />
        <Trans>Bill not settled</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <Smartphone className="size-4 text-waiting" />
        <Trans>Not yet with the house</Trans>
      </li>
    </ul>
  )
}
