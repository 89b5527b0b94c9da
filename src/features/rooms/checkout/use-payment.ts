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
  /** Null: this device has never received its status. */
  state: PaymentState | null
  /** When the status was received; null without one. */
  asOf: string | null
  /** The last request to the server failed. */
  cause: LinkCause | null
  /** The server does not know this payment, or refuses to show it. */
  refused: boolean
  /** The payment as saved on this device. */
  stored: StoredPayment | null
  /** Number of requests so far. */
  round: number
}

/** Time between requests: short at first, then longer, ms. */
const POLL_INTERVALS_MS = [2_000, 3_000, 5_000, 8_000, 15_000]

/** A payment's status: polled while it is pending, saved on the device. */
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
        : (POLL_INTERVALS_MS[Math.min(data.round, POLL_INTERVALS_MS.length) - 1] ?? 15_000),
    refetchOnWindowFocus: true,
    staleTime: 1_000,
  })
}

async function askPayment(paymentId: string, round: number): Promise<KnownPayment> {
  const [stored, asked] = await Promise.all([
    readPayment(paymentId),
    offline().ask({ route: 'getPaymentState', params: { id: paymentId }, timeout: 10_000 }),
  ])
  const earlier = {
    stored,
    state: stored?.heard?.state ?? null,
    asOf: stored?.heard?.at ?? null,
    round,
  }
  if (asked.kind === 'none') return { ...earlier, cause: asked.cause, refused: false }
  const state = oneRow(asked.body)
  if (!asked.ok) {
    // A server error says nothing about the payment.
    const trouble = asked.status >= 500 || asked.status === 429
    return { ...earlier, cause: trouble ? 'house-trouble' : null, refused: !trouble }
  }
  if (!isPaymentState(state)) return { ...earlier, cause: 'house-trouble', refused: false }
  const asOf = asked.houseTime ?? new Date(offline().clock.now()).toISOString()
  await storeReceived(paymentId, state, asOf)
  return { stored, state, asOf, cause: null, refused: false, round }
}

function isPaymentState(value: unknown): value is PaymentState {
  return typeof readAt(value, 'status') === 'string' && Array.isArray(readAt(value, 'bookings'))
}

/** The newest payment that this device began for an operation's booking. */
export function usePaymentOf(operationId: string): string | null {
  return useQuery(paymentOfQuery(operationId)).data ?? null
}
