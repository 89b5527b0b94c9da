import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReadError } from '#offline/reads/types.ts'
import { Alert } from '#ui/alert.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonCard } from '#ui/skeleton.tsx'

/** First load, trouble, nothing there: the same on the three tabs of what guests wrote. */
export function ListFrame({
  known,
  empty,
  error,
  title,
  text,
  failed,
  children,
}: {
  /** Anything was ever kept or heard. */
  known: boolean
  empty: boolean
  error: ReadError | null
  title: string
  text: string
  failed: string
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <>
      {error && (
        <Alert tone="error" live title={error.refusal?.message ?? failed}>
          {known && <Trans>What is kept here stays on the screen.</Trans>}
        </Alert>
      )}
      {!known && !error && (
        <LoadingRegion label={t`Loading…`}>
          <SkeletonCard />
          <SkeletonCard />
        </LoadingRegion>
      )}
      {known && empty && <EmptyState picture={<DrawnLantern />} title={title} text={text} />}
      {known && !empty && children}
    </>
  )
}
