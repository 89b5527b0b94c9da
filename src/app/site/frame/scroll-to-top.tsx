import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * A new page begins at its top, or at the part of it that is asked for; Back returns to where one
 * was (the browser's own). The focus goes to the new page's heading, so that a screen reader and a
 * keyboard begin there.
 */
export function ScrollToTop() {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type !== 'POP') {
      if (hash === '') scrollTo(0, 0)
      else document.getElementById(hash.slice(1))?.scrollIntoView()
    }
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash, type])
  return null
}
