import { useEffect, useRef } from 'react'

/** Aborts when the screen is left. */
export function useLeaving() {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const fresh = new AbortController()
    leaving.current = fresh
    return () => fresh.abort()
  }, [])
  return leaving
}
