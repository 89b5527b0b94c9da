import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isPersisted } from '#offline/db/persist.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { offline } from '#offline/offline.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { localizeChange } from '#offline/localize-change.ts'
import { Alert } from '#ui/alert.tsx'
import { CodeNote } from '#ui/code-note.tsx'
import { EndedPanel } from '#ui/ended-panel.tsx'
import { SyncStatusSteps } from '#ui/sync-status.tsx'
import { PlacedHeadline } from '#ui/placed-headline.tsx'
import { ParkedPanel, SyncStatusPanel } from '#ui/sync-status-panel.tsx'
import { RecoveryActions } from '#ui/recovery-actions.tsx'
import { cancelReason } from './cancel-reason.ts'
import type { Stage } from './own-requests.ts'
import { SentWhenOnline } from './sent-when-online.tsx'

interface ReceivedProps {
  level?: 1 | 2
  /** Absent: the server has only said that it has the request. */
  stage?: Stage
  /** The state in words. */
  label?: ReactNode
  /** Why it was cancelled. */
  reason?: string | null
  /** "Table booked!"; null while the house has not confirmed it. */
  title?: ReactNode
  number?: number | string | null
  /** Shown instead of the four steps, where a guest follows it state by state. */
  progress?: ReactNode
  /** How it is paid. */
  pay?: ReactNode
  /** Absent with another host, which has no codes. */
  code?: string
  codeTitle?: ReactNode
  /** What the guest can do with the code. */
  codeLabels?: ReactNode
}

/** The status of a request that the server has received. */
export function ReceivedPanel({
  level = 2,
  stage = 'received',
  label: words,
  reason,
  title = null,
  number,
  progress,
  pay,
  code,
  codeTitle,
  codeLabels,
}: ReceivedProps) {
  const { i18n } = useLingui()
  if (stage === 'cancelled' || stage === 'over') {
    return (
      <EndedPanel
        level={level}
        title={words}
        reason={reason && cancelReason(reason, 'guest', i18n)}
      />
    )
  }
  return (
    <>
      <PlacedHeadline level={level} syncStatus={stage} number={number} title={title}>
        {words}
      </PlacedHeadline>
      {progress || <SyncStatusSteps syncStatus={stage} />}
      {pay}
      {code && (
        <CodeNote code={code} title={codeTitle}>
          {codeLabels}
        </CodeNote>
      )}
    </>
  )
}

interface RequestStatusProps extends ReceivedProps {
  operation: OperationRow
  /** "This booking was taken back" */
  over: ReactNode
  /** What a save on this device does not guarantee yet. */
  saved: ReactNode
  /** Shown where the server refused it: the reason and the recovery actions. */
  parked: ReactNode
  /** Shown instead of the rest where the server's answer cannot be read. */
  unreadable?: ReactNode
}

/** The status of a guest's request. It never looks further than it is. */
export function RequestStatusPanel({
  operation,
  over,
  saved,
  parked,
  unreadable,
  ...received
}: RequestStatusProps) {
  const syncStatus = syncStatusOf(operation)
  const asksFirst = syncStatus === 'saved' || syncStatus === 'sent'
  return (
    <>
      <SyncStatusPanel
        syncStatus={syncStatus}
        level={received.level}
        received={unreadable || <ReceivedPanel {...received} />}
        over={over}
        parked={parked}
        saved={
          <>
            <SentWhenOnline /> {saved}
          </>
        }
        isPersisted={isPersisted}
      />
      {asksFirst && operation.wish?.kind === 'change' && (
        <Alert tone="waiting" title={<Trans>Change: asked for</Trans>}>
          <Trans>
            Your change is kept on this device. We first ask the house whether it has what you sent
            before; if it has, nothing changes.
          </Trans>
        </Alert>
      )}
    </>
  )
}

/** Why the server refused a request, with its recovery actions. */
export function ParkedRequestPanel({
  operation,
  descriptors,
  level,
  refusal,
}: {
  operation: OperationRow
  descriptors: OperationDescriptors
  level?: 1 | 2
  refusal: ReactNode
}) {
  const { i18n } = useLingui()
  const check = descriptors[operation.route]?.check
  return (
    <ParkedPanel
      level={level}
      reason={operation.parkReason}
      check={check && i18n._(check)}
      refusal={refusal}
      actions={<RequestActions operation={operation} descriptors={descriptors} />}
    />
  )
}

/** Recovery actions of a request that the house refused. */
function RequestActions({
  operation,
  descriptors,
}: {
  operation: OperationRow
  descriptors: OperationDescriptors
}) {
  const { i18n } = useLingui()
  const descriptor = descriptors[operation.route]
  return (
    <RecoveryActions
      actions={descriptor?.recoveryActions(operation) ?? []}
      take={(action) =>
        offline().outbox.change(
          operation.id,
          localizeChange(operation, action, descriptor, (message) => i18n._(message)),
        )
      }
    />
  )
}
