import { useEffect, useRef } from 'react'

/** One gesture at a time, which reads the newest setup, and ends with the screen. */
export function useGesture<Setup>(setup: Setup) {
  const latest = useRef(setup)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = setup
  })
  useEffect(() => () => stop.current?.(), [])
  return {
    latest,
    /** @param follow answers how it is ended */
    begin(follow: () => () => void) {
      stop.current?.()
      stop.current = follow()
    },
  }
}
