import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { useValue } from '#ui/use-value.ts'
import type { ManagedRoom } from './data.ts'
import { NotAuthenticated } from '#ui/not-authenticated.tsx'
import { makerOf } from './open-work.ts'
import { roomGroup } from '../../manage/overlay.ts'
import { bringsPictures } from '../../manage/operations.ts'

/**
 * Deletes a room: queued in the outbox after its other operations; its waiting pictures are
 * withdrawn, since nobody will see them. A room that the server does not have is withdrawn here.
 * Returns the operation's id, null where none was needed. Throws NotSavedError.
 */
function useDeleteRoom(): (
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

/** 'Delete room {number}?' (spec 3 §2.3) */
export function DeleteDialog({
  room,
  work,
  onClose,
  onDeleted,
}: {
  room: ManagedRoom
  work: readonly OperationRow[]
  onClose: () => void
  onDeleted: (operationIds: string[]) => void
}) {
  const { t } = useLingui()
  const { busy, failure, save } = useSaving()
  const deleteRoom = useDeleteRoom()
  const token = useValue(offline().session)?.token
  const [refused, setRefused] = useState(false)

  async function confirm() {
    setRefused(!token)
    if (!token) return
    const done = await save(async () => ({ id: await deleteRoom(room, work) }))
    if (done !== null) onDeleted(done.id === null ? [] : [done.id])
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t`Delete room ${room.number}?`}
      confirmLabel={<Trans>Delete room</Trans>}
      busy={busy}
    >
      <div className="grid gap-3">
        <p>
          <Trans>
            Guests no longer see it. Past stays keep its name. While bookings are to come, the house
            keeps the room and says so.
          </Trans>
        </p>
        {refused && (
          <NotAuthenticated>
            <Trans>Please login first so we can send the Authorization header.</Trans>
          </NotAuthenticated>
        )}
        {failure && <NotSaved title={t`Delete failed`} reason={failure} phone="" />}
      </div>
    </ConfirmDialog>
  )
}
