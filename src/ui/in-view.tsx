import { useEffect, useRef, useState, type ReactNode } from 'react'

/**
 * Scrolls a result that appears elsewhere on the page (a payment) into view. The page does not move
 * while somebody types. `when`: it is new, not shown already.
 */
export function InView({ when = true, children }: { when?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!when || document.activeElement?.matches('input, select, textarea') === true) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'center' })
  }, [when])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 outline-none">
      {children}
    </div>
  )
}

/** Whether a value has become true since the first render. */
export function useTurned(now: boolean): boolean {
  const [before] = useState(now)
  return now && !before
}
