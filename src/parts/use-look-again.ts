import { useState } from 'react'
import { offline } from '#offline/offline.ts'

/** Asks whether the house answers by now; `looking` until it is known. */
export function useLookAgain() {
  const [looking, setLooking] = useState(false)
  const look = () => {
    setLooking(true)
    void offline()
      .link.look()
      .finally(() => setLooking(false))
  }
  return { looking, look }
}
