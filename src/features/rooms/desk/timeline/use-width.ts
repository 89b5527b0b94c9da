import { useLayoutEffect, useState, type RefObject } from 'react'

/** An element's width, px; 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
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
