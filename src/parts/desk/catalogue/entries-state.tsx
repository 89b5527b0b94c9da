import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '#ui/alert.tsx'
import { LoadingRegion, SkeletonCard } from '#ui/skeleton.tsx'
import type { Kind } from '#parts/catalogue/kind.ts'
import type { Catalogue } from './use-catalogue.ts'

/** A kind's list in all its states: loading, cached, failed, loaded. */
export function EntriesState({
  kind,
  catalogue: { entries, error, categoriesError },
  loading,
  children,
}: {
  kind: Kind
  catalogue: Catalogue
  /** 'Loading cars…' */
  loading: string
  children: ReactNode
}) {
  const { i18n } = useLingui()
  const failed = [
    ...(categoriesError && kind.category ? [kind.category.failedToLoad] : []),
    ...(error ? [kind.labels.failedToLoad] : []),
  ]
  return (
    <>
      {failed.map((message) => (
        <Alert key={message.id} tone="error" live title={i18n._(message)}>
          {entries !== undefined && <Trans>What is kept here stays on the screen.</Trans>}
        </Alert>
      ))}
      {entries === undefined
        ? failed.length === 0 && (
            <LoadingRegion label={loading}>
              <SkeletonCard />
              <SkeletonCard />
            </LoadingRegion>
          )
        : children}
    </>
  )
}
