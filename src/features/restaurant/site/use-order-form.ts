import { useCallback, useEffect, useRef, useState } from 'react'
import { newCode } from '#lib/code.ts'
import { looseObject, looseText } from '#lib/loose.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { afterOrder, emptyForm, isWorthKeeping, type OrderForm } from './form/form.ts'
import { mergedDraft } from './form/merge-draft.ts'
import { readDraftForm } from './form/read-draft.ts'

/** How long a person may type before it is written down, ms. */
const SETTLE = 250

/**
 * What the order will be called, made with the form: a second try to save the same order, after a
 * crash too, is the same order and not another.
 */
export interface OrderIds {
  /** The operation. */
  id: string
  /** The code a guest can read out. */
  code: string
}

const newIds = (): OrderIds => ({ id: uuidv7(), code: newCode() })

export interface OrderFormState {
  form: OrderForm
  change(part: Partial<OrderForm> | ((form: OrderForm) => OrderForm)): void
  ids: OrderIds
  /** Found again from an earlier visit. */
  restored: boolean
  /** Starts anew; the person's own details stay where another order may follow. */
  reset(keepPerson: boolean): void
}

/** The form with its draft on the device. `initial`: an order to be changed, instead of empty. */
export function useOrderForm(draftName: string, initial: OrderForm = emptyForm): OrderFormState {
  const [form, setForm] = useState(initial)
  const [ids, setIds] = useState(newIds)
  const [restored, setRestored] = useState(false)
  const [ready, setReady] = useState(false)
  const latest = useRef({ form, ids })
  latest.current = { form, ids }

  useEffect(() => {
    let gone = false
    void findDraft(draftName).then((draft) => {
      if (gone) return
      if (draft !== null) {
        const untouched = latest.current.form === initial
        setForm((current) => (untouched ? draft.form : mergedDraft(draft.form, current)))
        setIds(draft.ids)
        setRestored(draft.form.cart.length > 0)
      }
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [draftName, initial])

  const write = useCallback(() => {
    const { form: now, ids: made } = latest.current
    if (isWorthKeeping(now)) void saveDraft(draftName, { ...now, ids: made })
    else void clearDraft(draftName)
  }, [draftName])

  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(write, SETTLE)
    return () => clearTimeout(timer)
  }, [form, ids, ready, write])

  useEffect(() => {
    if (!ready) return
    // A phone that is put away may never come back to this page.
    const away = () => {
      if (document.visibilityState === 'hidden') write()
    }
    document.addEventListener('visibilitychange', away)
    return () => {
      document.removeEventListener('visibilitychange', away)
      write()
    }
  }, [ready, write])

  return {
    form,
    ids,
    restored,
    change: (part) =>
      setForm((now) => (typeof part === 'function' ? part(now) : { ...now, ...part })),
    reset(keepPerson) {
      const next = keepPerson ? afterOrder(form) : emptyForm
      const made = newIds()
      latest.current = { form: next, ids: made }
      setForm(next)
      setIds(made)
      setRestored(false)
      write()
    },
  }
}

/** The draft, unless its order was saved just before the page went away. */
async function findDraft(name: string): Promise<{ form: OrderForm; ids: OrderIds } | null> {
  const draft = await readDraft(name)
  const form = readDraftForm(draft?.value)
  if (form === null) return null
  const kept = looseObject(looseObject(draft?.value).ids)
  const ids = { id: looseText(kept.id), code: looseText(kept.code) }
  if (ids.id === '' || ids.code === '') return { form, ids: newIds() }
  const rows = await offline()
    .outbox.list(['guest'])
    .catch(() => [])
  const saved = rows.some(({ id }) => id === ids.id)
  return saved ? { form: afterOrder(form), ids: newIds() } : { form, ids }
}
