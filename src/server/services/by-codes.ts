import type { Buckets } from '../http/buckets.ts'
import { refuse } from '../http/endpoint.ts'
import { addressKey } from '../http/new-key-limits.ts'

interface AskedByCodes {
  codes: readonly string[]
  /** Of whoever asks. */
  address: string
  now: Date
}

/**
 * The rows of these codes. Unknown codes are simply absent, and count against the address that asked,
 * so that nobody finds codes by trying: too many are refused with 429, whatever they ask.
 */
export async function byCodes<Row>(
  { codes, address, now }: AskedByCodes,
  unknownCodes: Buckets,
  find: (codes: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const from = addressKey(address)
  const wait = unknownCodes.waitFor(from, now.getTime())
  if (wait > 0) {
    refuse('too_many_requests', 'Too many requests. Please wait a moment.', { retryAfter: wait })
  }
  const asked = [...new Set(codes)]
  if (asked.length === 0) return []
  const rows = await find(asked)
  const missing = asked.length - rows.length
  if (missing > 0) unknownCodes.take(from, now.getTime(), missing)
  return rows
}
