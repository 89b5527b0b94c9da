import type { StartPaymentFor } from '#contract/payments.ts'
import { readAt } from '#contract/route.ts'
import { apiBase, configuredBase } from '../link/base.ts'
import type { Ask, LinkCause } from '../link/types.ts'
import { offline } from '../offline.ts'

/** What came of asking to pay by card. */
export type StartedPayment =
  | { kind: 'redirect'; url: string; paymentId: string | null }
  | { kind: 'none'; cause: LinkCause }
  /** `reason`: a text of the documents (spec 1 §8), unless the server said why. */
  | {
      kind: 'failed'
      reason: 'booking-missing' | 'missing-redirect' | 'failed'
      /** The server's refusal as it came, to be worded where it is shown. */
      said: { message: string | null; body: unknown } | null
      code: string | null
    }

/** Rooms: one booking by its own path, several as the group they are. */
export async function startPayment(bookingIds: readonly string[]): Promise<StartedPayment> {
  const [id] = bookingIds
  if (id === undefined) return failed('booking-missing')
  return await start(
    bookingIds.length === 1
      ? { route: 'startBookingPayment', params: { id } }
      : { route: 'startBundlePayment', body: { booking_ids: bookingIds } },
  )
}

export type PaymentSubject = StartPaymentFor['subjects'][number]

/** Anything of any service, as one payment. */
export async function startPaymentFor(
  subjects: readonly PaymentSubject[],
): Promise<StartedPayment> {
  if (subjects.length === 0) return failed('booking-missing')
  return await start({ route: 'startPaymentFor', body: { subjects } })
}

async function start(ask: Ask): Promise<StartedPayment> {
  const asked = await offline().ask(ask)
  if (asked.kind === 'none') return asked
  if (!asked.ok) {
    const [message, code] = [textAt(asked.body, 'message'), textAt(asked.body, 'code')]
    return { ...failed('failed'), said: { message, body: asked.body }, code }
  }
  const at = (path: string) => textAt(asked.body, path)
  const url = pageOfProvider(at('redirect_url') ?? at('data.redirect_url'))
  if (url === null) return failed('missing-redirect')
  return { kind: 'redirect', url, paymentId: at('payment_id') ?? at('data.payment_id') }
}

/** Another host may send numbers as ids. */
function textAt(body: unknown, path: string): string | null {
  const value = readAt(body, path)
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || null
    : null
}

function failed(reason: 'booking-missing' | 'missing-redirect' | 'failed') {
  return { kind: 'failed' as const, reason, said: null, code: null }
}

/** A web address, absolute or of the API's host; null for all else, as `javascript:`. */
export function pageOfProvider(
  address: string | null,
  base: string = apiBase(configuredBase()) || location.origin,
): string | null {
  if (address === null || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}
