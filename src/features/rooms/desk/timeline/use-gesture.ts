import { useEffect, useRef } from 'react'

/** One gesture at a time, which reads the newest setup, and ends with the screen. */
export function useGesture<Setup>(setup: Setup) {
  const latest = useRef(setup)
  const current = useRef<AbortController>(null)
  useEffect(() => {
    latest.current = setup
  })
  useEffect(() => () => current.current?.abort(), [])
  return {
    latest,
    /** @param follow listens until the gesture is aborted: by itself, by the next one or the screen */
    begin(follow: (gesture: AbortController) => void) {
      current.current?.abort()
      current.current = new AbortController()
      follow(current.current)
    },
  }
}
