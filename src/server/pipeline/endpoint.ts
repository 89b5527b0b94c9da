import type { Kysely } from 'kysely'
import type { OnBehalfOf } from '#contract/outbox.ts'
import type { NamedRefusal } from '#contract/refusals/index.ts'
import type { RouteName } from '#contract/routes.ts'
import type { Database } from '../db/schema.ts'
import type { Store, Tx } from '../db/store.ts'
import type { Readable } from 'node:stream'
import type { Context } from './context.ts'
import type { Fields, PlainReason } from './refusal.ts'

export { Refusal, refuse, refusalOf, refuseWith } from './refusal.ts'

/**
 * Endpoints without HTTP: the same handler serves a single request and an operation in a batch
 * (services/outbox). Services export endpoints; http mounts them.
 */

/** The caller. For keys and limits, guests are identified by their device alone. */
export type Actor =
  | {
      kind: 'guest'
      deviceId: string | null
      /** The booking that made this device known (device-tokens.ts); absent: a stranger. */
      known?: string
    }
  | {
      kind: 'staff'
      userId: string
      name: string
      role: string
      /** `send`: may only send this person's outbox. `read`: an API key that reads lists. */
      scope: 'full' | 'send' | 'read'
      deviceId: string | null
      tokenHash: string
      /** The colleague whose entry an admin sends. */
      onBehalfOf?: OnBehalfOf
    }

/** A write that came with an idempotency key. */
export interface Operation {
  id: string
  key: string
  /**
   * When the person confirmed, by the device; null when unknown. Clamped to plausible times before
   * an endpoint sees it (clamp-device-time.ts).
   */
  deviceTime: string | null
  /** The device's own clock, where it differs. */
  deviceClock: string | null
  /** As received; see withOnBehalfOf in take-over.ts. */
  onBehalfOf?: OnBehalfOf | undefined
}

export interface Call<Body = unknown> {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>>
  readonly body: Body
  readonly actor: Actor
  readonly operation: Operation | null
  /** The server's clock. Tests inject it. */
  readonly now: Date
  /** The client's address, for limits only: never stored, never logged. */
  readonly address: string
}

/** One row that a write created or changed, for the audit. */
export interface Change {
  resource: string
  rowId: string
  /** Field -> [before, after], without personal data. */
  changed: Record<string, [unknown, unknown]>
  /** The row as it now is, where it is at hand. */
  row?: object
}

export interface Answer {
  status: number
  body: unknown
  /** Audit entries. None: nothing changed. */
  changes?: readonly Change[]
  /** Paid or confirmed bookings, `room:<id>`…, whose code was shown: they make the device known. */
  confirmed?: readonly string[]
}

/** The largest JSON body, also after unpacking. */
export const MAX_BODY_BYTES = 256 * 1024
/** The same for staff where it may contain pictures: 4.5 MB of them as base64. */
export const MAX_PICTURE_BODY_BYTES = 6 * 1024 * 1024

/** A zod (mini) schema, as far as the pipeline needs it. */
export interface Schema<Output> {
  readonly _zod: { readonly output: Output }
}

export interface ReadEndpoint {
  readonly kind: 'read'
  readonly name: RouteName
  /** Schema of the answer's body, for the serializer and the API reference. */
  readonly answer?: Schema<unknown>
  readonly body?: Schema<unknown>
  read(db: Kysely<Database>, call: Call, store: Store, context: Context): Promise<unknown>
}

/** The reason for a whole body and, where the documents have texts for them, for its fields. */
export type Invalid = PlainReason | (NamedRefusal & { fields: Fields })

/**
 * A write. Authorization, key, limits and schema are checked before `write` runs. Its effect, its
 * audit row and its stored answer are one transaction; a thrown refusal (see `refuse`) rolls all of
 * it back.
 */
export interface WriteEndpoint<Body, Prepared = never> {
  readonly kind: 'write'
  readonly name: RouteName
  readonly body: Schema<Body>
  readonly answer?: Schema<unknown>
  /** Body limit for staff, where it is above MAX_BODY_BYTES (pictures). */
  readonly maxStaffBytes?: number
  /** The reasons for an invalid body, by its fields; undefined: the usual ones. */
  invalid?(fields: Fields): Invalid | undefined
  /**
   * The keys that wrong guesses are counted against (e.g. `order:<id>`): a `not_found` delays the
   * next try, a success resets. Nothing is ever locked.
   */
  guesses?(call: Call<Body>): string[]
  /**
   * Slow work without the store (decoding pictures). Runs once, before the transaction, however
   * often that is retried, and not at all for a replayed key. Its results must be harmless if the
   * write is refused.
   */
  prepare?(call: Call<Body>, context: Context): Promise<Prepared>
  /**
   * What `write` reads first, if nothing stands against it: it goes out together with what every
   * write asks for, and `write` finds it by `oncePerTransaction`.
   */
  ahead?(tx: Tx, call: Call<Body>): Promise<unknown>
  write(tx: Tx, call: Call<Body>, prepared: Prepared): Promise<Answer>
}

/**
 * Neither a single read nor a single transaction: sign-in (which waits for scrypt), batches, voids.
 * It opens its own short transactions. Needs no key: repeating it is harmless.
 */
export interface TaskEndpoint<Body> {
  readonly kind: 'task'
  readonly name: RouteName
  readonly body: Schema<Body>
  readonly answer?: Schema<unknown>
  /** The body in the API reference, where `body` leaves parts to be validated one by one. */
  readonly documentedBody?: Schema<unknown>
  /** As of a write. */
  readonly maxStaffBytes?: number
  /** Any signed-in role may call it (signing out). */
  readonly anyRole?: boolean
  /** It mostly waits for something other than the store, so it frees its slot. */
  readonly releasesSlot?: boolean
  run(call: Call<Body>, context: Context): Promise<Answer>
}

/** An endless answer, sent line by line. */
export interface StreamEndpoint {
  readonly kind: 'stream'
  readonly name: RouteName
  open(call: Call, context: Context): Readable
}

export type Endpoint = ReadEndpoint | WriteEndpoint<never> | TaskEndpoint<never> | StreamEndpoint

/** Types a write by its schema. */
export function write<Body, Prepared = undefined>(
  endpoint: Omit<WriteEndpoint<Body, Prepared>, 'kind'>,
): Endpoint {
  return { kind: 'write', ...endpoint } as unknown as Endpoint
}

export function read(endpoint: Omit<ReadEndpoint, 'kind'>): Endpoint {
  return { kind: 'read', ...endpoint }
}

export function task<Body>(endpoint: Omit<TaskEndpoint<Body>, 'kind'>): Endpoint {
  return { kind: 'task', ...endpoint } as unknown as Endpoint
}

export function stream(endpoint: Omit<StreamEndpoint, 'kind'>): Endpoint {
  return { kind: 'stream', ...endpoint }
}
