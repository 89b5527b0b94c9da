import { useEffect, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import {
  mergedDraft,
  newRentalIds,
  readDraftForm,
  readRentalIds,
  withoutPast,
  type RentalIds,
} from '../form/draft.ts'
import { afterRental, isWorthKeeping, type RentalForm } from '../form/form.ts'
import { createDraftWriter } from '#offline/draft-writer.ts'

export interface RentalFormState {
  form: RentalForm
  change(part: Partial<RentalForm> | ((form: RentalForm) => RentalForm)): void
  ids: RentalIds
  /** The draft was looked for: before that no step can be refused for what it lacks. */
  ready: boolean
  /**
   * After it was saved, on leaving: what stays of the draft are the person's own details, and the
   * form is written down no more.
   */
  leave(): void
}

export interface RentalFormStart {
  /** Name of the draft; the same for the life of the screen. */
  draft: string
  /** What stands in it before anything was typed, e.g. a rental to be changed. */
  initial: RentalForm
  /** The house's day. */
  today: string
}

/** The form with its draft on the device. */
export function useRentalForm(start: RentalFormStart): RentalFormState {
  // As the screen opened.
  const [{ draft, initial, today }] = useState(start)
  const [form, setForm] = useState(initial)
  const [ids, setIds] = useState(newRentalIds)
  const [ready, setReady] = useState(false)
  const [writer] = useState(() => createDraftWriter<object>(draft))

  useEffect(() => {
    let gone = false
    void findDraft(draft).then((found) => {
      if (gone) return
      if (found !== null) {
        const kept = withoutPast(found.form, today)
        setForm((now) => (now === initial ? kept : mergedDraft(kept, now)))
        setIds(found.ids)
      }
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [draft, initial, today])

  useEffect(() => {
    if (ready) writer.put(isWorthKeeping(form) ? { ...form, ids } : null)
  }, [ready, writer, form, ids])

  const begun = form.carId !== null || form.name !== '' || form.phone !== ''
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
    ready,
    change: (part) =>
      setForm((now) => (typeof part === 'function' ? part(now) : { ...now, ...part })),
    leave() {
      const left = afterRental(form)
      writer.end(isWorthKeeping(left) ? { ...left, ids: newRentalIds() } : null)
    },
  }
}

/** The draft, unless its rental was saved just before the page went away. */
async function findDraft(name: string): Promise<{ form: RentalForm; ids: RentalIds } | null> {
  const draft = await readDraft(name)
  const form = readDraftForm(draft?.value)
  if (form === null) return null
  const ids = readRentalIds(draft?.value)
  if (ids === null) return { form, ids: newRentalIds() }
  const rows = await offline()
    .outbox.list(['guest'])
    .catch(() => [])
  const saved = rows.some(({ id }) => id === ids.id)
  return saved ? { form: afterRental(form), ids: newRentalIds() } : { form, ids }
}
