import { useLingui } from '@lingui/react/macro'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { dayNumber } from '#domain/calendar.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { cx } from '#ui/cx.ts'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { useMedia } from '#ui/use-media.ts'
import { useRoomName } from '../../parts/use-room-name.ts'
import { useBookingBalance } from '../use-booking-balance.ts'
import { observeOffset } from './after-scrolling.ts'
import { DaysHead, HEADER_HEIGHT } from './days-head.tsx'
import type { RoomLine } from './layout.ts'
import { lineIndexOf } from './lines-with.ts'
import type { Move } from '../move-problems.ts'
import { moveOf } from './move.ts'
import { NewStayCursor } from './new-stay-cursor.tsx'
import { firstDayOf, newStay, nightAt, nightsTo, type FreeNights } from './new-stay.ts'
import { RoomNames } from './room-names.tsx'
import { RoomRow } from './room-row.tsx'
import { rangeOf, scaleOf } from './scale.ts'
import { LANE, type BarHandlers } from './stay-bar.tsx'
import { useDayWindow } from './use-day-window.ts'
import { useDrag } from './use-drag.ts'
import { useNewStay } from './use-new-stay.ts'
import { canMove, type Moves } from './use-moves.ts'
import { stayKeys } from './stay-keys.ts'

/** Width of a day, px: two weeks fit on the desk's tablet. */
const DAY = 44

export interface TimelineGridProps {
  /** `YYYY-MM` */
  month: string
  /** The day at the house. */
  today: string
  /** Lines with the dragged stay at its new place. */
  lines: readonly RoomLine[]
  moves: Moves
  /** Ids of matching stays; null: no search. */
  found: ReadonlySet<string> | null
  waiting: ReadonlyMap<string, readonly OperationRow[]>
  /** A counter: each increase scrolls to the month's first day, or to today, again. */
  jump: number
  onMonth: (month: string) => void
  /** A stay was chosen by key: the panel with its steps gets the focus. */
  onChosenByKey: () => void
  /** Free nights of a room were chosen for a new booking; undefined: the host takes none. */
  onNewStay: ((asked: Move) => void) | undefined
}

