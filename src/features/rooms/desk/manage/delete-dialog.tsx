import { Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { DeleteDialog } from '#parts/desk/delete-dialog.tsx'
import { bringsPictures } from '../../manage/operations.ts'
import { roomGroup } from '../../manage/overlay.ts'
import type { ManagedRoom } from './data.ts'

/** 'Delete room {number}?' (spec 3 §2.3) */
export function DeleteRoomDialog({
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
  return (
    <DeleteDialog
      deletion={{
        operation: {
          route: 'deleteRoom',
          params: { id: room.id },
          group: roomGroup(room.id),
          words: { title: t`Delete the room`, detail: t`Room ${room.number}` },
        },
        work,
        makes: 'createRoom',
        isOnPicture: bringsPictures,
      }}
      title={t`Delete room ${room.number}?`}
      act={<Trans>Delete room</Trans>}
      signIn={<Trans>Please login first so we can send the Authorization header.</Trans>}
      failed={t`Delete failed`}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <Trans>
        Guests no longer see it. Past stays keep its name. While bookings are to come, the house
        keeps the room and says so.
      </Trans>
    </DeleteDialog>
  )
}
