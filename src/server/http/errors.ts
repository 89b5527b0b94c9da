import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal, refusalOf } from '../pipeline/endpoint.ts'
import { toErrorResponse, type ErrorResponse } from '../pipeline/error-response.ts'

/**
 * A path or method that this server does not have. `errors.path` distinguishes it from a missing
 * row, for an app that is newer than this server.
 */
export function sendNotFound(reply: FastifyReply, methods?: readonly string[]): FastifyReply {
  const reason = methods === undefined ? 'no_such_path' : 'not_offered_here'
  if (methods !== undefined) reply.header('allow', methods.join(', '))
  return sendError(reply, {
    status: methods === undefined ? 404 : 405,
    body: refusalOf(reason, { field: 'path' }).body,
    retryAfter: undefined,
  })
}

export function sendError(
  reply: FastifyReply,
  { status, body, retryAfter }: ErrorResponse,
): FastifyReply {
  // The rest of the body will not be read.
  if (status === 413) reply.header('connection', 'close')
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter / 1000)))
  reply.header('cache-control', 'no-store')
  return reply.code(status).type('application/json').send(JSON.stringify(body))
}

/** Answers every error in one shape, and logs those that are the server's fault. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const out = toErrorResponse(error)
    // Refusals by rule are not faults, and under a flood they would fill the log.
    if (out.status >= 500 && !(error instanceof Refusal))
      request.log.error({ err: error }, 'failed')
    return sendError(reply, out)
  })
}

/** For input that is not HTTP or breaks off: there is no request to answer, only a socket. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const status = late ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const body = JSON.stringify(refusalOf(late ? 'took_too_long' : 'unreadable').body)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
