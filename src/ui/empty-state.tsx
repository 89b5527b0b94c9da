import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type EmptyStateProps = {
  /** A drawing; decorative. */
  picture?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** The next step; there should be one. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3 | 4
  className?: string
}

/** What an empty place shows: why it is empty, and what to do. */
export function EmptyState({
  picture,
  title,
  text,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={cx(
        'mx-auto grid max-w-md justify-items-center gap-2 px-4 py-10 text-center',
        className,
      )}
    >
      {picture && <div className="mb-2 h-28 [&>svg]:h-full">{picture}</div>}
      <Heading className="font-display text-xl font-semibold">{title}</Heading>
      {text && <p className="text-ink-soft">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
