import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, type RefObject } from 'react'
import { usePageOffset } from '#ui/use-page-offset.ts'
import type { Money } from '../money.ts'

/** Renders only rows near the window; 10,000 stay smooth. `guess`: a row's height, px. */
export function useWindowRows(
  rows: readonly Money[],
  box: RefObject<HTMLElement | null>,
  guess: number,
) {
  'use no memo' // The virtualizer's functions change what they answer without changing themselves.
  const offset = usePageOffset(box)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => guess,
    overscan: 8,
    scrollMargin: offset,
    // A new function makes it measure all rows again.
    getItemKey: useCallback((at: number) => rows[at]?.id ?? at, [rows]),
    // Before the window is measured, as in the first paint, one screenful is rendered.
    initialRect: { width: 1024, height: 768 },
  })
  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  return {
    items,
    measure: virtualizer.measureElement,
    /** Space for the rows that are not rendered, px. */
    above: first === undefined ? 0 : first.start - offset,
    below: last === undefined ? 0 : virtualizer.getTotalSize() - (last.end - offset),
  }
}
