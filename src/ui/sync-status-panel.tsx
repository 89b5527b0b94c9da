import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EndedPanel } from './ended-panel.tsx'
import { SyncStatusSteps, SyncStatusHeadline, type SyncStatus } from './sync-status.tsx'
import { useOnce } from './use-once.ts'

interface SyncStatusPanelProps {
  /** The sync status; `over`: it ended without being done. */
  syncStatus: Exclude<SyncStatus, 'draft' | 'confirmed'> | 'over'
  level?: 1 | 2
  /** Shown once the server has it. */
  received: ReactNode
  /** "This booking was taken back" */
  over: ReactNode
  /** Shown where the server refused it: the message and the recovery actions (`ParkedPanel`). */
  parked: ReactNode
  /** What "saved" means here, and what it does not guarantee. */
  saved: ReactNode
  /** Whether the browser will keep this device's data (persistent storage). */
  isPersisted: () => Promise<boolean>
}

/** The sync status of something. It never looks further than it is. */
export function SyncStatusPanel(props: SyncStatusPanelProps) {
  const { syncStatus, level = 2 } = props
  switch (syncStatus) {
    case 'received':
      return props.received
    case 'over':
      return <EndedPanel level={level} title={props.over} />
    case 'needs-decision':
    case 'not-sent':
      return props.parked
    default:
      return (
        <>
          <SyncStatusHeadline level={level} syncStatus={syncStatus}>
            {syncStatus === 'saved' ? (
              <SavedText isPersisted={props.isPersisted}>{props.saved}</SavedText>
            ) : (
              <Trans>The house has not answered yet.</Trans>
            )}
          </SyncStatusHeadline>
          <SyncStatusSteps syncStatus={syncStatus} />
        </>
      )
  }
}

function SavedText({
  isPersisted,
  children,
}: Pick<SyncStatusPanelProps, 'isPersisted'> & { children: ReactNode }) {
  const persisted = useOnce(isPersisted, true)
  return (
    <div className="grid gap-2">
      <p>{children}</p>
      {!persisted && (
        <p className="font-semibold text-waiting">
          <Trans>It is kept in this browser only: do not clear its data before it is sent.</Trans>
        </p>
      )}
    </div>
  )
}

interface ParkedPanelProps {
  level?: 1 | 2
  /** Why it is parked: `may_have_arrived`, `not_supported`, or the code of the server's answer. */
  reason: string | null
  /** What to check before it is sent again, where the answer was lost. */
  check?: ReactNode
  /** The text of the server's answer. */
  refusal: ReactNode
  /** Buttons; shown where the server has answered. */
  actions?: ReactNode
}

/** A refused request: why, and its recovery actions. */
export function ParkedPanel({ level = 2, reason, check, refusal, actions }: ParkedPanelProps) {
  switch (reason) {
    case 'may_have_arrived':
      return (
        <SyncStatusHeadline level={level} syncStatus="needs-decision">
          <Trans>It was sent, but no answer came. It may have arrived.</Trans> {check}
        </SyncStatusHeadline>
      )
    case 'not_supported':
      return (
        <SyncStatusHeadline level={level} syncStatus="not-sent">
          <Trans>
            The house’s server does not accept this yet. It is tried again with the next version;
            until then, please call.
          </Trans>
        </SyncStatusHeadline>
      )
    default:
      return (
        <>
          <SyncStatusHeadline level={level} syncStatus="needs-decision">
            {refusal}
          </SyncStatusHeadline>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </>
      )
  }
}

/** The same where the recovery actions are further down the page; `children`: what that means. */
export function ParkedNote({
  reason,
  refusal,
  children,
}: Pick<ParkedPanelProps, 'reason' | 'refusal'> & { children: ReactNode }) {
  return (
    <SyncStatusHeadline syncStatus={reason === 'not_supported' ? 'not-sent' : 'needs-decision'}>
      {reason === 'may_have_arrived' ? (
        <p>
          <Trans>
            It was sent, but no answer came: the house may have it. Open it below to see what you
            can do.
          </Trans>
        </p>
      ) : (
        <>
          <p>{refusal}</p>
          <p>{children}</p>
        </>
      )}
    </SyncStatusHeadline>
  )
}
