import type { Kysely } from 'kysely'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import { errorKinds } from '#contract/errors.ts'
import type { RouteName } from '#contract/routes.ts'
import type { Database } from '../db/schema.ts'
import type { Store, Tx } from '../db/store.ts'

/**
 * What an endpoint is, apart from HTTP: the same handler serves a request of its own and an
 * operation inside a batch (http/outbox). Services export endpoints; http mounts them.
 */

/** Who calls. Guests are told apart by their device alone, for keys and limits. */
export type Actor =
  | { kind: 'guest'; deviceId: string | null }
  | {
      kind: 'staff'
      userId: string
      name: string
      role: string
      /** `send`: the token may only send this person's outbox. */
      scope: 'full' | 'send'
      deviceId: string | null
      tokenHash: string
    }

/** The operation of a write that came with a key. */
export interface Operation {
  id: string
  key: string
  /** When the person confirmed, by the device's clock; null when not told. */
  deviceTime: string | null
}

export interface Call<Body = unknown> {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>>
  readonly body: Body
  readonly actor: Actor
  readonly operation: Operation | null
  /** The house's clock. Tests inject it. */
  readonly now: Date
}

export interface Answer {
  status: number
  body: unknown
}

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
  read(db: Kysely<Database>, call: Call, store: Store): Promise<unknown>
}

/**
 * A write: who, key, limits and schema are dealt with before `write` runs, and its effect, its
 * audit row and its stored answer are one transaction. A refusal is thrown (see `refuse`) and rolls
 * all of it back.
 */
export interface WriteEndpoint<Body> {
  readonly kind: 'write'
  readonly name: RouteName
  readonly body: Schema<Body>
  readonly answer?: Schema<unknown>
  write(tx: Tx, call: Call<Body>): Promise<Answer>
}

export type Endpoint = ReadEndpoint | WriteEndpoint<never>

/** Types a write by its schema. */
export function write<Body>(endpoint: Omit<WriteEndpoint<Body>, 'kind'>): Endpoint {
  return { kind: 'write', ...endpoint } as unknown as Endpoint
}

export function read(endpoint: Omit<ReadEndpoint, 'kind'>): Endpoint {
  return { kind: 'read', ...endpoint }
}

/** A refusal in the contract's words: thrown by handlers, answered by the pipeline. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly errors: Record<string, string[]> | undefined
  readonly current: unknown

  constructor(
    code: ErrorCode,
    message: string,
    more: { errors?: Record<string, string[]>; current?: unknown } = {},
  ) {
    super(message)
    this.code = code
    this.errors = more.errors
    this.current = more.current
  }

  get status(): number {
    return errorKinds[this.code].status
  }

  get body(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.errors === undefined ? {} : { errors: this.errors }),
      ...(this.current === undefined ? {} : { current: this.current }),
    }
  }
}

export function refuse(...args: ConstructorParameters<typeof Refusal>): never {
  throw new Refusal(...args)
}
