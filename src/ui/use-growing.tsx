import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'

/** How many rows are drawn at first, and how many more each time. */
const STEP = 60

/**
 * A long list drawn as far as it is looked at: five hundred dishes at once cost a cheap device
 * seconds, and as long again for each letter of a search. Answers how many of `count` rows to draw,
 * and what stands below them while there are more: the next ones come shortly before it is seen, or
 * by its button.
 *
 * @param view what the list shows; with another one it begins anew
 * @param least how many are drawn in any case, as where one further down was asked for
 */
export function useGrowing(count: number, view: string, least = 0): readonly [number, ReactNode] {
  const [grown, setGrown] = useState({ view, limit: STEP })
  const limit = Math.max(grown.view === view ? grown.limit : STEP, least)
  const left = count - limit
  return [
    limit,
    // Anew after each step: an end that stays in sight says so only once.
    left > 0 && (
      <End key={limit} left={left} onMore={() => setGrown({ view, limit: limit + STEP })} />
    ),
  ]
}

function End({ left, onMore }: { left: number; onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    const at = end.current
    if (at === null || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) more.current()
      },
      { rootMargin: '600px' },
    )
    observer.observe(at)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className="grid justify-items-center">
      <Button variant="secondary" onClick={onMore}>
        <Trans>Show more ({left} left)</Trans>
      </Button>
    </div>
  )
}
