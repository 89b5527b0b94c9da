import { addressKey } from '../budgets/requester.ts'
import type { Context } from './context.ts'
import { refuse, type Call } from './endpoint.ts'

/** A promo code is a word, far easier to guess than a booking's code: a wrong one weighs as many. */
const WEIGHT = 10

type Guesses = Pick<Context, 'invalidAttempts'>
type Asked = Pick<Call, 'actor' | 'address' | 'now' | 'body'>

/** Throws `too_many_requests` where a guest names promo codes after too many wrong ones at this address. */
export function checkPromoGuesses({ invalidAttempts }: Guesses, asked: Asked): void {
  if (asked.actor.kind === 'staff' || promoCodesIn(asked.body).size === 0) return
  const wait = invalidAttempts.waitFor(addressKey(asked.address), asked.now.getTime())
  if (wait > 0) refuse('too_many_at_once', { retryAfter: wait })
}

/** Counts the codes that `answer`, a refusal's body or a quote with refusals in it, calls wrong. */
export function countWrongPromoCodes(
  { invalidAttempts }: Guesses,
  { actor, address, now, body }: Asked,
  answer: unknown,
): void {
  if (actor.kind === 'staff') return
  const codes = promoCodesIn(body).size
  const wrong = codes === 0 ? 0 : Math.min(refusedCodesIn(answer), codes)
  if (wrong > 0) invalidAttempts.take(addressKey(address), now.getTime(), WEIGHT * wrong)
}

/** The codes that a request or the lines of a cart name, each once. */
function promoCodesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [name, inner] of Object.entries(value)) {
    if (name !== 'promo_code') promoCodesIn(inner, found)
    else if (typeof inner === 'string' && inner !== '') found.add(inner)
  }
  return found
}

function refusedCodesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const { errors } = value as { errors?: { promo_code?: unknown } | null }
  const own = errors?.promo_code === undefined ? 0 : 1
  return Object.values(value).reduce((sum: number, inner) => sum + refusedCodesIn(inner), own)
}
