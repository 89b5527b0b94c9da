import type { PaymentStatus } from '#domain/payments.ts'
import type { Moment } from '../../db/schema.ts'

/** When a provider is polled: its notifications may be late or lost. */

const MINUTE = 60_000
const DAY = 86_400_000

/** So long after it began a payment is asked about, unless it was paid. */
export const POLL_FOR_MS = 3 * DAY
/** A payment that was made may still be taken back: asked once a day, for so long. */
const WATCH_PAID_FOR_MS = 14 * DAY

export function firstPoll(now: Date): Moment {
  return new Date(now.getTime() + MINUTE).toISOString()
}

interface Polled {
  status: string
  polls: number
  created_at: Moment
  paid_at: Moment | null
}

/** After 1, 2, 4… minutes, at most an hour apart; null: no more. `polls`: how many there were. */
export function nextPoll({ status, polls, created_at, paid_at }: Polled, now: Date): Moment | null {
  const state = status as PaymentStatus
  if (state === 'refunded') return null
  const paid = state === 'paid'
  const began = Date.parse(paid ? (paid_at ?? created_at) : created_at)
  const next = now.getTime() + (paid ? DAY : Math.min(60, 2 ** Math.min(polls, 6)) * MINUTE)
  return next - began > (paid ? WATCH_PAID_FOR_MS : POLL_FOR_MS)
    ? null
    : new Date(next).toISOString()
}
