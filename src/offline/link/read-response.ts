import { SERVER_HEADER, REPLAYED_HEADER, TIME_HEADER } from '#contract/wire.ts'
import type { Host } from './host.ts'
import type { Asked, LinkCause } from './types.ts'

/**
 * Makes an answer of what came over the wire, or finds that it was not the server (design §5). Notes
 * what it shows of the kind of host. Rejects when the body is cut off on the way.
 */
export async function readResponse(response: Response, host: Host): Promise<Asked> {
  // Our server never redirects its API: a redirect is somebody else's sign-in page.
  if (response.type === 'opaqueredirect') return none('not-the-house')

  const body = await readJson(response)
  // Over origins the header is readable only where the server exposes it; its body says it too.
  const ours = body !== undefined && (response.headers.has(SERVER_HEADER) || namesOurHouse(body))
  if (ours) host.noteOurs()
  else if (body === undefined || host.kind() === 'ours') return none(whose(response.status))
  else if (host.kind() === 'unknown' && response.status >= 500) return none(whose(response.status))
  else host.noteForeign()

  return {
    kind: 'answer',
    ok: response.ok,
    status: response.status,
    body,
    retryAfter: retryAfter(response.headers.get('retry-after')),
    replayed: response.headers.get(REPLAYED_HEADER) === 'true',
    houseTime: ours ? response.headers.get(TIME_HEADER) : null,
  }
}

function none(cause: LinkCause): Asked {
  return { kind: 'none', cause }
}

/** A proxy's own 502 means a server in trouble; 511 and anything else, a portal in between. */
function whose(status: number): LinkCause {
  return status >= 500 && status !== 511 ? 'house-trouble' : 'not-the-house'
}

/** The body; undefined when it is no JSON. */
async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return null
  const text = await response.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** GET /api/house tells ours by its capabilities (design §3). */
function namesOurHouse(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'capabilities' in body &&
    Array.isArray(body.capabilities) &&
    'contract_version' in body
  )
}

/** Seconds or an HTTP date -> ms from now; null where there is none. */
export function retryAfter(header: string | null, now: number = Date.now()): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
