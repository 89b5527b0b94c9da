import { useQuery } from '@tanstack/react-query'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { CachedQuery } from '#offline/reads/cached-query.ts'
import { overlay, type Overlays } from '#offline/reads/overlay.ts'
import { ReadError, type Cached } from '#offline/reads/types.ts'
import { isWished, notYetShown, openSteps } from './open-steps.ts'
import { useDeviceRows } from '../use-device-rows.ts'

/** A list of the desk as it will be once what waits has been taken. */
export interface DeskList<Row> {
  /** Waiting operations laid over; undefined while nothing is kept and the house is still asked. */
  rows: readonly Row[] | undefined
  kept: Cached<Row> | undefined
  error: ReadError | null
  /** Steps of this person that are not yet at the house, by the row's id, oldest first. */
  waiting: ReadonlyMap<string, OperationRow[]>
  /** All of this person's operations, newest first. */
  operations: readonly OperationRow[]
  refetch: () => void
}

/**
 * Makes the hook of one such list. What it works out is shared by all who look, and still there
 * when they look again: ten thousand rows are laid over once.
 *
 * @param overlays what lays itself over the rows while it waits, by route
 */
export function createDeskList<Row extends ResourceRow>({
  resource,
  list,
  overlays,
}: {
  resource: Resource
  list: () => CachedQuery<Cached<Row>>
  overlays: Overlays
}): () => DeskList<Row> {
  const memoRows = memoizeWeak<readonly Row[]>()
  const memoWaiting = memoizeWeak<Map<string, OperationRow[]>>()

  return function useDeskList() {
    const { data: kept, error, refetch } = useQuery(list())
    const operations = useDeviceRows()
    const rows =
      kept &&
      memoRows(kept.rows, [operations], () =>
        overlay(resource, kept.rows, notYetShown(operations, kept.rows).filter(isWished), overlays),
      )
    return {
      rows,
      kept,
      error: error instanceof ReadError ? error : null,
      waiting: memoWaiting(operations, [], () => openSteps(operations, overlays)),
      operations,
      refetch: () => void refetch(),
    }
  }
}
