import type { Service } from '#contract/services/service.ts'
import type { Tx } from '../../db/store.ts'
import { cartsOf, isInPendingCartNotice } from '../cart/index.ts'
import { queueNotice } from '../../notices/queue.ts'

/** What a notice about a service's row needs of it. */
export interface NoticeRecipient {
  id: string
  source: string
  customer_email: string | null
  customer_phone: string | null
  language: string | null
}

type Described = Pick<Service, 'kind' | 'confirmedBy' | 'silentAtDesk' | 'confirmedWithCart'>

/**
 * Queues what a guest is told of a step of the desk, by the service's description: that the house
 * cancelled it (who comes up the mountain all the same finds nothing), or that it confirmed it.
 * Each once in the row's life.
 */
export async function notifyOfStep(
  tx: Tx,
  service: Described,
  step: string,
  row: NoticeRecipient,
): Promise<void> {
  if (step === 'cancel') await queue(tx, 'booking_cancelled', service, row)
  if (service.confirmedBy.includes(step) && (await isConfirmationDue(tx, service, row))) {
    await queue(tx, 'service_confirmed', service, row)
  }
}

async function queue(
  tx: Tx,
  notice: 'booking_cancelled' | 'service_confirmed',
  { kind }: Described,
  row: NoticeRecipient,
): Promise<void> {
  await queueNotice(tx, {
    kind: notice,
    dedupe: `${notice}:${kind}:${row.id}`,
    subject_kind: kind,
    subject_ids: [row.id],
    to_email: row.customer_email,
    to_phone: row.customer_phone,
    language: row.language,
  })
}

/** Not to whom the desk told it, and not while one message for all that was booked in one go says it. */
async function isConfirmationDue(
  tx: Tx,
  { kind, silentAtDesk, confirmedWithCart }: Described,
  row: NoticeRecipient,
): Promise<boolean> {
  if (row.customer_email === null && row.customer_phone === null) return false
  if (row.source === 'desk' && silentAtDesk) return false
  if (await isInPendingCartNotice(tx.db, kind, [row.id])) return false
  return !(confirmedWithCart && (await cartsOf(tx.db, kind, [row.id])).length > 0)
}
