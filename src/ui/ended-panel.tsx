import type { ReactNode } from 'react'

/** How something ended, and why. */
export function EndedPanel({
  level,
  title,
  reason,
}: {
  level: 1 | 2
  title: ReactNode
  /** Why it ended, for its reader. */
  reason?: string | null
}) {
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-2">
      <Heading className={level === 1 ? 'text-2xl' : 'text-xl'}>{title}</Heading>
      {typeof reason === 'string' && <p>{reason}</p>}
    </div>
  )
}
