import { errorKinds, isErrorCode, type ErrorCode, type Treatment } from '#contract/errors.ts'
import { readAt } from '#contract/route.ts'
import type { ParkReason, StoredAnswer } from '../db/schema.ts'

/** What an answer means for the operation it is to (design §5, "Answers"). */
export type Outcome =
  | { kind: 'taken' }
  /** `certain`: this try had no effect at the server. */
  | { kind: 'wait'; certain: boolean; retryAfter: number | null }
  /** Whose it is must sign in. */
  | { kind: 'pause' }
  | { kind: 'park'; reason: ParkReason }
  /** The key is void: it was never done and never will be. */
  | { kind: 'voided' }

/** An answer to one operation, alone or out of a batch. */
export interface Received {
  status: number
  body: unknown
  retryAfter: number | null
}

/**
 * Reads an answer. `guest`: there is nobody who could sign in. No answer, or not the server's, is
 * null.
 */
export function classify(received: Received | null, guest: boolean): Outcome {
  if (received === null) return { kind: 'wait', certain: false, retryAfter: null }
  const { status, retryAfter } = received
  if (status >= 200 && status < 300) return { kind: 'taken' }
  const code = codeOf(received.body)
  switch (code === null ? treatmentOf(status) : errorKinds[code].treatment) {
    case 'wait':
      return { kind: 'wait', certain: withoutEffect.includes(status), retryAfter }
    case 'ended':
      return { kind: 'voided' }
    case 'pause':
      if (!guest) return { kind: 'pause' }
  }
  return { kind: 'park', reason: reasons[code ?? status] ?? 'refused' }
}

/** What a status without our code comes to. 1xx and 3xx are nothing a server says of an operation. */
function treatmentOf(status: number): Treatment {
  if (status === 401 || status === 419) return 'pause'
  return status >= 500 || status < 400 || [408, 425, 429].includes(status) ? 'wait' : 'park'
}

/** Turned away at the door, or not reached within a batch. */
const withoutEffect = [424, 425, 429]

/** Why a row is parked, by the server's code, or by the status where a host has none. */
const reasons: Record<string, ParkReason> = {
  // No path of the operation is known there.
  404: 'not_supported',
  405: 'not_supported',
  unsupported_version: 'not_supported',
  409: 'conflict',
  412: 'conflict',
  conflict: 'conflict',
  room_taken: 'conflict',
  too_late: 'too_late',
  price_changed: 'price_changed',
}

/** The contract's code; null on foreign hosts. */
export function codeOf(body: unknown): ErrorCode | null {
  const code = readAt(body, 'code')
  return isErrorCode(code) ? code : null
}

/** What of an answer is stored with the row. */
export function storedAnswer(
  { status, body }: Pick<Received, 'status' | 'body'>,
  at: number,
): StoredAnswer {
  const message = readAt(body, 'message')
  return {
    status,
    code: codeOf(body),
    message: typeof message === 'string' ? message : null,
    body,
    at,
  }
}
