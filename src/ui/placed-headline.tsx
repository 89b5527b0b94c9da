import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** The documents' success ("Order placed!"), said only once the house has it; more words below. */
export function PlacedHeadline({
  level = 1,
  title,
  children,
}: {
  level?: 1 | 2
  title: ReactNode
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <div aria-live="polite" className="grid gap-1">
      <Heading className="flex items-center gap-3 text-2xl text-confirmed">
        <CircleCheck aria-hidden="true" className="size-8 shrink-0" />
        {title}
      </Heading>
      {children}
    </div>
  )
}
