import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, Undo2 } from 'lucide-react'
import type { OwnOrder } from '#features/restaurant/own-order.ts'
import { statusWords } from '#features/restaurant/parts/status-words.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { rungOf } from '#offline/rung.ts'
import { Badge } from '#ui/badge.tsx'
import { RungBadge } from '#ui/ladder.tsx'
import { numberOf } from './groups.ts'
import type { OwnService } from './own-services.ts'

/** Where a request stands, in the words of the ladder and then in the house's. */
export function StateBadge({
  operation,
  order,
  service,
}: {
  operation: OperationRow
  order: OwnOrder | null
  service?: OwnService | null | undefined
}) {
  const { i18n } = useLingui()
  const rung = rungOf(operation)
  if (operation.wish !== null && rung !== 'over' && rung !== 'received') {
    return (
      <Badge tone="waiting" icon={<Undo2 aria-hidden="true" />}>
        {operation.wish.kind === 'withdraw' ? (
          <Trans>Taking back: asked for</Trans>
        ) : (
          <Trans>Change: asked for</Trans>
        )}
      </Badge>
    )
  }
  if (rung === 'over') {
    return (
      <Badge icon={<Ban aria-hidden="true" />}>
        {operation.state === 'settled' ? (
          <Trans>Settled by the house</Trans>
        ) : (
          <Trans>Taken back</Trans>
        )}
      </Badge>
    )
  }
  if (rung === 'sent' && operation.state === 'unknown') {
    return (
      <Badge tone="waiting" className="rounded-md!">
        <Trans>Sent, answer not heard yet</Trans>
      </Badge>
    )
  }
  if (rung === 'received' && service && service.stage !== 'received') {
    return (
      <Badge tone={service.stage === 'confirmed' ? 'confirmed' : 'neutral'}>
        {i18n._(service.words)}
      </Badge>
    )
  }
  if (rung !== 'received' || order === null || order.status === 'pending') {
    return <RungBadge rung={rung} number={order?.number ?? numberOf(operation)} />
  }
  return (
    <Badge tone={order.status === 'cancelled' ? 'neutral' : 'confirmed'}>
      {i18n._(statusWords[order.status])}
    </Badge>
  )
}
