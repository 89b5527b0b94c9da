import { errorKinds, isErrorCode, type ErrorCode } from '#contract/errors.ts'
import { readAt } from '#contract/route.ts'
import type { ParkReason, StoredAnswer } from '../db/schema.ts'

/** What an answer means for the operation it is to (design §5, "Answers"). */
export type Outcome =
  | { kind: 'taken' }
  /** `certain`: this try had no effect at the house. */
  | { kind: 'wait'; certain: boolean; retryAfter: number | null }
  /** Whose it is must sign in. */
  | { kind: 'pause' }
  | { kind: 'park'; reason: ParkReason }
  /** The key is burnt: it was never done and never will be. */
  | { kind: 'voided' }

/** An answer to one operation, alone or out of a batch. */
export interface Heard {
  status: number
  body: unknown
  retryAfter: number | null
}

/**
 * Reads an answer. `guest`: there is nobody who could sign in. No answer, or not the house's, is
 * null.
 */
export function classify(heard: Heard | null, guest: boolean): Outcome {
  if (heard === null) return { kind: 'wait', certain: false, retryAfter: null }
  const { status, retryAfter } = heard
  if (status >= 200 && status < 300) return { kind: 'taken' }
  const code = codeOf(heard.body)
  switch (code === null ? treatmentOf(status) : errorKinds[code].treatment) {
    case 'wait':
      return { kind: 'wait', certain: isWithoutEffect(status), retryAfter }
    case 'pause':
      return guest ? { kind: 'park', reason: 'refused' } : { kind: 'pause' }
    case 'ended':
      return { kind: 'voided' }
    case 'park':
      return { kind: 'park', reason: code === null ? reasonOfStatus(status) : reasonOfCode(code) }
  }
}

/** The contract's code; null on foreign hosts. */
export function codeOf(body: unknown): ErrorCode | null {
  const code = readAt(body, 'code')
  return isErrorCode(code) ? code : null
}

/** What is kept of an answer with the row. */
export function storedAnswer(heard: Heard, at: number): StoredAnswer {
  const { status, body } = heard
  const message = readAt(body, 'message')
  const code = status < 300 ? null : codeOf(body)
  return { status, code, message: typeof message === 'string' ? message : null, body, at }
}

function treatmentOf(status: number): 'wait' | 'pause' | 'park' {
  if (status === 401 || status === 419) return 'pause'
  if (status === 408 || status === 425 || status === 429) return 'wait'
  // 3xx and 1xx are nothing a house says of an operation.
  return status >= 500 || status < 400 ? 'wait' : 'park'
}

/** Turned away at the door, or not reached within a batch. */
function isWithoutEffect(status: number): boolean {
  return status === 425 || status === 429 || status === 424
}

/** 404 and 405 without our code: no path of the operation is known there. */
function reasonOfStatus(status: number): ParkReason {
  if (status === 404 || status === 405) return 'not_supported'
  return status === 409 || status === 412 ? 'conflict' : 'refused'
}

function reasonOfCode(code: ErrorCode): ParkReason {
  if (code === 'room_taken') return 'conflict'
  if (code === 'unsupported_version') return 'not_supported'
  return code === 'conflict' || code === 'too_late' || code === 'price_changed' ? code : 'refused'
}
