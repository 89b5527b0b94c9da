import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Kind } from '#parts/catalogue/kind.ts'
import { ListState } from '../list-state.tsx'
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
    <ListState
      isLoaded={entries !== undefined}
      failures={failed.map((message) => i18n._(message))}
      loading={loading}
    >
      {children}
    </ListState>
  )
}
