import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RoomState } from '#contract/room-states.ts'
import type { RoomCondition } from '#domain/room-conditions.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { ReadError, type Cached } from '#offline/reads/types.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { roomStates } from './data.ts'
import { descriptors } from './operations.ts'

export interface RoomStates {
  /** How a room is; clean where nothing was ever said of it. */
  conditionOf(roomId: string): RoomCondition
  /** What was said of it last; undefined where nothing ever was. */
  stateOf(roomId: string): RoomState | undefined
  /** What was said here and is not surely at the house yet, oldest first. */
  waitingOf(roomId: string): readonly OperationRow[]
  kept: Cached<RoomState> | undefined
  error: ReadError | null
  refetch(): void
}

const unsaid: readonly RoomState[] = []
const open: readonly OperationRow['state'][] = ['waiting', 'sending', 'unknown', 'parked']

/** How every room is, with what was said on this device laid over. */
export function useRoomStates(): RoomStates {
  const list = useQuery(roomStates())
  const rows = list.data?.rows ?? unsaid
  const operations = useDeviceRows()
  const read = useMemo(() => {
    const wished = operations.filter(({ wish }) => wish?.kind !== 'withdraw')
    const states = overlay('room_states', rows, wished, descriptors)
    const byRoom = new Map(states.map((state) => [state.id, state]))
    const waiting = operations
      .filter(({ route, state }) => route in descriptors && open.includes(state))
      .toSorted((a, b) => a.seq - b.seq)
    return {
      conditionOf: (roomId: string) => byRoom.get(roomId)?.condition ?? 'clean',
      stateOf: (roomId: string) => byRoom.get(roomId),
      waitingOf: (roomId: string) => waiting.filter(({ params }) => params.id === roomId),
    }
  }, [rows, operations])
  return {
    ...read,
    kept: list.data,
    error: list.error instanceof ReadError ? list.error : null,
    refetch: () => void list.refetch(),
  }
}
