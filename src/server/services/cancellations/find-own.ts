import { cancellationTerms, findOwn as findOwnBody } from '#contract/cancellations.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { findByCode, guessKeys } from './find.ts'
import { partsOfCart } from './find-cart.ts'
import { loadGuestBooking } from './load-guest-booking.ts'
import { cancellationRecordOf, termsWire } from './wire.ts'

/**
 * POST /api/cancellations/terms: what was booked, and what cancelling it would cost. Changes
 * nothing; it goes the way of the writes because wrong guesses are slowed there.
 */
export const findOwn = write({
  name: 'findOwn',
  body: findOwnBody,
  answer: cancellationTerms,
  guesses: ({ body, address }) => guessKeys(body.code, address),
  async write(tx, { body, now }) {
    const { contact, language = 'en' } = body
    const direct = await findByCode(tx.db, body.code, contact)
    // Looked for whatever was found, so that an answer's time tells nothing.
    const parts = await partsOfCart(tx.db, body.code, contact)
    const first = parts.find(({ status }) => status !== 'cancelled') ?? parts[0]
    const code = direct === undefined ? (first?.code ?? body.code) : body.code
    const found = direct ?? (first && (await findByCode(tx.db, code, contact)))
    if (found === undefined) return refuse('nothing_with_code')
    const settings = await settingsOf(tx.db)
    const booking = await loadGuestBooking(tx.db, found, { settings, language, now, code })
    if (booking === undefined) return refuse('nothing_with_code')
    const terms = termsWire(booking, await cancellationRecordOf(tx.db, booking))
    return { status: 200, body: direct === undefined ? { ...terms, parts } : terms }
  },
})
