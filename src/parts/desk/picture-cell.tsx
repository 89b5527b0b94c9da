import type { ReactNode } from 'react'
import { pictureSrcSet } from '#contract/pictures.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/picture.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'

export const noWork: readonly OperationRow[] = []

/** How a row is marked: something of it waits, or needs a decision. */
export function toneOf(work: readonly OperationRow[]) {
  if (work.length === 0) return undefined
  return work.some(({ state }) => state === 'parked') ? ('conflict' as const) : ('waiting' as const)
}

/** Picture and name, and what of it is not yet at the house. */
export function PictureCell({
  path,
  title,
  work,
  isDense = false,
  children,
}: {
  /** '' without one. */
  path: string
  title: ReactNode
  work: readonly OperationRow[]
  /** In a table of many columns the name needs the picture's room on a tablet. */
  isDense?: boolean
  /** What stands below the name. */
  children?: ReactNode
}) {
  const tone = toneOf(work)
  const src = pictureUrl(path)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Picture
        src={src}
        srcSet={src === path ? pictureSrcSet(path) : undefined}
        sizes="64px"
        alt=""
        className={cx('w-16 shrink-0 rounded-sm [&_span]:sr-only', isDense && 'md:hidden xl:block')}
      />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-sm font-normal text-ink-soft">{children}</div>}
        {tone && <SyncStatusBadge syncStatus={tone === 'conflict' ? 'needs-decision' : 'saved'} />}
      </div>
    </div>
  )
}
