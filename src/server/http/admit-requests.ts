import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_HEADER, DEVICE_TOKEN_HEADER } from '#contract/wire.ts'
import { addressKey, type Lane } from '../budgets/requester.ts'
import { refuseOverloaded, type Admission } from './admission.ts'
import { isSessionValid } from '../pipeline/auth.ts'
import { tokenHash } from '../pipeline/tokens.ts'
import { RoundRobinQueue } from '../pipeline/round-robin-queue.ts'
import { TokenBuckets } from '../pipeline/token-buckets.ts'
import type { Context } from '../pipeline/context.ts'
import { subjectOfToken } from '../pipeline/device-tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Decides the order of service only; authorization comes later. */
    lane: Lane
    /** Frees the slot of a request that only waits. */
    releaseSlot: () => void
    /** Removes the request from the admission count: a stream stays open for hours. */
    leaveAdmission: () => void
  }
}

/** How long a token's lane is cached, ms. Authorization still checks the token on each request. */
const LANE_CACHE_MS = 60_000
const MAX_CACHED_LANES = 10_000

/**
 * Admission of every API request, before its body is read: excess strangers get 503 with
 * `retry-after`, the others run in order. The health check is outside the API and not affected.
 */
export function admitRequests(app: FastifyInstance, context: Context, admission: Admission): void {
  const laneOf = laneLookup(context)
  app.decorateRequest('lane', 'stranger')
  app.decorateRequest('releaseSlot', () => undefined)
  app.decorateRequest('leaveAdmission', () => undefined)
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

/**
 * What is not of the API is never refused, but begins one a turn of the loop, round-robin by address: a
 * hundred callers without a pause would make each turn of the desk's requests last as long as all of theirs.
 */
export function turnsByAddress(admission: Admission): (request: FastifyRequest) => Promise<void> {
  const turns = new RoundRobinQueue()
  return async ({ ip }) => turns.run(addressKey(ip), () => admission.quietTurn())
}

/** Calls `giveBack` at the latest when the connection closes. */
function releaseAtEnd({ raw }: FastifyReply, giveBack: () => void): () => void {
  if (raw.destroyed) giveBack()
  else raw.once('close', giveBack)
  return giveBack
}

/**
 * The lane of a request, by its token. Unknown tokens are looked up at a limited rate, so that
 * made-up ones cost little.
 */
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
