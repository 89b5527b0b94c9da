import type { ReactNode } from 'react'

/** "Loading…" as pulsing text instead of a spinner. */
export function BusyText({ children }: { children: ReactNode }) {
  return <output className="block animate-murmur">{children}</output>
}
