import type { ReactNode } from 'react'

/** "Loading…" in words, breathing, instead of something that spins. */
export function BusyText({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="animate-breathe text-ink-soft">
      {children}
    </p>
  )
}
