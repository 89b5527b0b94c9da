import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { FeedProblem } from '#contract/ical.ts'
import type { OutboundPolicy } from '../../push/outbound-policy.ts'

/**
 * Where calendars may be fetched from: names on the open Internet by https, as for push services;
 * a name that leads to a private address leads nowhere, each time it is asked.
 */
export type CalendarHosts = OutboundPolicy

export type Fetched = { kind: 'text'; text: string } | { kind: 'problem'; problem: FeedProblem }

/** From the first byte asked to the last one read, ms. */
const TIMEOUT_MS = 20_000
/** Two thousand entries of a talkative channel. */
const MAX_BYTES = 2_000_000
const MAX_REDIRECTS = 3

const problem = (which: FeedProblem): Fetched => ({ kind: 'problem', problem: which })

/** Fetches a calendar. Each redirect is judged as the address was. Never throws. */
export async function fetchCalendar(url: string, hosts: CalendarHosts): Promise<Fetched> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let at = url
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      if (!hosts.allows(at)) return problem('address_refused')
      const response = await open(at, hosts, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy()
        at = new URL(headers.location, at).href
        continue
      }
      if (statusCode !== 200) {
        response.destroy()
        return problem(statusCode >= 500 || statusCode === 429 ? 'unreachable' : 'refused')
      }
      return await textOf(response)
    }
    return problem('refused')
  } catch (error) {
    const { code } = error as { code?: unknown }
    return problem(code === 'EPRIVATE' ? 'address_refused' : 'unreachable')
  }
}

function open(url: string, { lookup }: CalendarHosts, signal: AbortSignal) {
  const ask = url.startsWith('https:') ? request : plainRequest
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { accept: 'text/calendar', 'accept-encoding': 'identity' }
    // No agent: a connection that was opened to one address is not used for another.
    ask(url, { lookup, signal, headers, agent: false }, resolve).on('error', reject).end()
  })
}

/** What came, as long as it is bearable. Rejects where it is cut. */
async function textOf(response: IncomingMessage): Promise<Fetched> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_BYTES) {
      response.destroy()
      return problem('too_large')
    }
    parts.push(part)
  }
  if (!response.complete) return problem('unreachable')
  return { kind: 'text', text: Buffer.concat(parts).toString('utf8') }
}
