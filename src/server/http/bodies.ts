import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey } from '../budgets/requester.ts'
import { readMultipart } from '../documents/multipart.ts'
import type { TokenBuckets } from '../pipeline/token-buckets.ts'
import { refusalOf, MAX_BODY_BYTES, Refusal } from '../pipeline/endpoint.ts'
import { gunzipWithLimit } from './gunzip.ts'

/** Values in a stranger's body: each is read, checked and hashed. A hundred orders have 3,000. */
const MAX_VALUES = 10_000
/** JSON.stringify and schemas recurse; no valid body is deeper. */
const MAX_DEPTH = 32

/** Whether brackets outside strings nest deeper than `most`. One pass, no recursion. */
export function exceedsDepth(text: string, limit: number): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (quoted) {
      if (letter === 92) at += 1
      else if (letter === 34) quoted = false
    } else if (letter === 34) quoted = true
    else if (letter === 123 || letter === 91) {
      depth += 1
      if (depth > limit) return true
    } else if (letter === 125 || letter === 93) depth -= 1
  }
  return false
}

/** Whether the text has more commas than `most`, a cheap bound on its values. */
function exceedsCommas(text: string, limit: number): boolean {
  let count = 0
  for (let at = text.indexOf(','); at !== -1; at = text.indexOf(',', at + 1)) {
    count += 1
    if (count > limit) return true
  }
  return false
}

function tooManyRequests(retryAfter: number): Refusal {
  return refusalOf('too_many_at_once', { retryAfter })
}

/**
 * Removes what the stores cannot hold: NUL (PostgreSQL) and lone surrogates. Changes the parsed
 * value in place.
 */
function sanitizeStrings(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  }
  if (typeof value !== 'object' || value === null) return value
  const map = value as Record<string, unknown>
  for (const key of Object.keys(map)) map[key] = sanitizeStrings(map[key])
  return value
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the endpoint accepts multipart forms. */
    acceptsForms?: boolean
  }
}

const MULTIPART = 'multipart/form-data'

/**
 * Parses JSON bodies, and multipart forms where the endpoint accepts them, plain or gzip, within
 * limits. Refuses everything else with 415.
 */
export function registerBodyParsers(
  app: FastifyInstance,
  bytes: TokenBuckets,
  now: () => Date,
): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  /** Takes bytes from the address's bucket; answers a refusal where it has too few. */
  const spend = (request: FastifyRequest, length: number): Refusal | null => {
    const from = addressKey(request.ip)
    const wait = bytes.waitFor(from, now().getTime(), length)
    if (wait > 0) return tooManyRequests(wait)
    bytes.take(from, now().getTime(), length)
    return null
  }
  const parser = (
    request: FastifyRequest,
    text: string,
    done: (error: Error | null, body?: unknown) => void,
  ): void => {
    // Other clients often declare JSON and send no body.
    if (text.trim() === '') return done(null, {})
    if (exceedsDepth(text, MAX_DEPTH)) {
      return done(refusalOf('nested_too_deeply'))
    }
    if (request.lane === 'stranger') {
      if (exceedsCommas(text, MAX_VALUES)) {
        return done(refusalOf('holds_too_much'))
      }
      const refused = spend(request, text.length)
      if (refused !== null) return done(refused)
    }
    void parse(request, text, (error, body) => {
      if (error) return done(refusalOf('not_json'))
      // Only escapes can produce these: the bytes were decoded as UTF-8.
      return done(null, /\\u(0000|d[89a-f])/i.test(text) ? sanitizeStrings(body) : body)
    })
  }
  for (const type of ['application/json', /^application\/[\w.-]+\+json$/]) {
    app.addContentTypeParser<string>(type, { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, parser)
  }
  app.addContentTypeParser<Buffer>(
    MULTIPART,
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    async (request: FastifyRequest, form: Buffer) => {
      const refused = request.lane === 'stranger' ? spend(request, form.length) : null
      if (refused !== null) throw refused
      return await readMultipart(request.headers['content-type'] ?? '', form)
    },
  )
  app.addHook('preParsing', async (request, _reply, payload) => {
    const type = request.headers['content-type']?.trim().toLowerCase() ?? ''
    if (type.startsWith(MULTIPART) && request.routeOptions.config.acceptsForms !== true) {
      throw Object.assign(refusalOf('send_json'), { statusCode: 415 })
    }
    const encoding = request.headers['content-encoding']?.trim().toLowerCase()
    if (encoding === undefined || encoding === '' || encoding === 'identity') return payload
    if (encoding !== 'gzip' && encoding !== 'x-gzip') {
      throw Object.assign(refusalOf('only_gzip'), {
        statusCode: 415,
      })
    }
    return gunzipWithLimit(payload)
  })
}
