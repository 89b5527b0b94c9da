import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_HEADER, DEVICE_TOKEN_HEADER } from '#contract/wire.ts'
import { addressKey, type Lane } from '../budgets/requester.ts'
import { Admission, refuseOverloaded, type AdmissionRules } from './admission.ts'
import { isSessionValid } from '../pipeline/auth.ts'
import { tokenHash } from '../pipeline/tokens.ts'
import { TokenBuckets } from '../pipeline/token-buckets.ts'
import type { Context } from '../pipeline/context.ts'
import { subjectOfToken } from '../pipeline/device-tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Found out at the door, for the order of service alone: what may be done is asked later. */
    lane: Lane
    /** Lets the next one begin, where this one only waits. */
    releaseSlot: () => void
    /** No more among those who are inside: a stream is answered for hours. */
    leaveAdmission: () => void
  }
}

/** A token that held is believed for so long here, ms; what it opens is checked each time. */
const LANE_CACHE_MS = 60_000
const MAX_CACHED_LANES = 10_000

/**
 * Every request of the API passes here before its body is read: strangers beyond what can be served
 * are answered 503 with when to come back, and the others begin in their order. The health check is
 * no part of the API and passes by.
 */
export function admitRequests(
  app: FastifyInstance,
  context: Context,
  rules?: AdmissionRules,
): void {
  const admission = new Admission(rules)
  const laneOf = laneLookup(context)
  app.server.on('connection', () => admission.countConnection())
  app.decorateRequest('lane', 'stranger')
  app.decorateRequest('endTurn', () => undefined)
  app.decorateRequest('leaveDoor', () => undefined)
  app.addHook('onRequest', async (request, reply) => {
    request.lane = await laneOf(request)
    if (request.lane === 'staff')
      request.leaveAdmission = releaseAtEnd(reply, admission.serveStaff())
    if (request.lane !== 'stranger') return
    const from = addressKey(request.ip)
    if (admission.isFull(from)) refuseOverloaded()
    request.leaveAdmission = releaseAtEnd(reply, admission.admitStranger(from))
    await admission.waitForBody()
  })
  app.addHook('preHandler', async (request, reply) => {
    request.releaseSlot = releaseAtEnd(reply, await admission.acquire(request.lane))
  })
}

/** Calls it when the request was answered or has gone, at the latest. */
function releaseAtEnd({ raw }: FastifyReply, giveBack: () => void): () => void {
  if (raw.destroyed) giveBack()
  else raw.once('close', giveBack)
  return giveBack
}

/** By its token: made-up ones are looked up so often and no more, so that they cost little. */
function laneLookup({ store, now }: Context): (request: FastifyRequest) => Promise<Lane> {
  const cache = new Map<string, { lane: Lane; until: number }>()
  const lookUps = new TokenBuckets({ max: 200, windowMs: 1000 })

  async function find(request: FastifyRequest, token: string, bearer: boolean): Promise<Lane> {
    if (bearer) return (await isSessionValid(store, tokenHash(token), now())) ? 'staff' : 'stranger'
    const device = request.headers[DEVICE_HEADER]
    const deviceId = typeof device === 'string' ? device.toLowerCase() : null
    const subject = await subjectOfToken(store, token, deviceId, now())
    return subject === undefined ? 'stranger' : 'known'
  }

  return async (request) => {
    const bearer = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
    const device = request.headers[DEVICE_TOKEN_HEADER]
    const token = bearer ?? (typeof device === 'string' ? device : undefined)
    if (token === undefined) return 'stranger'
    const at = performance.now()
    const known = cache.get(token)
    if (known !== undefined && known.until > at) return known.lane
    if (lookUps.waitFor('', at) > 0) return 'stranger'
    const lane = await find(request, token, bearer !== undefined).catch((): Lane => 'stranger')
    if (lane === 'stranger') {
      lookUps.take('', at)
      return lane
    }
    if (cache.size >= MAX_CACHED_LANES) cache.clear()
    cache.set(token, { lane, until: at + LANE_CACHE_MS })
    return lane
  }
}
