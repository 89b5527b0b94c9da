import { DEVICE_TOKEN_HEADER, SERVER_HEADER } from '#contract/wire.ts'
import { firstRoutes } from '#contract/first-routes.ts'
import type { Host } from './host.ts'
import type { Link } from './link.ts'

export interface EventsSetup {
  base: string
  host: Pick<Host, 'kind'>
  link: Pick<Link, 'heard' | 'missed'>
  token: () => string | null
  /** What makes a guest's device known. */
  known?: () => string | undefined
  fetch?: typeof fetch
}

/**
 * Opens GET /api/events: the one answer of the server that is not read to its end. Null when the
 * server does not answer, has no stream, or does not stream to this person, or the answer does not
 * begin in time: a proxy may accept a connection and never say a word. That alone says nothing of the
 * server, which may answer every other request.
 *
 * @param limit ms until the answer must have begun
 */
export async function openEvents(
  { base, host, link, token, known, fetch: send = (url, init) => fetch(url, init) }: EventsSetup,
  signal: AbortSignal,
  limit: number,
): Promise<ReadableStream<Uint8Array> | null> {
  if (host.kind() !== 'ours') return null
  const bearer = token()
  const device = known?.()
  // Not AbortSignal.any: phones of 2023 lack it.
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  signal.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, limit)
  try {
    const response = await send(`${base}${firstRoutes.streamEvents.paths[0]}`, {
      headers: {
        accept: 'application/x-ndjson, application/json',
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(device === undefined ? {} : { [DEVICE_TOKEN_HEADER]: device }),
      },
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
      signal: stop.signal,
    })
    if (response.headers.has(SERVER_HEADER)) link.heard()
    else link.missed('not-the-house')
    if (response.ok && response.headers.has(SERVER_HEADER)) return response.body
    void response.body?.cancel()
    return null
  } catch {
    if (!stop.signal.aborted) link.missed(navigator.onLine ? 'no-house' : 'no-network')
    return null
  } finally {
    // From here on the stream's silence is what counts (live-stream.ts).
    clearTimeout(timer)
  }
}
