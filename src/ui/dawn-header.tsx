import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { HillLines } from './hill-lines.tsx'

/** The top of a page: its h1 and its lead on the drawn sky. */
export function DawnHeader({ className, children }: { className: string; children: ReactNode }) {
  return (
    <header
      className={cx(
        'relative isolate overflow-hidden bg-linear-to-b from-dawn to-ground',
        className,
      )}
    >
      <HillLines className="absolute -top-10 right-0 -z-10 h-80 w-2xl text-ridge-mid/40" />
      <div className="container-page grid gap-1">{children}</div>
    </header>
  )
}
