import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, Undo2 } from 'lucide-react'
import type { OperationRow } from '#offline/db/schema.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { Badge } from '#ui/badge.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { numberOf } from './groups.ts'
import type { OwnService } from '#parts/guest-requests.ts'
import { serviceParts } from './service-parts.tsx'

/** A request's sync status, then its status at the house. */
export function StateBadge({
  operation,
  service,
}: {
  operation: OperationRow
  service?: OwnService | null | undefined
}) {
  const { i18n } = useLingui()
  const syncStatus = syncStatusOf(operation)
  if (operation.wish !== null && syncStatus !== 'over' && syncStatus !== 'received') {
    return (
      <Badge tone="waiting" icon={<Undo2 />}>
        {operation.wish.kind === 'withdraw' ? (
          <Trans>Taking back: asked for</Trans>
        ) : (
          <Trans>Change: asked for</Trans>
        )}
      </Badge>
    )
  }
  if (syncStatus === 'over') {
    return (
      <Badge icon={<Ban />}>
        {operation.state === 'settled' ? (
          <Trans>Settled by the house</Trans>
        ) : (
          <Trans>Taken back</Trans>
        )}
      </Badge>
    )
  }
  if (syncStatus === 'sent' && operation.state === 'unknown') {
    return (
      <Badge tone="waiting" className="rounded-md!">
        <Trans>Sent, no answer yet</Trans>
      </Badge>
    )
  }
  if (syncStatus !== 'received' || !service || service.stage === 'received') {
    return (
      <SyncStatusBadge syncStatus={syncStatus} number={service?.number ?? numberOf(operation)} />
    )
  }
  // Services with a progress view show their last state as reached, like the others.
  const reached =
    service.stage === 'confirmed' ||
    (service.stage === 'over' && serviceParts[operation.route]?.Progress !== undefined)
  return <Badge tone={reached ? 'confirmed' : 'neutral'}>{i18n._(service.label)}</Badge>
}
