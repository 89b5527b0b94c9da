import { useEffect, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { createDraftWriter } from '#offline/draft-writer.ts'
import { emptyForm, isWorthKeeping, type LaundryForm } from '../form/form.ts'
import { newOrderIds, readOrderIds, type OrderIds } from '../form/order-ids.ts'
import { mergedDraft, readDraftForm, withoutPast } from '../form/read-draft.ts'

export interface LaundryFormState {
  form: LaundryForm
  change(part: Partial<LaundryForm> | ((form: LaundryForm) => LaundryForm)): void
  ids: OrderIds
  /** The draft was looked for: before that no step can be refused for what it lacks. */
  ready: boolean
  /** Found again from an earlier visit. */
  restored: boolean
  /** Everything as at first, also what is kept of it. */
  reset(): void
  /**
   * After it was saved, on leaving: nothing is kept, so that the next order begins with the defaults
   * (spec 2 §4). What is on the screen stays: an emptied form would lead back to its first step.
   */
  leave(): void
}

/**
 * The form with its draft on the device. `initial`: an order to be changed, instead of empty. The
 * draft's name, `initial` and `now` are those of when the screen opened.
 */
export function useLaundryForm(
  draftName: string,
  { initial = emptyForm, now }: { initial?: LaundryForm; now: string },
): LaundryFormState {
  const [opened] = useState({ initial, now })
  const [form, setForm] = useState(initial)
  const [ids, setIds] = useState(newOrderIds)
  const [restored, setRestored] = useState(false)
  const [ready, setReady] = useState(false)
  const [writer] = useState(() => createDraftWriter<object>(draftName))

  useEffect(() => {
    let gone = false
    void findDraft(draftName).then((draft) => {
      if (gone) return
      if (draft !== null) {
        const kept = withoutPast(draft.form, opened.now)
        setForm((typed) => (typed === opened.initial ? kept : mergedDraft(kept, typed)))
        setIds(draft.ids)
        setRestored(Object.keys(kept.quantities).length > 0)
      }
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [draftName, opened])

  useEffect(() => {
    if (ready) writer.put(isWorthKeeping(form) ? { ...form, ids } : null)
  }, [ready, writer, form, ids])

  const begun = Object.keys(form.quantities).length > 0
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
    restored,
    change: (part) =>
      setForm((typed) => (typeof part === 'function' ? part(typed) : { ...typed, ...part })),
    reset() {
      setForm(emptyForm)
      setIds(newOrderIds())
      setRestored(false)
    },
    leave() {
      writer.end(null)
    },
  }
}

/** The draft, unless its order was saved just before the page went away. */
async function findDraft(name: string): Promise<{ form: LaundryForm; ids: OrderIds } | null> {
  const draft = await readDraft(name)
  const form = readDraftForm(draft?.value)
  if (form === null) return null
  const ids = readOrderIds(draft?.value)
  if (ids === null) return { form, ids: newOrderIds() }
  const rows = await offline()
    .outbox.list(['guest'])
    .catch(() => [])
  return rows.some(({ id }) => id === ids.id) ? null : { form, ids }
}
