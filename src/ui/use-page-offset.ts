import { useEffect, useState, type RefObject } from 'react'

/**
 * px from the top of the page to where a list begins; what stands above it grows and shrinks.
 *
 * @param guess until it is measured: a good one spares a long list being laid out twice
 */
export function usePageOffset(list: RefObject<HTMLElement | null>, guess = 0): number {
  const [offset, setOffset] = useState(guess)
  useEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top
      if (top !== undefined) setOffset(Math.round(top + scrollY))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return offset
}
