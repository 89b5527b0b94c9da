import type { ReactNode } from 'react'
import { DawnHeader } from '#ui/dawn-header.tsx'

/** The top of a page about the house: its h1 on the drawn sky. */
export function PageTop({
  title,
  lead,
  eyebrow,
  under = false,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
  /** The page begins under the header (spec 1 §2, the list of transparent paths). */
  under?: boolean
  children?: ReactNode
}) {
  return (
    <DawnHeader
      // The frame leaves a gap under the header; the sky has to begin right below it.
      className={under ? 'pt-[calc(var(--over-page)+1.5rem)] pb-8' : '-mt-4 pt-10 pb-8'}
    >
      <div className="grid gap-2">
        {eyebrow && <p className="text-sm font-semibold text-primary">{eyebrow}</p>}
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {lead && <p className="max-w-2xl text-lg text-ink-soft">{lead}</p>}
        {children && <div className="mt-3">{children}</div>}
      </div>
    </DawnHeader>
  )
}
