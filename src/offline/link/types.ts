import type { RouteName } from '#contract/routes.ts'

/** Why there is no server, worked out from real requests (design §7). */
export type LinkCause = 'no-network' | 'no-house' | 'house-trouble' | 'not-the-house'

export type LinkState =
  /** Nothing was asked yet. */
  | { state: 'unknown' }
  | { state: 'up' }
  /** `since`: ms, device's clock. */
  | { state: 'down'; cause: LinkCause; since: number }

/** Which server answers at the configured address. */
export type HostKind = 'unknown' | 'ours' | 'foreign'

/** One request, by the route's name. */
export interface Ask {
  route: RouteName
  params?: Record<string, string>
  /** Beside the route's own query; an empty value takes one of those away. */
  query?: Record<string, string>
  body?: unknown
  token?: string | null
  /** Extra headers; sent to our server alone. */
  headers?: Record<string, string>
  signal?: AbortSignal
  /** ms, default 30,000 */
  timeout?: number
  /** ms until the answer begins; default as long as all of it. */
  beginsWithin?: number
}

/** Something answered as the server would, or nothing did. */
export type Asked =
  | {
      kind: 'answer'
      ok: boolean
      status: number
      body: unknown
      /** From `retry-after`, ms. */
      retryAfter: number | null
      replayed: boolean
      /** The server's clock when it answered, ISO; null on foreign hosts. */
      houseTime: string | null
    }
  | { kind: 'none'; cause: LinkCause }
