import { useState } from 'react'
import type { CancellationTerms } from '#contract/cancellations.ts'
import { offline } from '#offline/offline.ts'
import { tidyCode, type FindForm } from '../form.ts'
import { outcomeOf, type Outcome } from '../outcome.ts'

export interface CancellationState {
  /** What was found, on the terms of the last answer; null while nothing is. */
  terms: CancellationTerms | null
  /** The house has cancelled it, on our asking, just now. */
  done: boolean
  busy: boolean
  /** What stood in the way the last time. */
  trouble: Exclude<Outcome, { kind: 'terms' }> | null
  /** The way was cut while cancelling: it may have been done. */
  unsure: boolean
}

const START: CancellationState = {
  terms: null,
  done: false,
  busy: false,
  trouble: null,
  unsure: false,
}

/** Finds, and cancels on the terms that were shown. Never waits in the outbox: money depends on it. */
export function useCancellation(onDone: () => void) {
  const [state, setState] = useState(START)

  const body = ({ code, contact }: FindForm) => ({ code: tidyCode(code), contact: contact.trim() })

  async function find(form: FindForm): Promise<void> {
    setState((now) => ({ ...now, busy: true, trouble: null }))
    const outcome = outcomeOf(await offline().ask({ route: 'findOwn', body: body(form) }))
    setState((now) =>
      outcome.kind === 'terms'
        ? { ...START, terms: outcome.terms, done: now.unsure && isCancelled(outcome.terms) }
        : { ...now, busy: false, trouble: outcome },
    )
    if (outcome.kind === 'terms' && state.unsure && isCancelled(outcome.terms)) onDone()
  }

  async function cancel(form: FindForm, { refund, kept }: CancellationTerms): Promise<void> {
    setState((now) => ({ ...now, busy: true, trouble: null }))
    const seen = { refund, kept }
    const outcome = outcomeOf(
      await offline().ask({ route: 'cancelOwn', body: { ...body(form), seen } }),
    )
    if (outcome.kind === 'terms') {
      setState({ ...START, terms: outcome.terms, done: true })
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

const isCancelled = ({ status }: CancellationTerms) => status === 'cancelled'
