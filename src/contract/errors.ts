import type { Reason, WireRefusal } from './refusals/index.ts'

/**
 * The closed list of what can go wrong at the house, and what the outbox does about each
 * (design §5, §6). One shape on the wire: { code, message, reason, params?, errors?, reasons?,
 * current? }.
 */

/**
 * wait: try again later, nothing is wrong with the operation; pause: the actor must sign in;
 * park: a person must decide; ended: the operation is over (voided, settled).
 */
export type Treatment = 'wait' | 'pause' | 'park' | 'ended'

interface ErrorKind {
  readonly status: number
  readonly treatment: Treatment
}

/**
 * Fewer are left than are asked for. The wire has the name from when tours alone were counted; what the
 * house offers itself is refused by the same one.
 */
export const FULL = 'tour_full'

export const errorKinds = {
  bad_request: { status: 400, treatment: 'park' },
  unauthenticated: { status: 401, treatment: 'pause' },
  invalid_credentials: { status: 401, treatment: 'park' },
  forbidden: { status: 403, treatment: 'park' },
  not_found: { status: 404, treatment: 'park' },
  request_timeout: { status: 408, treatment: 'wait' },
  /** The row is not as the person saw it; `current` is the row now. */
  conflict: { status: 409, treatment: 'park' },
  in_progress: { status: 409, treatment: 'wait' },
  /** The house's price differs from the one shown; `current` is the new quote. */
  price_changed: { status: 409, treatment: 'park' },
  room_taken: { status: 409, treatment: 'park' },
  /** The house does not offer this, or not at the moment. */
  not_offered: { status: 409, treatment: 'park' },
  /** `current` has cars free for these days. */
  car_taken: { status: 409, treatment: 'park' },
  /** `current` has what is left, and days near it. */
  [FULL]: { status: 409, treatment: 'park' },
  /** `current` has the seats left, and times near it. */
  tables_full: { status: 409, treatment: 'park' },
  /** A payment that stands on a receipt is not edited; `current` is the payment. */
  on_receipt: { status: 409, treatment: 'park' },
  /** The key was voided before the house saw the operation: it will never be done. */
  voided: { status: 410, treatment: 'ended' },
  too_large: { status: 413, treatment: 'park' },
  session_expired: { status: 419, treatment: 'pause' },
  validation: { status: 422, treatment: 'park' },
  key_reused: { status: 422, treatment: 'park' },
  /** A guest's request whose time has passed. Never for what staff record. */
  too_late: { status: 422, treatment: 'park' },
  /** `current.items` names what is no longer to be had. */
  item_unavailable: { status: 422, treatment: 'park' },
  closed: { status: 422, treatment: 'park' },
  /** Made by an app whose contract this server cannot read. */
  unsupported_version: { status: 422, treatment: 'park' },
  /** Only inside a batch: what it follows was not taken. */
  not_tried: { status: 424, treatment: 'wait' },
  too_many_requests: { status: 429, treatment: 'wait' },
  internal: { status: 500, treatment: 'wait' },
  unavailable: { status: 503, treatment: 'wait' },
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof errorKinds

/** What every refusal looks like on the wire. */
export interface ErrorBody {
  code: ErrorCode
  /** For people, in the documents' words where they name one. English. */
  message: string
  /** The message's stable name and what it fills in: see refusals/. */
  reason?: Reason
  params?: WireRefusal['params']
  /** Field -> messages, as the documents' 422. */
  errors?: Record<string, string[]>
  /** The same fields, message for message. */
  reasons?: Record<string, WireRefusal[]>
  /** The row or quote as it is at the house now. */
  current?: unknown
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorKinds, code)
}
