import { useEffect, useState } from 'react'
import { looseObject, looseText } from '#lib/loose.ts'
import { touched as typedIn } from '#lib/touched.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { clearDraft, readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import type { Customer } from '../customer.ts'
import { readForm, type CustomerForm } from '../form.ts'

/** What the dialog opens with. */
export interface CustomerStart {
  /** Null: a new one. */
  customer: Customer | null
  base: CustomerForm
  form: CustomerForm
  changing: string | null
}

interface Draft {
  form: CustomerForm
  operationId: string
}

/** The form with its draft on the device: found again after a crash. */
export function useCustomerForm(given: CustomerStart) {
  const [start] = useState(given)
  const name = `customer:${start.changing ?? start.customer?.id ?? 'new'}`
  const [draft, setDraft] = useState<Draft>(() => ({ form: start.form, operationId: uuidv7() }))
  const [found, setFound] = useState(false)
  const [ready, setReady] = useState(false)
  const writer = useDraftWriter<Draft>(name)
  const touched = JSON.stringify(draft.form) !== JSON.stringify(start.form)

  useEffect(() => {
    let gone = false
    void findDraft(name).then((kept) => {
      if (gone) return
      if (kept !== null) {
        // What was typed before it came in stays.
        setDraft((now) => ({ ...kept, form: { ...kept.form, ...typedIn(now.form, start.form) } }))
        setFound(true)
      }
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [name, start])
  useEffect(() => {
    if (ready) writer.put(touched ? draft : null)
  }, [ready, writer, touched, draft])
  useEffect(() => (touched ? holdReload() : undefined), [touched])

  return {
    start,
    ...draft,
    found,
    change: (part: Partial<CustomerForm>) =>
      setDraft((now) => ({ ...now, form: { ...now.form, ...part } })),
    afresh() {
      setFound(false)
      setDraft({ form: start.form, operationId: uuidv7() })
    },
    /** Saved: the draft goes. */
    end: () => writer.end(null),
  }
}

/** The draft, unless it was saved just before the page went away. */
async function findDraft(name: string): Promise<Draft | null> {
  const value = looseObject((await readDraft(name))?.value)
  const form = readForm(value.form)
  const operationId = looseText(value.operationId)
  if (form === null || operationId === '') return null
  const { actorKey, outbox } = offline()
  const rows = await outbox.list([actorKey()]).catch(() => [])
  if (rows.some(({ id }) => id === operationId)) {
    await clearDraft(name)
    return null
  }
  return { form, operationId }
}
