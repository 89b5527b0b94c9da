import { CONTRACT_VERSION, routeOf } from '#contract/routes.ts'
import { BATCH_BYTES } from '#contract/wire.ts'
import type { NotExecutable } from '#domain/reported.ts'
import { authorize, authorizeBody } from '../../pipeline/auth.ts'
import { Refusal, type Actor, type WriteEndpoint } from '../../pipeline/endpoint.ts'
import { validate } from '../../pipeline/validate.ts'
import { queuedEndpoint } from '../queued-endpoints.ts'
import { paramsOf } from './params.ts'
import { referencesIn } from './references.ts'

/** The reported operation. Nothing of it is trusted. */
export interface ReportedOperation {
  endpoint: string
  params: unknown
  body: unknown
  /** Of the app that made it; undefined from older devices. */
  contractVersion: unknown
  /** The code that it was refused with, as its device tells it. */
  code: string
}

export interface Evaluation {
  /** Undefined: it can be executed. */
  why: NotExecutable | undefined
  /** What may be kept and shown: it fits the operation's schema, and its reporter may ask for it. */
  request: { params: Record<string, string>; body: unknown } | null
}

/** Most bytes of a guest's request. The longest honest one, a full cart, has a quarter of it. */
const GUEST_BYTES = 16 * 1024

/** Reasons that follow from the server's own refusal. */
const BY_CODE: Readonly<Record<string, NotExecutable>> = {
  forbidden: 'forbidden',
  unsupported_version: 'another_version',
  not_supported: 'another_version',
  too_large: 'too_large',
}

/**
 * Whether a colleague may carry a reported operation out (decision 36). The reporter's right is
 * asked of the same function as a request's; a send token counts as its person. What somebody of the
 * staff may send no more is still read out where it was kept: it may be money in a drawer.
 *
 * @param reporter as they are now; null for somebody who works here no more
 */
export function evaluate(asked: ReportedOperation, reporter: Actor | null): Evaluation {
  const endpoint = queuedEndpoint(asked.endpoint)
  if (endpoint === undefined) return refused('another_version')
  if (typeof asked.contractVersion === 'number' && asked.contractVersion > CONTRACT_VERSION) {
    return refused('another_version')
  }
  const route = routeOf(endpoint.name)
  const mayAsk = reporter !== null && passes(() => authorize(route, reporter, { withKey: true }))
  if (!mayAsk && reporter?.kind === 'guest') return refused('forbidden')
  const limit = reporter?.kind === 'guest' ? GUEST_BYTES : BATCH_BYTES
  if (byteLength(asked) > limit) return refused('too_large')
  const request = readRequest(endpoint, asked)
  const reasonByCode = BY_CODE[asked.code]
  if (reasonByCode !== undefined)
    return { why: reasonByCode, request: reporter?.kind === 'guest' ? null : request }
  if (!mayAsk) return { why: 'forbidden', request }
  if (request === null) return refused('not_readable')
  if (!passes(() => authorizeBody(route, reporter, request.body)))
    return { why: 'forbidden', request }
  return { why: referencesIn(request).size > 0 ? 'follows' : undefined, request }
}

const refused = (why: NotExecutable): Evaluation => ({ why, request: null })

/** Whether the work is let through: the rights are asked by functions that refuse. */
function passes(work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Null where it does not fit, however that shows: one odd row must not hide all others. */
function readRequest(
  endpoint: WriteEndpoint<never>,
  { params, body }: ReportedOperation,
): Evaluation['request'] {
  try {
    return {
      params: paramsOf(routeOf(endpoint.name), textsOf(params)),
      body: validate(endpoint.body as WriteEndpoint<unknown>['body'], body ?? {}),
    }
  } catch {
    return null
  }
}

function textsOf(params: unknown): Record<string, string> {
  if (typeof params !== 'object' || params === null) return {}
  const entries = Object.entries(params)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function byteLength({ params, body }: ReportedOperation): number {
  return Buffer.byteLength(JSON.stringify([params ?? null, body ?? null]))
}
