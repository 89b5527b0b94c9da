import { paymentState, type PaymentState } from '#contract/payments.ts'
import { fromMinor } from '#domain/money.ts'
import type { PaymentStatus } from '#domain/payments.ts'
import type { BookingPaymentStatus, BookingStatus } from '#domain/stays.ts'
import { read, refuse } from '../../pipeline/endpoint.ts'
import { refreshStatusWithin } from './refresh-status.ts'
import { describeSubjects, wholeTitle } from './payables/payables.ts'
import { findPayment, subjectsOf, type PaymentContext, type ProviderPayment } from './rows.ts'

/** The provider is polled no more often than this, however often the app asks, ms. */
const MIN_INTERVAL_MS = 4000
/** How long an answer waits for the provider, ms. */
const STATUS_TIMEOUT_MS = 3000

/**
 * GET /api/payments/{id}/state: what came of a payment, for who comes back from the provider. While
 * it is pending the provider is asked, since its own news may be lost.
 */
export const getPaymentState = read({
  name: 'getPaymentState',
  answer: paymentState,
  async read(db, { params, now }, _store, context) {
    const id = params.id ?? ''
    const found = await findPayment(db, id)
    if (found === undefined) return refuse('no_such_payment')
    if (!isDue(found, now)) return stateOf(context, found)
    await refreshStatusWithin(context, found, null, STATUS_TIMEOUT_MS)
    return stateOf(context, (await findPayment(db, id)) ?? found)
  },
})

function isDue({ status, asked_at }: ProviderPayment, now: Date): boolean {
  return (
    status === 'pending' &&
    (asked_at === null || now.getTime() - Date.parse(asked_at) > MIN_INTERVAL_MS)
  )
}

async function stateOf({ store }: PaymentContext, payment: ProviderPayment): Promise<PaymentState> {
  const described = await describeSubjects(store.db, subjectsOf(payment))
  const its = described.map((one) => ({ ...one, title: one.title || wholeTitle(one) }))
  const { currency, charged } = payment
  return {
    id: payment.id,
    status: payment.status as PaymentStatus,
    amount: fromMinor(charged, currency),
    currency,
    reason: payment.reason,
    subjects: its.map(({ kind, id, title, from, to, status, payment_status, flag }) => ({
      kind,
      id,
      title,
      from,
      to,
      status,
      payment_status,
      flag,
    })),
    bookings: its
      .filter(({ kind }) => kind === 'room')
      .map(({ id, title, from, to, status, payment_status, flag }) => ({
        id,
        room_name: title,
        check_in: from ?? '',
        check_out: to ?? '',
        status: status as BookingStatus,
        payment_status: payment_status as BookingPaymentStatus,
        flag,
      })),
  }
}
