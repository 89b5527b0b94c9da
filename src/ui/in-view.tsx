import { useEffect, useRef, useState, type ReactNode } from 'react'

/**
 * What came of something that ends elsewhere on the page (a payment) is brought to sight when it
 * appears. Who is typing is left where they are. `when`: it is news, not what stood here before.
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

/** Whether something has become true since it was first looked at. */
export function useTurned(now: boolean): boolean {
  const [before] = useState(now)
  return now && !before
}
