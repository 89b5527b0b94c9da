import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * A new page begins at its top; Back returns to where one was (the browser's own). The focus goes
 * to the new page's heading, so that a screen reader and a keyboard begin there.
 */
export function ScrollToTop() {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)
  useLayoutEffect(() => {
    if (type !== 'POP' && hash === '') scrollTo(0, 0)
  }, [pathname, hash, type])
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (document.activeElement === document.body || type !== 'POP') {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading?.focus({ preventScroll: true })
    }
  }, [pathname, type])
  return null
}
