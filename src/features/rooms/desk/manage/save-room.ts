import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UpdateRoom } from '#contract/rooms-manage.ts'
import type { ActorRef } from '#offline/db/schema.ts'
import { confirmOrChange } from '#offline/confirm-or-change.ts'
import type { NewOperation, Outbox } from '#offline/outbox/types.ts'
import { changesOf, createBody, type RoomForm } from './form.ts'
import { createTitle, updateTitle } from '../../manage/operations.ts'
import { pictureGroup, roomGroup } from '../../manage/overlay.ts'
import type { ChosenPicture } from '#ui/shrink.ts'

/**
 * The parts of a form that are not in the outbox yet. Saved parts are removed, so that none is
 * saved twice.
 */
export interface Saving {
  /** Null: a new room. */
  roomId: string | null
  /** The room as the person saw it. */
  base: RoomForm
  form: RoomForm
  pictures: readonly ChosenPicture[]
  /** Ids of pictures on the server, to be removed. */
  removed: readonly string[]
  /** Ids of the operations of waiting pictures, to be withdrawn. */
  withdrawn: readonly string[]
  /** Of the operation on the fields: a second tap finds it there. */
  operationId: string
  /** The parked operation that this one replaces. */
  changing: string | null
}

/** The dialog's initial value. */
export type RoomStart = Pick<Saving, 'roomId' | 'base' | 'form' | 'changing'>

/**
 * Saves each part in the outbox, one after the other, and calls `done` after each with what is
 * left. The fields come first and each picture is sent alone: on a slow connection half a megabyte
 * must not delay a price, and what arrived is not sent again. Throws NotSavedError.
 */
export async function saveRoom(
  saving: Saving,
  {
    outbox,
    actor,
    done,
  }: {
    outbox: Pick<Outbox, 'confirm' | 'change' | 'withdraw'>
    actor: ActorRef
    done(left: Saving): void
  },
): Promise<string[]> {
  const ids: string[] = []
  let left = saving
  const next = (part: Partial<Saving>) => {
    left = { ...left, ...part }
    done(left)
  }
  for (const id of saving.withdrawn) {
    await outbox.withdraw(id)
    next({ withdrawn: left.withdrawn.filter((one) => one !== id) })
  }
  const number = saving.form.number.trim()
  const detail = i18n._(msg`Room ${number}`)
  const fields = fieldsOperation(saving, detail)
  if (fields !== null) {
    const id = await confirmOrChange(outbox, { ...fields, actor }, saving.changing)
    ids.push(id)
    const roomId = saving.roomId ?? `op:${id}`
    next({ roomId, base: saving.form, removed: [], changing: null })
  }
  if (fields === null && saving.changing !== null) {
    // By now the server has the form's values.
    await outbox.withdraw(saving.changing)
    next({ changing: null })
  }
  const { roomId } = left
  if (roomId === null) throw new Error('A room without an id')
  for (const picture of saving.pictures) {
    const { filename, data } = picture
    const body: UpdateRoom = { images_base64: [{ filename, data }] }
    const row = await outbox.confirm({
      id: picture.id,
      route: 'updateRoom',
      params: { id: roomId },
      body,
      group: pictureGroup(roomId),
      actor,
      words: { title: i18n._(updateTitle(body)), detail },
    })
    ids.push(row.id)
    next({ pictures: left.pictures.filter(({ id }) => id !== picture.id) })
  }
  return ids
}

/** Null where only pictures were added. */
function fieldsOperation(
  { roomId, base, form, removed, operationId }: Saving,
  detail: string,
): Omit<NewOperation, 'actor'> | null {
  if (roomId === null) {
    const title = i18n._(createTitle(form.number.trim()))
    const body = createBody(form)
    return { id: operationId, route: 'createRoom', body, words: { title, detail: '' } }
  }
  const { fields, seen, any } = changesOf(form, base)
  if (!any && removed.length === 0) return null
  const body: UpdateRoom = {
    ...fields,
    ...(any ? { seen } : {}),
    ...(removed.length > 0 ? { remove_image_ids: [...removed] } : {}),
  }
  return {
    id: operationId,
    route: 'updateRoom',
    params: { id: roomId },
    body,
    group: roomGroup(roomId),
    words: { title: i18n._(updateTitle(body)), detail },
  }
}
