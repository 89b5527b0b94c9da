import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { DEVICE_TOKEN_HEADER, REPLAYED_HEADER } from '#contract/wire.ts'
import { routeOf } from '#contract/routes.ts'
import { toDocumentAnswer } from '../documents/answers.ts'
import { toContractBody, acceptsForms } from '../documents/bodies.ts'
import { handleRequest, identifyCaller } from '../pipeline/handle-request.ts'
import type { Context } from '../pipeline/context.ts'
import type { Actor, Endpoint } from '../pipeline/endpoint.ts'
import { sendNotFound } from './errors.ts'
import { parseRequest, type ParsedRequest } from './parse-request.ts'
import { staffBodyLimit } from './staff-body-limit.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The contract's `{id}` as Fastify's `:id`. */
function toPattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Mounts every endpoint at all paths of its route; answers 405 for other methods. */
export function mount(app: FastifyInstance, context: Context): void {
  const offered = new Map<string, Set<string>>()
  for (const endpoint of context.endpoints.values()) {
    const route = routeOf(endpoint.name)
    for (const path of route.paths) {
      const url = toPattern(path)
      app.route({
        method: route.method,
        url,
        exposeHeadRoute: endpoint.kind === 'read',
        ...(endpoint.kind === 'stream' && { compress: false as const }),
        ...staffBodyLimit(context, endpoint),
        config: {
          acceptsForms: acceptsForms(endpoint.name),
          operation: endpoint.name,
          isStream: endpoint.kind === 'stream',
        },
        handler: (request, reply) => handle(context, endpoint, request, reply),
      })
      const known = offered.get(url) ?? new Set()
      known.add(route.method)
      if (route.method === 'GET' && endpoint.kind === 'read') known.add('HEAD')
      offered.set(url, known)
    }
  }
  for (const [url, known] of offered) {
    const missing: HTTPMethods[] = methods.filter((method) => !known.has(method))
    app.route({
      method: missing,
      url,
      exposeHeadRoute: false,
      handler: (_request, reply) => sendNotFound(reply, [...known]),
    })
  }
}

async function handle(
  context: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const inbound = parseRequest(request)
  const actor = await identifyCaller(context, endpoint, inbound)
  const body = await contractBody(context, endpoint, inbound, actor)
  const attempt = { ...inbound, body, actor }
  const answered = await handleRequest(context, endpoint, attempt, () => request.releaseSlot())
  switch (answered.kind) {
    case 'said': {
      const { status, replayed, deviceToken } = answered
      if (replayed === true) reply.header(REPLAYED_HEADER, 'true')
      if (deviceToken) reply.header(DEVICE_TOKEN_HEADER, deviceToken)
      return send(reply, status, answered.body)
    }
    case 'read':
      return sendRead(
        request,
        reply,
        toDocumentAnswer(endpoint.name, answered.body),
        answered.personal,
      )
    case 'stream':
      // Streams are limited where they are opened.
      request.releaseSlot()
      request.leaveAdmission()
      reply.header('cache-control', 'no-store, no-transform')
      // Stops proxies from buffering the answer until its end.
      reply.header('x-accel-buffering', 'no')
      // The connection is not reused.
      reply.header('connection', 'close')
      reply.type('application/x-ndjson; charset=utf-8')
      return reply.send(answered.open())
  }
}

/**
 * The body as the contract has it. A guest on a staff route is refused anyway, so that body is left
 * unconverted.
 */
async function contractBody(
  { store }: Context,
  { name }: Endpoint,
  { body, params }: ParsedRequest,
  actor: Actor,
): Promise<unknown> {
  if (actor.kind === 'guest' && routeOf(name).access === 'staff') return body
  return await toContractBody(name, body, { params, db: store.db })
}

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  reply.header('cache-control', 'no-store').code(status)
  if (body === undefined || status === 204) return reply.send()
  return reply.type('application/json').send(JSON.stringify(body))
}

/** A read with a weak ETag: an unchanged answer costs a few bytes. */
function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  personal: boolean,
): FastifyReply {
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(reply, 200, body)
  const text = JSON.stringify(body)
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  // Rows for staff stay out of the browser's cache, which signing out does not empty.
  reply.header('cache-control', personal ? 'no-store' : 'no-cache').header('vary', 'authorization')
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim())
  if (known?.includes(etag)) return reply.code(304).send()
  return reply.type('application/json').send(text)
}
