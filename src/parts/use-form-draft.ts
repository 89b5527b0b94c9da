import { useEffect, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { newRequestIds, readRequestIds, type RequestIds } from '#offline/request-ids.ts'
import { useDraftWriter } from './use-draft-writer.ts'

/** What a service says of its form, which is plain data. */
export interface FormKind<Form extends object> {
  /** A draft that an older version may have written: what can be read of it. Null: nothing. */
  read(draft: unknown): Form | null
  /** A draft that comes in after the person has begun: what was touched since stays. */
  merge(draft: Form, typed: Form): Form
  /** Whether there is anything in it that would be missed. */
  isWorthKeeping(form: Form): boolean
  /** Whether a request was begun: the app is not renewed meanwhile. */
  isBegun(form: Form): boolean
  /** What stays for the next request after this one was sent. Null: nothing. */
  after(form: Form): Form | null
}

/** As the screen opened: what comes later does not count. */
export interface FormStart<Form extends object> {
  /** Name of the draft. */
  name: string
  /** What stands in the form before anything was typed, e.g. a request to be changed. */
  initial: Form
  /** Whether `initial` counts over an older draft: it was brought along just now. */
  brought?: boolean
  /** The draft as it may be used now: times that have passed are offered anew. */
  fresh?: (stored: Form, draft: unknown) => Form
  /** Kept in the draft beside the form. */
  beside?: object
}

export interface FormDraft<Form extends object> {
  form: Form
  change(part: Partial<Form> | ((form: Form) => Form)): void
  ids: RequestIds
  /** The draft was looked for: before that no step can be refused for what it lacks. */
  ready: boolean
  /** A request begun on an earlier visit was found again. */
  restored: boolean
  /** Starts anew with this, also in what is kept. */
  reset(next: Form): void
  /**
   * After it was saved, on leaving: of the draft stays what is for the next request, and the form is
   * written down no more. What is on the screen stays: an emptied form would lead back to its first
   * step.
   */
  leave(): void
}

/** A guest's form with its draft on the device, found again after a crash. */
export function useFormDraft<Form extends object>(
  kind: FormKind<Form>,
  start: FormStart<Form>,
): FormDraft<Form> {
  const [opened] = useState(start)
  const [form, setForm] = useState(opened.initial)
  const [ids, setIds] = useState(newRequestIds)
  const [restored, setRestored] = useState(false)
  const [ready, setReady] = useState(false)
  const writer = useDraftWriter<object>(opened.name)

  useEffect(() => {
    let isUnmounted = false
    const { name, initial, brought = false, fresh = (stored: Form) => stored } = opened
    void findDraft(kind, name).then((found) => {
      if (isUnmounted) return
      if (found !== null) {
        const usable = fresh(found.form, found.draft)
        setForm((now) => (now === initial && !brought ? usable : kind.merge(usable, now)))
        setIds(found.ids)
        setRestored(kind.isBegun(usable))
      }
      setReady(true)
    })
    return () => {
      isUnmounted = true
    }
  }, [kind, opened])

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

/** Nothing where nothing would be missed. */
function draftOf<Form extends object>(
  { isWorthKeeping }: FormKind<Form>,
  form: Form,
  beside: object,
): object | null {
  return isWorthKeeping(form) ? { ...form, ...beside } : null
}
