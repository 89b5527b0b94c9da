import type { ErrorCode } from '#contract/errors.ts'
import type { Resource, RowAt } from '#contract/resources.ts'
import type { RouteName } from '#contract/routes.ts'
import type { LinkCause } from '../link/types.ts'

/** The server (or a foreign host) answered, and said no. */
export interface Refusal {
  status: number
  /** The contract's code; null where the host has none. */
  code: ErrorCode | null
  /** For people; null where the host gave none. */
  message: string | null
  /** Its name and what goes with it, as it came (refusal-text.ts words it). */
  body: unknown
}

/** Rows, and how much they can be trusted. */
export interface Cached<Row> {
  rows: Row[]
  /** From when they are: the server's clock, ISO. Null when never fetched. */
  asOf: string | null
  /** `device`: cached here; the server did not answer, or not yet. */
  from: 'house' | 'device'
  /** Why the server did not answer. Absent while it is still being asked. */
  cause?: LinkCause
  /** The server answered, but not with the rows (a session that ended, trouble there). */
  refusal?: Refusal
  /** More exists at the server than is cached: say "of those kept here". */
  partial?: true
}

/** One row, likewise. `row` null: the server has no such row, or nothing of it is cached. */
export interface CachedOne<Row> extends Omit<Cached<Row>, 'rows' | 'partial'> {
  row: Row | null
}

export type Scope = string | readonly [from: string, to: string]

export interface ListSpec<Of extends Resource, Row> {
  resource: Of
  route: RouteName
  params?: Record<string, string>
  /** Beside the route's own query; an empty value takes one of those away. */
  query?: Record<string, string>
  /** How many pages of another host's list are fetched at most; absent: the first. */
  pages?: number
  /** For reads that are a POST, e.g. orders by their codes. */
  body?: unknown
  /**
   * Keeps to the rows of one scope (see contract/resources.ts): `category_id` of items, `schedule_date` of
   * restaurant orders; or of those from one to another, both included (a month). Absent: all.
   */
  scope?: Scope
  /**
   * Our row -> what the screen works out of it; null drops it. Absent: the row itself. Whatever host
   * it is from, the row is as the contract has it.
   */
  parse?(row: RowAt<Of>): Row | null
  /**
   * Names what `parse` makes. Two features that read one list each in their own way need it: an
   * answer is kept parsed, and one would be given the other's rows.
   */
  as?: string
  /**
   * Whether the rows belong to the member of staff who fetched them. Default: as the resource is
   * in the contract. `false` for a guest's own orders.
   */
  staff?: boolean
  /**
   * Whether the answer holds every row of the resource and scope, so that rows it lacks are gone.
   * Default true. False for lookups.
   */
  complete?: boolean
}

/** A spec without its parse, as the device's cache needs it. */
export interface CacheKey {
  resource: Resource
  owner: string
  scope?: Scope
}

/** Nothing is cached and the server did not answer, or it refused. What a query fails with. */
export class ReadError extends Error {
  readonly linkCause: LinkCause | null
  readonly refusal: Refusal | null
  constructor(why: { cause: LinkCause } | { refusal: Refusal }) {
    super('cause' in why ? `No answer: ${why.cause}` : `Refused: ${why.refusal.status}`)
    this.linkCause = 'cause' in why ? why.cause : null
    this.refusal = 'refusal' in why ? why.refusal : null
  }
}
