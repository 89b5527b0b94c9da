import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { DEVICE_TOKEN_HEADER, REPLAYED_HEADER } from '#contract/wire.ts'
import { routeOf } from '#contract/routes.ts'
import { authorize, forAnyone, identify } from '../pipeline/auth.ts'
import type { Context } from '../pipeline/context.ts'
import { tokenFor } from '../pipeline/device-tokens.ts'
import { Refusal, type Actor, type Answer, type Call, type Endpoint } from '../pipeline/endpoint.ts'
import { noSuchPath } from './errors.ts'
import { largerForStaff } from './larger-bodies.ts'
import { readInbound, type Inbound } from './inbound.ts'
import { perform } from '../pipeline/perform.ts'
import { validate } from '../pipeline/validate.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The contract's `{id}` as Fastify's `:id`. */
function toPattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Every endpoint at all of its route's paths; 405 for the methods that a path does not have. */
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
        ...largerForStaff(context, endpoint),
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
      handler: (_request, reply) => noSuchPath(reply, [...known]),
    })
  }
}

async function handle(
  context: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const inbound = readInbound(request)
  const actor = await whoCalls(context, endpoint, request, inbound)
  if (endpoint.kind === 'write') {
    const answer = await perform(context, endpoint, { ...inbound, actor })
    if (answer.replayed) reply.header(REPLAYED_HEADER, 'true')
    return send(reply, answer.status, answer.body)
  }
  const route = routeOf(endpoint.name)
  const anyRole = endpoint.kind === 'task' && endpoint.anyRole === true
  authorize(route, actor, { withKey: false, anyRole })
  const call = (body: unknown): Call => ({ ...inbound, body, actor, now: context.now() })
  switch (endpoint.kind) {
    case 'read': {
      const body = endpoint.body ? validate(endpoint.body, inbound.body) : undefined
      const answer = await endpoint.read(context.store.db, call(body), context.store, context)
      // Asked for with a cursor: never the same twice, so no tag is worth its bytes.
      if (route.offline === 'online') return send(reply, 200, answer)
      return sendRead(request, reply, answer, actor.kind === 'staff' || !forAnyone(route))
    }
    case 'task': {
      const body: never = validate(endpoint.body, inbound.body)
      if (endpoint.waits === true) request.endTurn()
      const answer = await endpoint.run({ ...inbound, body, actor, now: context.now() }, context)
      await makeKnown(context, reply, actor, answer)
      return send(reply, answer.status, answer.body)
    }
    case 'stream': {
      // How many there are is counted where they are opened.
      request.endTurn()
      request.leaveDoor()
      reply.header('cache-control', 'no-store, no-transform')
      // Proxies that would wait for the end of an answer without one.
      reply.header('x-accel-buffering', 'no')
      // Nothing comes after it on this connection.
      reply.header('connection', 'close')
      reply.type('application/x-ndjson; charset=utf-8')
      return reply.send(endpoint.open(call(undefined), context))
    }
  }
}

/** Gives the device what makes it known, once a booking of its guest is paid or confirmed. */
async function makeKnown(
  { store, now }: Context,
  reply: FastifyReply,
  actor: Actor,
  { confirmed = [] }: Answer,
): Promise<void> {
  if (confirmed.length === 0) return
  const token = await tokenFor(store, actor, confirmed, now())
  if (token !== null) reply.header(DEVICE_TOKEN_HEADER, token)
}

/** Who calls; where anyone may, a token that does not hold is no reason to refuse. */
async function whoCalls(
  { store, now }: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  { deviceId, deviceToken }: Inbound,
): Promise<Actor> {
  const guest: Actor = { kind: 'guest', deviceId }
  if (endpoint.name === 'login') return guest
  const lenient = forAnyone(routeOf(endpoint.name))
  try {
    const actor = await identify(store, request.headers.authorization, deviceId, now(), deviceToken)
    return lenient && actor.kind === 'staff' && actor.scope === 'send' ? guest : actor
  } catch (error) {
    if (lenient && error instanceof Refusal) return guest
    throw error
  }
}

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  reply.header('cache-control', 'no-store').code(status)
  if (body === undefined || status === 204) return reply.send()
  return reply.type('application/json').send(JSON.stringify(body))
}

/** A read with a weak ETag: what did not change goes over the bad link as a few bytes. */
function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  personal: boolean,
): FastifyReply {
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(reply, 200, answer)
  const text = JSON.stringify(answer)
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  // Staff's rows stay out of the browser's own cache, which no sign-out empties.
  reply.header('cache-control', personal ? 'no-store' : 'no-cache').header('vary', 'authorization')
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim())
  if (known?.includes(etag)) return reply.code(304).send()
  return reply.type('application/json').send(text)
}
