import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the part that the address's hash names. A page that is loaded in pieces is not there
 * yet when the browser looks for it.
 */
export function useAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
}