/** Rooms as rows, days as columns; only what is near the window is rendered. */
export function TimelineGrid(props: TimelineGridProps) {
  'use no memo' // The virtualizer's functions change what they answer without changing themselves.
  const { month, today, lines, moves, found, waiting, jump, onMonth, onChosenByKey, onNewStay } =
    props
  const { t } = useLingui()
  const roomName = useRoomName()
  const balanceOf = useBookingBalance()
  const scroller = useRef<HTMLElement>(null)
  const width = useWidth(scroller)
  const range = useMemo(() => rangeOf(today, month), [today, month])
  const { first, last } = range
  const roomWidth = width > 0 && width < 640 ? 76 : 140
  const scale = useMemo(() => scaleOf({ first, last }, DAY, roomWidth), [first, last, roomWidth])
  const [stop, setStop] = useState<string | null>(null)
  const toFocus = useRef<string | null>(null)
  const drawn = useDayWindow({ scrollerRef: scroller, width, scale, month, today, jump, onMonth })
  const todayNumber = dayNumber(today)

  const { selected, proposal } = moves
  const standing = useMemo(() => firstStop(lines, todayNumber), [lines, todayNumber])
  const current = selected?.id ?? stop ?? standing
  const currentLine = useMemo(
    () => (current === null ? -1 : lineIndexOf(lines, current)),
    [lines, current],
  )
  const hasMouse = useMedia('(any-hover: hover)')

  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (lines[at]?.lanes ?? 1) * LANE + 1,
    getItemKey: (at) => lines[at]?.key ?? at,
    overscan: 4,
    // Rendered after the scroll frame's layout, so that nothing is laid out twice.
    useFlushSync: false,
    observeElementOffset: observeOffset,
    // The focused and the dragged stay stay rendered, wherever they are.
    rangeExtractor: (shown) => {
      const all = defaultRangeExtractor(shown)
      if (currentLine < 0 || all.includes(currentLine)) return all
      return [...all, currentLine].sort((a, b) => a - b)
    },
  })
  const heights = lines.map(({ lanes }) => lanes).join()
  useLayoutEffect(() => rows.measure(), [rows, heights])

  /** The top of a line, also of one that is not rendered. */
  const topOf = (at: number): number =>
    rows.getVirtualItems().find(({ index }) => index === at)?.start ??
    lines.slice(0, at).reduce((sum, { lanes }) => sum + lanes * LANE + 1, 0)

  /** Scrolls days of a line into view. */
  function reveal(at: number, { start, end }: FreeNights, lanes = 1) {
    const element = scroller.current
    if (!element) return
    const top = topOf(at)
    const bottom = top + lanes * LANE
    const viewHeight = element.clientHeight - HEADER_HEIGHT
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + viewHeight) element.scrollTop = bottom - viewHeight
    const [from, to] = [scale.x(start) - roomWidth, scale.x(end)]
    if (from < element.scrollLeft) element.scrollLeft = from - DAY
    else if (to > element.scrollLeft + element.clientWidth) {
      element.scrollLeft = Math.min(from - DAY, to + DAY - element.clientWidth)
    }
  }

  function show(id: string) {
    const at = lineIndexOf(lines, id)
    const stay = lines[at]?.stays.find(({ booking }) => booking.id === id)
    if (stay) reveal(at, stay, lines[at]?.lanes)
  }

  useLayoutEffect(() => {
    const id = toFocus.current
    if (id === null) return
    const bar = scroller.current?.querySelector<HTMLElement>(`[data-stay="${CSS.escape(id)}"]`)
    if (!bar) return
    toFocus.current = null
    if (document.activeElement !== bar) bar.focus({ preventScroll: true })
    show(id)
  })

  const held = (id: string) => {
    if (selected?.id === id && proposal) return proposal
    const line = lines[lineIndexOf(lines, id)]
    const booking = line?.stays.find((stay) => stay.booking.id === id)?.booking
    return booking && canMove(booking, waiting.get(id)) ? moveOf(booking) : null
  }

  const onPointerDown = useDrag({
    scroller,
    day: DAY,
    left: roomWidth,
    top: HEADER_HEIGHT,
    held,
    isSelected: (id) => selected?.id === id,
    roomAt: (y) => {
      const item = rows.getVirtualItems().find(({ start, end }) => y >= start && y < end)
      return item === undefined ? null : (lines[item.index]?.room?.id ?? null)
    },
    onMove: moves.propose,
    onBack: moves.putBack,
  })

  const press = stayKeys({
    lines,
    moves,
    held,
    onStop: setStop,
    onFocus: (id) => void (toFocus.current = id),
    show,
  })

  const now = offline().clock.now()
  const lineBy = (key: string) => lines.find((line) => line.key === key)
  const chooseNights = (key: string, nights: FreeNights) => onNewStay?.(newStay(key, nights))
  const fresh = useNewStay({
    scroller,
    placeAt(clientX, clientY) {
      const box = scroller.current?.getBoundingClientRect()
      const element = scroller.current
      if (box === undefined || element === null || onNewStay === undefined) return null
      // The column of rooms and the days' head lie over the lines.
      if (clientX < box.left + roomWidth || clientY < box.top + HEADER_HEIGHT) return null
      const y = clientY - box.top + element.scrollTop - HEADER_HEIGHT
      const item = rows.getVirtualItems().find(({ start, end }) => y >= start && y < end)
      const line = item && lines[item.index]
      if (!line?.room) return null
      const at = first + (clientX - box.left + element.scrollLeft - roomWidth) / DAY
      return { line: line.key, at }
    },
    nightsOf(begun, at) {
      const line = lineBy(begun.line)
      const night = line && nightAt(line, begun.at, todayNumber, now)
      if (line === undefined || night == null) return null
      return nightsTo(line, night, Math.floor(at.at), todayNumber, now)
    },
    onChosen: chooseNights,
  })
  const { drawing } = fresh
  const drawnLine = drawing === null ? -1 : lines.findIndex(({ key }) => key === drawing.line)

  function choose(event: React.MouseEvent<HTMLElement>) {
    const id = event.currentTarget.dataset.stay ?? ''
    setStop(id)
    moves.select(id)
    if (event.detail === 0) onChosenByKey()
    // The panel takes height from the rows: the chosen stay must not be hidden below it.
    else requestAnimationFrame(() => latest.current.show(id))
  }

  // Stable handlers: scrolling must not render the bars again.
  const latest = useRef({ press, choose, show, onPointerDown })
  useLayoutEffect(() => {
    latest.current = { press, choose, show, onPointerDown }
  })
  const [handlers] = useState<BarHandlers>(() => ({
    onPointerDown: (event) => latest.current.onPointerDown(event),
    onKeyDown: (event) => latest.current.press(event),
    onClick: (event) => latest.current.choose(event),
  }))

  return (
    <section
      ref={scroller}
      aria-label={t`Rooms and days`}
      className="relative min-h-0 flex-1 overflow-auto contain-strict overscroll-contain rounded-md border border-line bg-surface select-none"
    >
      <DaysHead scale={scale} from={drawn.from} to={drawn.to} today={todayNumber} />
      <div
        className={cx('relative', onNewStay && 'cursor-copy')}
        style={{ height: rows.getTotalSize(), width: scale.width, ...dayLines(scale) }}
        onPointerDown={fresh.onPointerDown}
      >
        <span
          aria-hidden="true"
          className="absolute inset-y-0 bg-primary-soft"
          style={{ left: scale.edge(todayNumber), width: scale.day }}
        />
        <RoomNames
          lines={lines}
          shown={rows.getVirtualItems()}
          width={roomWidth}
          height={rows.getTotalSize()}
        />
        {rows.getVirtualItems().map((item) => {
          const line = lines[item.index]
          if (line === undefined) return null
          const own = item.index === currentLine
          const isHere = own && selected !== undefined
          const hadIt = selected && proposal && moveLine(selected, lines) === line.key
          return (
            <fieldset
              key={item.key}
              aria-label={
                line.room ? [line.room.number, roomName(line.room)].join(' ') : t`No room`
              }
              className="absolute top-0 left-0 m-0 min-w-0 border-0 border-b border-line p-0"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <EntryBoundary>
                <RoomRow
                  handlers={handlers}
                  line={line}
                  scale={scale}
                  from={drawn.from}
                  to={drawn.to}
                  stop={own ? current : null}
                  selected={isHere ? selected.id : null}
                  was={hadIt ? selected.check_in : null}
                  wasUntil={hadIt ? selected.check_out : null}
                  isMoved={isHere && proposal !== null}
                  hasMouse={hasMouse}
                  found={found}
                  waiting={waiting}
                  balanceOf={balanceOf}
                />
              </EntryBoundary>
            </fieldset>
          )
        })}
        {drawing && drawnLine >= 0 && (
          <span
            aria-hidden="true"
            className="absolute z-2 grid place-items-center rounded-sm border-2 border-dashed border-primary bg-primary-soft text-sm font-semibold text-primary tabular"
            style={{
              left: scale.x(drawing.start) + 1,
              width: (drawing.end - drawing.start) * DAY - 2,
              top: topOf(drawnLine) + 4,
              height: LANE - 8,
            }}
          >
            {drawing.end - drawing.start}
          </span>
        )}
        {onNewStay && (
          <NewStayCursor
            lines={lines}
            scale={scale}
            first={firstDayOf(month, todayNumber)}
            today={todayNumber}
            now={now}
            topOf={topOf}
            onShow={({ line, start, end }) => reveal(line, { start: start - 1, end: end + 1 })}
            onChosen={chooseNights}
          />
        )}
      </div>
    </section>
  )
}

