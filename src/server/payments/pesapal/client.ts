import { coerceObject, coerceText, type Fields } from '#lib/coerce.ts'
import { ProviderUnavailable, ProviderRefusal } from '../provider.ts'
import { faultOf, NOT_PAID_YET } from './answers.ts'

export interface PesapalAccount {
  /** `https://pay.pesapal.com/v3`, or their sandbox; without a trailing slash. */
  baseUrl: string
  key: string
  secret: string
}

export interface PesapalClient {
  /** The body, where HTTP status and body both report success. */
  call(path: string, request?: PesapalRequest): Promise<Fields>
}

export interface PesapalRequest {
  method?: 'GET' | 'POST'
  query?: Record<string, string>
  body?: unknown
}

interface ClientOptions {
  account: PesapalAccount
  clock: () => Date
  /** How long an answer may take, ms. */
  timeoutMs?: number
}

interface Answer {
  http: number
  body: Fields
}

const TOKEN = '/api/Auth/RequestToken'
/** A token is valid for five minutes; it is renewed earlier, because clocks differ, ms. */
const TOKEN_TTL_MS = 300_000
const RENEW_MARGIN_MS = 30_000

/** The request did not reach the server. */
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Calls Pesapal's API 3.0 with a cached token, which is renewed shortly before it expires and when
 * it is refused (the call is then repeated once). Errors contain the call and a code, never a key,
 * a token or a body.
 */
export function pesapalClient({
  account,
  clock,
  timeoutMs = 20_000,
}: ClientOptions): PesapalClient {
  let kept: { token: string; until: number } | null = null
  let fetching: Promise<string> | null = null

  async function send(path: string, request: PesapalRequest, token?: string): Promise<Answer> {
    const { method = 'POST', query, body } = request
    const asked = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`
    try {
      const response = await fetch(`${account.baseUrl}${path}${asked}`, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      return { http: response.status, body: coerceObject(parsed(text)) }
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: unknown }
      const untouched = typeof code === 'string' && unreachableCodes.has(code)
      throw new ProviderUnavailable(`Pesapal ${path}: no answer`, { untouched })
    }
  }

  async function fetchToken(): Promise<string> {
    const asked = { consumer_key: account.key, consumer_secret: account.secret }
    const { http, body } = await send(TOKEN, { body: asked })
    const token = coerceText(body.token)
    const fault = faultOf(body)
    if (http !== 200 || fault !== null || token === '') {
      throw new ProviderUnavailable(
        `Pesapal gives no token: ${codeOf(fault?.code ?? String(http))}`,
        {
          untouched: true,
        },
      )
    }
    const now = clock().getTime()
    const ends = Date.parse(coerceText(body.expiryDate))
    const lives = Number.isNaN(ends) ? TOKEN_TTL_MS : Math.min(TOKEN_TTL_MS, ends - now)
    kept = { token, until: now + lives - RENEW_MARGIN_MS }
    return token
  }

  /** One token request at a time for all waiting calls. */
  function currentToken(): Promise<string> {
    if (kept !== null && clock().getTime() < kept.until) return Promise.resolve(kept.token)
    fetching ??= fetchToken()
      // Without a token the request itself was not sent.
      .catch((error: unknown) => {
        throw error instanceof ProviderUnavailable
          ? new ProviderUnavailable(error.message, { untouched: true })
          : error
      })
      .finally(() => {
        fetching = null
      })
    return fetching
  }

  return {
    async call(path, request = {}) {
      const token = await currentToken()
      const answer = await send(path, request, token)
      if (!refusesToken(answer)) return checkedBody(path, answer)
      if (kept?.token === token) kept = null
      return checkedBody(path, await send(path, request, await currentToken()))
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return {}
  }
}

/** Short codes may be logged; a longer text is not a code. */
function codeOf(text: string): string {
  return text.replaceAll(/[^\w.-]/g, ' ').slice(0, 60)
}

function refusesToken({ http, body }: Answer): boolean {
  const fault = faultOf(body)
  if (http === 401) return true
  return fault !== null && (coerceText(body.status) === '401' || /token|unauthor/i.test(fault.code))
}

/** HTTP and body must both report success; where HTTP does not, the body proves nothing. */
function checkedBody(path: string, answer: Answer): Fields {
  const { http, body } = answer
  const fault = faultOf(body)
  if (fault?.code === NOT_PAID_YET) return body
  if (refusesToken(answer) || http === 403) {
    throw new ProviderUnavailable(`Pesapal ${path} refuses our keys`, { untouched: true })
  }
  if (http >= 500 || http === 429 || http === 408) {
    throw new ProviderUnavailable(`Pesapal ${path} answered ${http}`, { untouched: http === 429 })
  }
  if (http >= 400 || fault !== null) {
    const words = fault?.message || 'No reason was given.'
    throw new ProviderRefusal(`Pesapal ${path}`, codeOf(fault?.code ?? String(http)), words)
  }
  if (http !== 200 || Object.keys(body).length === 0) {
    throw new ProviderUnavailable(`Pesapal ${path} answered nothing readable`, { untouched: false })
  }
  return body
}
