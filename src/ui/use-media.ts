import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds, kept current; false where nobody can say. For what is dear to draw
 * and not shown: what merely looks another way is CSS's.
 */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const media = mediaOf(query)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => mediaOf(query)?.matches ?? false)
}

const mediaOf = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null)
