import type { Readable } from 'node:stream'
import { routeOf } from '#contract/routes.ts'
import { authorize, isPublicRead, authenticate } from './auth.ts'
import type { Context } from './context.ts'
import { issueDeviceToken } from './device-tokens.ts'
import { Refusal, type Actor, type Call, type Endpoint } from './endpoint.ts'
import { performWrite, type Attempt } from './perform-write.ts'
import { validate } from './validate.ts'

/** The request's credentials, not verified yet. */
export interface Credentials {
  authorization: string | undefined
  deviceId: string | null
  /** The token of a known device. */
  deviceToken: string | undefined
}

/** Identifies the caller. On a public read an invalid token counts as a guest. */
export async function identifyCaller(
  { store, now }: Context,
  { name }: Endpoint,
  { authorization, deviceId, deviceToken }: Credentials,
): Promise<Actor> {
  const guest: Actor = { kind: 'guest', deviceId }
  if (name === 'login') return guest
  const lenient = isPublicRead(routeOf(name))
  try {
    const actor = await authenticate(store, authorization, deviceId, now(), deviceToken)
    return lenient && actor.kind === 'staff' && actor.scope === 'send' ? guest : actor
  } catch (error) {
    if (lenient && error instanceof Refusal) return guest
    throw error
  }
}

export type RequestResult =
  | {
      kind: 'said'
      status: number
      body: unknown
      replayed?: boolean
      /** Marks the device as known from now on. */
      deviceToken?: string | null
    }
  /** A cacheable read; `personal`: not in shared caches. */
  | { kind: 'read'; body: unknown; personal: boolean }
  | { kind: 'stream'; open: () => Readable }

/**
 * Handles one request of any kind, from authorization to its result. Refusals are thrown.
 *
 * @param onWait called before work that mostly waits for something other than the store
 */
export async function handleRequest(
  context: Context,
  endpoint: Endpoint,
  attempt: Attempt,
  onWait: () => void,
): Promise<RequestResult> {
  if (endpoint.kind === 'write') {
    return { kind: 'said', ...(await performWrite(context, endpoint, { ...attempt, onWait })) }
  }
  const { params, query, actor, operation, address } = attempt
  const route = routeOf(endpoint.name)
  const anyRole = endpoint.kind === 'task' && endpoint.anyRole === true
  authorize(route, actor, { withKey: false, anyRole })
  const call = <Body>(body: Body): Call<Body> => ({
    params,
    query,
    body,
    actor,
    operation,
    now: context.now(),
    address,
  })
  switch (endpoint.kind) {
    case 'read': {
      const asked = endpoint.body ? validate(endpoint.body, attempt.body) : undefined
      const body = await endpoint.read(context.store.db, call(asked), context.store, context)
      // Read by cursor: the answer is never the same twice, so an ETag is useless.
      if (route.offline === 'online') return { kind: 'said', status: 200, body }
      return { kind: 'read', body, personal: actor.kind === 'staff' || !isPublicRead(route) }
    }
    case 'task': {
      const asked: never = validate(endpoint.body, attempt.body)
      if (endpoint.releasesSlot === true) onWait()
      const { status, body, confirmed = [] } = await endpoint.run(call(asked), context)
      // Set once a booking of this guest is paid or confirmed.
      const deviceToken =
        confirmed.length === 0
          ? null
          : await issueDeviceToken(context.store, actor, confirmed, context.now())
      return { kind: 'said', status, body, deviceToken }
    }
    case 'stream':
      return { kind: 'stream', open: () => endpoint.open(call(undefined), context) }
  }
}
