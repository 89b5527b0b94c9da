import { Trans } from '@lingui/react/macro'
import type { Kept } from '#offline/reads/types.ts'
import { DateTimeText } from '#ui/date-text.tsx'
import { StatusLine } from '#ui/status-line.tsx'

/** From when kept rows are; nothing while they are the house's own. */
export function AsOf({
  kept,
}: {
  kept: Pick<Kept<unknown>, 'asOf' | 'cause' | 'refusal' | 'partial'>
}) {
  const isOld = kept.cause !== undefined || kept.refusal !== undefined
  if (!isOld && !kept.partial) return null
  return (
    <StatusLine tone={isOld ? 'waiting' : 'neutral'}>
      {isOld && kept.asOf && (
        <Trans>
          As of <DateTimeText value={kept.asOf} />, kept on this device. Steps you take are saved
          and sent when the house answers.
        </Trans>
      )}{' '}
      {kept.partial && <Trans>Counts are of those kept here.</Trans>}
    </StatusLine>
  )
}
