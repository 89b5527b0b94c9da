import { internationalPhone } from '#domain/phone.ts'
import { SendError } from './mail.ts'

/** Sends SMS. Throws SendError. */
export interface SmsSender {
  /** `to` as people write it. */
  send(to: string, text: string): Promise<void>
}

export interface SmsSettings {
  username: string
  apiKey: string
  /** Without a path; the provider's own by default. */
  baseUrl: string
}

/** 100 processed, 101 sent, 102 queued. */
const ACCEPTED_CODES = new Set([100, 101, 102])
/** Invalid number, unsupported number, blacklisted, do not disturb. */
const PERMANENT_CODES = new Set([403, 404, 406, 409])

const TIMEOUT_MS = 20_000

/** Africa's Talking, `POST /version1/messaging`: a form, one number, its answer per recipient. */
export function africasTalking({ username, apiKey, baseUrl }: SmsSettings): SmsSender {
  return {
    async send(to, text) {
      const number = internationalPhone(to)
      if (number === null) throw new SendError('never', 'SMS: not a phone number')
      let answer: Response
      let body: unknown
      try {
        answer = await fetch(`${baseUrl}/version1/messaging`, {
          method: 'POST',
          headers: {
            apiKey,
            accept: 'application/json',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ username, to: number, message: toGsmText(text) }).toString(),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        body = await answer.json().catch(() => null)
      } catch {
        throw new SendError('unreachable', 'SMS: no answer')
      }
      checkResponse(answer.status, body)
    },
  }
}

/** The HTTP status is 201 also for refused numbers. */
function checkResponse(status: number, body: unknown): void {
  if (status !== 200 && status !== 201) throw new SendError('later', `SMS: HTTP ${status}`)
  const data = (body as { SMSMessageData?: { Recipients?: { statusCode?: unknown }[] } } | null)
    ?.SMSMessageData
  const code = Number(data?.Recipients?.[0]?.statusCode)
  if (ACCEPTED_CODES.has(code)) return
  throw new SendError(PERMANENT_CODES.has(code) ? 'never' : 'later', `SMS: status ${code}`)
}

/**
 * Replaces characters by similar ones of the GSM alphabet: a single no-break space would halve the
 * size of a message, and double its price.
 */
export function toGsmText(text: string): string {
  return text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d\u00ab\u00bb]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\u2026', '...')
    .replaceAll(/[\u00e2\u00ea\u00ee\u00f4\u00fb\u00eb\u00ef\u00e7]/g, (letter) =>
      letter.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
    )
}
