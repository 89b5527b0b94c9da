import type { ReactNode } from 'react'
import { HillLines } from './hill-lines.tsx'
import { cx } from './cx.ts'
import { Ridge } from './ridge.tsx'

/**
 * The guest house's own picture: first light over hills. It holds a hero's text, which
 * stands in ink on the sky, clear of the ridges.
 */
export function DawnScene({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'relative isolate overflow-hidden bg-linear-to-b from-ground via-ground via-40% to-dawn',
        className,
      )}
    >
      <HillLines className="absolute -top-10 right-0 -z-10 h-96 w-2xl text-ridge-far/60" />
      <div
        aria-hidden="true"
        className="absolute right-[14%] bottom-16 -z-10 size-28 rounded-full bg-sun/80 sm:bottom-20 sm:size-40"
      />
      {children}
      <Ridge className="relative -z-10 h-36 sm:h-48" />
    </div>
  )
}
