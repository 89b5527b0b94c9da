import { useEffect, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { createDraftWriter } from '#offline/draft-writer.ts'
import { afterOrder, emptyForm, isWorthKeeping, type OrderForm } from './form/form.ts'
import { mergedDraft } from './form/merge-draft.ts'
import { readDraftForm } from './form/read-draft.ts'
import { newOrderIds, readOrderIds, type OrderIds } from './order-ids.ts'

export interface OrderFormState {
  form: OrderForm
  change(part: Partial<OrderForm> | ((form: OrderForm) => OrderForm)): void
  ids: OrderIds
  /** Found again from an earlier visit. */
  restored: boolean
  /** Starts anew; the person's own details stay where another order may follow. */
  reset(keepPerson: boolean): void
}

/**
 * The form with its draft on the device. `initial`: an order to be changed, instead of empty. The
 * draft's name and `initial` stay the same for the life of the screen.
 */
export function useOrderForm(draftName: string, initial: OrderForm = emptyForm): OrderFormState {
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
        setForm((now) => (now === initial ? draft.form : mergedDraft(draft.form, now)))
        setIds(draft.ids)
        setRestored(draft.form.cart.length > 0)
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

  const begun = form.cart.length > 0
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
    change: (part) =>
      setForm((now) => (typeof part === 'function' ? part(now) : { ...now, ...part })),
    reset(keepPerson) {
      const next = keepPerson ? afterOrder(form) : emptyForm
      const made = newOrderIds()
      setForm(next)
      setIds(made)
      setRestored(false)
      // The screen may be left in this very moment, and take the old form along otherwise.
      writer.put(draftOf(next, made))
      writer.flush()
    },
  }
}

/** The draft, unless its order was saved just before the page went away. */
async function findDraft(name: string): Promise<{ form: OrderForm; ids: OrderIds } | null> {
  const draft = await readDraft(name)
  const form = readDraftForm(draft?.value)
  if (form === null) return null
  const ids = readOrderIds(draft?.value)
  if (ids === null) return { form, ids: newOrderIds() }
  const rows = await offline()
    .outbox.list(['guest'])
    .catch(() => [])
  const saved = rows.some(({ id }) => id === ids.id)
  return saved ? { form: afterOrder(form), ids: newOrderIds() } : { form, ids }
}

/** Nothing where nothing would be missed. */
function draftOf(form: OrderForm, ids: OrderIds) {
  return isWorthKeeping(form) ? { ...form, ids } : null
}
