import { Trans } from '@lingui/react/macro'
import { liveState } from '#offline/reads/live-state.ts'
import type { Cached } from '#offline/reads/types.ts'
import { DateTimeText } from '#ui/date-text.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { useValue } from '#ui/use-value.ts'
import { useSignedOut } from './use-signed-out.ts'

/** How old the cached rows are. Shows nothing while they come from the server and the live feed works. */
export function AsOf({
  cached,
  waits = true,
}: {
  cached: Pick<Cached<unknown>, 'asOf' | 'cause' | 'refusal' | 'partial'>
  /** False: what is done on this screen does not wait on the device. */
  waits?: boolean
}) {
  const feed = useValue(liveState)
  const isSignedOut = useSignedOut()
  const isOld = cached.cause !== undefined || cached.refusal !== undefined
  const isLate = !isOld && !feed.live
  const at = feed.live ? null : (feed.asOf ?? cached.asOf)
  if (!isOld && !isLate && !cached.partial) return null
  return (
    <StatusLine tone={isOld || isLate ? 'waiting' : 'neutral'}>
      {isOld && cached.asOf && !waits && (
        <Trans>
          As of <DateTimeText value={cached.asOf} />, kept on this device. What you type is kept;
          saving it needs internet.
        </Trans>
      )}
      {isOld && cached.asOf && waits && (
        <Trans>
          As of <DateTimeText value={cached.asOf} />, kept on this device. Steps you take are saved
          and sent when the house answers.
        </Trans>
      )}
      {isLate && at !== null && isSignedOut && (
        <Trans>
          As of <DateTimeText value={at} />. What is new at the house comes when you have signed in
          again.
        </Trans>
      )}
      {isLate && at !== null && !isSignedOut && (
        <Trans>
          As of <DateTimeText value={at} />. What is new at the house comes up to half a minute late
          just now.
        </Trans>
      )}{' '}
      {cached.partial && <Trans>Counts include only what is on this device.</Trans>}
    </StatusLine>
  )
}
