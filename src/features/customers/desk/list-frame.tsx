import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReadError } from '#offline/reads/types.ts'
import { Alert } from '#ui/alert.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonCard } from '#ui/skeleton.tsx'

/** Loading, error and empty state of the three tabs of reviews, tickets and consents. */
export function ListFrame({
  isLoaded,
  empty,
  error,
  title,
  text,
  failed,
  children,
}: {
  /** There are rows, cached or just received. */
  isLoaded: boolean
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
          {isLoaded && <Trans>What is kept here stays on the screen.</Trans>}
        </Alert>
      )}
      {!isLoaded && !error && (
        <LoadingRegion label={t`Loading…`}>
          <SkeletonCard />
          <SkeletonCard />
        </LoadingRegion>
      )}
      {isLoaded && empty && <EmptyState picture={<DrawnLantern />} title={title} text={text} />}
      {isLoaded && !empty && children}
    </>
  )
}
