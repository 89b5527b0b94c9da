import { useCallback, useSyncExternalStore } from 'react'

/** Below this the eight columns do not fit, and rows are tapped; wider than the documents' 640 px. */
export const NARROW = '(max-width: 767.98px)'
/** From here on the five actions fit beside the columns; on the desk's tablet they are below them. */
export const WIDE = '(min-width: 1280px)'

const find = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null)

/** Whether a media query holds; false where there is no screen. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = find(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => find(query)?.matches ?? false)
}
