import { useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { ManagedRoom } from './data.ts'
import { makerOf } from './open-work.ts'
import { roomGroup } from '../../manage/overlay.ts'
import { bringsPictures } from '../../manage/operations.ts'

/**
 * Deletes a room: queued in the outbox after its other operations; its waiting pictures are
 * withdrawn, since nobody will see them. A room that the server does not have is withdrawn here.
 * Returns the operation's id, null where none was needed. Throws NotSavedError.
 */
export function useDeleteRoom(): (
  room: ManagedRoom,
  work: readonly OperationRow[],
) => Promise<string | null> {
  const { t } = useLingui()
  return async (room, work) => {
    const { outbox, actor, actorKey } = offline()
    // A colleague's operation is not withdrawn for them: the server deletes what it created.
    const own = work.filter((one) => one.actorKey === actorKey())
    const maker = makerOf(own)
    // The last first: none may be sent after the one that it depends on was withdrawn.
    for (const one of own.toReversed()) {
      if (maker !== undefined || bringsPictures(one)) await outbox.withdraw(one.id)
    }
    if (maker !== undefined) return null
    const row = await outbox.confirm({
      route: 'deleteRoom',
      params: { id: room.id },
      body: {},
      group: roomGroup(room.id),
      actor: actor(),
      words: { title: t`Delete the room`, detail: t`Room ${room.number}` },
    })
    return row.id
  }
}
