import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { askForData } from '#contract/erasure.ts'
import { readAt } from '#contract/route.ts'
import { tidyCode } from '#lib/read-code.ts'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'
import type { Asked } from '#offline/link/types.ts'
import { offline } from '#offline/offline.ts'

export type DataRequest = z.infer<typeof askForData>

/** What asking came to. */
export type Outcome =
  /** A ticket that a person reads; asked again while it is open, it is the same one. */
  | { kind: 'taken' }
  /** Nothing has this code with this contact; the house does not say which is wrong. */
  | { kind: 'not-found' }
  /** Too many tries: whole minutes to wait. */
  | { kind: 'slow'; minutes: number }
  /** Nothing was heard, or of something else than the house. */
  | { kind: 'not-heard' }

const DRAFT = 'data-request'
/** How long a person may type before it is written down, ms. */
const SETTLE = 250
/** Where the house does not say how long, ms. */
const SOME_PATIENCE = 60_000

function outcomeOf(asked: Asked): Outcome {
  if (asked.kind === 'none') return { kind: 'not-heard' }
  if (asked.status === 429) {
    return { kind: 'slow', minutes: Math.ceil((asked.retryAfter ?? SOME_PATIENCE) / 60_000) }
  }
  if (asked.ok && readAt(asked.body, 'id')) return { kind: 'taken' }
  const code = readAt(asked.body, 'code')
  if (code === 'not_found' || code === 'validation') return { kind: 'not-found' }
  return { kind: 'not-heard' }
}

/**
 * A guest's request for their data. It never waits in the outbox: whether the code and the contact
 * belong together is the house's to say, and who asks is told at once. What is typed is kept on this
 * device until the house has it.
 */
export function useDataRequest() {
  const [form, setForm] = useState<DataRequest>({ wish: 'export', code: '', contact: '' })
  const [touched, setTouched] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    let gone = false
    void readDraft(DRAFT).then((kept) => {
      if (gone || kept === null) return
      const { wish, code = '', contact = '' } = kept.value as Partial<DataRequest>
      setForm((now) => ({
        wish: wish === 'erase' ? wish : now.wish,
        code: now.code || code,
        contact: now.contact || contact,
      }))
    })
    return () => {
      gone = true
    }
  }, [])

  useEffect(() => {
    if (!touched) return undefined
    const timer = setTimeout(() => void saveDraft(DRAFT, form), SETTLE)
    return () => clearTimeout(timer)
  }, [form, touched])

  async function ask(): Promise<void> {
    setBusy(true)
    setOutcome(null)
    const body: DataRequest = {
      ...form,
      code: tidyCode(form.code),
      contact: form.contact.trim(),
    }
    const found = outcomeOf(await offline().ask({ route: 'askForData', body }))
    setBusy(false)
    setOutcome(found)
    if (found.kind !== 'taken') return
    setTouched(false)
    setForm({ wish: 'export', code: '', contact: '' })
    void clearDraft(DRAFT)
  }

  return {
    form,
    change(part: Partial<DataRequest>) {
      setTouched(true)
      setForm((now) => ({ ...now, ...part }))
    },
    busy,
    outcome,
    ask,
  }
}
