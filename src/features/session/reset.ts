import { readAt } from '#contract/route.ts'
import type { Asked, LinkCause } from '#offline/link/types.ts'

/** The two halves of a forgotten password: asking for a link, and setting a new one. Pure. */

/** Shortest password (contract: resetPassword). */
export const SHORTEST = 8

/** The token of a link in a mail, `/forgot-password#token=…`; null where there is none. */
export function tokenOf(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return token === null || token === '' ? null : token
}

/** What is wrong with an address before it is sent; null when nothing is. */
export function emailProblem(email: string): 'missing' | 'form' | null {
  const address = email.trim()
  if (address === '') return 'missing'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? null : 'form'
}

export interface NewPassword {
  password: string
  again: string
}

export function passwordProblems({ password, again }: NewPassword): ('short' | 'differs')[] {
  if (password.length < SHORTEST) return ['short']
  return password === again ? [] : ['differs']
}

/** What came of it; `slow` in ms. */
export type ResetOutcome =
  | { kind: 'done' }
  /** The link is used, too old, or none. */
  | { kind: 'dead-link' }
  /** What was typed is not what the house takes. */
  | { kind: 'refused' }
  | { kind: 'slow'; wait: number }
  | { kind: 'no-answer'; cause: LinkCause }
  | { kind: 'trouble' }

const SOME_PATIENCE = 30_000

export function resetOutcome(asked: Asked): ResetOutcome {
  if (asked.kind === 'none') return { kind: 'no-answer', cause: asked.cause }
  if (asked.ok) return { kind: 'done' }
  if (asked.status === 429) return { kind: 'slow', wait: asked.retryAfter ?? SOME_PATIENCE }
  if (asked.status !== 422) return { kind: 'trouble' }
  return readAt(asked.body, 'errors.token') === undefined
    ? { kind: 'refused' }
    : { kind: 'dead-link' }
}
