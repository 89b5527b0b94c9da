import { isErrorCode } from '#contract/errors.ts'
import { fillPath, readAt, type Route } from '#contract/route.ts'
import { firstRoutes } from '#contract/first-routes.ts'
import type { RouteName } from '#contract/routes.ts'
import { DEVICE_HEADER, DEVICE_TOKEN_HEADER } from '#contract/wire.ts'
import type { ServerClock } from './clock.ts'
import type { DeviceToken } from './device-token.ts'
import { readResponse } from './read-response.ts'
import type { Host } from './host.ts'
import type { Link } from './link.ts'
import { packJson } from './pack.ts'
import type { Ask, Asked } from './types.ts'

/** A fetch that takes longer is given up, ms (design §5). */
export const ASK_TIMEOUT = 30_000

/**
 * Asks the server one thing. Never rejects for what happens on the way: no answer is an answer of
 * kind `none`. Throws only for a route called wrongly (a missing parameter).
 */
export type AskServer = (ask: Ask) => Promise<Asked>

export interface AskSetup {
  /** '' for the same origin; see base.ts. */
  base: string
  host: Host
  clock: ServerClock
  link: Pick<Link, 'heard' | 'missed'>
  /** The page's table comes in parts, the worker's is whole: a worker has no `import()`. */
  routeOf: (name: RouteName) => Route | Promise<Route>
  /** Sent with writes, to our server alone. */
  deviceId: () => Promise<string>
  /** What makes a guest's device known, where the server gave one: to our server alone. */
  deviceToken?: DeviceToken
  fetch?: typeof fetch
  now?: () => number
}

/** The one fetch that everything uses: screens, outbox, worker. */
export function createAsk(setup: AskSetup): AskServer {
  const { host, link, clock } = setup
  const now = setup.now ?? Date.now
  const send = setup.fetch ?? ((url, init) => fetch(url, init))

  return async (ask) => {
    let route: Route
    try {
      route = await setup.routeOf(ask.route)
    } catch {
      // The table is not on this device yet and cannot be had: nor can the server.
      return { kind: 'none', cause: 'no-house' }
    }
    const paths = (ask.token && route.deskPaths) || [...route.paths, ...(route.elsewhere ?? [])]
    const addresses = paths.map((path) => address(setup.base, path, route, ask))
    // Whether our headers may go along must be known before a write leaves (design §3).
    if (route.method !== 'GET' && host.kind() === 'unknown') await findHost()

    let asked: Asked = { kind: 'none', cause: 'no-house' }
    for (const url of addresses) {
      asked = await once(url, route, ask)
      if (asked.kind === 'none' || !triesNext(asked)) break
    }
    return asked
  }

  /** One address, once. */
  async function once(url: string, route: Route, ask: Ask): Promise<Asked> {
    // Not AbortSignal.any: phones of 2023 lack it.
    const stop = new AbortController()
    const giveUp = () => stop.abort()
    const timeout = ask.timeout ?? ASK_TIMEOUT
    const timer = setTimeout(giveUp, timeout)
    const begin = setTimeout(giveUp, ask.beginsWithin ?? timeout)
    ask.signal?.addEventListener('abort', giveUp)
    if (ask.signal?.aborted === true) giveUp()
    try {
      const init = await requestInit(route, ask)
      const askedAt = now()
      const response = await send(url, { ...init, signal: stop.signal })
      clearTimeout(begin)
      const asked = await readResponse(response, host)
      const made = response.headers.get(DEVICE_TOKEN_HEADER)
      if (made !== null && host.kind() === 'ours') setup.deviceToken?.keep(made)
      if (asked.kind === 'none') {
        link.missed(asked.cause)
      } else {
        if (asked.houseTime !== null) clock.note(asked.houseTime, askedAt, now())
        if (asked.status === 502 || asked.status === 503) link.missed('house-trouble')
        else link.heard()
      }
      return asked
    } catch {
      const cause = globalThis.navigator?.onLine === false ? 'no-network' : 'no-house'
      // Whoever stopped it themselves learnt nothing of the link.
      if (ask.signal?.aborted !== true) link.missed(cause)
      return { kind: 'none', cause }
    } finally {
      clearTimeout(timer)
      clearTimeout(begin)
      ask.signal?.removeEventListener('abort', giveUp)
    }
  }

  async function requestInit(route: Route, ask: Ask): Promise<RequestInit> {
    const ours = host.kind() === 'ours'
    const headers: Record<string, string> = { accept: 'application/json' }
    if (typeof ask.token === 'string') headers['authorization'] = `Bearer ${ask.token}`
    if (ours) Object.assign(headers, ask.headers)
    if (ours && route.method !== 'GET') {
      headers[DEVICE_HEADER] = await setup.deviceId()
      await setup.deviceToken?.read()
    }
    const known = setup.deviceToken?.now()
    if (ours && known !== undefined) headers[DEVICE_TOKEN_HEADER] = known
    const init: RequestInit = {
      method: route.method,
      // No cookies: the token alone says who asks (design §6).
      credentials: 'omit',
      redirect: ours || setup.base === '' ? 'manual' : 'follow',
    }
    if (ask.body === undefined) return { ...init, headers }
    const packed = await packJson(ask.body, ours)
    return { ...init, headers: { ...headers, ...packed.headers }, body: packed.body }
  }

  async function findHost(): Promise<void> {
    const route = firstRoutes.getHouse
    await once(address(setup.base, route.paths[0], route, { route: 'getHouse' }), route, {
      route: 'getHouse',
    })
  }
}

function address(base: string, path: string, route: Route, ask: Ask): string {
  const query = new URLSearchParams(route.query)
  for (const [name, value] of Object.entries(ask.query ?? {})) {
    if (value === '') query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return `${base}${fillPath(path, ask.params)}${text === '' ? '' : `?${text}`}`
}

/** A path the host does not know, as against a row it does not have. */
function triesNext(asked: Asked & { kind: 'answer' }): boolean {
  if (asked.status === 405) return true
  return asked.status === 404 && !isErrorCode(readAt(asked.body, 'code'))
}
