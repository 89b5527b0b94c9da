import { SERVER_HEADER, TIME_HEADER } from '#contract/wire.ts'

/** What a fake server is asked, and answers. */
export interface FakeRequest {
  method: string
  url: URL
  headers: Headers
  /** Unpacked and parsed; null without one. */
  body: unknown
  redirect: RequestRedirect | undefined
}

export type FakeAnswer = Response | Promise<Response>
type Handler = (request: FakeRequest) => FakeAnswer

/** A server (or another host) in place of `fetch`: no network, no timers of its own. */
export interface FakeServer {
  fetch: typeof fetch
  requests: FakeRequest[]
  /** `GET /api/rooms` -> the handler that answers it from now on. */
  on(where: string, handler: Handler): void
  /** No answer at all, from now on or no longer. */
  cut(isCut: boolean): void
}

export function fakeServer(): FakeServer {
  const handlers = new Map<string, Handler>()
  const requests: FakeRequest[] = []
  let gone = false
  return {
    requests,
    on: (where, handler) => void handlers.set(where, handler),
    cut: (isCut) => void (gone = isCut),
    fetch: async (input, init) => {
      if (gone) throw new TypeError('Failed to fetch')
      const request = await readRequest(String(input), init)
      requests.push(request)
      const handler = handlers.get(`${request.method} ${request.url.pathname}`)
      const answer = (async () =>
        handler === undefined ? foreign(404, { message: 'Not Found' }) : handler(request))()
      return Promise.race([answer, aborted(init?.signal ?? undefined)])
    },
  }
}

async function readRequest(input: string, init: RequestInit | undefined): Promise<FakeRequest> {
  const request = new Request(new URL(input, 'http://house.test'), { ...init, redirect: 'follow' })
  const packed = request.headers.get('content-encoding') === 'gzip'
  const stream = packed
    ? (request.body?.pipeThrough(new DecompressionStream('gzip')) ?? null)
    : request.body
  const text = await new Response(stream).text()
  return {
    method: request.method,
    url: new URL(request.url),
    headers: request.headers,
    body: text === '' ? null : (JSON.parse(text) as unknown),
    redirect: init?.redirect,
  }
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal?.aborted === true) stop()
    signal?.addEventListener('abort', stop)
  })
}

/** An answer of our server. */
export function ours(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { [SERVER_HEADER]: '1', [TIME_HEADER]: new Date().toISOString(), ...headers },
  })
}

/** An answer of a host that knows only the documents. */
export function foreign(status: number, body: unknown): Response {
  return Response.json(body, { status })
}

/** A captive portal's or a proxy's page. */
export function page(status: number): Response {
  const headers = { 'content-type': 'text/html' }
  return new Response('<html>Welcome to free Wi-Fi</html>', { status, headers })
}
