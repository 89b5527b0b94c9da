import type { CreateRoom, UpdateRoom } from '#contract/rooms-manage.ts'
import type { Room } from '#contract/catalogue.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ghostId, madeRow, withRow } from '#offline/reads/overlay.ts'
import type { ApplyOverlay } from '#offline/operation-descriptor.ts'
import { rowInGroup } from '#parts/row-in-group.ts'
import { dataUrl } from '#ui/data-url.ts'

/**
 * Applies waiting operations on rooms to the list. They change the raw rows, which are parsed
 * afterwards: one parse for both.
 */

/** The group that keeps a room's changes in order. */
export const roomGroup = (id: string) => `rooms:${id}`
/** Pictures have their own group: a price must not wait behind half a megabyte. */
export const pictureGroup = (id: string) => `room_pictures:${id}`

/**
 * The picture that an operation adds; its type is recognised by the first characters of its data.
 */
export function waitingPictures(operation: Pick<OperationRow, 'id' | 'body'>) {
  const { images_base64 = [] } = operation.body as UpdateRoom
  return images_base64.map(({ data }) => {
    const path = data.startsWith('data:') ? data : dataUrl({ type: typeOf(data), data })
    return { id: ghostId(operation), url: path, path }
  })
}

const typeOf = (data: string) => (data.startsWith('/9j/') ? 'image/jpeg' : 'image/webp')

/** Fields that the form does not set. */
const unsaid = {
  name: '',
  description: '',
  amenities: [],
  is_available: true,
  available_from: null,
} satisfies Partial<Room>

function made(operation: OperationRow): Room {
  const { images_base64: _, remove_image_ids: __, ...fields } = operation.body as CreateRoom
  return {
    ...madeRow(operation),
    ...unsaid,
    ...fields,
    images: waitingPictures(operation),
    cover_image_url: null,
  }
}

export const applyCreate: ApplyOverlay = (rows, operation) => {
  return [...rows, made(operation)]
}

function changed(room: Room, operation: OperationRow): Room {
  const { seen: _, images_base64: __, remove_image_ids, ...fields } = operation.body as UpdateRoom
  const gone = new Set(remove_image_ids)
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const stays = room.images.filter(({ id }) => !gone.has(id))
  const cover = stays.some(({ url, path }) => [url, path].includes(room.cover_image_url ?? ''))
  return {
    ...room,
    ...said,
    images: [...stays, ...waitingPictures(operation)],
    // Where the server names a cover apart from the pictures, it stays the cover.
    cover_image_url: cover || stays.length === room.images.length ? room.cover_image_url : null,
  }
}

export const applyUpdate: ApplyOverlay = (rows, operation) => {
  return withRow(rows, rowInGroup(operation), (room: Room) => changed(room, operation))
}

export const applyDelete: ApplyOverlay = (rows, operation) => {
  const left = rows.filter(({ id }) => id !== rowInGroup(operation))
  return left.length === rows.length ? rows : left
}
