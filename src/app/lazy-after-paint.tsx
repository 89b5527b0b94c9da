import { useEffect, useRef, useState, type ComponentType } from 'react'
import { offline } from '#offline/offline.ts'
import { useValue } from '#ui/use-value.ts'
import { afterFirstPaint } from './start/first-paint.ts'

/**
 * A part of a page that is not visible at first: its code loads after the first paint. Until then a
 * placeholder with the classes `waiting` takes its space, so that the layout does not shift (none if
 * left out). Loaded code is reused the next time the page opens. If it fails to load, it is tried
 * again at each change of the link.
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
