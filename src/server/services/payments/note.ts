import type { StayEventKind } from '#contract/stay-events.ts'
import type { Tx } from '../../db/store.ts'
import { charged as chargedAs } from '../../stay-events/event-of.ts'
import { stayOfSubject } from '../../stay-events/events-of.ts'
import { noteStay } from '../../stay-events/insert-stay-event.ts'
import type { PaymentRow } from './rows.ts'

/** What happened to a payment beside the desk's own steps stands in the history of its stay too. */
export async function notePayment(
  tx: Tx,
  kind: StayEventKind,
  row: Pick<PaymentRow, 'id' | 'subject_kind' | 'subject_id' | 'currency' | 'method'>,
  charged: number,
): Promise<void> {
  const bookingId = await stayOfSubject(tx.db, { kind: row.subject_kind, id: row.subject_id })
  if (bookingId === null) return
  const params = { ...chargedAs(charged, row.currency), method: row.method, subject: row.id }
  await noteStay(tx, { bookingId, kind, params })
}
