import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { SetRoomCondition } from '#contract/room-states.ts'
import type { RoomCondition } from '#domain/room-conditions.ts'
import { offline } from '#offline/offline.ts'
import { useSaveOrSay } from '#parts/desk/use-save-or-say.ts'
import { conditionLabels } from '../words.ts'

/**
 * Says how a room is: into the outbox, in order with what was said of it before. Answers whether it
 * was saved; when not, the person is told at once.
 *
 * @param room its number and name, as people say them
 * @param seen the last word on it as the person saw it; another one by then is asked about
 * @param note up to 300 characters; null: none, and what stood there is gone
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
