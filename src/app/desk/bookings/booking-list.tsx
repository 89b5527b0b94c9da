import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef, useState, type RefObject } from 'react'
import type { BookingRow } from './row.ts'

/** From this many on, only what is near the window is drawn: 10,000 rows stay smooth. */
const VIRTUAL_FROM = 40
const GAP = 8

interface BookingListProps {
  label: string
  rows: readonly BookingRow[]
  children: (row: BookingRow) => React.ReactNode
}

/** Scrolling draws the list anew, not the rows that stay. */
const Row = memo(function Row({
  row,
  children,
}: {
  row: BookingRow
  children: BookingListProps['children']
}) {
  return children(row)
})

export function BookingList(props: BookingListProps) {
  return props.rows.length < VIRTUAL_FROM ? <PlainList {...props} /> : <LongList {...props} />
}

function PlainList({ label, rows, children }: BookingListProps) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {rows.map((row) => (
        <li key={row.key}>{children(row)}</li>
      ))}
    </ul>
  )
}

function LongList({ label, rows, children }: BookingListProps) {
  'use no memo' // The virtualizer's functions change what they answer without changing themselves.
  const list = useRef<HTMLUListElement>(null)
  const offset = useOffset(list)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 128,
    gap: GAP,
    // Each is dear to draw: a second's flick is covered, and the first rows come at once.
    overscan: 3,
    scrollMargin: offset,
    initialRect: { width: innerWidth, height: innerHeight },
    getItemKey: (at) => rows[at]?.key ?? at,
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
              <Row row={row}>{children}</Row>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Where the list begins on the page; what stands above it grows and shrinks. */
function useOffset(list: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top
      if (top !== undefined) setOffset(Math.round(top + scrollY))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [list])
  return offset
}
