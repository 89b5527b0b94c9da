import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A grey shape in the place of what is coming; size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-breathe rounded-sm bg-sunken', className ?? 'h-5 w-full')}
    />
  )
}

/** Lines of text to come; the last is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  )
}

/** A card to come: picture, title, two lines. */
function SkeletonCard() {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <Skeleton className="aspect-4/3 w-full rounded-none" />
      <div className="grid gap-3 p-4">
        <Skeleton className="h-6 w-2/3" />
        <SkeletonText lines={2} />
      </div>
    </div>
  )
}

/** Wraps skeletons and says in words what is being loaded. */
export function LoadingRegion({
  label,
  className,
  children,
}: {
  label: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <output aria-busy="true" className={cx('block', className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </output>
  )
}

/** Cards to come. */
export function LoadingCards({
  label,
  cards = 2,
  className,
}: {
  label: ReactNode
  cards?: number
  className?: string
}) {
  return (
    <LoadingRegion label={label} className={className}>
      {Array.from({ length: cards }, (_, card) => (
        <SkeletonCard key={card} />
      ))}
    </LoadingRegion>
  )
}

/** Lines of text to come. */
export function LoadingText({ label, lines = 5 }: { label: ReactNode; lines?: number }) {
  return (
    <LoadingRegion label={label}>
      <SkeletonText lines={lines} />
    </LoadingRegion>
  )
}
