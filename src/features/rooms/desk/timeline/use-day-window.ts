import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { dayNumber, monthOf } from '#domain/calendar.ts'
import { afterScrolling } from './after-scrolling.ts'
import { monthSeen, windowOf, type Scale } from './scale.ts'

/** Days before today in the first view. */
const DAYS_BEFORE_TODAY = 2
/** The address gets the new month after this pause in scrolling, ms. */
const SCROLL_PAUSE_MS = 250

/** The rendered days, as numbers: first, and last excluded. */
export interface DayWindow {
  from: number
  to: number
}

/**
 * The rendered days; scrolls to the wanted month, and reports the month that the person scrolled
 * to.
 */
export function useDayWindow({
  scrollerRef,
  width,
  scale,
  month,
  today,
  jump,
  onMonth,
}: {
  scrollerRef: RefObject<HTMLElement | null>
  /** The scroller’s width, px; 0 before it is known. */
  width: number
  scale: Scale
  /** `YYYY-MM` */
  month: string
  /** The day at the house. */
  today: string
  /** A counter: each increase scrolls to the month's first day, or to today, again. */
  jump: number
  onMonth: (month: string) => void
}): DayWindow {
  const [drawn, setDrawn] = useState<DayWindow>({ from: 0, to: 0 })
  /** The month that the person scrolled to: the address changes, the timeline does not jump. */
  const scrolledTo = useRef<string | null>(null)
  const jumped = useRef(jump)
  /** Where the timeline went by itself: late in a month most of what is seen there is of the next. */
  const own = useRef({ left: -1, month })

  const draw = useCallback(() => {
    const element = scrollerRef.current
    if (!element) return
    const next = windowOf(scale, element.scrollLeft, width)
    setDrawn((now) => (now.from === next.from && now.to === next.to ? now : next))
  }, [scrollerRef, scale, width])

  useLayoutEffect(() => {
    const element = scrollerRef.current
    if (!element || width === 0) return
    if (scrolledTo.current !== month || jumped.current !== jump) {
      const day =
        month === monthOf(today) ? dayNumber(today) - DAYS_BEFORE_TODAY : dayNumber(`${month}-01`)
      element.scrollTo({ left: (day - scale.first) * scale.day })
      own.current = { left: element.scrollLeft, month }
      scrolledTo.current = month
      jumped.current = jump
    }
    draw()
  }, [scrollerRef, month, today, jump, scale, width, draw])

  useEffect(() => {
    const element = scrollerRef.current
    if (!element) return undefined
    let rest: ReturnType<typeof setTimeout> | undefined
    const stop = afterScrolling(element, () => {
      const left = element.scrollLeft
      // One more week on each side is rendered in advance.
      startTransition(draw)
      clearTimeout(rest)
      rest = setTimeout(() => {
        const seen = left === own.current.left ? own.current.month : monthSeen(scale, left)
        if (seen === scrolledTo.current) return
        scrolledTo.current = seen
        startTransition(() => onMonth(seen))
      }, SCROLL_PAUSE_MS)
    })
    return () => {
      clearTimeout(rest)
      stop()
    }
  }, [scrollerRef, draw, scale, onMonth])
  return drawn
}
