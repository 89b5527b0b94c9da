import type { OperationRow } from '#offline/db/schema.ts'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'

/** The sync status of a row that has outbox rows. */
export function WorkBadge({ work }: { work: readonly OperationRow[] | undefined }) {
  if (work === undefined || work.length === 0) return null
  const parked = work.some(({ state }) => state === 'parked')
  return (
    <>
      <SyncStatusBadge syncStatus={parked ? 'needs-decision' : 'saved'} />
      <ByWhom steps={work} />
    </>
  )
}
