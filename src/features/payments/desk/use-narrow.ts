import { useSyncExternalStore } from 'react'

/** Below this the eight columns do not fit, and rows are tapped; wider than the documents' 640 px. */
const NARROW = '(max-width: 767.98px)'

const query = () => (typeof matchMedia === 'function' ? matchMedia(NARROW) : null)

function subscribe(listener: () => void): () => void {
  const media = query()
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the screen is a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false)
}
