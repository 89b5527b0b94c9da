import { useEffect, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { newRequestIds, readRequestIds, type RequestIds } from '#offline/request-ids.ts'
import { useDraftWriter } from './use-draft-writer.ts'
import { useStored } from './use-stored.ts'

/** How the drafts of a form are read and merged. The form is plain data. */
export interface FormKind<Form extends object> {
  /** Reads a draft that an older version may have written; null: nothing of it is readable. */
  read(draft: unknown): Form | null
  /** Merges a draft that was read after the person began to type: typed fields win. */
  merge(draft: Form, typed: Form): Form
  /** Whether the form has anything worth a draft. */
  isWorthKeeping(form: Form): boolean
  /** Whether a request was begun: the app does not reload for an update then. */
  isBegun(form: Form): boolean
  /** The form for the next request after this one was sent; null: no draft stays. */
  after(form: Form): Form | null
}

/** Read once when the screen opens; later values are ignored. */
export interface FormStart<Form extends object> {
  /** Name of the draft. */
  name: string
  /** The form before anything is typed, e.g. a request to be changed. */
  initial: Form
  /** Whether `initial` wins over an older draft. */
  brought?: boolean
  /** The stored draft with times that are still possible. */
  fresh?: (stored: Form, draft: unknown) => Form
  /** Further data stored in the draft. */
  beside?: object
}

export interface FormDraft<Form extends object> {
  form: Form
  change(part: Partial<Form> | ((form: Form) => Form)): void
  ids: RequestIds
  /** The draft was read; before that no step can be judged incomplete. */
  ready: boolean
  /** A draft of an earlier visit was restored. */
  restored: boolean
  /** Replaces the form and its draft. */
  reset(next: Form): void
  /**
   * Called when the saved form is left: the draft becomes the next request's, and the form is not
   * stored any more. The form on the screen stays, because an empty one would lead back to its
   * first step.
   */
  leave(): void
}

/** A guest's form with its draft on the device, restored after a crash. */
export function useFormDraft<Form extends object>(
  kind: FormKind<Form>,
  start: FormStart<Form>,
): FormDraft<Form> {
  const [opened] = useState(start)
  const [form, setForm] = useState(opened.initial)
  const [ids, setIds] = useState(newRequestIds)
  const [restored, setRestored] = useState(false)
  const writer = useDraftWriter<object>(opened.name)

  const ready = useStored(
    () => findDraft(kind, opened.name),
    (found) => {
      if (found === null) return
      const { initial, brought = false, fresh = (stored: Form) => stored } = opened
      const usable = fresh(found.form, found.draft)
      setForm((now) => (now === initial && !brought ? usable : kind.merge(usable, now)))
      setIds(found.ids)
      setRestored(kind.isBegun(usable))
    },
  )

  useEffect(() => {
    if (ready) writer.put(draftOf(kind, form, { ...opened.beside, ids }))
  }, [kind, opened, ready, writer, form, ids])

  const begun = kind.isBegun(form)
  useEffect(() => (begun ? holdReload() : undefined), [begun])

  return {
    form,
    ids,
    ready,
    restored,
    change: (part) =>
      setForm((now) =>
        typeof part === 'function' ? (part as (form: Form) => Form)(now) : { ...now, ...part },
      ),
    reset(next) {
      const made = newRequestIds()
      setForm(next)
      setIds(made)
      setRestored(false)
      // The screen may be left in this very moment, and take the old form along otherwise.
      writer.put(draftOf(kind, next, { ...opened.beside, ids: made }))
      writer.flush()
    },
    leave() {
      const left = kind.after(form)
      writer.end(left && draftOf(kind, left, { ids: newRequestIds() }))
    },
  }
}

/** The draft, unless its request was saved just before the page went away. */
async function findDraft<Form extends object>(
  { read, after }: FormKind<Form>,
  name: string,
): Promise<{ form: Form; ids: RequestIds; draft: unknown } | null> {
  const draft = (await readDraft(name))?.value
  const form = read(draft)
  if (form === null) return null
  const ids = readRequestIds(draft)
  if (ids === null) return { form, ids: newRequestIds(), draft }
  const rows = await offline()
    .outbox.list(['guest'])
    .catch(() => [])
  if (!rows.some(({ id }) => id === ids.id)) return { form, ids, draft }
  const left = after(form)
  return left && { form: left, ids: newRequestIds(), draft: null }
}

/** Null where the form has nothing worth a draft. */
function draftOf<Form extends object>(
  { isWorthKeeping }: FormKind<Form>,
  form: Form,
  beside: object,
): object | null {
  return isWorthKeeping(form) ? { ...form, ...beside } : null
}
