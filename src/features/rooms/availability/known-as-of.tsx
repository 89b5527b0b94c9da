import { Trans } from '@lingui/react/macro'
import { AsOf } from '#ui/as-of.tsx'
import { Alert } from '#ui/alert.tsx'
import type { SearchState } from './use-search.ts'

/** From when what is said of nights is, where the house was not heard (decisions.md). */
export function KnownAsOf({ search }: { search: SearchState }) {
  if (search.is !== 'found') return null
  if (search.nightsUnknown) {
    return (
      <Alert tone="waiting">
        <Trans>
          Which nights are taken is not known on this device. The house checks when your request
          arrives.
        </Trans>
      </Alert>
    )
  }
  if (search.cause === null) return null
  return (
    <div className="grid gap-0.5">
      <AsOf at={search.asOf} />
      <p className="text-sm text-ink-soft">
        <Trans>Availability is from then. The house checks it when your request arrives.</Trans>
      </p>
    </div>
  )
}
