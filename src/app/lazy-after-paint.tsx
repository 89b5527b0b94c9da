import { useEffect, useRef, useState, type ComponentType } from 'react'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'
import { afterFirstPaint } from './start/first-paint.ts'

/**
 * A part of a page that nobody sees first: its code comes after the first paint, and `waiting` stands
 * in its place, as high as it may be, so that nothing jumps (left out: nothing does). What has come once is kept for the next
 * time the page is opened. Code that is not to be had without a link is asked for again with each
 * turn of the link.
 */
export function lazyAfterPaint(
  load: () => Promise<{ default: ComponentType }>,
  waiting?: string,
): ComponentType {
  let known: ComponentType | null = null
  return function Late() {
    const [Part, setPart] = useState(() => known)
    const { state } = useValue(offline().link)
    const asked = useRef<typeof state | null>(null)
    useEffect(() => {
      if (known !== null || asked.current === state) return undefined
      asked.current = state
      let gone = false
      afterFirstPaint(() => {
        load().then(
          (code) => {
            known = code.default
            if (!gone) setPart(() => known)
          },
          () => undefined,
        )
      })
      return () => {
        gone = true
      }
    }, [state])
    if (Part !== null) return <Part />
    return waiting === undefined ? null : <div className={waiting} />
  }
}
