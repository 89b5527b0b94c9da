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
import { useDeleteRoom } from './use-delete-room.ts'

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
