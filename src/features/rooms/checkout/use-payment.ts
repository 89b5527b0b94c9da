import { useQuery } from '@tanstack/react-query'
import type { PaymentState } from '#contract/payments.ts'
import { oneRow, readAt } from '#contract/route.ts'
import type { LinkCause } from '#offline/link/types.ts'
import { offline } from '#offline/offline.ts'
import {
  storeReceived,
  paymentOfQuery,
  readPayment,
  type StoredPayment,
} from '#offline/paying/stored-payment.ts'

export interface KnownPayment {
  /** Null: nothing was ever heard of it here. */
  state: PaymentState | null
  /** From when; null where nothing was heard. */
  asOf: string | null
  /** The house was asked in vain. */
  cause: LinkCause | null
  /** The house answered that it knows no such payment, or would not say. */
  refused: boolean
  /** What this device remembers of it. */
  kept: StoredPayment | null
  /** How often it was asked. */
  round: number
}

/** First look, then ever more gently, ms. */
const EVERY = [2_000, 3_000, 5_000, 8_000, 15_000]

/** What came of a payment: asked again while it is pending, kept on the device. */
export function usePayment(paymentId: string) {
  return useQuery({
    queryKey: ['rooms', 'payment', paymentId],
    queryFn: async ({ client, queryKey }): Promise<KnownPayment> => {
      const before = client.getQueryData<KnownPayment>(queryKey)
      return askPayment(paymentId, (before?.round ?? 0) + 1)
    },
    refetchInterval: ({ state: { data } }) =>
      data === undefined ||
      data.refused ||
      (data.cause === null && data.state?.status !== 'pending')
        ? false
        : (EVERY[Math.min(data.round, EVERY.length) - 1] ?? 15_000),
    refetchOnWindowFocus: true,
    staleTime: 1_000,
  })
}

async function askPayment(paymentId: string, round: number): Promise<KnownPayment> {
  const [kept, asked] = await Promise.all([
    readPayment(paymentId),
    offline().ask({ route: 'getPaymentState', params: { id: paymentId }, timeout: 10_000 }),
  ])
  const earlier = {
    kept,
    state: kept?.heard?.state ?? null,
    asOf: kept?.heard?.at ?? null,
    round,
  }
  if (asked.kind === 'none') return { ...earlier, cause: asked.cause, refused: false }
  const state = oneRow(asked.body)
  if (!asked.ok) {
    // Trouble at the house says nothing of the payment.
    const trouble = asked.status >= 500 || asked.status === 429
    return { ...earlier, cause: trouble ? 'house-trouble' : null, refused: !trouble }
  }
  if (!isPaymentState(state)) return { ...earlier, cause: 'house-trouble', refused: false }
  const asOf = asked.houseTime ?? new Date(offline().clock.now()).toISOString()
  await storeReceived(paymentId, state, asOf)
  return { kept, state, asOf, cause: null, refused: false, round }
}

function isPaymentState(value: unknown): value is PaymentState {
  return typeof readAt(value, 'status') === 'string' && Array.isArray(readAt(value, 'bookings'))
}

/** The newest payment begun on this device for what an operation booked. */
export function usePaymentOf(operationId: string): string | null {
  return useQuery(paymentOfQuery(operationId)).data ?? null
}
