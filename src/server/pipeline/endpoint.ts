import type { Kysely } from 'kysely'
import type { OnBehalfOf } from '#contract/outbox.ts'
import type { Said } from '#contract/refusals/index.ts'
import type { RouteName } from '#contract/routes.ts'
import type { Database } from '../db/schema.ts'
import type { Store, Tx } from '../db/store.ts'
import type { Readable } from 'node:stream'
import type { Context } from './context.ts'
import type { Fields, PlainReason } from './refusal.ts'

export { Refusal, refuse, refusalOf, refuseWith } from './refusal.ts'

/**
 * What an endpoint is, apart from HTTP: the same handler serves a request of its own and an
 * operation inside a batch (services/outbox). Services export endpoints; http mounts them.
 */

/** Who calls. Guests are told apart by their device alone, for keys and limits. */
export type Actor =
  | {
      kind: 'guest'
      deviceId: string | null
      /** By whose booking the house knows this device (device-tokens.ts); absent: a stranger. */
      known?: string
    }
  | {
      kind: 'staff'
      userId: string
      name: string
      role: string
      /** `send`: the token may only send this person's outbox. `read`: a key that reads lists. */
      scope: 'full' | 'send' | 'read'
      deviceId: string | null
      tokenHash: string
      /** Whose entry an admin sends under their own name. */
      onBehalfOf?: OnBehalfOf
    }

/** The operation of a write that came with a key. */
export interface Operation {
  id: string
  key: string
  /**
   * When the person confirmed, as the device says; null when not told. To an endpoint it comes held
   * within what can be true (held-time.ts).
   */
  deviceTime: string | null
  /** What the device's own clock said, where that is another time. */
  deviceClock: string | null
  /** As it came; see takenOver in take-over.ts. */
  onBehalfOf?: OnBehalfOf | undefined
}

export interface Call<Body = unknown> {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>>
  readonly body: Body
  readonly actor: Actor
  readonly operation: Operation | null
  /** The house's clock. Tests inject it. */
  readonly now: Date
  /** Where the request came from, for limits alone: never stored, never logged. */
  readonly address: string
}

/** One row that a write made or changed, for the audit. */
export interface Change {
  resource: string
  rowId: string
  /** Field -> [before, after], without personal data. */
  changed: Record<string, [unknown, unknown]>
}

export interface Answer {
  status: number
  body: unknown
  /** What the audit says of it. None: nothing was changed (the wished state was there already). */
  changes?: readonly Change[]
  /** Paid or confirmed bookings, `room:<id>`…, whose code was shown: the device is no stranger. */
  confirmed?: readonly string[]
}

/** Most a JSON body may be, also after unpacking. */
export const MAX_BODY_BYTES = 256 * 1024
/** Of staff's, where pictures may be in it: 4.5 MB of them as base64, unpacked. */
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

/** What a refused body is told: of the whole, and of its fields where the documents have words for them. */
export type Invalid = PlainReason | (Said & { fields: Fields })

/**
 * A write: who, key, limits and schema are dealt with before `write` runs, and its effect, its
 * audit row and its stored answer are one transaction. A refusal is thrown (see `refuse`) and rolls
 * all of it back.
 */
export interface WriteEndpoint<Body, Prepared = never> {
  readonly kind: 'write'
  readonly name: RouteName
  readonly body: Schema<Body>
  readonly answer?: Schema<unknown>
  /** Most bytes a body of staff may have, where that is more than BODY_BYTES (pictures). */
  readonly maxStaffBytes?: number
  /** What is said of a body that does not fit, by its fields; undefined: the usual. */
  invalid?(fields: Fields): Invalid | undefined
  /**
   * What a wrong guess is counted against (e.g. `order:<id>`): a `not_found` slows the next try for
   * these, a success forgets. Nothing is ever locked.
   */
  guesses?(call: Call<Body>): string[]
  /**
   * What takes long and needs no store (decoding pictures): done before the transaction, once,
   * however often that is tried again, and not at all where the key was done before. What it leaves
   * behind must be harmless should the write be refused.
   */
  prepare?(call: Call<Body>, context: Context): Promise<Prepared>
  write(tx: Tx, call: Call<Body>, prepared: Prepared): Promise<Answer>
}

/**
 * What is neither one read nor one transaction: sign-in (which waits for scrypt), batches, voids.
 * It opens its own transactions, each short. Needs no key: repeating it is harmless.
 */
export interface TaskEndpoint<Body> {
  readonly kind: 'task'
  readonly name: RouteName
  readonly body: Schema<Body>
  readonly answer?: Schema<unknown>
  /** The body in the reference, where `body` leaves parts of it to be checked one by one. */
  readonly documentedBody?: Schema<unknown>
  /** As of a write. */
  readonly maxStaffBytes?: number
  /** Whoever is signed in, whatever their role (signing out). */
  readonly anyRole?: boolean
  /** Most of it is waiting for something else than the store: it keeps nobody else from their turn. */
  readonly releasesSlot?: boolean
  run(call: Call<Body>, context: Context): Promise<Answer>
}

/** An answer without an end, sent line by line. */
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
