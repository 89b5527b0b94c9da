import type { PaymentState } from '#contract/payments.ts'
import { readDraft, saveDraft } from '../drafts.ts'

/**
 * What the device remembers of paying: which payment belongs to which booking, and what was last
 * received of it. No card data: the provider alone has that.
 */
export interface StoredPayment {
  /** The operation that booked; '' where the booking was made elsewhere. */
  operationId: string
  bookingIds: string[]
  /** As last received, and when (ISO, the server's clock); null before that. */
  heard: { state: PaymentState; at: string } | null
}

const byPayment = (paymentId: string) => `rooms:payment:${paymentId}`
const byOperation = (operationId: string) => `rooms:paying:${operationId}`

/** Before the browser leaves for the provider: it may never come back to this page. */
export async function storePayment(
  paymentId: string,
  { operationId, bookingIds }: Pick<StoredPayment, 'operationId' | 'bookingIds'>,
): Promise<void> {
  await Promise.all([
    saveDraft(byPayment(paymentId), { operationId, bookingIds, heard: null }),
    operationId === '' ? undefined : saveDraft(byOperation(operationId), { paymentId }),
  ])
}

export async function readPayment(paymentId: string): Promise<StoredPayment | null> {
  const draft = await readDraft(byPayment(paymentId))
  if (draft === null) return null
  const { operationId = '', bookingIds = [], heard = null } = draft.value as Partial<StoredPayment>
  return { operationId, bookingIds, heard }
}

export async function storeReceived(
  paymentId: string,
  state: PaymentState,
  at: string,
): Promise<void> {
  const stored = await readPayment(paymentId)
  await saveDraft(byPayment(paymentId), {
    operationId: stored?.operationId ?? '',
    bookingIds: state.bookings.map(({ id }) => id),
    heard: { state, at },
  })
}

/** The newest payment that was begun for what an operation booked; null: none from this device. */
export async function paymentOf(operationId: string): Promise<string | null> {
  const draft = await readDraft(byOperation(operationId))
  return (draft?.value as { paymentId: string } | undefined)?.paymentId ?? null
}

/** The same, for a screen: read anew whenever it is looked at. */
export const paymentOfQuery = (operationId: string) => ({
  queryKey: ['rooms', 'paying', operationId],
  queryFn: () => paymentOf(operationId),
  staleTime: 0,
  networkMode: 'always' as const,
})
