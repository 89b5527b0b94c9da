import { useState } from 'react'
import type * as z from 'zod/mini'
import type { askForData } from '#contract/erasure.ts'
import { readAt } from '#contract/route.ts'
import { tidyCode } from '#lib/read-code.ts'
import type { Asked } from '#offline/link/types.ts'
import { offline } from '#offline/offline.ts'
import { useDraft } from '#parts/use-draft.ts'

export type DataRequest = z.infer<typeof askForData>

/** The outcome of a request. */
export type Outcome =
  /** There is a ticket that staff read; the same one while it is open. */
  | { kind: 'taken' }
  /** Code and contact do not match; the server does not say which is wrong. */
  | { kind: 'not-found' }
  /** Too many attempts: whole minutes to wait. */
  | { kind: 'slow'; minutes: number }
  /** Another host, which knows no such path. */
  | { kind: 'not-offered' }
  /** No answer, or an answer that is not from our server. */
  | { kind: 'not-heard' }

const empty: DataRequest = { wish: 'export', code: '', contact: '' }

function readForm(draft: unknown): DataRequest {
  const { wish, code = '', contact = '' } = draft as Partial<DataRequest>
  return { wish: wish === 'erase' ? wish : 'export', code, contact }
}

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
  if (asked.status === 404) return { kind: 'not-offered' }
  return { kind: 'not-heard' }
}

/**
 * A guest's request for their data. It is never queued in the outbox: only the server can check
 * whether the code and the contact match, and the guest is told at once. The form is saved as a
 * draft until the server has the request.
 */
export function useDataRequest() {
  const { form, change, reset } = useDraft('data-request', empty, readForm)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

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
    if (found.kind === 'taken') reset(empty)
  }

  return { form, change, busy, outcome, ask }
}
