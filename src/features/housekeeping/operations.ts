import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RoomState, SetRoomCondition } from '#contract/room-states.ts'
import { roomConditions } from '#domain/room-conditions.ts'
import { currentOf, rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  ApplyOverlay,
  ServerStatus,
  OperationDescriptors,
  OperationDescriptor,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { changeTo } from '#parts/change-to.ts'
import { storedDetail } from '#parts/stored-detail.ts'
import { conditionLabels } from './labels.ts'

const bodyOf = (operation: OperationRow) => operation.body as SetRoomCondition

/** Replaces the room's state with the new one, or adds it where the room had none. */
const applyCondition: ApplyOverlay = (rows, operation) => {
  const { id } = operation.params
  if (id === undefined) return rows
  const { condition, note = null } = bodyOf(operation)
  const at = rows.findIndex((row) => row.id === id)
  const time = operation.deviceTime
  const state: RoomState = {
    ...((rows[at] as RoomState | undefined) ?? {
      id,
      version: 0,
      operation_id: null,
      created_at: time,
    }),
    changed_at: time,
    device_time: time,
    changed_by: operation.actor.kind === 'staff' ? operation.actor.name : null,
    condition,
    note,
  }
  return at < 0 ? [...rows, state] : rows.with(at, state)
}

const conditionOf = (value: unknown) => roomConditions.find((one) => one === value)

/** The same condition once more, over the one that a colleague set meanwhile. */
function allTheSame(operation: OperationRow): RecoveryAction[] {
  const row = currentOf<RoomState>(operation.answer?.body)
  const current = conditionOf(row.condition)
  if (operation.answer?.code !== 'conflict' || current === undefined) return []
  const seen = { condition: current, note: row.note ?? null }
  const body: SetRoomCondition = { ...bodyOf(operation), seen }
  const condition = i18n._(conditionLabels[body.condition])
  const label = msg`It is “${condition}” all the same`
  return [changeTo(label, operation, body)]
}

/** What the server has instead: which condition a colleague set, who and when. */
function serverStatus(current: unknown): ServerStatus | null {
  const row = rowNow<RoomState>(current)
  const condition = conditionOf(row.condition)
  if (condition === undefined) return null
  return {
    label: conditionLabels[condition],
    at: row.device_time ?? row.changed_at ?? null,
    by: row.changed_by ?? null,
    note: row.note ?? null,
  }
}

const setRoomCondition: OperationDescriptor = {
  title: (operation) => {
    const condition = i18n._(conditionLabels[bodyOf(operation).condition])
    return msg`Room is ${condition}`
  },
  detail: storedDetail,
  overlay: { resource: 'room_states', apply: applyCondition },
  recoveryActions: allTheSame,
  serverStatus,
  failed: msg`Failed to say how the room is.`,
  check: msg`Check the room itself before you send this again.`,
}

export const descriptors: OperationDescriptors = { setRoomCondition }
