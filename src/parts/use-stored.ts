import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Reads once, as the screen opens, what this device keeps, and gives it to `found` unless the screen was
 * left meanwhile. True from then on.
 */
export function useStored<Stored>(
  read: () => Promise<Stored>,
  found: (stored: Stored) => void,
): boolean {
  const [ready, setReady] = useState(false)
  const [readFirst] = useState(() => read)
  const onFound = useEffectEvent(found)
  useEffect(() => {
    let isUnmounted = false
    void readFirst().then((stored) => {
      if (isUnmounted) return
      onFound(stored)
      setReady(true)
    })
    return () => {
      isUnmounted = true
    }
  }, [readFirst])
  return ready
}
