import { Transform } from 'node:stream'
import type { preParsingAsyncHookHandler, RequestPayload } from 'fastify'
import { routeOf } from '#contract/routes.ts'
import { authenticate } from '../pipeline/auth.ts'
import { hasRole } from '../pipeline/actor.ts'
import type { Context } from '../pipeline/context.ts'
import { deviceIdOf } from './parse-request.ts'
import { refusalOf, MAX_BODY_BYTES, Refusal, type Endpoint } from '../pipeline/endpoint.ts'

/**
 * A route whose bodies may be larger, for those alone who may work at the desk: they are asked for
 * their token before more than the usual is read into memory. Nothing for all other routes.
 */
export function staffBodyLimit(
  context: Context,
  endpoint: Endpoint,
): { bodyLimit?: number; preParsing?: preParsingAsyncHookHandler } {
  const most = 'maxStaffBytes' in endpoint ? endpoint.maxStaffBytes : undefined
  if (most === undefined) return {}
  const staffOnly = routeOf(endpoint.name).access === 'staff'
  return {
    bodyLimit: most,
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
        // Who may not come in hears that, rather than that they brought too much.
        if (staffOnly || !(error instanceof Refusal)) throw error
        return null
      })
      if (actor !== null && hasRole(actor, 'staff')) return payload
      if (length > MAX_BODY_BYTES) throw tooLarge()
      return limitBytes(payload, MAX_BODY_BYTES)
    },
  }
}

/** With a status of its own: Fastify makes 400 of an error in a stream that has none. */
const tooLarge = () => Object.assign(refusalOf('body_too_large'), { statusCode: 413 })

/** The same bytes, up to a limit. */
function limitBytes(payload: RequestPayload, most: number): RequestPayload {
  let received = 0
  const cap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received <= most) return done(null, chunk)
      // The rest is let go by, so that the answer gets through.
      payload.unpipe(cap)
      payload.resume()
      return done(tooLarge())
    },
  })
  // Fastify may have answered already and hear no more; an error nobody hears would end the process.
  cap.on('error', () => undefined)
  payload.on('error', (error) => cap.destroy(error))
  payload.pipe(cap)
  return Object.defineProperty(cap, 'receivedEncodedLength', {
    get: () => payload.receivedEncodedLength ?? received,
  }) as RequestPayload
}
