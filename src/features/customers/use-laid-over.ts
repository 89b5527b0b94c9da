import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { CachedQuery } from '#offline/reads/cached-query.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type Cached } from '#offline/reads/types.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { descriptors } from './operations.ts'
import { openBySubject } from './operations/group.ts'

/** A list with the outbox rows of this device laid over it. */
export interface LaidOver<Row> {
  /** Undefined while nothing is cached and the server is still asked. */
  rows: readonly Row[] | undefined
  cached: Cached<Row> | undefined
  error: ReadError | null
  /** Outbox rows that are not settled, by the row's id. */
  open: ReadonlyMap<string, OperationRow[]>
  operations: readonly OperationRow[]
  refetch: () => void
}

export function useLaidOver<Row extends ResourceRow>(
  resource: Resource,
  query: CachedQuery<Cached<Row>>,
): LaidOver<Row> {
  const list = useQuery(query)
  const operations = useDeviceRows()
  const cachedRows = list.data?.rows
  const rows = useMemo(
    () => cachedRows && overlay(resource, cachedRows, operations, descriptors),
    [resource, cachedRows, operations],
  )
  const open = useMemo(() => openBySubject(operations, descriptors), [operations])
  return {
    rows,
    cached: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    open,
    operations,
    refetch: () => void list.refetch(),
  }
}
