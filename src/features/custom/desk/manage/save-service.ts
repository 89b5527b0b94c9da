import type { ActorRef } from '#offline/db/schema.ts'
import { confirmOrChange } from '#offline/confirm-or-change.ts'
import type { NewOperation, Outbox } from '#offline/outbox/types.ts'
import type { ChosenPicture } from '#ui/shrink.ts'
import { serviceGroup } from '../../operations/definition.ts'
import { changesOfService, valuesOfService, type ServiceForm } from './form.ts'

/** A form on its way into the outbox. What was written down is taken off, so that it is never done twice. */
export interface Saving {
  /** Null: a service that is not there yet. */
  serviceId: string | null
  /** As the person saw it. */
  base: ServiceForm
  form: ServiceForm
  /** Chosen just now. */
  picture: ChosenPicture | null
  /** The picture that was there is to go. */
  removed: boolean
  /**
   * Of the operation on the fields, and of the one that removes the picture: a second tap does
   * nothing more.
   */
  operationId: string
  removalId: string
  /** The operation in the outbox that this one takes the place of. */
  changing: string | null
}

/** What the dialog opens with. */
export type ServiceStart = Pick<Saving, 'serviceId' | 'base' | 'form' | 'changing'>

interface Into {
  outbox: Pick<Outbox, 'confirm' | 'change' | 'withdraw'>
  actor: ActorRef
  titles: { create: string; change: string; picture: string }
  /** Called after each part with what is left to save. */
  done: (left: Saving) => void
}

/** Its operations on the picture go beside the others: a price must not wait behind half a megabyte. */
const pictureGroup = (id: string) => `custom_services_pictures:${id}`

/** Writes everything down, each part durably before the next. Throws NotSavedError. */
export async function saveService(
  saving: Saving,
  { outbox, actor, titles, done }: Into,
): Promise<string[]> {
  const ids: string[] = []
  let left = saving
  const next = (part: Partial<Saving>) => {
    left = { ...left, ...part }
    done(left)
  }
  const detail = saving.form.en.trim()
  const fields = fieldsOperation(saving, titles, detail)
  if (fields !== null) {
    const id = await confirmOrChange(outbox, { ...fields, actor }, saving.changing)
    ids.push(id)
    next({ serviceId: saving.serviceId ?? `op:${id}`, base: saving.form, changing: null })
  } else if (saving.changing !== null) {
    // The server's row already has these values.
    await outbox.withdraw(saving.changing)
    next({ changing: null })
  }
  const { serviceId, picture } = left
  if (serviceId === null) throw new Error('A service without an id')
  if (picture !== null || left.removed) {
    const image = picture && { filename: picture.filename, data: picture.data }
    const row = await outbox.confirm({
      id: picture?.id ?? saving.removalId,
      route: 'updateCustomService',
      params: { id: serviceId },
      body: { image_base64: image },
      group: pictureGroup(serviceId),
      actor,
      words: { title: titles.picture, detail },
    })
    ids.push(row.id)
    next({ removed: false, picture: null })
  }
  return ids
}

/** Null where nothing but the picture changed. */
function fieldsOperation(
  { serviceId, base, form, operationId }: Saving,
  titles: Into['titles'],
  detail: string,
): Omit<NewOperation, 'actor'> | null {
  if (serviceId === null) {
    return {
      id: operationId,
      route: 'createCustomService',
      body: valuesOfService(form),
      group: serviceGroup(`op:${operationId}`),
      words: { title: titles.create, detail },
    }
  }
  const { fields, seen, any } = changesOfService(form, base)
  if (!any) return null
  return {
    id: operationId,
    route: 'updateCustomService',
    params: { id: serviceId },
    body: { ...fields, seen },
    group: serviceGroup(serviceId),
    words: { title: titles.change, detail },
  }
}
