import { useEffect, useState } from 'react'
import { newCode } from '#lib/code.ts'
import { looseObject, looseText } from '#lib/loose.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { afterReservation, isWorthKeeping, merged, readForm, type TableForm } from './form/form.ts'

/**
 * What the reservation will be called, made with the form: a second try to save the same one, after
 * a crash too, is the same and not another.
 */
export interface TableIds {
  /** The operation. */
  id: string
  /** The code a guest can read out. */
  code: string
}

const newIds = (): TableIds => ({ id: uuidv7(), code: newCode() })

export interface TableFormState {
  form: TableForm
  change(part: Partial<TableForm>): void
  ids: TableIds
  /** After it was saved, on leaving: of the draft only the person's own details stay. */
  leave(): void
}

/** How long a person may type before it is written down, ms. */
const SETTLE = 250

/** Writes a form down as it changes; nothing that was put is lost by leaving. */
function createWriter(name: string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let put: { form: TableForm; ids: TableIds } | undefined
  let ended = false
  const flush = () => {
    clearTimeout(timer)
    if (put === undefined) return
    const { form, ids } = put
    put = undefined
    // Never awaited: drafts don't throw, and the form itself still has everything.
    void (isWorthKeeping(form) ? saveDraft(name, { ...form, ids }) : clearDraft(name))
  }
  return {
    flush,
    put(form: TableForm, ids: TableIds) {
      if (ended) return
      put = { form, ids }
      clearTimeout(timer)
      timer = setTimeout(flush, SETTLE)
    },
    /** The last that is written. */
    end(form: TableForm) {
      put = { form, ids: newIds() }
      ended = true
      flush()
    },
  }
}

export interface TableFormStart {
  /** Name of the draft. */
  draft: string
  initial: TableForm
  /** Whether `initial` counts over an older draft: it was brought along just now. */
  brought: boolean
}

/** The form with its draft on the device. What it starts from stays the same while it is shown. */
export function useTableForm({ draft, initial, brought }: TableFormStart): TableFormState {
  const [form, setForm] = useState(initial)
  const [ids, setIds] = useState(newIds)
  const [ready, setReady] = useState(false)
  const [writer] = useState(() => createWriter(draft))

  useEffect(() => {
    let gone = false
    void findDraft(draft).then((found) => {
      if (gone) return
      if (found !== null) {
        setForm((now) => (now === initial && !brought ? found.form : merged(found.form, now)))
        setIds(found.ids)
      }
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [draft, initial, brought])

  useEffect(() => {
    if (ready) writer.put(form, ids)
  }, [ready, writer, form, ids])

  const begun = isWorthKeeping(form)
  useEffect(() => (begun ? holdReload() : undefined), [begun])

  useEffect(() => {
    // A phone that is put away may never come back to this page.
    const away = () => {
      if (document.visibilityState === 'hidden') writer.flush()
    }
    document.addEventListener('visibilitychange', away)
    return () => {
      document.removeEventListener('visibilitychange', away)
      writer.flush()
    }
  }, [writer])

  return {
    form,
    ids,
    change: (part) => setForm((now) => ({ ...now, ...part })),
    leave: () => writer.end(afterReservation(form)),
  }
}

/** The draft, unless its reservation was saved just before the page went away. */
async function findDraft(name: string): Promise<{ form: TableForm; ids: TableIds } | null> {
  const value = (await readDraft(name))?.value
  const form = readForm(value)
  if (form === null) return null
  const kept = looseObject(looseObject(value).ids)
  const ids = { id: looseText(kept.id), code: looseText(kept.code) }
  if (ids.id === '' || ids.code === '') return { form, ids: newIds() }
  const rows = await offline()
    .outbox.list(['guest'])
    .catch(() => [])
  const saved = rows.some(({ id }) => id === ids.id)
  return saved ? { form: afterReservation(form), ids: newIds() } : { form, ids }
}
