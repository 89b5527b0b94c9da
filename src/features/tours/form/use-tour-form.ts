import { useEffect, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { createDraftWriter } from '#offline/draft-writer.ts'
import { afterBooking, emptyForm, isWorthKeeping, mergedDraft, type TourForm } from './form.ts'
import { newIds, type TourIds } from './ids.ts'
import { readDraftForm, readIds } from './read-draft.ts'

export interface TourFormState {
  form: TourForm
  change(part: Partial<TourForm>): void
  ids: TourIds
  /** Found again from an earlier visit. */
  restored: boolean
  /** Starts anew; the person's own details stay where another booking may follow. */
  reset(keepPerson: boolean): void
}

/**
 * The form with its draft on the device. `initial`: a booking to be changed, instead of empty. The
 * draft's name and `initial` stay the same for the life of the screen.
 */
export function useTourForm(draftName: string, initial: TourForm = emptyForm): TourFormState {
  const [form, setForm] = useState(initial)
  const [ids, setIds] = useState(newIds)
  const [restored, setRestored] = useState(false)
  const [ready, setReady] = useState(false)
  const [writer] = useState(() => createDraftWriter<object>(draftName))

  useEffect(() => {
    let gone = false
    void findDraft(draftName).then((draft) => {
      if (gone) return
      if (draft !== null) {
        setForm((now) => (now === initial ? draft.form : mergedDraft(draft.form, now)))
        setIds(draft.ids)
        setRestored(draft.form.tourId !== null)
      }
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [draftName, initial])

  useEffect(() => {
    if (ready) writer.put(draftOf(form, ids))
  }, [ready, writer, form, ids])

  const begun = form.tourId !== null
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
    restored,
    change: (part) => setForm((now) => ({ ...now, ...part })),
    reset(keepPerson) {
      const next = keepPerson ? afterBooking(form) : emptyForm
      const made = newIds()
      setForm(next)
      setIds(made)
      setRestored(false)
      // The screen may be left in this very moment, and take the old form along otherwise.
      writer.put(draftOf(next, made))
      writer.flush()
    },
  }
}

/** The draft, unless its booking was saved just before the page went away. */
async function findDraft(name: string): Promise<{ form: TourForm; ids: TourIds } | null> {
  const draft = await readDraft(name)
  const form = readDraftForm(draft?.value)
  if (form === null) return null
  const ids = readIds(draft?.value)
  if (ids === null) return { form, ids: newIds() }
  const rows = await offline()
    .outbox.list(['guest'])
    .catch(() => [])
  const saved = rows.some(({ id }) => id === ids.id)
  return saved ? { form: afterBooking(form), ids: newIds() } : { form, ids }
}

/** Nothing where nothing would be missed. */
function draftOf(form: TourForm, ids: TourIds) {
  return isWorthKeeping(form) ? { ...form, ids } : null
}
