import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Goes to the part of the page that the address names: a page that comes in by and by is not there
 * yet when the browser looks for it.
 */
export function useAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
}
