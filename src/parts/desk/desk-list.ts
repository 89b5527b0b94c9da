import { useQuery } from '@tanstack/react-query'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { CachedQuery } from '#offline/reads/cached-query.ts'
import { overlay, type Overlays } from '#offline/reads/overlay.ts'
import { ReadError, type Cached } from '#offline/reads/types.ts'
import { isWished, notYetShown, openSteps } from './open-steps.ts'
import { useDeviceRows } from '../use-device-rows.ts'

/** A list of the desk with waiting operations applied. */
export interface DeskList<Row> {
  /**
   * Rows with waiting operations applied; undefined while nothing is cached and the first answer is
   * awaited.
   */
  rows: readonly Row[] | undefined
  cached: Cached<Row> | undefined
  error: ReadError | null
  /** Steps of this person that the server does not have yet, by the row's id, oldest first. */
  waiting: ReadonlyMap<string, OperationRow[]>
  /** All of this person's operations, newest first. */
  operations: readonly OperationRow[]
  refetch: () => void
}

/**
 * Makes the hook of one such list. Its result is memoized for all components: overlays are applied
 * to ten thousand rows once.
 *
 * @param overlays by route
 * @param rowOf see openSteps
 */
export function createDeskList<Row extends ResourceRow>({
  resource,
  list,
  overlays,
  rowOf,
}: {
  resource: Resource
  list: () => CachedQuery<Cached<Row>>
  overlays: Overlays
  rowOf?: Parameters<typeof openSteps>[2]
}): () => DeskList<Row> {
  const memoRows = memoizeWeak<readonly Row[]>()
  const memoWaiting = memoizeWeak<Map<string, OperationRow[]>>()

  return function useDeskList() {
    const { data: cached, error, refetch } = useQuery(list())
    const operations = useDeviceRows()
    const rows =
      cached &&
      memoRows(cached.rows, [operations], () =>
        overlay(
          resource,
          cached.rows,
          notYetShown(operations, cached.rows).filter(isWished),
          overlays,
        ),
      )
    return {
      rows,
      cached,
      error: error instanceof ReadError ? error : null,
      waiting: memoWaiting(operations, [], () => openSteps(operations, overlays, rowOf)),
      operations,
      refetch: () => void refetch(),
    }
  }
}

/**
 * Both lists of a service: with the steps that wait, and for its own screen and the combined list
 * also what this desk has ordered and not yet sent.
 */
export function createDeskLists<Row extends ResourceRow>(
  its: Pick<Parameters<typeof createDeskList<Row>>[0], 'resource' | 'list'>,
  steps: Overlays,
  ordered: Overlays,
) {
  return {
    useList: createDeskList({ ...its, overlays: steps }),
    useShown: createDeskList({ ...its, overlays: { ...steps, ...ordered } }),
    ordered,
  }
}
