import { Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { RequestPayload } from 'fastify'
import { refusalOf } from '../pipeline/endpoint.ts'

/** A page of orders unpacks to fifteen times its bytes; what becomes more than this is a bomb. */
const MAX_RATIO = 40
/** So much may come of anything. */
const FREE_BYTES = 32 * 1024

/**
 * A gzip body, unpacked off the event loop as it comes, and no further than its own bytes warrant.
 * Fastify counts the unpacked length against the route's limit.
 */
export function gunzipWithLimit(payload: RequestPayload): RequestPayload {
  const gunzip = createGunzip()
  let received = 0
  let made = 0
  payload.on('data', (chunk: Buffer) => {
    received += chunk.length
  })
  const cap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      made += chunk.length
      if (made <= Math.max(FREE_BYTES, received * MAX_RATIO)) return done(null, chunk)
      payload.unpipe(gunzip)
      payload.resume()
      gunzip.destroy()
      return done(Object.assign(refusalOf('body_too_large'), { statusCode: 413 }))
    },
  })
  // Fastify may have answered already and hear no more; an error nobody hears would end the process.
  cap.on('error', () => undefined)
  payload.on('error', (error) => cap.destroy(error))
  gunzip.on('error', (error) => cap.destroy(error))
  payload.pipe(gunzip).pipe(cap)
  // Fastify checks this against content-length.
  return Object.defineProperty(cap, 'receivedEncodedLength', {
    get: () => received,
  }) as RequestPayload
}
