import { useEffect, useState } from 'react'
import { looseObject, looseText } from '#lib/loose.ts'
import { touched as typedIn } from '#lib/touched.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { clearDraft, readDraft } from '#offline/drafts.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import { readForm, type PaymentForm } from '../form.ts'

interface Draft {
  form: PaymentForm
  /** Of the operation it will be: what was saved already is found by it. */
  operationId: string
}

/** A form with its draft on the device, under a name of its own. */
export function usePaymentForm(name: string, given: PaymentForm) {
  // As the dialog opened: what comes in meanwhile is for the house to compare.
  const [base] = useState(given)
  const [draft, setDraft] = useState<Draft>(() => ({ form: base, operationId: uuidv7() }))
  const [found, setFound] = useState(false)
  const [ready, setReady] = useState(false)
  const writer = useDraftWriter<Draft>(name)

  useEffect(() => {
    let gone = false
    void findDraft(name, base.date).then((kept) => {
      if (gone) return
      if (kept !== null) {
        // What was typed before it came in stays.
        setDraft((now) => ({ ...kept, form: { ...kept.form, ...typedIn(now.form, base) } }))
        setFound(true)
      }
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [name, base])

  const touched = JSON.stringify(draft.form) !== JSON.stringify(base)
  useEffect(() => {
    if (ready) writer.put(touched ? draft : null)
  }, [ready, writer, touched, draft])
  useEffect(() => (touched ? holdReload() : undefined), [touched])

  return {
    base,
    form: draft.form,
    operationId: draft.operationId,
    ready,
    /** An unfinished form of before is shown. */
    found,
    change: (part: Partial<PaymentForm>) =>
      setDraft((now) => ({ ...now, form: { ...now.form, ...part } })),
    afresh() {
      setFound(false)
      setDraft({ form: base, operationId: uuidv7() })
    },
    /** Saved: the draft goes. */
    end: () => writer.end(null),
  }
}

/** The draft, unless it was saved just before the page went away. */
async function findDraft(name: string, today: string): Promise<Draft | null> {
  const value = looseObject((await readDraft(name))?.value)
  const form = readForm(value.form, today)
  const operationId = looseText(value.operationId)
  if (form === null || operationId === '') return null
  const { actorKey, outbox } = offline()
  const rows = await outbox.list([actorKey()]).catch(() => [])
  if (!rows.some(({ id }) => id === operationId)) return { form, operationId }
  await clearDraft(name)
  return null
}
