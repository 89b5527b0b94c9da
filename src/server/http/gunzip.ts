import { Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { RequestPayload } from 'fastify'
import { refusalOf } from '../pipeline/endpoint.ts'

/** A page of orders unpacks to fifteen times its size; more than this is a zip bomb. */
const MAX_RATIO = 40
/** Any body may unpack to this much. */
const FREE_BYTES = 32 * 1024

/**
 * Unpacks a gzip body as a stream, off the event loop, up to a limit by its packed size. Fastify
 * checks the unpacked length against the route's limit.
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
  // Fastify may have answered already. An error without a listener would end the process.
  cap.on('error', () => undefined)
  payload.on('error', (error) => cap.destroy(error))
  gunzip.on('error', (error) => cap.destroy(error))
  payload.pipe(gunzip).pipe(cap)
  // Fastify compares this with content-length.
  return Object.defineProperty(cap, 'receivedEncodedLength', {
    get: () => received,
  }) as RequestPayload
}
