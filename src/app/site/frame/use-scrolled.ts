import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page has left its top: a transparent header then needs ground to be read. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > 8)
}
