import { Plural, Trans } from '@lingui/react/macro'
import { DateTimeText } from '#ui/date-text.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import type { ExportedList } from './export-lists.ts'

/** What the saved file contains, and what is missing in it. */
export function ExportedNote({ list }: { list: ExportedList }) {
  const { count, asOf } = list
  const isOld = list.cause !== undefined || list.refusal !== undefined
  return (
    <StatusLine live tone={isOld || list.partial ? 'waiting' : 'neutral'}>
      <Plural value={count} one="# row is in the file." other="# rows are in the file." />{' '}
      {list.partial && (
        <Trans>It is not all: the house has more rows than this device was given.</Trans>
      )}{' '}
      {isOld && asOf !== null && (
        <Trans>
          As of <DateTimeText value={asOf} />, kept on this device.
        </Trans>
      )}
    </StatusLine>
  )
}
