import { HOUSE_HEADER } from '#contract/wire.ts'
import { firstRoutes } from '#contract/first-routes.ts'
import type { Host } from './host.ts'
import type { Link } from './link.ts'

export interface EventsSetup {
  base: string
  host: Pick<Host, 'kind'>
  link: Pick<Link, 'heard' | 'missed'>
  token: () => string | null
  fetch?: typeof fetch
}

/**
 * Opens GET /api/events: the one answer of the house that is not read to its end. Null when the
 * house is not heard, has no stream, or does not stream to this person.
 */
export async function openEvents(
  { base, host, link, token, fetch: send = (url, init) => fetch(url, init) }: EventsSetup,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  if (host.kind() !== 'ours') return null
  const bearer = token()
  try {
    const response = await send(`${base}${firstRoutes.streamEvents.paths[0]}`, {
      headers: {
        accept: 'application/x-ndjson, application/json',
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
      signal,
    })
    if (response.headers.has(HOUSE_HEADER)) link.heard()
    else link.missed('not-the-house')
    if (response.ok && response.headers.has(HOUSE_HEADER)) return response.body
    void response.body?.cancel()
    return null
  } catch {
    if (!signal.aborted) link.missed(navigator.onLine ? 'no-house' : 'no-network')
    return null
  }
}
