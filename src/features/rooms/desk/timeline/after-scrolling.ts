import type { Virtualizer } from '@tanstack/react-virtual'

/**
 * Calls back in each frame in which an element was scrolled, once the browser has laid it out. Asked
 * at the scrolling itself, it would have to lay out all that came into view within our own script;
 * an observer of sizes is called when that is done.
 */
export function afterScrolling(element: HTMLElement, work: () => void): () => void {
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(work)
  const scrolled = () => {
    if (observer === null) return work()
    // To be observed anew is to be told once.
    observer.unobserve(element)
    observer.observe(element)
  }
  element.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    element.removeEventListener('scroll', scrolled)
    observer?.disconnect()
  }
}

/** Scrolling counts as over after this, ms. */
const OVER = 150

/** The virtualizer's way of following a scroller, once the frame is laid out. */
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
    over = setTimeout(() => seen(offset, false), OVER)
    // Days go by without the rooms.
    if (offset === scrollElement.scrollTop) return
    offset = scrollElement.scrollTop
    seen(offset, true)
  })
  return () => {
    clearTimeout(over)
    stop()
  }
}
