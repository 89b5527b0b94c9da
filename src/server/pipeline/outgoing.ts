import type { ErrorBody } from '#contract/errors.ts'
import { Refusal, refusalOf, type PlainReason } from './refusal.ts'

/** A refusal as it goes out: status, body, and when another try makes sense. */
export interface Outgoing {
  status: number
  body: ErrorBody
  /** ms */
  retryAfter: number | undefined
}

/** PostgreSQL classes: connection, resources, operator intervention; SQLite: busy, locked, full, I/O. */
const storeAway = /^(08|53|57|58)/
const sqliteAway = new Set([5, 6, 10, 13, 14])
const networkAway = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'ENOSPC',
])

/** Whether the store, not the request, is the trouble: worth another try. */
function isStoreAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number' && sqliteAway.has(errcode & 0xff)) return true
  if (typeof code !== 'string') return false
  return networkAway.has(code) || (code.length === 5 && storeAway.test(code))
}

/** Any error in the contract's one shape. What is nobody's business says `internal`. */
export function outgoing(error: unknown): Outgoing {
  if (error instanceof Refusal) {
    const { statusCode } = error as { statusCode?: number }
    return { status: statusCode ?? error.status, body: error.body, retryAfter: error.retryAfter }
  }
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string }
  if (statusCode === 413) return of('body_too_large')
  if (statusCode === 503 || isStoreAway(error)) {
    return of('house_cannot_answer', 5000)
  }
  if (statusCode === 415) {
    return { ...of('send_json'), status: 415 }
  }
  if (statusCode === 408) return of('took_too_long')
  if (
    code?.startsWith('Z_') ||
    (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
  ) {
    return of('unreadable')
  }
  return of('something_wrong')
}

function of(reason: PlainReason, retryAfter?: number): Outgoing {
  const { status, body } = refusalOf(reason)
  return { status, body, retryAfter }
}
