import { useLingui } from '@lingui/react/macro'
import { CircleOff, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { cx } from '#ui/cx.ts'
import { useRoomName } from '../../parts/use-room-name.ts'
import type { RoomLine } from './layout.ts'

/**
 * The rooms' column, one element for all rooms: each sticky element costs time in every scroll
 * frame.
 */
export function RoomNames({
  lines,
  shown,
  width,
  height,
}: {
  lines: readonly RoomLine[]
  /** The rendered lines and their positions, px. */
  shown: readonly { index: number; start: number; size: number }[]
  /** px */
  width: number
  /** Total height of all lines, px. */
  height: number
}) {
  return (
    <div
      className="sticky left-0 z-5 overflow-clip border-r border-line bg-surface"
      style={{ width, height }}
    >
      {shown.map(({ index, start, size }) => {
        const line = lines[index]
        return line && <RoomName key={line.key} line={line} top={start} height={size} />
      })}
    </div>
  )
}

const RoomName = memo(function RoomName({
  line: { room },
  top,
  height,
}: {
  line: RoomLine
  top: number
  height: number
}) {
  const { t } = useLingui()
  const roomName = useRoomName()
  return (
    <span
      className={cx(
        'absolute inset-x-0 flex min-w-0 items-center gap-2 border-b border-line px-2 text-sm',
        room === null && 'bg-conflict-ground text-conflict',
      )}
      style={{ top, height }}
    >
      {room === null ? (
        <>
          <TriangleAlert className="size-4 shrink-0" />
          <span className="truncate font-semibold">{t`No room`}</span>
        </>
      ) : (
        <>
          <span className="font-semibold tabular">{room.number || roomName(room)}</span>
          {room.number !== '' && room.title !== null && (
            // On a phone there is room for the number only.
            <span className="hidden truncate text-ink-soft md:block">{room.title}</span>
          )}
          {!room.available && (
            <span title={t`not offered`} className="ml-auto">
              <CircleOff className="size-4 text-ink-soft" />
              <span className="sr-only">{t`not offered`}</span>
            </span>
          )}
        </>
      )}
    </span>
  )
})
