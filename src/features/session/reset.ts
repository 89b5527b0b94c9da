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

/** The outcome of asking the server; `wait`: ms. */
export type ResetOutcome =
  | { kind: 'done' }
  /** The link was used, is too old, or is no link of ours. */
  | { kind: 'dead-link' }
  /** The server does not accept what was typed. */
  | { kind: 'refused' }
  | { kind: 'slow'; wait: number }
  | { kind: 'no-answer'; cause: LinkCause }
  | { kind: 'trouble' }

/** Where the server does not say how long. */
const DEFAULT_WAIT_MS = 30_000

export function resetOutcome(asked: Asked): ResetOutcome {
  if (asked.kind === 'none') return { kind: 'no-answer', cause: asked.cause }
  if (asked.ok) return { kind: 'done' }
  if (asked.status === 429) return { kind: 'slow', wait: asked.retryAfter ?? DEFAULT_WAIT_MS }
  if (asked.status !== 422) return { kind: 'trouble' }
  return readAt(asked.body, 'errors.token') === undefined
    ? { kind: 'refused' }
    : { kind: 'dead-link' }
}
