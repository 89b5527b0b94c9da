import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useState, type RefObject } from 'react'
import type { Money } from '../money.ts'

/** Rows near the window alone are drawn; 10,000 stay smooth. `guess`: a row's height, px. */
export function useWindowRows(
  rows: readonly Money[],
  box: RefObject<HTMLElement | null>,
  guess: number,
) {
  'use no memo' // The virtualizer's functions change what they answer without changing themselves.
  const offset = useOffset(box)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => guess,
    overscan: 8,
    scrollMargin: offset,
    getItemKey: (at) => rows[at]?.id ?? at,
    // Before the window was measured, as in the first paint, a screenful is drawn.
    initialRect: { width: 1024, height: 768 },
  })
  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  return {
    items,
    measure: virtualizer.measureElement,
    /** Room for what is not drawn, px. */
    above: first === undefined ? 0 : first.start - offset,
    below: last === undefined ? 0 : virtualizer.getTotalSize() - (last.end - offset),
  }
}

/** Where the list begins on the page; what stands above it grows and shrinks. */
function useOffset(box: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useEffect(() => {
    const measure = () => {
      const top = box.current?.getBoundingClientRect().top
      if (top !== undefined) setOffset(Math.round(top + scrollY))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [box])
  return offset
}
