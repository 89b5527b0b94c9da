import type { ReactNode } from 'react'

/** "Loading…" in words, breathing, instead of something that spins. */
export function BusyText({ children }: { children: ReactNode }) {
  return <output className="block animate-murmur">{children}</output>
}
