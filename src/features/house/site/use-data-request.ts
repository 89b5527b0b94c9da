import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { askForData } from '#contract/erasure.ts'
import { readAt } from '#contract/route.ts'
import { tidyCode } from '#lib/read-code.ts'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'
import type { Asked } from '#offline/link/types.ts'
import { offline } from '#offline/offline.ts'

export type DataRequest = z.infer<typeof askForData>

/** The outcome of a request. */
export type Outcome =
  /** There is a ticket that staff read; the same one while it is open. */
  | { kind: 'taken' }
  /** Code and contact do not match; the server does not say which is wrong. */
  | { kind: 'not-found' }
  /** Too many attempts: whole minutes to wait. */
  | { kind: 'slow'; minutes: number }
  /** No answer, or an answer that is not from our server. */
  | { kind: 'not-heard' }

const DRAFT_NAME = 'data-request'
/** A draft is saved after this pause in typing, ms. */
const SAVE_DELAY_MS = 250
/** Where the server does not say how long, ms. */
const DEFAULT_WAIT_MS = 60_000

function outcomeOf(asked: Asked): Outcome {
  if (asked.kind === 'none') return { kind: 'not-heard' }
  if (asked.status === 429) {
    return { kind: 'slow', minutes: Math.ceil((asked.retryAfter ?? DEFAULT_WAIT_MS) / 60_000) }
  }
  if (asked.ok && readAt(asked.body, 'id')) return { kind: 'taken' }
  const code = readAt(asked.body, 'code')
  if (code === 'not_found' || code === 'validation') return { kind: 'not-found' }
  return { kind: 'not-heard' }
}

/**
 * A guest's request for their data. It is never queued in the outbox: only the server can check
 * whether the code and the contact match, and the guest is told at once. The form is saved as a
 * draft until the server has the request.
 */
export function useDataRequest() {
  const [form, setForm] = useState<DataRequest>({ wish: 'export', code: '', contact: '' })
  const [touched, setTouched] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    let isUnmounted = false
    void readDraft(DRAFT_NAME).then((draft) => {
      if (isUnmounted || draft === null) return
      const { wish, code = '', contact = '' } = draft.value as Partial<DataRequest>
      setForm((now) => ({
        wish: wish === 'erase' ? wish : now.wish,
        code: now.code || code,
        contact: now.contact || contact,
      }))
    })
    return () => {
      isUnmounted = true
    }
  }, [])

  useEffect(() => {
    if (!touched) return undefined
    const timer = setTimeout(() => void saveDraft(DRAFT_NAME, form), SAVE_DELAY_MS)
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
    void clearDraft(DRAFT_NAME)
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
