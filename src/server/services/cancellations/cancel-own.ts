import { tableOf } from '#contract/services/index.ts'
import { cancellationTerms, cancelOwn as cancelOwnBody } from '#contract/cancellations.ts'
import { toMinor } from '#domain/money.ts'
import { refuse, refuseWith, write } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { executeCancellation } from './execute-cancellation.ts'
import { findByCode, guessKeys } from './find.ts'
import { loadGuestBooking } from './load-guest-booking.ts'
import { reasonFor, cancellationRecordOf, termsWire } from './wire.ts'

/**
 * POST /api/cancellations: cancels what was found, on the terms that the guest has seen. Other terms
 * by now (the free time has passed, a payment came in) are a `conflict` with the new ones. What is
 * cancelled already answers the same again.
 */
export const cancelOwn = write({
  name: 'cancelOwn',
  body: cancelOwnBody,
  answer: cancellationTerms,
  guesses: ({ body, address }) => guessKeys(body.code, address),
  async write(tx, { body, now }) {
    const found = await findByCode(tx.db, body.code, body.contact)
    if (found === undefined) return refuse('nothing_with_code')
    for (const id of found.ids) await tx.lock(tableOf[found.kind], id)
    const settings = await settingsOf(tx.db)
    const asked = { settings, language: body.language ?? 'en', now, code: body.code }
    const booking = await loadGuestBooking(tx.db, found, asked)
    if (booking === undefined) return refuse('nothing_with_code')
    const current = termsWire(booking, await cancellationRecordOf(tx.db, booking))
    if (booking.status === 'cancelled') return { status: 200, body: current }
    if (!booking.terms.canCancel) {
      return refuseWith(reasonFor(booking) ?? { reason: 'cannot_be_cancelled' }, { current })
    }
    const minor = (amount: number) => toMinor(amount, booking.currency)
    const { refund, kept } = booking.terms
    if (minor(body.seen.refund) !== refund || minor(body.seen.kept) !== kept) {
      return refuse('terms_changed', { current })
    }
    await executeCancellation(tx, booking, body.reason ?? null, now)
    const after = await loadGuestBooking(tx.db, found, asked)
    if (after === undefined) throw new Error('What was just cancelled is not there')
    const terms = termsWire(after, await cancellationRecordOf(tx.db, after))
    return {
      status: 200,
      body: terms,
      changes: booking.ids.map((rowId) => ({
        resource: tableOf[booking.kind],
        rowId,
        changed: { status: [booking.status, 'cancelled'] as [unknown, unknown] },
      })),
    }
  },
})
