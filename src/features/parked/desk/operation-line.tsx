import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { TimeText } from '#ui/date-text.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'

/** What an operation is, how far it has come, and since when. */
export function OperationLine({
  row,
  descriptors,
  status,
  children,
}: {
  row: OperationRow
  descriptors: OperationDescriptors
  /** In the place of how far it has come. */
  status?: ReactNode
  /** Beside its time. */
  children?: ReactNode
}) {
  const { i18n } = useLingui()
  const title = descriptors[row.route]?.title(row)
  const syncStatus = syncStatusOf(row)
  return (
    <>
      <p>
        <span className="font-semibold">{title ? i18n._(title) : row.words.title}</span>{' '}
        <span className="text-ink-soft">{row.words.detail}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 note">
        {status || (syncStatus !== 'over' && <SyncStatusBadge syncStatus={syncStatus} />)}
        <TimeText value={row.deviceTime} />
        {children}
      </p>
    </>
  )
}
