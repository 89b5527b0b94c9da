import type { Virtualizer } from '@tanstack/react-virtual'

/**
 * Calls back in each frame in which an element was scrolled, after the browser's layout. To measure
 * in a scroll event would force a layout inside our script; a ResizeObserver is called after it.
 */
export function afterScrolling(element: HTMLElement, work: () => void): () => void {
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(work)
  const scrolled = () => {
    if (observer === null) return work()
    // `observe` calls back once each time.
    observer.unobserve(element)
    observer.observe(element)
  }
  element.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    element.removeEventListener('scroll', scrolled)
    observer?.disconnect()
  }
}

/** Scrolling has ended after this pause, ms. */
const SCROLL_END_MS = 150

/** Tells the virtualizer about scrolling after the frame's layout. */
export function observeOffset(
  { scrollElement }: Virtualizer<HTMLElement, Element>,
  seen: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined {
  if (scrollElement === null) return undefined
  let over: ReturnType<typeof setTimeout> | undefined
  let offset = scrollElement.scrollTop
  seen(offset, false)
  const stop = afterScrolling(scrollElement, () => {
    clearTimeout(over)
    over = setTimeout(() => seen(offset, false), SCROLL_END_MS)
    // Horizontal scrolling does not change the rows.
    if (offset === scrollElement.scrollTop) return
    offset = scrollElement.scrollTop
    seen(offset, true)
  })
  return () => {
    clearTimeout(over)
    stop()
  }
}
