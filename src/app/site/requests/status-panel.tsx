import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { cancelReason } from '#parts/cancel-reason.ts'
import type { OwnService } from '#parts/guest-requests.ts'
import { ReceivedPanel } from '#parts/request-status-panel.tsx'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { Alert } from '#ui/alert.tsx'
import { Link } from '#ui/link.tsx'
import { SyncStatusSteps, SyncStatusHeadline } from '#ui/sync-status.tsx'
import { numberOf } from './groups.ts'
import { ReasonText } from './request-text.tsx'
import { serviceParts } from './service-parts.tsx'
import { StateBadge } from './state-badge.tsx'

/** A request's status, with an explanation. */
export function RequestStatusPanel({
  operation,
  service,
  cancellation,
}: {
  operation: OperationRow
  service: OwnService | null | undefined
  cancellation: OperationRow | null
}) {
  const syncStatus = syncStatusOf(operation)
  const { StatusPanel, Progress, cancelling } = serviceParts[operation.route] ?? {}
  const accepted = service?.stage === 'confirmed' || service?.stage === 'over'
  const reached = syncStatus === 'received' && accepted ? 'confirmed' : syncStatus
  if (reached === 'over') return <Over operation={operation} />
  if (syncStatus === 'received' && StatusPanel) return <StatusPanel operation={operation} />
  if (syncStatus === 'received' && service !== undefined && !Progress) {
    return <ServiceStatusPanel service={service} />
  }
  if (service?.stage === 'cancelled') return <Cancelled service={service} />
  return (
    <>
      {operation.wish && syncStatus !== 'received' ? (
        <StateBadge operation={operation} />
      ) : (
        <SyncStatusHeadline
          level={2}
          syncStatus={reached}
          number={service?.number ?? numberOf(operation)}
        >
          {reached !== 'confirmed' && <Descriptor operation={operation} />}
        </SyncStatusHeadline>
      )}
      {reached === 'confirmed' && Progress && service?.status && (
        <Progress status={service.status} />
      )}
      {reached !== 'confirmed' && reached !== 'needs-decision' && reached !== 'not-sent' && (
        <SyncStatusSteps syncStatus={reached} />
      )}
      {cancellation && <Cancelling cancellation={cancellation} text={cancelling} />}
      {operation.wish?.kind === 'withdraw' && operation.state === 'taken' && (
        <Alert tone="conflict">
          <Trans>You wanted to take it back, but the house already had it.</Trans>
        </Alert>
      )}
    </>
  )
}

function Descriptor({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const lateText = serviceParts[operation.route]?.late
  const [now] = useState(() => offline().clock.now())
  const late = operation.validUntil !== null && Date.parse(operation.validUntil) < now
  switch (operation.state) {
    case 'waiting':
      if (!late) return <SentWhenOnline />
      return lateText ? (
        i18n._(lateText)
      ) : (
        <Trans>
          Its time passed before it could be sent. Choose another time, or take it back.
        </Trans>
      )
    case 'sending':
      return <Trans>On its way to the house now.</Trans>
    case 'unknown':
      return syncStatusOf(operation) === 'saved' ? (
        <SentWhenOnline />
      ) : (
        <Trans>
          Sent, no answer yet. The house may have it. We ask again; it is never done twice.
        </Trans>
      )
    case 'parked':
      return <ReasonText operation={operation} />
    case 'taken':
      return <Trans>Waiting for the house to accept it.</Trans>
    default:
      return null
  }
}

function Cancelled({ service }: { service: OwnService }) {
  const { i18n } = useLingui()
  return (
    <div className="grid gap-2">
      <h2 className="text-xl">
        <Trans>Cancelled</Trans>
      </h2>
      {service.number != null && (
        <p className="text-ink-soft">
          <Trans>It was no. {service.number} at the house.</Trans>
        </p>
      )}
      {service.reason !== null && <p>{cancelReason(service.reason, 'guest', i18n)}</p>}
    </div>
  )
}

function Over({ operation }: { operation: OperationRow }) {
  return (
    <div className="grid gap-2">
      <h2 className="text-xl">
        {operation.state === 'withdrawn' && <Trans>Taken back: the house will not do it</Trans>}
        {operation.state === 'settled' && <Trans>The house has settled it</Trans>}
        {operation.state === 'superseded' && <Trans>Changed since</Trans>}
      </h2>
      {operation.state === 'superseded' && operation.wish?.kind === 'change' && (
        <Link to={`/requests/${operation.wish.successor}`} className="text-link underline">
          <Trans>See what it was changed into</Trans>
        </Link>
      )}
    </div>
  )
}

function Cancelling({
  cancellation,
  text,
}: {
  cancellation: OperationRow
  text: MessageDescriptor | undefined
}) {
  const { i18n } = useLingui()
  if (cancellation.state === 'parked') {
    return (
      <Alert tone="conflict" title={<Trans>It could not be cancelled</Trans>}>
        <ReasonText operation={cancellation} />
      </Alert>
    )
  }
  return (
    <Alert tone="waiting" title={<Trans>You asked to cancel it</Trans>}>
      {text && i18n._(text)}
    </Alert>
  )
}

/** The status of a request that was taken; `null`: nothing more is known. */
function ServiceStatusPanel({ service }: { service: OwnService | null }) {
  const { i18n } = useLingui()
  return (
    <ReceivedPanel
      stage={service?.stage}
      label={service && i18n._(service.label)}
      reason={service?.reason}
      code={service?.code}
      codeLabels={
        <Trans>
          Keep this code. With it and your phone number or e-mail you can find or cancel the
          request.
        </Trans>
      }
    />
  )
}
