import { Transform } from 'node:stream'
import type { preParsingAsyncHookHandler, RequestPayload } from 'fastify'
import { routeOf } from '#contract/routes.ts'
import { authenticate } from '../pipeline/auth.ts'
import { hasRole } from '../pipeline/actor.ts'
import type { Context } from '../pipeline/context.ts'
import { deviceIdOf } from './parse-request.ts'
import { refusalOf, MAX_BODY_BYTES, Refusal, type Endpoint } from '../pipeline/endpoint.ts'

/**
 * For routes with larger bodies: only staff may send more than the usual size, and their token is
 * checked before it is read into memory. Empty for all other routes.
 */
export function staffBodyLimit(
  context: Context,
  endpoint: Endpoint,
): { bodyLimit?: number; preParsing?: preParsingAsyncHookHandler } {
  const limit = 'maxStaffBytes' in endpoint ? endpoint.maxStaffBytes : undefined
  if (limit === undefined) return {}
  const staffOnly = routeOf(endpoint.name).access === 'staff'
  return {
    bodyLimit: limit,
    async preParsing(request, _reply, payload) {
      const length = Number(request.headers['content-length'])
      const plain = request.headers['content-encoding'] === undefined
      if (plain && length <= MAX_BODY_BYTES) return payload
      const actor = await authenticate(
        context.store,
        request.headers.authorization,
        deviceIdOf(request),
        context.now(),
      ).catch((error: unknown) => {
        // An invalid session is reported as such rather than as a large body.
        if (staffOnly || !(error instanceof Refusal)) throw error
        return null
      })
      if (actor !== null && hasRole(actor, 'staff')) return payload
      if (length > MAX_BODY_BYTES) throw tooLarge()
      return limitBytes(payload, MAX_BODY_BYTES)
    },
  }
}

/** Needs a status of its own: Fastify answers 400 for stream errors without one. */
const tooLarge = () => Object.assign(refusalOf('body_too_large'), { statusCode: 413 })

/** The same bytes, up to a limit. */
function limitBytes(payload: RequestPayload, limit: number): RequestPayload {
  let received = 0
  const cap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received <= limit) return done(null, chunk)
      // Drains the rest, so that the answer gets through.
      payload.unpipe(cap)
      payload.resume()
      return done(tooLarge())
    },
  })
  // Fastify may have answered already. An error without a listener would end the process.
  cap.on('error', () => undefined)
  payload.on('error', (error) => cap.destroy(error))
  payload.pipe(cap)
  return Object.defineProperty(cap, 'receivedEncodedLength', {
    get: () => payload.receivedEncodedLength ?? received,
  }) as RequestPayload
}
