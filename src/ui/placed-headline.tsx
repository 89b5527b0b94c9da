import type { ReactNode } from 'react'
import {
  SyncStatusHeadline,
  SyncStatusIcon,
  SyncStatusLabel,
  type SyncStatusProps,
} from './sync-status.tsx'

/**
 * The headline after a request, in the look of its sync status. `title` is null while it would
 * claim too much: "Order placed!" is true once the server has it, "Table booked!" once the house
 * has confirmed it, or where a host without that step has taken it.
 */
export function PlacedHeadline({
  level = 1,
  title,
  children,
  ...reached
}: {
  level?: 1 | 2
  title: ReactNode
  syncStatus: 'received' | 'confirmed'
  /** What the status means. */
  children?: ReactNode
} & Pick<SyncStatusProps, 'number'>) {
  if (title === null) {
    return (
      <SyncStatusHeadline level={level} {...reached}>
        {children}
      </SyncStatusHeadline>
    )
  }
  const Heading = `h${level}` as const
  return (
    <div aria-live="polite" className="grid gap-1">
      <Heading className="flex items-center gap-3 text-2xl text-confirmed [&_svg]:size-8 [&_svg]:shrink-0">
        <SyncStatusIcon {...reached} />
        {title}
      </Heading>
      <p className="text-lg font-semibold">
        <SyncStatusLabel {...reached} />
      </p>
      {children && <div className="text-ink-soft">{children}</div>}
    </div>
  )
}
