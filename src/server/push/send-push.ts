import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import webPush from 'web-push'
import type { PushMessage } from '#contract/push-message.ts'
import type { Subscription } from './active-subscriptions.ts'
import type { OutboundPolicy } from './outbound-policy.ts'
import type { VapidKeys } from './vapid.ts'

/** The result of a push. `error`: for the row and the log, without addresses. */
export type PushResult =
  | { kind: 'taken' }
  /** The subscription has ended. */
  | { kind: 'gone' }
  /** Not now. `wait`: the service's Retry-After in ms, or 0. */
  | { kind: 'later'; error: string; wait: number }
  /** No answer: the network or the service is down. */
  | { kind: 'unreachable'; error: string }
  | { kind: 'refused'; error: string }

export interface PushOptions {
  services: OutboundPolicy
  keys: VapidKeys
  /** The operator's contact for the push service, `mailto:…` */
  subject: string
  /** How long the push service stores it for an offline device, seconds. */
  ttl: number
  /** RFC 8030: `high` wakes a sleeping device. */
  urgency: 'normal' | 'high'
  now: Date
}

/** A hanging push service must not delay others, ms. */
const TIMEOUT_MS = 10_000
/** All messages are padded to this length, so that their size reveals nothing. */
const PADDED_LENGTH = 64

/** Sends one message, encrypted for the device (RFC 8291). Never throws. */
export async function sendPush(
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  { services, keys, subject, ttl, urgency, now }: PushOptions,
): Promise<PushResult> {
  if (!services.allows(endpoint)) return { kind: 'refused', error: 'push: address not allowed' }
  let details
  try {
    details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message).padEnd(PADDED_LENGTH),
      { vapidDetails: { subject, ...keys }, TTL: ttl, urgency, contentEncoding: 'aes128gcm' },
    )
  } catch {
    return { kind: 'refused', error: 'push: cannot be encrypted' }
  }
  const { headers, body } = details
  try {
    return resultOf(await send(endpoint, headers, body, services), now)
  } catch (error) {
    const { code, name } = error as { code?: unknown; name?: unknown }
    return { kind: 'unreachable', error: `push: ${String(code ?? name)}`.slice(0, 60) }
  }
}

/** Resolves with the status; redirects are not followed. */
function send(
  endpoint: string,
  headers: Record<string, unknown>,
  body: Buffer,
  { lookup }: OutboundPolicy,
): Promise<IncomingMessage> {
  const open = endpoint.startsWith('https:') ? request : plainRequest
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: headers as Record<string, string | number>,
      lookup,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }
    open(endpoint, options, (response) => {
      response.on('error', () => undefined)
      response.resume()
      resolve(response)
    })
      .on('error', reject)
      .end(body)
  })
}

function resultOf({ statusCode = 0, headers }: IncomingMessage, now: Date): PushResult {
  const error = `push: HTTP ${statusCode}`
  if (statusCode >= 200 && statusCode < 300) return { kind: 'taken' }
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' }
  if (statusCode === 408 || statusCode === 429 || statusCode >= 500) {
    return { kind: 'later', error, wait: retryAfterMs(headers['retry-after'], now) }
  }
  return { kind: 'refused', error }
}

/** Retry-After in ms: seconds, or a date. */
function retryAfterMs(header: string | undefined, now: Date): number {
  if (header === undefined) return 0
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isFinite(wait) ? Math.max(wait, 0) : 0
}
