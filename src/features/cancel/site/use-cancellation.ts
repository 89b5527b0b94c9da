import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { CancellationTerms } from '#contract/cancellations.ts'
import { tidyCode } from '#lib/read-code.ts'
import { offline } from '#offline/offline.ts'
import type { CodeAndContact } from '#ui/code-and-contact.ts'
import { outcomeOf, type Outcome, type Part } from '../outcome.ts'

export interface CancellationState {
  /** The terms of the booking that was found, by the last answer; null: none was found yet. */
  terms: CancellationTerms | null
  /** For the code of a cart: all of its bookings, with the one that is shown. */
  parts: readonly Part[]
  /** It has just been cancelled here. */
  done: boolean
  busy: boolean
  /** Why the last attempt failed. */
  trouble: Exclude<Outcome, { kind: 'terms' }> | null
  /** No answer came while cancelling: it may have been done. */
  unsure: boolean
}

const START: CancellationState = {
  terms: null,
  parts: [],
  done: false,
  busy: false,
  trouble: null,
  unsure: false,
}

/** Finds, and cancels on the terms that were shown. Never waits in the outbox: money depends on it. */
export function useCancellation(onDone: () => void) {
  const [state, setState] = useState(START)

  const { i18n } = useLingui()
  const body = ({ code, contact }: CodeAndContact) => ({
    code: tidyCode(code),
    contact: contact.trim(),
    language: i18n.locale,
  })

  async function find(form: CodeAndContact): Promise<void> {
    setState((now) => ({ ...now, busy: true, trouble: null }))
    const outcome = outcomeOf(await offline().ask({ route: 'findOwn', body: body(form) }))
    setState((now) =>
      outcome.kind === 'terms'
        ? {
            ...START,
            terms: outcome.terms,
            parts: outcome.terms.parts ?? partsWith(now.parts, outcome.terms),
            done: now.unsure && isCancelled(outcome.terms),
          }
        : { ...now, busy: false, trouble: outcome },
    )
    if (outcome.kind === 'terms' && state.unsure && isCancelled(outcome.terms)) onDone()
  }

  async function cancel(
    form: CodeAndContact,
    { code, refund, kept }: CancellationTerms,
  ): Promise<void> {
    setState((now) => ({ ...now, busy: true, trouble: null }))
    const seen = { refund, kept }
    const outcome = outcomeOf(
      // In a cart, the booking that is shown, by its own code.
      await offline().ask({ route: 'cancelOwn', body: { ...body({ ...form, code }), seen } }),
    )
    if (outcome.kind === 'terms') {
      const { terms } = outcome
      setState((now) => ({ ...START, terms, parts: partsWith(now.parts, terms), done: true }))
      return onDone()
    }
    setState((now) => ({
      ...now,
      busy: false,
      trouble: outcome,
      terms: outcome.kind === 'changed' ? outcome.terms : now.terms,
      unsure: outcome.kind === 'no-answer' || outcome.kind === 'trouble',
    }))
  }

  return { state, find, cancel, again: () => setState(START) }
}

/** The bookings of a cart, with the new status of the one that was asked about. */
function partsWith(parts: readonly Part[], { code, status }: CancellationTerms): readonly Part[] {
  if (parts.every((part) => part.code !== code)) return []
  return parts.map((part) => (part.code === code ? { ...part, status } : part))
}

const isCancelled = ({ status }: CancellationTerms) => status === 'cancelled'
