import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '#ui/alert.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'

/** A list of the desk in all its states: loading, failed with or without what is kept, loaded. */
export function ListState({
  isLoaded,
  failures,
  loading,
  children,
}: {
  /** There are rows, cached or just received. */
  isLoaded: boolean
  /** What did not come. */
  failures: readonly string[]
  /** 'Loading cars…' */
  loading: string
  /** The rows, or that there are none. */
  children: ReactNode
}) {
  return (
    <>
      {failures.map((title) => (
        <Alert key={title} tone="error" live title={title}>
          {isLoaded && <Trans>What is on this device is still shown.</Trans>}
        </Alert>
      ))}
      {isLoaded ? children : failures.length === 0 && <LoadingCards label={loading} />}
    </>
  )
}
