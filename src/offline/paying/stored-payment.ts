import type { Payable, PaymentState } from '#contract/payments.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { tableOf } from '#contract/services/index.ts'
import { readDraft, saveDraft } from '../drafts.ts'
import { offline } from '../offline.ts'
import { PUBLIC } from '../reads/owner.ts'

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
    // The house says so of rooms as soon as their payment begins.
    applyToCache(bookingIds.map((id) => ({ kind: 'room', id, payment_status: 'pending' }))),
  ])
}

interface PaidSubject {
  kind: Payable
  id: string
  payment_status: string
}

/**
 * Writes what the house says of each into the rows that this device keeps of it: they were fetched before
 * the payment, and without the link a guest's requests are told from them alone.
 */
async function applyToCache(subjects: readonly PaidSubject[]): Promise<void> {
  try {
    const opened = await offline().device.ready()
    await Promise.all(
      subjects.map(({ kind, id, payment_status }) =>
        opened?.db.cached.update([PUBLIC, tableOf[kind], id], (cached) => {
          cached.row = { ...cached.row, payment_status } as ResourceRow
        }),
      ),
    )
  } catch {
    // A dead store costs the copy; the payment's own page has the status.
  }
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
  // Older houses tell of rooms alone.
  await applyToCache(
    (state.subjects as PaidSubject[] | undefined) ??
      state.bookings.map(({ id, payment_status }) => ({ kind: 'room', id, payment_status })),
  )
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
