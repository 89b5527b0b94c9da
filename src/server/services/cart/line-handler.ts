import type { Kysely } from 'kysely'
import type { CartKind, CartLine } from '#contract/cart.ts'
import type { OfferTable } from '#contract/services/index.ts'
import type { Database } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import type { Answer, Call, Change, Endpoint } from '../../pipeline/endpoint.ts'
import { validate } from '../../pipeline/validate.ts'
import type { RequestedNights } from '../bookings/index.ts'
import type { Subject } from './subjects.ts'

/** What applies to all lines of a cart. */
export interface Guest {
  customer: { name: string; phone: string; email: string | null }
  language: 'en' | 'fr' | 'rw' | undefined
  method: 'counter' | 'card'
}

/** A call without its body. */
export type CallContext = Pick<Call, 'actor' | 'operation' | 'now' | 'address'>

/** The rows that a line became. */
export interface LineBooking {
  subjects: Subject[]
  changes: readonly Change[]
}

export type RequestOf<Kind extends CartKind> = Extract<CartLine, { kind: Kind }>['request']

/** How a cart books the lines of a kind. */
export interface CartLineHandler<Request> {
  /** The table with the names of what is booked, and the ids in it. */
  offerTable: 'rooms' | OfferTable
  offerIds(request: Request): readonly string[]
  /** The guest's own words, as title where no offer is named. */
  customRequest?(request: Request): string | null
  /** How many days it lasts, if the request has no last day. */
  durationDays?(db: Kysely<Database>, request: Request): Promise<number>
  /** What it locks, where lines of the kind do not all lock the same. */
  lockKey?(request: Request): string
  /** @param alsoRequested nights that the lines before have taken */
  book(
    tx: Tx,
    request: Request,
    guest: Guest,
    context: CallContext,
    alsoRequested: readonly RequestedNights[],
  ): Promise<LineBooking>
  /** The request at the current price: `current` of its service's `price_changed`. */
  withCurrentPrice(request: Request, current: unknown): Request
}

/** The `source` of rows that were booked in a cart. */
export const CART_SOURCE = 'public-book'

export const toCall = <Body>(context: CallContext, body: Body): Call<Body> => ({
  ...context,
  params: {},
  query: {},
  body,
})

/** Runs what the service's own path runs, its schema included. */
async function runEndpoint(
  tx: Tx,
  endpoint: Endpoint,
  context: CallContext,
  body: object,
): Promise<Answer> {
  if (endpoint.kind !== 'write' || endpoint.prepare !== undefined) {
    throw new Error(`${endpoint.name} is no plain write`)
  }
  const checked = validate(endpoint.body, body, endpoint.invalid)
  return await endpoint.write(tx, toCall(context, checked), undefined as never)
}

/** Books a line by the endpoint of its service. */
export const bookWithEndpoint =
  <Request>(
    kind: Subject['kind'],
    endpoint: Endpoint,
    bodyOf: (request: Request, guest: Guest) => object,
  ): CartLineHandler<Request>['book'] =>
  async (tx, request, guest, context) => {
    const asked = { ...bodyOf(request, guest), source: CART_SOURCE }
    const { body, changes = [] } = await runEndpoint(tx, endpoint, context, asked)
    return { subjects: [{ kind, id: (body as { id: string }).id }], changes }
  }

/** Nothing is paid by this call: a cart's card payment follows, one for all of it. */
export const unpaid = ({ method }: Guest) =>
  ({
    method: method === 'card' ? 'card' : 'cash',
    amount: 0,
    reference: null,
    processor: null,
  }) as const
