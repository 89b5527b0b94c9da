import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RoomState } from '#contract/room-states.ts'
import type { RoomCondition } from '#domain/room-conditions.ts'
import { isOpenState, type OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type Cached } from '#offline/reads/types.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { roomStates } from './data.ts'
import { descriptors } from './operations.ts'

export interface RoomStates {
  /** A room's condition; clean where it has no state. */
  conditionOf(roomId: string): RoomCondition
  /** Its latest state; undefined where it has none. */
  stateOf(roomId: string): RoomState | undefined
  /** Changes from this device that the server has not confirmed, oldest first. */
  waitingOf(roomId: string): readonly OperationRow[]
  cached: Cached<RoomState> | undefined
  error: ReadError | null
  refetch(): void
}

const noStates: readonly RoomState[] = []

/** The state of every room, with the waiting changes of this device applied. */
export function useRoomStates(): RoomStates {
  const list = useQuery(roomStates())
  const rows = list.data?.rows ?? noStates
  const operations = useDeviceRows()
  const read = useMemo(() => {
    const applied = operations.filter(({ wish }) => wish?.kind !== 'withdraw')
    const states = overlay('room_states', rows, applied, descriptors)
    const byRoom = new Map(states.map((state) => [state.id, state]))
    const waiting = operations
      .filter(({ route, state }) => route in descriptors && isOpenState(state))
      .toSorted((a, b) => a.seq - b.seq)
    return {
      conditionOf: (roomId: string) => byRoom.get(roomId)?.condition ?? 'clean',
      stateOf: (roomId: string) => byRoom.get(roomId),
      waitingOf: (roomId: string) => waiting.filter(({ params }) => params.id === roomId),
    }
  }, [rows, operations])
  return {
    ...read,
    cached: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    refetch: () => void list.refetch(),
  }
}
