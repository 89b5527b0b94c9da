import { useEffect, useState } from 'react'

/** Whole seconds until `wait` ms from when it was given are over; 0 for none. */
export function useCountdown(wait: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const end = performance.now() + wait
    const look = () => setLeft(Math.max(Math.ceil((end - performance.now()) / 1000), 0))
    look()
    if (wait <= 0) return undefined
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [wait])
  return left
}
