import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the part that the address's hash names. A page that is loaded in pieces is not there
 * yet when the browser looks for it.
 * @param isThere the page's parts are drawn
 */
export function useAnchor(isThere = true): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash !== '')
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, isThere])
}
