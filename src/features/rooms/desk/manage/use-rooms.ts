import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type Cached } from '#offline/reads/types.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { parseManaged, rawRooms, type ManagedRoom } from './data.ts'
import { roomsManageDescriptors } from '../../manage/operations.ts'
import { openByRoom } from './open-work.ts'

export interface ManagedRooms {
  /**
   * With waiting operations applied; undefined while nothing is cached and the server has not
   * answered.
   */
  rooms: readonly ManagedRoom[] | undefined
  cached: Cached<ResourceRow> | undefined
  error: ReadError | null
  /** Operations that the server does not have yet, by the room's id, oldest first. */
  open: ReadonlyMap<string, OperationRow[]>
  /** All operations of this person, including ended ones. */
  operations: readonly OperationRow[]
  refetch: () => void
}

/** All rooms, with waiting operations applied. */
export function useRooms(): ManagedRooms {
  const list = useQuery(rawRooms())
  const operations = useDeviceRows()
  const raw = list.data?.rows
  const rooms = useMemo(
    () => raw && overlay('rooms', raw, operations, roomsManageDescriptors).map(parseManaged),
    [raw, operations],
  )
  const open = useMemo(() => openByRoom(operations), [operations])
  return {
    rooms,
    cached: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    open,
    operations,
    refetch: () => void list.refetch(),
  }
}
