import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EndedNews } from './ended-news.tsx'
import { Ladder, RungHeadline, type Rung } from './ladder.tsx'
import { useOnce } from './use-once.ts'

interface RungNewsProps {
  /** As it stands; `over`: it ended without the house having done it. */
  rung: Exclude<Rung, 'draft' | 'confirmed'> | 'over'
  level?: 1 | 2
  /** The house has it. */
  received: ReactNode
  /** "This booking was taken back" */
  over: ReactNode
  /** The house did not take it: what is said, and the ways on (`ParkedNews`). */
  parked: ReactNode
  /** What "saved" means here, and where it ends. */
  saved: ReactNode
  /** Has the browser promised to keep what is on this device? */
  isPersisted: () => Promise<boolean>
}

/** Where something stands on its way to the house: never further than it is. */
export function RungNews(props: RungNewsProps) {
  const { rung, level = 2 } = props
  switch (rung) {
    case 'received':
      return props.received
    case 'over':
      return <EndedNews level={level} title={props.over} />
    case 'needs-decision':
    case 'not-sent':
      return props.parked
    default:
      return (
        <>
          <RungHeadline level={level} rung={rung}>
            {rung === 'saved' ? (
              <SavedWords isPersisted={props.isPersisted}>{props.saved}</SavedWords>
            ) : (
              <Trans>The house’s answer is not heard yet.</Trans>
            )}
          </RungHeadline>
          <Ladder rung={rung} />
        </>
      )
  }
}

function SavedWords({
  isPersisted,
  children,
}: Pick<RungNewsProps, 'isPersisted'> & { children: ReactNode }) {
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

interface ParkedNewsProps {
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
export function ParkedNews({ level = 2, reason, check, refusal, ways }: ParkedNewsProps) {
  switch (reason) {
    case 'may_have_arrived':
      return (
        <RungHeadline level={level} rung="needs-decision">
          <Trans>It was sent, but no answer came. It may have arrived.</Trans> {check}
        </RungHeadline>
      )
    case 'not_supported':
      return (
        <RungHeadline level={level} rung="not-sent">
          <Trans>
            The house’s server does not take this yet. It is tried again with the next version;
            until then, please call.
          </Trans>
        </RungHeadline>
      )
    default:
      return (
        <>
          <RungHeadline level={level} rung="needs-decision">
            {refusal}
          </RungHeadline>
          {ways && <div className="flex flex-wrap gap-2">{ways}</div>}
        </>
      )
  }
}

/** The same where the ways on stand further down the page; `children`: what that means. */
export function ParkedBelow({
  reason,
  refusal,
  children,
}: Pick<ParkedNewsProps, 'reason' | 'refusal'> & { children: ReactNode }) {
  return (
    <RungHeadline rung={reason === 'not_supported' ? 'not-sent' : 'needs-decision'}>
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
    </RungHeadline>
  )
}
