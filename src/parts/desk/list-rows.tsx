import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { Button } from '#ui/button.tsx'

/** Shared parts of rows in the desk's lists. */

interface Row {
  id: string
}

/** The server does not have the row yet: its steps are sent after it. */
export const isGhost = ({ id }: Row) => id.startsWith('op:')

/** The sync status of a row with operations on this device; null: none waits. */
export function syncStatusOf(
  row: Row,
  waiting: ReadonlyMap<string, readonly OperationRow[]>,
): 'needs-decision' | 'saved' | null {
  const steps = waiting.get(row.id) ?? []
  if (steps.some(({ state }) => state === 'parked')) return 'needs-decision'
  return isGhost(row) || steps.length > 0 ? 'saved' : null
}

/** The tone of a row with that status. */
export function syncStatusTone(syncStatus: ReturnType<typeof syncStatusOf>) {
  return syncStatus === null ? undefined : syncStatus === 'saved' ? 'waiting' : 'conflict'
}

/** The first of many rows, and the button that shows the rest. */
export function useFirst<One>(rows: readonly One[], first: number): [readonly One[], ReactNode] {
  const [all, setAll] = useState(false)
  if (all || rows.length <= first) return [rows, null]
  return [
    rows.slice(0, first),
    <Button key="all" variant="secondary" className="w-fit" onClick={() => setAll(true)}>
      <Trans>Show all {rows.length}</Trans>
    </Button>,
  ]
}
