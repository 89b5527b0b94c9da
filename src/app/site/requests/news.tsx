import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { rungOf } from '#offline/rung.ts'
import type { OwnService } from '#parts/guest-requests.ts'
import { ReceivedPanel } from '#parts/request-status-panel.tsx'
import { SentWhenOnline } from '#parts/sent-when-online.tsx'
import { Alert } from '#ui/alert.tsx'
import { Ladder, RungHeadline } from '#ui/ladder.tsx'
import { numberOf } from './groups.ts'
import { ReasonWords } from './request-words.tsx'
import { serviceParts } from './service-parts.tsx'
import { StateBadge } from './state-badge.tsx'

/** Where a request stands, and what that means. */
export function RequestNews({
  operation,
  service,
  cancellation,
}: {
  operation: OperationRow
  service: OwnService | null | undefined
  cancellation: OperationRow | null
}) {
  const rung = rungOf(operation)
  const { News, Progress, cancelling } = serviceParts[operation.route] ?? {}
  const accepted = service?.stage === 'confirmed' || service?.stage === 'over'
  const reached = rung === 'received' && accepted ? 'confirmed' : rung
  if (reached === 'over') return <Over operation={operation} />
  if (rung === 'received' && News) return <News operation={operation} />
  if (rung === 'received' && service !== undefined && !Progress) {
    return <ServiceNews service={service} />
  }
  if (service?.stage === 'cancelled') return <Cancelled service={service} />
  return (
    <>
      {operation.wish && rung !== 'received' ? (
        <StateBadge operation={operation} />
      ) : (
        <RungHeadline level={2} rung={reached} number={service?.number ?? numberOf(operation)}>
          {reached !== 'confirmed' && <Meaning operation={operation} />}
        </RungHeadline>
      )}
      {reached === 'confirmed' && Progress && service?.status && (
        <Progress status={service.status} />
      )}
      {reached !== 'confirmed' && reached !== 'needs-decision' && reached !== 'not-sent' && (
        <Ladder rung={reached} />
      )}
      {cancellation && <Cancelling cancellation={cancellation} words={cancelling} />}
      {operation.wish?.kind === 'withdraw' && operation.state === 'taken' && (
        <Alert tone="conflict">
          <Trans>You wanted to take it back, but the house had taken it already.</Trans>
        </Alert>
      )}
    </>
  )
}

function Meaning({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const lateWords = serviceParts[operation.route]?.late
  const [now] = useState(() => offline().clock.now())
  const late = operation.validUntil !== null && Date.parse(operation.validUntil) < now
  switch (operation.state) {
    case 'waiting':
      if (!late) return <SentWhenOnline />
      return lateWords ? (
        i18n._(lateWords)
      ) : (
        <Trans>Its time has passed while it waited. Choose another time, or take it back.</Trans>
      )
    case 'sending':
      return <Trans>On its way to the house now.</Trans>
    case 'unknown':
      return rungOf(operation) === 'saved' ? (
        <SentWhenOnline />
      ) : (
        <Trans>
          Sent, answer not heard yet. The house may have it; it is asked again, and it is never done
          twice.
        </Trans>
      )
    case 'parked':
      return <ReasonWords operation={operation} />
    case 'taken':
      return <Trans>Waiting for the house to accept it.</Trans>
    default:
      return null
  }
}

function Cancelled({ service }: { service: OwnService }) {
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
      {service.reason !== null && <p>{service.reason}</p>}
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
  words,
}: {
  cancellation: OperationRow
  words: MessageDescriptor | undefined
}) {
  const { i18n } = useLingui()
  if (cancellation.state === 'parked') {
    return (
      <Alert tone="conflict" title={<Trans>It could not be cancelled</Trans>}>
        <ReasonWords operation={cancellation} />
      </Alert>
    )
  }
  return (
    <Alert tone="waiting" title={<Trans>You asked to cancel it</Trans>}>
      {words && i18n._(words)}
    </Alert>
  )
}

/** Where something stands that the house has taken; `null`: it has said no more than that. */
function ServiceNews({ service }: { service: OwnService | null }) {
  const { i18n } = useLingui()
  return (
    <ReceivedPanel
      stage={service?.stage}
      words={service && i18n._(service.words)}
      reason={service?.reason}
      code={service?.code}
      codeWords={<Trans>With it and your phone or e-mail you find and cancel it.</Trans>}
    />
  )
}
