import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * On a new page the focus goes to its heading, so that a screen reader and a keyboard begin there; also
 * where its code or its rows come in later, unless the person has gone on meanwhile.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    const before = document.activeElement
    // The new page has put it somewhere itself.
    if (before?.closest('main')) return undefined
    let timer: ReturnType<typeof setTimeout>
    const look = (wait: number) => {
      if (document.activeElement !== before) return
      const heading = document.querySelector<HTMLElement>('main h1')
      if (heading === null) {
        timer = setTimeout(look, wait, wait * 2)
        return
      }
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    look(25)
    return () => clearTimeout(timer)
  }, [pathname])
}
