import { useEffect, useState, type RefObject } from 'react'

/**
 * Pixels from the top of the page to a list; what is above the list may grow and shrink.
 *
 * @param guess used until it is measured: a good one avoids a second layout of a long list
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
