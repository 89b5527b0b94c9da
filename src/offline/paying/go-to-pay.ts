import { refusalText } from '../refusal-text.ts'
import { holdReload } from '../reload-hold.ts'
import { leaveToPay } from './leave-to-pay.ts'
import { storePayment } from './stored-payment.ts'
import { startPaymentFor, type PaymentSubject } from './start-payment.ts'

/** Why the browser did not go. `text`: the server's words, in the language spoken. */
export type NotGone = { kind: 'none' } | { kind: 'refused'; text: string | null }

/**
 * Opens one payment for these subjects and sends the browser to its page; from there it comes back
 * to /paid/{id}. Whoever went to another screen meanwhile is not led away. Null: nothing is left to say.
 * `operationId`: what asked for them, so that /paid can lead back.
 */
export async function goToPay(
  subjects: readonly PaymentSubject[],
  operationId: string,
): Promise<NotGone | null> {
  const release = holdReload()
  const from = location.pathname
  try {
    const started = await startPaymentFor(subjects)
    if (location.pathname !== from) return null
    if (started.kind === 'none') return { kind: 'none' }
    if (started.kind === 'failed') {
      const { said } = started
      const answer = said && { message: said.message ?? '', body: said.body }
      return { kind: 'refused', text: refusalText(answer) }
    }
    if (started.paymentId !== null) {
      const bookingIds = subjects.flatMap(({ kind, id }) => (kind === 'room' ? [id] : []))
      await storePayment(started.paymentId, { operationId, bookingIds })
    }
    leaveToPay(started.url)
    return null
  } finally {
    release()
  }
}
