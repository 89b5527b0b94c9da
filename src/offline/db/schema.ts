import type { QueuedRouteName } from '#contract/routes.ts'
import type { ResourceRow, Resource } from '#contract/resources.ts'

/**
 * What lies on the device. Dexie's tables are opened in open.ts; their versions are append-only
 * and the outbox's tables only ever grow (design §5, "Versions").
 */

/** Whose operation it is. Nobody's rows are ever sent as somebody else's. */
export type ActorRef =
  | { kind: 'guest' }
  /** `role`: as of then; rows of older apps have none. */
  | { kind: 'staff'; userId: string; name: string; role?: string }

/** Whose entry an admin sends under their own name, and why. As it goes over the wire. */
export interface OnBehalfOf {
  user_id: string
  name: string
  reason: string
}

/** `guest`, or `staff:<userId>`: for indexes and equality. */
export function actorKey(actor: ActorRef): string {
  return actor.kind === 'guest' ? 'guest' : `staff:${actor.userId}`
}

/**
 * waiting: never tried. sending: a request is under way. unknown: tried, no certain answer; sent
 * again under the same key. parked: needs a person. The rest are ends.
 */
export const operationStates = [
  'waiting',
  'sending',
  'unknown',
  'parked',
  'taken',
  'withdrawn',
  'superseded',
  'settled',
] as const
export type OperationState = (typeof operationStates)[number]

export const openStates = ['waiting', 'sending', 'unknown', 'parked'] as const

/** Whether the server may still be asked for it. */
export const isOpenState = (state: OperationState): boolean =>
  openStates.some((one) => one === state)

/** Why a row waits although the link is there, or stands still: shown in words. */
export type ParkReason =
  | 'refused'
  | 'conflict'
  | 'too_late'
  | 'price_changed'
  | 'not_supported'
  /** Foreign host, answer lost: sent once, never again by itself. */
  | 'may_have_arrived'
  /** What it follows was parked or withdrawn. */
  | 'predecessor'

export interface Attempt {
  id: string
  /** Device's clock, ms. */
  at: number
  /** What came of it: a status, or why there was no answer. Null while under way. */
  result: { status: number } | { none: string } | null
}

export interface StoredAnswer {
  status: number
  /** The contract's code; null on success and on foreign hosts. */
  code: string | null
  message: string | null
  body: unknown
  /** ms, device's clock */
  at: number
}

export interface OperationRow {
  /** UUIDv7; others refer to it. */
  id: string
  /** UUIDv7; the Idempotency-Key of this body. */
  key: string
  /** Order of confirming on this device, ascending. Given when the row is written. */
  seq: number
  route: QueuedRouteName
  contractVersion: number
  /** Values may be `op:<id>` of a predecessor. */
  params: Record<string, string>
  body: unknown
  /** Operations of one group go in order; groups go side by side. */
  group: string
  /** Operations that must have been taken first. */
  after: string[]
  actor: ActorRef
  /** `actorKey(actor)`, for the index. */
  actorKey: string
  /** When the person confirmed: the server's time, as well as it was known, ISO. */
  deviceTime: string
  /**
   * The device's own clock then, ms, and whether the server's time was known. Absent in rows of
   * older versions, whose `deviceTime` is the device's own.
   */
  clock?: { device: number; known: boolean } | undefined
  /** After this moment the device warns; the server judges. Null: never too late. */
  validUntil: string | null
  /** What to call it to a person, in their language when they confirmed. */
  words: { title: string; detail: string }
  state: OperationState
  parkReason: ParkReason | null
  /**
   * Asked for while the answer is not known: void at the server first. `by`: the key of the admin who
   * takes the row over, and in whose name the server is asked.
   */
  wish:
    | null
    | { kind: 'withdraw'; by?: string }
    | { kind: 'change'; successor: string; by?: string }
  /** The attempt under way; an answer is written only where this still matches. */
  attemptId: string | null
  /** The newest few. */
  attempts: Attempt[]
  /** How often it was tried in all. */
  tries: number
  /** ms; not before this. 0: at once. */
  nextTry: number
  answer: StoredAnswer | null
  /** The new row's id at the server, from the answer. */
  madeId: string | null
  /** ms, when it came to an end; see prune.ts. */
  endedAt: number | null
  /** What was reported to the server of it as parked: `open`, `withdrawn`…; null: nothing. */
  reported: string | null
  /** Some try of it may have arrived: it stays `unknown` whatever a later try is answered. */
  doubt?: boolean
  /** The operation that this one takes the place of: its body was changed, or it was taken over. */
  replaces?: string
  /** Who recorded it, where an admin took it over; `actor` is the admin. */
  onBehalfOf?: OnBehalfOf
}

/** A token that may only send one actor's outbox from this device. */
export interface SenderRow {
  actorKey: string
  actor: ActorRef
  token: string
  /** Set when the server refused the token: that person must sign in. */
  refusedAt: number | null
  /** Its person signed out: the token goes when the last of their rows has ended. */
  leaving?: boolean
}

/** A row of the server as cached here. Never lowered in version by a write. */
export interface CachedRow {
  resource: Resource
  id: string
  version: number
  /** The row as it came. */
  row: ResourceRow
  /** `public`, or the user id of the member of staff who fetched it. */
  owner: string
  /** Scope value for ranges, e.g. category_id of items, schedule_date of orders; '' where none. */
  scope: string
}

/** From when a list is. */
export interface FetchedRow {
  /** `<owner>:<resource>` or `<owner>:<resource>:<scope>` */
  list: string
  /** The server's clock, ISO. */
  asOf: string
  complete: boolean
}

/** A form in the middle: found again after a crash. */
export interface DraftRow {
  /** e.g. `restaurant`, `login` never. */
  form: string
  owner: string
  value: unknown
  changedAt: number
}

/** Small facts: device id, kind of host, cursor, clock difference, link state. */
export interface FactRow {
  name: string
  value: unknown
}
