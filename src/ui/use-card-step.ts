import { useRef, useState } from 'react'

/**
 * The step between sending and a card: whether the house is heard is found out first, since a card
 * must not be typed, or promised, without it.
 */
export function useCardStep(heard: () => Promise<boolean>) {
  const [state, setState] = useState<'idle' | 'asking' | 'lost' | 'open'>('idle')
  const under = useRef(false)

  /** Whether a card can be used now. One at a time: false for a second tap. */
  async function check(): Promise<boolean> {
    if (under.current) return false
    under.current = true
    setState('asking')
    const up = await heard()
    under.current = false
    setState(up ? 'idle' : 'lost')
    return up
  }
  return {
    asking: state === 'asking',
    /** The house was not heard when the card was to be used. */
    lost: state === 'lost',
    /** The card dialog stands open. */
    open: state === 'open',
    check,
    show: () => setState('open'),
    close: () => setState('idle'),
  }
}
