import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EndedPanel } from './ended-panel.tsx'
import { SyncStatusSteps, SyncStatusHeadline, type SyncStatus } from './sync-status.tsx'
import { useOnce } from './use-once.ts'

interface SyncStatusPanelProps {
  /** As it stands; `over`: it ended without the house having done it. */
  syncStatus: Exclude<SyncStatus, 'draft' | 'confirmed'> | 'over'
  level?: 1 | 2
  /** The house has it. */
  received: ReactNode
  /** "This booking was taken back" */
  over: ReactNode
  /** The house did not take it: what is said, and the ways on (`ParkedPanel`). */
  parked: ReactNode
  /** What "saved" means here, and where it ends. */
  saved: ReactNode
  /** Has the browser promised to keep what is on this device? */
  isPersisted: () => Promise<boolean>
}

/** Where something stands on its way to the house: never further than it is. */
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
              <Trans>The house’s answer is not heard yet.</Trans>
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
  /** Why it is parked: `may_have_arrived`, `not_supported`, or by an answer of the house. */
  reason: string | null
  /** What to check before it is sent again, where its answer was lost. */
  check?: ReactNode
  /** The house's answer in words. */
  refusal: ReactNode
  /** Buttons; shown where the house has answered. */
  ways?: ReactNode
}

/** What the house did not take, why, and the ways on. */
export function ParkedPanel({ level = 2, reason, check, refusal, ways }: ParkedPanelProps) {
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
            The house’s server does not take this yet. It is tried again with the next version;
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
          {ways && <div className="flex flex-wrap gap-2">{ways}</div>}
        </>
      )
  }
}

/** The same where the ways on stand further down the page; `children`: what that means. */
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
            It was sent, but no answer came: the house may have it. Open it below to see the ways
            on.
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
