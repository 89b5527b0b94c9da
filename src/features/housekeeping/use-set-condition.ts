import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { SetRoomCondition } from '#contract/room-states.ts'
import type { RoomCondition } from '#domain/room-conditions.ts'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { useToasts } from '#ui/toasts.tsx'
import { conditionWords } from './words.ts'

/**
 * Says how a room is: into the outbox, in order with what was said of it before. Answers whether it
 * was saved; when not, the person is told at once.
 *
 * @param room its number and name, as people say them
 * @param note up to 300 characters; null: none, and what stood there is gone
 */
export function useSetCondition(): (
  roomId: string,
  condition: RoomCondition,
  room: string,
  note?: string | null,
) => Promise<boolean> {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  return async (roomId, condition, room, note = null) => {
    const { outbox, actor } = offline()
    const said = i18n._(conditionWords[condition])
    const body: SetRoomCondition = { condition, note: note?.trim() || null }
    try {
      await outbox.confirm({
        route: 'setRoomCondition',
        params: { id: roomId },
        body,
        group: `room_states:${roomId}`,
        actor: actor(),
        words: { title: i18n._(msg`Room is ${said}`), detail: room },
      })
      return true
    } catch (error) {
      if (!(error instanceof NotSavedError)) throw error
      toasts.show({
        tone: 'error',
        text: t`This could not be saved on this device, so nothing was done. Make room on the device or reload, then try again.`,
      })
      return false
    }
  }
}