/** The line that a stay has on the server. */
function moveLine(
  { room_id, flag }: { room_id: string; flag: string | null },
  lines: readonly RoomLine[],
): string {
  return flag !== 'room_gone' && lines.some(({ key }) => key === room_id) ? room_id : ''
}

/** The first stay that is not over on that day: the tab stop. */
function firstStop(lines: readonly RoomLine[], today: number): string | null {
  for (const { stays } of lines) {
    const stay = stays.find(({ end }) => end >= today)
    if (stay) return stay.booking.id
  }
  return lines.find(({ stays }) => stays.length > 0)?.stays.at(-1)?.booking.id ?? null
}

/** Lines between days and paler weekends, as a background instead of ten thousand elements. */
function dayLines({ first, day, roomWidth }: { first: number; day: number; roomWidth: number }) {
  // 1970-01-01 was a Thursday.
  const weekday = (((first + 4) % 7) + 7) % 7
  const saturday = (6 - weekday) * day
  return {
    backgroundImage: [
      'linear-gradient(to right, var(--color-line) 0 1px, transparent 1px)',
      `linear-gradient(to right, var(--color-ground) 0 ${2 * day}px, transparent ${2 * day}px)`,
    ].join(', '),
    backgroundPosition: `${roomWidth}px 0, ${roomWidth + saturday}px 0`,
    backgroundSize: `${day}px 100%, ${7 * day}px 100%`,
  }
}

/** An element's width, px; 0 before it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setWidth(element.current?.clientWidth ?? 0)
    measure()
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
