import type { ActorRef } from '#offline/db/schema.ts'
import { confirmOrChange } from '#offline/confirm-or-change.ts'
import type { NewOperation, Outbox } from '#offline/outbox/types.ts'
import type { ChosenPicture } from '#ui/shrink.ts'
import { changesOf, valuesOf, type EntryForm } from './form.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { groupOf, pictureGroupOf } from '#parts/catalogue/overlay.ts'

/**
 * A form being saved to the outbox. Saved parts are removed from it, so that a repeated save does
 * not save them twice.
 */
export interface Saving<Form = EntryForm> {
  /** Null: a new entry. */
  entryId: string | null
  /** The form as the person saw it. */
  base: Form
  form: Form
  /** The newly chosen picture. */
  picture: ChosenPicture | null
  /** True: the existing picture is removed. */
  removed: boolean
  /** Waiting operations on its picture, to be withdrawn. */
  withdrawn: readonly string[]
  /** Id of the operation on the fields: a repeated save finds it. */
  operationId: string
  /** Id of the operation that removes the picture. */
  removalId: string
  /** The outbox operation that this one replaces. */
  changing: string | null
}

/** The start values of the dialog. */
export type EntryStart<Form = EntryForm> = Pick<
  Saving<Form>,
  'entryId' | 'base' | 'form' | 'changing'
>

export interface SaveLabels {
  create: string
  update(body: unknown): string
}

export interface Into<Form = EntryForm> {
  outbox: Pick<Outbox, 'confirm' | 'change' | 'withdraw'>
  actor: ActorRef
  labels: SaveLabels
  /** Called after each saved part with what is left. */
  done(left: Saving<Form>): void
}

/** What the outbox needs to know of a form. */
export interface Savable<Form> extends Pick<Kind, 'resource'> {
  routes: Pick<Kind['routes'], 'create' | 'change'>
  /** As it is told to people. */
  nameOf(form: Form): string
  created(form: Form): Pick<NewOperation, 'params' | 'body'>
  changes(form: Form, base: Form): { fields: object; seen: object; any: boolean }
}

const savable = (kind: Kind): Savable<EntryForm> => ({
  ...kind,
  nameOf: (form) => String(form.name ?? '').trim(),
  created(form) {
    const { category_id, translations, ...fields } = valuesOf(kind, form)
    const said = Object.keys(translations ?? {}).length > 0
    const others = said ? { ...fields, translations } : fields
    const inPath = kind.categoryInPath === true
    return {
      ...(inPath && { params: { id: String(category_id) } }),
      body: inPath || category_id === undefined ? others : { ...others, category_id },
    }
  },
  changes: (form, base) => changesOf(kind, form, base),
})

export const saveEntry = (kind: Kind, saving: Saving, into: Into): Promise<string[]> =>
  saveForm(savable(kind), saving, into)

/**
 * Writes everything down, each part durably before the next. The fields go first and the picture
 * alone after them: on a bad link half a megabyte must not hold up a price. Throws NotSavedError.
 */
export async function saveForm<Form>(
  kind: Savable<Form>,
  saving: Saving<Form>,
  { outbox, actor, labels, done }: Into<Form>,
): Promise<string[]> {
  const ids: string[] = []
  let left = saving
  const next = (part: Partial<Saving<Form>>) => {
    left = { ...left, ...part }
    done(left)
  }
  for (const id of saving.withdrawn) {
    await outbox.withdraw(id)
    next({ withdrawn: left.withdrawn.filter((one) => one !== id) })
  }
  const fields = fieldsOperation(kind, saving, labels)
  if (fields !== null) {
    const id = await confirmOrChange(outbox, { ...fields, actor }, saving.changing)
    ids.push(id)
    next({ entryId: saving.entryId ?? `op:${id}`, base: saving.form, changing: null })
  } else if (saving.changing !== null) {
    // The house is as it was wished by now.
    await outbox.withdraw(saving.changing)
    next({ changing: null })
  }
  const { entryId, picture } = left
  if (entryId === null) throw new Error('A thing without an id')
  const detail = kind.nameOf(saving.form)
  const onPicture = async (id: string, image: { filename: string; data: string } | null) => {
    const body = { image_base64: image }
    const row = await outbox.confirm({
      id,
      route: kind.routes.change,
      params: { id: entryId },
      body,
      group: pictureGroupOf(kind, entryId),
      actor,
      words: { title: labels.update(body), detail },
    })
    ids.push(row.id)
  }
  // A new one takes the old one's place by itself.
  if (left.removed && picture === null) await onPicture(saving.removalId, null)
  if (picture !== null) {
    await onPicture(picture.id, { filename: picture.filename, data: picture.data })
  }
  next({ removed: false, picture: null })
  return ids
}

/** Null where nothing but the picture changed. */
function fieldsOperation<Form>(
  kind: Savable<Form>,
  { entryId, base, form, operationId }: Saving<Form>,
  labels: SaveLabels,
): Omit<NewOperation, 'actor'> | null {
  const detail = kind.nameOf(form)
  if (entryId === null) {
    return {
      id: operationId,
      route: kind.routes.create,
      ...kind.created(form),
      // Said, since a category in the address is not what it is about.
      group: groupOf(kind, `op:${operationId}`),
      words: { title: labels.create, detail },
    }
  }
  const { fields, seen, any } = kind.changes(form, base)
  if (!any) return null
  const body = { ...fields, seen }
  return {
    id: operationId,
    route: kind.routes.change,
    params: { id: entryId },
    body,
    group: groupOf(kind, entryId),
    words: { title: labels.update(body), detail },
  }
}
