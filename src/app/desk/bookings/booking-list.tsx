import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { BookingRow } from '#parts/desk/booking-row.ts'
import { EntryBoundary } from '#ui/entry-boundary.tsx'
import { usePageOffset } from '#ui/use-page-offset.ts'

/** Up to so many are all drawn, whatever the window shows. */
const ALL_TO = 40
/** Of more, so many beyond the window's edges: a second's flick is covered. */
const BEYOND = 3
/** What is out of sight is drawn so much later than what is seen, ms: each is dear to draw. */
const LATER = 120
const GAP = 8

/**
 * How it was when it was last seen, px: where the list began and how high a row was. Rows are mostly
 * alike: where each is as high as was thought, nothing is drawn twice.
 */
const lastMeasured = { offset: 0, height: 128 }

interface BookingListProps {
  label: string
  rows: readonly BookingRow[]
  children: (row: BookingRow) => React.ReactNode
}

/** Memoized, so that scrolling renders only new rows. */
const Row = memo(function Row({
  row,
  children,
}: {
  row: BookingRow
  children: BookingListProps['children']
}) {
  return children(row)
})

/** Only what is near the window is drawn, of 10,000 rows too; what is seen comes first. */
export function BookingList({ label, rows, children }: BookingListProps) {
  'use no memo' // The virtualizer's functions change what they answer without changing themselves.
  const list = useRef<HTMLUListElement>(null)
  const offset = usePageOffset(list, lastMeasured.offset)
  const isSeen = useSeen(rows)
  useEffect(() => {
    lastMeasured.offset = offset
  }, [offset])
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => lastMeasured.height,
    measureElement: (element, entry, instance) => {
      lastMeasured.height = measureElement(element, entry, instance)
      return lastMeasured.height
    },
    gap: GAP,
    overscan: isSeen ? (rows.length <= ALL_TO ? ALL_TO : BEYOND) : 0,
    scrollMargin: offset,
    initialRect: { width: innerWidth, height: innerHeight },
    // Another function means other rows to it: all places are worked out again.
    getItemKey: useCallback((at: number) => rows[at]?.key ?? at, [rows]),
  })
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index]
        return (
          row && (
            <li
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${item.start - offset}px)` }}
            >
              <EntryBoundary>
                <Row row={row}>{children}</Row>
              </EntryBoundary>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Whether these rows have been seen for a moment already, or were, as they stood before a change. */
function useSeen(rows: readonly BookingRow[]): boolean {
  const [seen, setSeen] = useState<readonly BookingRow[] | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSeen(rows)), LATER)
    return () => clearTimeout(timer)
  }, [rows])
  return seen?.length === rows.length && seen[0]?.key === rows[0]?.key
}
