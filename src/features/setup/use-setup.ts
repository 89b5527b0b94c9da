import { useCallback, useState } from 'react'
import type { Setup } from '#contract/setup.ts'
import { useAsked } from '#parts/ask-server.ts'

const readSetup = (body: unknown) => body as Setup

export interface SetupState {
  /** Null while it is not known. */
  setup: Setup | null
  /** Why it is not known, or not by now. */
  refused: string | null
  again: () => void
  /** Takes an answer that tells how far the set-up is. */
  take: (setup: Setup) => void
}

/** How far the set-up is, as the house says: asked when the screen opens, and again on demand. */
export function useSetup(): SetupState {
  const { value, refused, again } = useAsked('getSetup', readSetup)
  const [newer, setNewer] = useState<Setup | null>(null)
  const look = useCallback(() => {
    setNewer(null)
    again()
  }, [again])
  return { setup: newer ?? value, refused, again: look, take: setNewer }
}
