import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RoomState } from '#contract/room-states.ts'
import type { RoomCondition } from '#domain/room-conditions.ts'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { actorOf } from '#offline/session.ts'
import { useValue } from '#ui/use-value.ts'
import { roomStates } from './data.ts'
import { housekeepingMeanings } from './operations.ts'

export interface RoomStates {
  /** How a room is; clean where nothing was ever said of it. */
  conditionOf(roomId: string): RoomCondition
  /** What was said of it last; undefined where nothing ever was. */
  stateOf(roomId: string): RoomState | undefined
}

const none: readonly OperationRow[] = []
const unsaid: readonly RoomState[] = []

/** How every room is, with what was said on this device laid over. */
export function useRoomStates(): RoomStates {
  const key = actorKey(actorOf(useValue(offline().session)))
  const rows = useQuery(roomStates()).data?.rows ?? unsaid
  const operations = useQuery(outboxQuery([key])).data ?? none
  return useMemo(() => {
    const wished = operations.filter(({ wish }) => wish?.kind !== 'withdraw')
    const states = overlay('room_states', rows, wished, housekeepingMeanings)
    const byRoom = new Map(states.map((state) => [state.id, state]))
    return {
      conditionOf: (roomId) => byRoom.get(roomId)?.condition ?? 'clean',
      stateOf: (roomId) => byRoom.get(roomId),
    }
  }, [rows, operations])
}
