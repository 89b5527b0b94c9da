import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Room } from '#contract/catalogue.ts'
import type { CreateRoom, UpdateRoom } from '#contract/rooms-manage.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { changeAllTheSame } from '#parts/change-all-the-same.ts'
import { storedDetail } from '#parts/stored-detail.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { currentOf, rowNow } from '#offline/current-of.ts'
import type {
  ServerStatus,
  OperationDescriptors,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { applyCreate, applyDelete, applyUpdate } from './overlay.ts'

/** Descriptors of staff's changes of rooms (design §3). */

/** The address of the form with this operation. */
const change = ({ id }: OperationRow): RecoveryAction => ({
  kind: 'open',
  label: msg`Change the room`,
  to: `/dashboard/rooms?change=${id}`,
})

/** Whether it only adds pictures. */
export function bringsPictures({ body }: Pick<OperationRow, 'body'>): boolean {
  const { images_base64 = [] } = body as UpdateRoom
  return images_base64.length > 0
}

export const createTitle = (number: string) => msg`Add room ${number}`

/** The changed field, where there is only one and it fits in a line. */
export function updateTitle(body: UpdateRoom): MessageDescriptor {
  const pictures = body.images_base64?.length ?? 0
  if (pictures > 0)
    return msg`${plural(pictures, { one: 'Add a picture', other: 'Add # pictures' })}`
  const { price_per_night, is_available: available } = body
  if (price_per_night !== undefined) {
    const price = amountText(price_per_night)
    return msg`Change the room: ${price} a night`
  }
  if (available === true) return msg`Change the room: available`
  if (available === false) return msg`Change the room: unavailable`
  return msg`Change the room`
}

/** "Room 12: $45.50 a night, 2 guests, available" */
function serverStatus(current: unknown): ServerStatus | null {
  const row = rowNow<Room>(current)
  const { room_number: number, price_per_night = 0 } = row
  if (number === undefined) return null
  const price = amountText(price_per_night)
  const guests = row.capacity ?? 1
  const says =
    row.is_available !== false
      ? msg`Room ${number}: ${price} a night, ${plural(guests, { one: '# guest', other: '# guests' })}, available`
      : msg`Room ${number}: ${price} a night, ${plural(guests, { one: '# guest', other: '# guests' })}, unavailable`
  return { label: says, at: row.changed_at ?? null, note: null }
}

export const roomsManageDescriptors: OperationDescriptors = {
  createRoom: {
    title: (operation) => createTitle((operation.body as CreateRoom).room_number),
    detail: () => null,
    overlay: { resource: 'rooms', apply: applyCreate },
    recoveryActions: (operation) => [change(operation)],
    failed: msg`Failed to save room.`,
    check: msg`Check whether the room is in the house’s own list before you send this again.`,
  },
  updateRoom: {
    title: (operation) => updateTitle(operation.body as UpdateRoom),
    detail: storedDetail,
    overlay: { resource: 'rooms', apply: applyUpdate },
    recoveryActions(operation) {
      if (bringsPictures(operation)) return []
      return [...changeAllTheSame(operation), change(operation)]
    },
    serverStatus: serverStatus,
    failed: msg`Failed to save room.`,
    check: msg`Check the room in the house’s own list before you send this again.`,
  },
  deleteRoom: {
    title: () => msg`Delete the room`,
    detail: storedDetail,
    overlay: { resource: 'rooms', apply: applyDelete },
    recoveryActions: (operation) => {
      const { room_number: number } = currentOf<Room>(operation.answer?.body)
      if (operation.answer?.code !== 'conflict' || number === undefined) return []
      const to = `/dashboard/bookings?type=room&q=${encodeURIComponent(number)}`
      return [{ kind: 'open', label: msg`See its bookings`, to }]
    },
    failed: msg`Delete failed`,
    check: msg`Check whether the room is still in the house’s own list before you send this again.`,
  },
}
