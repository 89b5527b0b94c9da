import { readAt } from '#contract/route.ts'
import { looseTextOrNull } from '#lib/loose.ts'
import { apiBase, configuredBase } from '#offline/link/base.ts'
import type { LinkCause } from '#offline/link/types.ts'
import { offline } from '#offline/offline.ts'
import type { Said } from './use-quote.ts'

/** What came of asking to pay by card. */
export type StartedPayment =
  | { kind: 'redirect'; url: string; paymentId: string | null }
  | { kind: 'none'; cause: LinkCause }
  /** `reason`: a text of the documents (spec 1 §8), unless the house said why. */
  | {
      kind: 'failed'
      reason: 'booking-missing' | 'missing-redirect' | 'failed'
      said: Said | null
      code: string | null
    }

/** One booking by its own path, several as the group they are. */
export async function startPayment(bookingIds: readonly string[]): Promise<StartedPayment> {
  const [id] = bookingIds
  if (id === undefined) return failed('booking-missing')
  const asked = await offline().ask(
    bookingIds.length === 1
      ? { route: 'startBookingPayment', params: { id }, body: {} }
      : { route: 'startBundlePayment', body: { booking_ids: bookingIds } },
  )
  if (asked.kind === 'none') return asked
  if (!asked.ok) {
    const message = looseTextOrNull(readAt(asked.body, 'message'))
    const code = looseTextOrNull(readAt(asked.body, 'code'))
    return { ...failed('failed'), said: { message, body: asked.body }, code }
  }
  const at = (path: string) => looseTextOrNull(readAt(asked.body, path))
  const url = pageOfProvider(at('redirect_url') ?? at('data.redirect_url'))
  if (url === null) return failed('missing-redirect')
  return { kind: 'redirect', url, paymentId: at('payment_id') ?? at('data.payment_id') }
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
