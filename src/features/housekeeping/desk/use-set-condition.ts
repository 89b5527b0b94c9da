import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { SetRoomCondition } from '#contract/room-states.ts'
import type { RoomCondition } from '#domain/room-conditions.ts'
import { offline } from '#offline/offline.ts'
import { useSaveOrSay } from '#parts/desk/use-save-or-say.ts'
import { conditionLabels } from '../labels.ts'

/**
 * Puts a room's condition into the outbox, in order with earlier changes of the same room. Resolves to
 * whether it was saved; if not, the person is told at once.
 *
 * @param room its number and name, as people read them
 * @param seen the state that the person saw; if the server has another one, the change is a conflict
 * @param note up to 300 characters; null: none, and an earlier note is removed
 */
export function useSetCondition(): (
  roomId: string,
  condition: RoomCondition,
  room: string,
  seen: { condition: RoomCondition; note: string | null },
  note?: string | null,
) => Promise<boolean> {
  const { i18n } = useLingui()
  const saveOrSay = useSaveOrSay()
  return async (roomId, condition, room, seen, note = null) => {
    const { outbox, actor } = offline()
    const said = i18n._(conditionLabels[condition])
    const body: SetRoomCondition = { condition, note: note?.trim() || null, seen }
    const saved = await saveOrSay(() =>
      outbox.confirm({
        route: 'setRoomCondition',
        params: { id: roomId },
        body,
        group: `room_states:${roomId}`,
        actor: actor(),
        words: { title: i18n._(msg`Room is ${said}`), detail: room },
      }),
    )
    return saved !== null
  }
}
