import type { ErrorBody } from '#contract/errors.ts'
import { Refusal, refusalOf, type PlainReason } from './refusal.ts'

/** An error as it is sent. */
export interface ErrorResponse {
  status: number
  body: ErrorBody
  retryAfter: number | undefined
}

/**
 * PostgreSQL classes: connection, resources, operator intervention. SQLite: busy, locked, full,
 * I/O.
 */
const unavailableSqlState = /^(08|53|57|58)/
const unavailableSqlite = new Set([5, 6, 10, 13, 14])
const unavailableNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
])
/** The driver's own errors of a connection bear no code. */
const withoutConnection = /^(Connection terminated|timeout exceeded when trying to connect)/

/** Whether the store failed rather than the request: a retry makes sense. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode, message } = error as Error & { code?: unknown; errcode?: unknown }
  if (withoutConnection.test(message)) return true
  if (typeof errcode === 'number' && unavailableSqlite.has(errcode & 0xff)) return true
  if (typeof code !== 'string') return false
  return unavailableNetwork.has(code) || (code.length === 5 && unavailableSqlState.test(code))
}

/** Any error in the contract's shape. Unexpected ones become `internal`. */
export function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof Refusal) {
    const { statusCode } = error as { statusCode?: number }
    return { status: statusCode ?? error.status, body: error.body, retryAfter: error.retryAfter }
  }
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string }
  if (statusCode === 413) return errorResponse('body_too_large')
  if (statusCode === 503 || isStoreUnavailable(error)) {
    return errorResponse('house_cannot_answer', 5000)
  }
  if (statusCode === 415) {
    return { ...errorResponse('send_json'), status: 415 }
  }
  if (statusCode === 408) return errorResponse('took_too_long')
  if (
    code?.startsWith('Z_') ||
    (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
  ) {
    return errorResponse('unreadable')
  }
  return errorResponse('something_wrong')
}

function errorResponse(reason: PlainReason, retryAfter?: number): ErrorResponse {
  const { status, body } = refusalOf(reason)
  return { status, body, retryAfter }
}
