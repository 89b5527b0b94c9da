import { useRef, useState } from 'react'

/**
 * The step between sending and a card: it checks first whether the server can be reached. Without it
 * a card must not be typed or promised.
 */
export function useCardStep(isServerReachable: () => Promise<boolean>) {
  const [state, setState] = useState<'idle' | 'asking' | 'lost' | 'open'>('idle')
  const isChecking = useRef(false)

  /** Whether a card can be used now. One at a time: false for a second tap. */
  async function check(): Promise<boolean> {
    if (isChecking.current) return false
    isChecking.current = true
    setState('asking')
    const isReachable = await isServerReachable()
    isChecking.current = false
    setState(isReachable ? 'idle' : 'lost')
    return isReachable
  }
  return {
    asking: state === 'asking',
    /** The server could not be reached when the card was to be used. */
    lost: state === 'lost',
    /** The card dialog stands open. */
    open: state === 'open',
    check,
    show: () => setState('open'),
    close: () => setState('idle'),
  }
}
